/** The rows of the specification, as `docs/conformance/*.yaml` has them, and what is said to show each. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { titlesOf } from './titles.ts';

const FOLDER = 'docs/conformance';

/** A test, by the beginning of its title, in the group's file or in one named before ` > `; or `decision <number> > <words of it>`. */
const Proof = z.string().min(1);
const Group = z.strictObject({
  part: z.string().min(1),
  in: z.string().optional(),
  rows: z.record(z.string().min(1), z.union([Proof, z.array(Proof).min(1)])),
});
const Chapter = z.strictObject({ title: z.string().min(1), groups: z.array(Group) });

export interface Shown {
  kind: 'test' | 'decision';
  file: string;
  /** The whole title, or the words of the decision. */
  text: string;
}

export interface Row {
  says: string;
  shownBy: Shown[];
  /** What is wrong with it; empty when all that is said to show it is there. */
  open: string[];
}

export interface Part {
  chapter: string;
  part: string;
  rows: Row[];
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Titles by file, each file read once. */
const known = new Map<string, string[]>();
function titlesIn(file: string): string[] | undefined {
  if (!known.has(file) && existsSync(file)) known.set(file, titlesOf(read(file)));
  return known.get(file);
}

function show(proof: string, groupFile: string | undefined): Shown | string {
  const [, named, rest] = /^(\S+\.(?:test|spec)\.tsx?|decision \d+) > (.*)$/s.exec(proof) ?? [];
  if (named?.startsWith('decision ')) return decided(named.slice('decision '.length), rest ?? '');
  const file = named ?? groupFile;
  const text = rest ?? proof;
  if (file === undefined) return `no file is named for “${proof}”`;
  const titles = titlesIn(file);
  if (titles === undefined) return `${file} is not there`;
  const title = titles.find((one) => one === text) ?? titles.find((one) => one.startsWith(text));
  return title === undefined ? `${file} has no test “${text}”` : { kind: 'test', file, text: title };
}

function decided(number: string, words: string): Shown | string {
  const [file] = globSync(`docs/decisions/${number.padStart(4, '0')}-*.md`);
  if (file === undefined) return `there is no decision ${number}`;
  return read(file).includes(words) ? { kind: 'decision', file, text: words } : `${file} does not speak of “${words}”`;
}

export function readParts(): Part[] {
  return globSync(`${FOLDER}/*.yaml`)
    .sort()
    .flatMap((file) => {
      const { title, groups } = Chapter.parse(parse(read(file)), { error: () => `${basename(file)} is misshapen` });
      return groups.map(({ part, in: groupFile, rows }) => ({
        chapter: title,
        part,
        rows: Object.entries(rows).map(([says, proofs]) => {
          const shown = [proofs].flat().map((proof) => show(proof, groupFile));
          return {
            says,
            shownBy: shown.filter((one) => typeof one !== 'string'),
            open: shown.filter((one) => typeof one === 'string'),
          };
        }),
      }));
    });
}
