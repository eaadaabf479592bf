/** How hard, how long, and whether it was put together by machine. */
import { CATEGORIES, type Tutorial } from '#contract/tutorials.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { timeText, words } from './words.ts';

const TONES: Record<string, Tone> = { beginner: 'go', intermediate: 'caution', advanced: 'stop' };

const nameOf = (category: string): string =>
  category in CATEGORIES ? CATEGORIES[category as keyof typeof CATEGORIES] : category;

export const Facts = ({
  tutorial: { difficulty, estimatedTime, generated, category },
  showCategory = false,
}: {
  tutorial: Pick<Tutorial, 'difficulty' | 'estimatedTime' | 'generated' | 'category'>;
  showCategory?: boolean;
}) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge tone={TONES[difficulty] ?? 'info'}>{words.difficulties[difficulty] ?? difficulty}</Badge>
    <Badge icon="clock">{timeText(estimatedTime)}</Badge>
    {showCategory && <Badge>{nameOf(category)}</Badge>}
    {generated && (
      <Badge tone="info" icon="spanner">
        {words.generated}
      </Badge>
    )}
  </span>
);
