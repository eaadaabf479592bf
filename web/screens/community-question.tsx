/** `/community/qa/{id}`: one question and its answers. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { questionQuery } from '#web/features/community/questions/queries.ts';
import { QuestionDetail } from '#web/features/community/questions/question-detail.tsx';
import { text } from '#web/features/community/questions/words.ts';
import { words } from '#web/features/community/words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from './screen-title.tsx';

export function CommunityQuestionScreen() {
  const { id } = useParams();
  const question = useInfiniteQuery(questionQuery(Number(id))).data?.pages[0]?.data.question;
  return (
    <div className="mx-auto grid w-full max-w-reading grid-cols-1 content-start gap-3">
      <ScreenTitle>{question?.title ?? words.title}</ScreenTitle>
      <ButtonLink look="quiet" icon="back" href="/community?tab=qa" className="-ml-4 justify-self-start">
        {text.detail.back}
      </ButtonLink>
      <QuestionDetail key={id} id={Number(id)} />
    </div>
  );
}
