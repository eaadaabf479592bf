/** Status, category, car and urgency of a question, at a glance. */
import type { Question } from '#contract/qa.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { text } from './words.ts';

const STATUS: Record<Question['status'], { tone: Tone; icon: IconName }> = {
  open: { tone: 'plain', icon: 'question' },
  answered: { tone: 'go', icon: 'tick' },
  closed: { tone: 'plain', icon: 'lock' },
};

export const carOf = ({ carMake, carModel, carYear }: Pick<Question, 'carMake' | 'carModel' | 'carYear'>): string =>
  [carMake, carModel, carYear].filter(Boolean).join(' ');

export function QuestionFacts({ question }: { question: Question }) {
  const { status, category, isUrgent } = question;
  const car = carOf(question);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {isUrgent && status === 'open' && (
        <Badge tone="caution" icon="triangle">
          {text.urgent}
        </Badge>
      )}
      <Badge {...STATUS[status]}>{text.statuses[status]}</Badge>
      <Badge>{text.categories[category]}</Badge>
      {car && (
        <span dir="auto" className="text-caption text-soft wrap-anywhere">
          {car}
        </span>
      )}
    </div>
  );
}
