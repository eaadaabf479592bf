/** Finds what was said in knowledge/talk: small talk, the law, first aid, upkeep. Phrases are words near each other, in any order. */
import { stemmer } from 'stemmer';
import type { Knowledge, Talk } from '#engine/knowledge.ts';

interface Phrase {
  /** Of each word its alternatives, as stems. */
  words: ReadonlySet<string>[];
  /** The whole message must be made of these words. */
  whole: boolean;
}

interface Topic {
  id: string;
  talk: Talk;
  heard: Phrase[];
  unless: Phrase[];
  more: Phrase[][];
}

export type TalkIndex = Topic[];

/** As people type. */
const SHORT: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  yer: 'your',
  ya: 'you',
  wot: 'what',
  wat: 'what',
  whats: 'what',
  wots: 'what',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  im: 'i',
  ive: 'i',
  ill: 'i',
  its: 'it',
  hows: 'how',
  wheres: 'where',
};
const stemsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’*]/g, '')
    .split(/[^a-z0-9£]+/)
    .filter((word) => word !== '')
    .map((word) => stemmer(SHORT[word] ?? word));

const phraseOf = (text: string): Phrase => ({
  whole: text.startsWith('='),
  words: text
    .replace(/^=/, '')
    .trim()
    .split(/\s+/)
    .map((word) => new Set(word.split('/').flatMap(stemsIn))),
});

export const indexTalk = ({ talk }: Pick<Knowledge, 'talk'>): TalkIndex =>
  Object.entries(talk).map(([id, one]) => ({
    id,
    talk: one,
    heard: one.heard.map(phraseOf),
    unless: one.unless.map(phraseOf),
    more: one.more.map(({ heard }) => heard.map(phraseOf)),
  }));

/** A phrase of so many words may be spread over so many times more. */
const SPREAD = 4;
const FILLED = new Set(
  'the a an to so very really please mate pal love duck hen dear then there my well oh for that again all now big man bud buddy friend and just ok okay yes yeah aye'
    .split(' ')
    .map((word) => stemmer(word)),
);

/** How many words of the message the phrase explains; 0 when it is not in it. */
function found(stems: readonly string[], { words, whole }: Phrase): number {
  if (whole) {
    if (stems.length === 0 || !words.some((options) => stems.some((stem) => options.has(stem)))) return 0;
    const [first, ...others] = words as [ReadonlySet<string>, ...ReadonlySet<string>[]];
    if (!stems.some((stem) => first.has(stem))) return 0;
    const known = (stem: string) => FILLED.has(stem) || [first, ...others].some((options) => options.has(stem));
    return stems.every(known) ? Math.max(1, stems.length) + 0.5 : 0;
  }
  const at: number[] = [];
  const taken = new Set<number>();
  for (const options of words) {
    const here = stems.findIndex((stem, index) => !taken.has(index) && options.has(stem));
    if (here < 0) return 0;
    taken.add(here);
    at.push(here);
  }
  return Math.max(...at) - Math.min(...at) < words.length * SPREAD ? words.length : 0;
}

const best = (stems: readonly string[], phrases: readonly Phrase[]): number =>
  phrases.reduce((most, phrase) => Math.max(most, found(stems, phrase)), 0);

export interface Talked {
  id: string;
  talk: Talk;
  /** How many words of the message it explains. */
  worth: number;
  /** Which of what is asked on, when it is one of those. */
  more?: number;
}

/** The topic that explains most of the message; what is asked on from the topic in hand comes before others. */
export function talkIn(index: TalkIndex, text: string, inHand?: string): Talked | undefined {
  const stems = stemsIn(text);
  if (stems.length === 0) return undefined;
  const open = index.find(({ id }) => id === inHand);
  const ranked = index
    .map((topic) => ({ topic, worth: best(stems, topic.heard) }))
    .filter(({ topic, worth }) => worth > 0 && best(stems, topic.unless) === 0)
    .sort((a, b) => b.worth - a.worth || Number(b.topic.talk.urgent) - Number(a.topic.talk.urgent));
  const urgent = ranked.find(({ topic }) => (topic.talk.urgent && topic.id !== inHand) || topic.talk.firm);
  if (urgent) return { id: urgent.topic.id, talk: urgent.topic.talk, worth: urgent.worth };
  if (open) {
    const more = open.more
      .map((phrases, at) => ({ at, worth: best(stems, phrases) }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (more && more.worth > 0 && more.worth >= (ranked[0]?.worth ?? 0) - 2)
      return { id: open.id, talk: open.talk, worth: more.worth + 1, more: more.at };
  }
  const first = ranked[0];
  return first && { id: first.topic.id, talk: first.topic.talk, worth: first.worth };
}
