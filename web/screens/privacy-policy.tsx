/** The privacy policy: what this software keeps, from the list by which it cleans, and whom this very server asks. */
import { useQuery } from '@tanstack/react-query';
import type { Operator } from '#contract/support.ts';
import { operatorQuery } from '#web/features/support/queries.ts';
import { Contact, Letter, Section } from './letter.tsx';
import { InTheBrowser, OfTheOperator, OnTheServer } from './privacy-lists.tsx';
import { privacy } from './privacy-words.ts';
import { words } from './words.ts';

export function PrivacyPolicyScreen() {
  const { data, isError } = useQuery(operatorQuery);
  return (
    <Letter href="/privacy-policy" under={privacy.updated}>
      <Section {...privacy.introduction}>
        {data ? (
          <p>{data.name ? privacy.introduction.controller(data.name) : privacy.introduction.unnamed}</p>
        ) : (
          <p className="text-soft">{isError ? words.letters.operatorFailed : words.letters.operatorLoading}</p>
        )}
      </Section>
      <Section {...privacy.collect}>
        <OnTheServer />
        {privacy.collect.details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <InTheBrowser />
        <p>{privacy.collect.cookies}</p>
        <OfTheOperator />
      </Section>
      <Section {...privacy.use} />
      <Section title={privacy.ads.title}>
        {data && <p>{data.partners.includes('ads') ? privacy.ads.shown : privacy.ads.none}</p>}
        <p>{privacy.ads.elsewhere}</p>
        <p>{privacy.ads.consent}</p>
      </Section>
      <Section {...privacy.sharing}>
        {data && <Partners partners={data.partners} />}
        <p>{privacy.sharing.links}</p>
      </Section>
      <Section {...privacy.security} />
      <Section {...privacy.rights} />
      <Contact title={privacy.contact.title} text={privacy.contact.text} email={data?.email} />
    </Letter>
  );
}

const Partners = ({ partners }: Pick<Operator, 'partners'>) =>
  partners.length === 0 ? (
    <p>{privacy.sharing.alone}</p>
  ) : (
    <>
      <p>{privacy.sharing.partners}</p>
      <ul className="grid list-disc gap-2 pl-5">
        {partners.map((partner) => (
          <li key={partner}>{privacy.sharing.asked[partner]}</li>
        ))}
      </ul>
      <p>{privacy.sharing.abroad}</p>
    </>
  );
