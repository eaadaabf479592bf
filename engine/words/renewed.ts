/** Hears which parts an owner had renewed: "new drop links already", "they changed two injectors and the glow plugs". */
import type { Knowledge } from '../knowledge.ts';
import type { Lexicon } from './lexicon.ts';
import { withoutAside } from './mid-sentence.ts';
import { type Token, tokensOf } from './tokens.ts';

interface PartName {
  sign: string;
  words: readonly string[];
}

/** Names of parts by their first word. */
export type RenewalEar = ReadonlyMap<string, readonly PartName[]>;

/** Words of a catalogue's name that owners leave out. */
const CATALOGUE = /\b(kit|set|assembly|complete)\b/gi;

export function renewalEarOf({ signs, parts }: Pick<Knowledge, 'signs' | 'parts'>, lexicon: Lexicon): RenewalEar {
  const ear = new Map<string, PartName[]>();
  for (const [sign, { renews }] of Object.entries(signs))
    for (const part of renews)
      for (const name of [parts[part]?.name ?? '', ...(parts[part]?.also ?? [])]) {
        const words = tokensOf(withoutAside(name).replace(CATALOGUE, ''), lexicon.read).map(({ word }) => word);
        const [first] = words;
        if (first !== undefined) ear.set(first, [...(ear.get(first) ?? []), { sign, words }]);
      }
  return ear;
}

/** As the lexicon reads them: "renewed" and "swapped" are "replace". */
const DONE = new Set(
  'replace replac renew swap chang exchang fit instal new rebuilt recondit recon refurbish'.split(' '),
);
/** Between the doing and the part: which, how many and when. */
const WHICH = new Set(
  'front rear both two three four six all pair set second third brand nearli left right upper lower alreadi recent'.split(
    ' ',
  ),
);
/** Right behind a part's name these speak of another part or of a symptom: the alternator's pulley, a new clutch judder. */
const OF_IT = new Set(
  'pulley sensor switch belt bearing bush seal hose pipe gasket hous relay wire loom cabl mount cover motor pump valv cap clamp termin bracket fluid oil cell light lamp bulb judder squeal nois warn problem issu leak fault smell rattl knock whine grind'.split(
    ' ',
  ),
);
/** Before it: talk of what was not done, or not yet. */
const PLANNED =
  /\b(needs?|needed|needing|should|would|will|going to|about to|if|must|wants?|quoted?|told|recommend\w*|suggest\w*|advis\w*|says?|said|thinks?|reckons?|without|instead|order(ed)?|buy|considering|worth|do i|can i|rather than|waiting|how much|price|cost)\b/;
