/** What is kept, item by item, as the contract lists it. */
import type { ReactNode } from 'react';
import { BESIDE_THE_DATABASE, STORED_DATA } from '#contract/stored-data.ts';
import { IN_BROWSER } from '#contract/stored-in-browser.ts';
import { privacy } from './privacy-words.ts';

const { use, collect } = privacy;

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-1">
    <h3 className="font-bold">{title}</h3>
    <ul className="divide-y divide-line border-y border-line">{children}</ul>
  </div>
);

/** What, and how long; the rest for who asks. */
const Kept = ({ what, howLong, facts }: { what: string; howLong: string; facts?: readonly [string, string][] }) => (
  <li className="grid grid-cols-1 gap-1 py-3">
    <p>{what}.</p>
    <p className="text-small text-soft">
      {use.howLong}: {howLong}.
    </p>
    {facts?.map(([name, value]) => (
      <p key={name} className="text-small text-soft">
        {name}: {value}.
      </p>
    ))}
  </li>
);

export const OnTheServer = () => (
  <List title={collect.server}>
    {STORED_DATA.map(({ what, why, ground, howLong, onDeletion }) => (
      <Kept
        key={what}
        what={what}
        howLong={howLong}
        facts={[
          [use.why, why],
          [use.ground, ground],
          [use.deletion, use.onDeletion[onDeletion]],
        ]}
      />
    ))}
  </List>
);

export const InTheBrowser = () => (
  <List title={collect.browser}>
    {IN_BROWSER.map(({ what, howLong }) => (
      <Kept key={what} what={what} howLong={howLong} />
    ))}
  </List>
);

export const OfTheOperator = () => (
  <List title={collect.operator}>
    {BESIDE_THE_DATABASE.map(({ what, why, howLong }) => (
      <Kept key={what} what={what} howLong={howLong} facts={[[use.why, why]]} />
    ))}
  </List>
);
