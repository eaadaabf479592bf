/** What may spare an owner the asking: solved questions like this one, and the faults it points to. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { words } from '../words.ts';
import { similarQuery } from './queries.ts';
import { text } from './words.ts';

export function Similar({ typed }: { typed: string }) {
  const { data } = useQuery(similarQuery(typed));
  if (typed.length < 10 || !data || (data.questions.length === 0 && data.faults.length === 0)) return null;
  const { questions, faults } = data;
  return (
    <aside aria-label={text.similar.title} className="grid gap-3 rounded-control bg-sunk p-4">
      {questions.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{text.similar.solved}</p>
          <ul className="grid gap-1">
            {questions.map(({ id, title, answersCount }) => (
              <li key={id}>
                <Link
                  href={`/community/qa/${id}`}
                  target="_blank"
                  className="inline-flex min-h-8 items-center text-brand-ink underline underline-offset-2 wrap-anywhere"
                >
                  {title}
                </Link>{' '}
                <span className="text-caption text-soft">{words.answers(answersCount)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {faults.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{text.similar.faults}</p>
          <ul className="grid gap-1.5">
            {faults.map(({ id, title, description }) => (
              <li key={id} className="text-small">
                <span className="font-semibold">{title}</span>
                {' – '}
                {description}
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
