/** The foot of home: the letters of the house. */
import { Link } from 'wouter';
import { words } from './words.ts';

export const Footer = () => (
  <footer className="mt-10 border-t border-line pt-4">
    <nav aria-label={words.home.footer}>
      <ul className="flex flex-wrap justify-center gap-x-6 text-small desk:justify-start">
        {[
          ['/privacy-policy', words.home.privacy],
          ['/terms-of-use', words.home.terms],
          ['/support', words.home.support],
        ].map(([href = '', label]) => (
          <li key={href}>
            <Link href={href} className="flex min-h-11 items-center text-soft underline hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </footer>
);
