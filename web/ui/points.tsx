/** What one gets, as a short list: a drawing, a few words, a sentence. */
import { Icon, type IconName } from './icon.tsx';

interface Props {
  points: readonly { icon: IconName; title: string; text: string }[];
}

export const Points = ({ points }: Props) => (
  <ul className="grid gap-4">
    {points.map(({ icon, title, text }) => (
      <li key={title} className="flex items-start gap-3">
        <Icon name={icon} className="mt-0.5 size-6 text-brand-ink" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-small text-soft">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
