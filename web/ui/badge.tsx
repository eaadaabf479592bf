/** A word that classifies: small, coloured by meaning, never by colour alone. */
import { Icon, type IconName } from './icon.tsx';

export const TONE = {
  plain: 'bg-sunk text-ink',
  go: 'bg-brand-tint text-brand-ink',
  caution: 'bg-caution-tint text-caution-ink',
  stop: 'bg-stop-tint text-stop-ink',
  info: 'bg-info-tint text-info-ink',
} as const;
export type Tone = keyof typeof TONE;

export function Badge({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: string }) {
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1 rounded-pill px-2.5 text-caption font-semibold whitespace-nowrap ring-1 ring-rim ring-inset ${TONE[tone]}`}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  );
}
