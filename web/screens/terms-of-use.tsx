/** The terms of use, with the price at the top. */
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '#web/features/support/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Contact, Letter, Section } from './letter.tsx';
import { terms } from './terms-words.ts';

export function TermsOfUseScreen() {
  const { data } = useQuery(operatorQuery);
  const { box, sections, contact } = terms;
  return (
    <Letter href="/terms-of-use">
      <Card aria-labelledby="purchase" className="grid gap-1">
        <h2 id="purchase" className="text-lead font-bold">
          {box.title}
        </h2>
        <p className="text-display font-heavy tabular-nums">{box.price}</p>
        <p>{box.text}</p>
        <p className="text-small text-soft">{box.other}</p>
      </Card>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      <Contact title={contact.title} text={contact.text} email={data?.email} after={contact.law} />
    </Letter>
  );
}
