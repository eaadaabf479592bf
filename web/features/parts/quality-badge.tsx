/** Made by a factory's supplier, by others, or used before. */

import type { Quality } from '#contract/parts.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { words } from './words.ts';

const TONES: Record<Quality, Tone> = { OEM: 'go', Aftermarket: 'info', Used: 'caution' };

export const QualityBadge = ({ quality }: { quality: Quality }) => (
  <Badge tone={TONES[quality]}>{words.qualities[quality]}</Badge>
);
