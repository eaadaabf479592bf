/** How home greets. */
import { words } from './words.ts';

export const HomeHeading = () => (
  <header className="grid gap-1">
    <h1 className="text-title font-heavy tracking-tight tablet:text-display">{words.home.title}</h1>
    <p className="max-w-reading text-small text-soft tablet:text-body">{words.home.lead}</p>
  </header>
);
