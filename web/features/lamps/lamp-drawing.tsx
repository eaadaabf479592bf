/** A lamp as it glows on a dashboard. Decoration only; its name stands beside it. */
import type { Lamp } from '#contract/lamps.ts';
import type { LampColour } from '#contract/lit-lamps.ts';

const GLOW: Record<LampColour, string> = {
  red: 'text-lamp-red',
  amber: 'text-lamp-amber',
  green: 'text-lamp-green',
  blue: 'text-lamp-blue',
  white: 'text-lamp-white',
};

interface Props {
  drawing: Lamp['drawing'];
  colour: LampColour;
  flashing?: boolean;
  className?: string;
}

export function LampDrawing({ drawing, colour, flashing = false, className = 'size-10' }: Props) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 ${GLOW[colour]} ${flashing ? 'animate-pulse' : ''} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing.solid} fill="currentColor" fillRule="evenodd" stroke="none" />
      <path d={drawing.line} />
    </svg>
  );
}
