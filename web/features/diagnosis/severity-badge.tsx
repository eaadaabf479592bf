/** How bad it is, as the specification words it; low where nothing else is said. */

import type { Issue } from '#contract/diagnosis.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { words } from './answer-words.ts';

const LOOK: Record<Issue['severity'], { tone: Tone; icon: IconName }> = {
  high: { tone: 'stop', icon: 'octagon' },
  medium: { tone: 'caution', icon: 'triangle' },
  low: { tone: 'plain', icon: 'info' },
};

export function SeverityBadge({ severity }: { severity: Issue['severity'] }) {
  return <Badge {...(LOOK[severity] ?? LOOK.low)}>{words.severity[severity] ?? words.severity.low}</Badge>;
}
