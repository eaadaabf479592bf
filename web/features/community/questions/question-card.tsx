/** A question in the list. */
import { Link } from 'wouter';
import type { Question } from '#contract/qa.ts';
import { Byline } from '../byline.tsx';
import { Figure } from '../posts/post-card.tsx';
import { words } from '../words.ts';
import { QuestionFacts } from './question-facts.tsx';

export function QuestionCard({ question }: { question: Question }) {
  const { id, title, upvotes, answersCount, views } = question;
  return (
    <li className="relative grid gap-2 rounded-card bg-surface p-4 shadow-card transition-shadow hover:shadow-lift tablet:p-5">
      <QuestionFacts question={question} />
      <h2 dir="auto" className="text-lead font-bold wrap-anywhere">
        <Link href={`/community/qa/${id}`} className="after:absolute after:inset-0 after:rounded-card">
          {title}
        </Link>
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Byline written={question} />
        <ul className="flex gap-4 text-caption text-soft">
          <Figure icon="up" count={upvotes} said={words.upvotes(upvotes)} />
          <Figure icon="chat" count={answersCount} said={words.answers(answersCount)} />
          <Figure icon="eye" count={views} said={words.views(views)} />
        </ul>
      </div>
    </li>
  );
}
