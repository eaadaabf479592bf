/** The five tabs: along the bottom of a phone, within the header on a desk. */
import { Link } from 'wouter';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { words } from './words.ts';

interface Tab {
  href: string;
  label: string;
  icon: IconName;
  /** Paths below this belong to the tab as well. */
  under?: string;
}

/** Asked for anew each time: the words may be another language's by then. */
const tabs = (): Tab[] => [
  { href: '/', label: words.tabs.diagnose, icon: 'gauge' },
  { href: '/history', label: words.tabs.history, icon: 'history', under: '/session/' },
  { href: '/cars', label: words.tabs.cars, icon: 'car' },
  { href: '/community', label: words.tabs.community, icon: 'people' },
  { href: '/tutorials', label: words.tabs.tutorials, icon: 'book', under: '/tutorials/' },
];

/** As the router reads addresses: in small letters or capitals, with or without a slash at the end. */
export const isCurrent = ({ href, under }: Pick<Tab, 'href' | 'under'>, path: string): boolean => {
  const read = path.toLowerCase().replace(/(.)\/$/, '$1');
  return read === href || (under !== undefined && read.startsWith(under));
};

export function Navigation({ path }: { path: string }) {
  return (
    <nav
      aria-label={words.navigation}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:static desk:border-0 desk:bg-transparent desk:pb-0"
    >
      <ul className="mx-auto grid max-w-reading grid-cols-5 desk:flex desk:max-w-none desk:gap-1">
        {tabs().map((tab) => (
          <li key={tab.href} className="min-w-0">
            <Link
              href={tab.href}
              aria-current={isCurrent(tab, path) ? 'page' : undefined}
              className="group flex min-h-16 flex-col items-center justify-center gap-0.5 text-nav font-medium text-soft transition-colors hover:text-ink aria-[current]:font-bold aria-[current]:text-brand-ink desk:min-h-11 desk:flex-row desk:gap-2 desk:rounded-control desk:px-3 desk:text-small desk:hover:bg-sunk desk:aria-[current]:bg-brand-tint"
            >
              <span className="flex h-7 w-12 max-w-full items-center justify-center rounded-pill transition-colors group-aria-[current]:bg-brand-tint desk:h-auto desk:w-auto desk:group-aria-[current]:bg-transparent">
                <Icon name={tab.icon} className="size-5.5" />
              </span>
              <span className="max-w-full truncate">{tab.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
