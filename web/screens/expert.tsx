/** `/community/experts/{id}`: one expert's public profile. */
import { useParams } from 'wouter';
import { ExpertProfile } from '#web/features/community/experts/expert-profile.tsx';
import { text } from '#web/features/community/experts/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function ExpertScreen() {
  const { id } = useParams();
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <ScreenTitle>{text.title}</ScreenTitle>
      <ButtonLink look="quiet" icon="back" href="/community/experts" className="-ml-4 justify-self-start">
        {text.backToAll}
      </ButtonLink>
      <ExpertProfile key={id} id={Number(id)} />
    </div>
  );
}
