/** `/community/experts`: the directory, and one's own profile. */
import { ExpertList } from '#web/features/community/experts/expert-list.tsx';
import { OwnProfile } from '#web/features/community/experts/own-profile.tsx';
import { text } from '#web/features/community/experts/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function ExpertsScreen() {
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <ScreenTitle>{text.title}</ScreenTitle>
      <header className="grid grid-cols-1 gap-1">
        <ButtonLink look="quiet" icon="back" href="/community?tab=qa" className="-ml-4 justify-self-start">
          {text.back}
        </ButtonLink>
        <h1 className="text-title font-heavy tracking-tight tablet:text-display">{text.title}</h1>
        <p className="text-small text-soft tablet:text-body">{text.lead}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-8">
        <ExpertList />
        <OwnProfile />
      </div>
    </div>
  );
}
