/** Support: a form, an address, and what owners ask most. */
import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '#web/features/support/queries.ts';
import { SupportForm } from '#web/features/support/support-form.tsx';
import { words } from '#web/features/support/words.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Letter, Section } from './letter.tsx';

const QUESTIONS = words.faq.map(({ title, body }) => ({
  title,
  body: body.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
}));

export function SupportScreen() {
  const { data: user } = useQuery(currentUserQuery);
  const operator = useQuery(operatorQuery);
  return (
    <Letter href="/support">
      <Notice tone="caution" icon="triangle">
        {words.danger}
      </Notice>
      <Card aria-labelledby="write" className="grid grid-cols-1 gap-4">
        <h2 id="write" className="text-title font-bold tracking-tight">
          {words.form.heading}
        </h2>
        <p className="text-soft">{words.form.lead}</p>
        <SupportForm email={user?.email ?? ''} />
        <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
          {words.address}
          {operator.data ? (
            <a href={`mailto:${operator.data.email}`} className="flex min-h-11 items-center break-all underline">
              {operator.data.email}
            </a>
          ) : (
            <span className="flex min-h-11 items-center text-soft">
              {operator.isError ? words.addressFailed : words.addressLoading}
            </span>
          )}
        </p>
      </Card>
      <Section title={words.faqHeading}>
        <Accordion items={QUESTIONS} />
      </Section>
    </Letter>
  );
}
