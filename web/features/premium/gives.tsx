/** What premium gives, a line each. */
import { Icon } from '#web/ui/icon.tsx';
import { words } from './words.ts';

export const Gives = ({ features }: { features: readonly string[] }) => (
  <ul aria-label={words.gives} className="grid gap-1.5">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2">
        <Icon name="tick" className="mt-0.5 size-5 text-brand-ink" />
        {feature}
      </li>
    ))}
  </ul>
);
