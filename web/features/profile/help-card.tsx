/** Help & Support: whom to ask, what to read, what is agreed. */

import { Link } from 'wouter';
import { ActionLink, ActionList, ActionRow } from '#web/ui/action-row.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { words } from './words.ts';

const text = words.help;

export const HelpCard = ({ onDocumentation }: { onDocumentation: () => void }) => (
  <Card aria-labelledby="help" className="grid grid-cols-1 gap-3">
    <h2 id="help" className="text-lead font-bold">
      {text.heading}
    </h2>
    <ActionList>
      <ActionLink href="/support" icon="chat" label={text.contact} hint={text.contactWhy} />
      <ActionRow icon="book" label={text.documentation} hint={text.documentationWhy} onPress={onDocumentation} />
    </ActionList>
    <p className="text-small text-soft">{text.feedback}</p>
    <section aria-labelledby="faqs" className="grid grid-cols-1 gap-1">
      <h3 id="faqs" className="font-bold">
        {text.faqs}
      </h3>
      {text.faq.map(({ question, answer }) => (
        <Disclosure key={question} label={question}>
          <p className="pb-2 text-small text-soft">{answer}</p>
        </Disclosure>
      ))}
    </section>
    <nav aria-label={text.legal} className="border-t border-line pt-1">
      <ul className="flex flex-wrap gap-x-5 text-small">
        {text.links.map(([href, label]) => (
          <li key={href}>
            <Link href={href} className="flex min-h-11 items-center text-soft underline hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </Card>
);