/** A question about the car and not a story: "have the pads been changed?" */
const ASKED = /^\W*(have|has|had|did|do|does|is|are|was|were|could|should|would|can|how|what|when|who|which)\b/i;
/** "The new thermostat didn't help": the no is not the thermostat's. */
const IN_VAIN = /^\s*(has|have|had|did|does|do)(n['’]?t| not) (help|cure|fix|chang|sort|solve|mend|ma[dk]e)/i;
/** After it. */
const DUE = /\b(needs?|needed|due|required|recommended|next)\b/;

/** A renewed part, the owner's words and the tokens that they are. */
export interface HeardRenewal {
  sign: string;
  said: string;
  first: number;
  last: number;
}

/** Each renewed part once. */
export function hearRenewals(text: string, tokens: readonly Token[], ear: RenewalEar): HeardRenewal[] {
  const heard = new Map<string, HeardRenewal>();
  let listed = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const named = longest(tokens, at, ear);
    if (named.length === 0) continue;
    const last = at + (named[0] as PartName).words.length - 1;
    if (tokens[at]?.denied && !IN_VAIN.test(text.slice(tokens[last]?.to))) continue;
    const doing = doingAround(text, tokens, at, last, listed) ?? doingBehindList(text, tokens, last, ear);
    if (doing === undefined) continue;
    const first = Math.min(at, doing);
    const final = Math.max(last, doing);
    const said = text.slice((tokens[first] as Token).from, (tokens[final] as Token).to);
    if (isPlanned(text, tokens, first, final)) continue;
    const sides = sidesIn(said);
    const signs = new Set(named.map(({ sign }) => sign).filter((sign) => !onOtherSide(sign, sides)));
    const [sign] = signs;
    // "new dampers" may be the front or the rear ones: nobody said which
    if (signs.size === 1 && sign !== undefined && !heard.has(sign)) heard.set(sign, { sign, said, first, last: final });
    if (doing < at) listed = last;
    at = last;
  }
  return [...heard.values()];
}

const sidesIn = (said: string): string[] => said.toLowerCase().match(/\b(front|rear|back)\b/g) ?? [];

/** "New front shock absorbers" are not the rear ones, though both are called shock absorbers. */
const onOtherSide = (sign: string, sides: readonly string[]): boolean =>
  sides.length > 0 &&
  ((/-front-/.test(sign) && !sides.includes('front')) ||
    (/-rear-/.test(sign) && sides.every((side) => side === 'front')));

/** The parts whose longest name stands here; several parts can share one. */
function longest(tokens: readonly Token[], at: number, ear: RenewalEar): PartName[] {
  const here = (ear.get((tokens[at] as Token).word) ?? []).filter(({ words }) =>
    words.every((word, k) => tokens[at + k]?.word === word && tokens[at + k]?.sentence === tokens[at]?.sentence),
  );
  const most = Math.max(0, ...here.map(({ words }) => words.length));
  const next = tokens[at + most];
  if (next && most > 0 && OF_IT.has(next.word) && next.from - (tokens[at + most - 1] as Token).to === 1) return [];
  return here.filter(({ words }) => words.length === most);
}

/** Where the word stands that says it was renewed: just before, just after, or before the part that this one is listed with. */
function doingAround(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  listed: number,
): number | undefined {
  const { sentence, to } = tokens[last] as Token;
  const inSentence = (at: number) => tokens[at]?.sentence === sentence;
  for (let at = first - 1; at >= 0 && inSentence(at); at -= 1) {
    const { word, denied } = tokens[at] as Token;
    if (DONE.has(word) && !denied) return at;
    if (at === listed) return at;
    if (!WHICH.has(word)) break;
  }
  for (let at = last + 1; at <= last + 2 && inSentence(at); at += 1) {
    const { word, denied } = tokens[at] as Token;
    if (DONE.has(word) && !denied) return JOINED.test(text.slice(to, tokens[at]?.from)) ? undefined : at;
    if (!WHICH.has(word)) break;
  }
  const young = YOUNG.exec(text.slice(to));
  return young ? tokens.findIndex((token) => token.to === to + young[0].length) : undefined;
}

/**
 * "Thermostat, water pump and radiator replaced": of a list the last is told with the doing, all are meant. The last two are
 * joined by an "and"; "a knock from the wheel bearing, drop link replaced" is no list.
 */
function doingBehindList(text: string, tokens: readonly Token[], last: number, ear: RenewalEar): number | undefined {
  let at = last;
  for (let parts = 1; parts < LONGEST_LIST; parts += 1) {
    const { to, sentence } = tokens[at] as Token;
    const next = tokens[at + 1];
    const joint = next?.sentence === sentence ? LISTED.exec(text.slice(to, next.from)) : null;
    const [named] = joint ? longest(tokens, at + 1, ear) : [];
    if (!joint || !named) return undefined;
    const first = at + 1;
    at += named.words.length;
    if (joint[1]) return doingAround(text, tokens, first, at, first);
  }
  return undefined;
}

/** Between two parts of a list; the "and" before its last. */
const LISTED = /^\s*(?:,|,?\s*(and|&))\s*(?:(?:the|both|a)\s*)?$/i;
const LONGEST_LIST = 8;

/** Right behind a part's name: "is only three months old", "'s a year old". What is older was not renewed lately. */
const YOUNG =
  /^(['’]s|\s+(is|are|was|were))?(\s+(both|all|only|just|about|around|nearly|barely|less than|under|not even))*\s+(((1?\d|a|one|two|three|four|five|six|a few|a couple of) (days?|weeks?|months?))|((a|one|1) year)|(1?\dk|\d,?\d{3} ?miles)) old\b/i;

/** "I cleaned the horn and changed" – something else; "press the clutch to change". */
const JOINED = /,|\b(and|to|when|while|for|but|then|if)\b/i;

/** How far round the words such talk is looked for, in letters, within the sentence. */
const BEFORE = 30;
const AFTER = 12;

function isPlanned(text: string, tokens: readonly Token[], first: number, last: number): boolean {
  const { from } = tokens[first] as Token;
  const { to } = tokens[last] as Token;
  const before =
    text
      .slice(Math.max(0, from - BEFORE), from)
      .split(/[.!?;\n]/)
      .at(-1) ?? '';
  const [after = ''] = text.slice(from, to + AFTER).split(/[.!?;\n]/);
  const [head = ''] = text
    .slice(0, from)
    .split(/[.!?;\n]/)
    .slice(-1);
  const sentence = `${head}${text.slice(from)}`;
  if (ASKED.test(sentence) && /^[^.!;\n,]*\?/.test(sentence)) return true;
  return PLANNED.test(before.toLowerCase()) || DUE.test(after.toLowerCase());
}
