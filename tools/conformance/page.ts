/** The rows as a page to read. */
import { relative } from 'node:path';
import type { Part, Shown } from './rows.ts';

const HEAD = `# Does it do what was specified?

Every sentence of the specification as a row, with the test that shows it, or the decision by which we depart from it.
A test looks for each of them: a row without either, or one whose test is gone, fails the build.

This page is written by \`node tools/conformance.ts\` from \`docs/conformance/\`. Change the rows there.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const link = ({ kind, file, text }: Shown) =>
  kind === 'test'
    ? `[${cell(text)}](${relative('docs', file)})`
    : `[decision: ${cell(text)}](${relative('docs', file)})`;

export function pageOf(parts: readonly Part[]): string {
  const rows = parts.flatMap((part) => part.rows);
  const departures = rows.filter(({ shownBy }) => shownBy.some(({ kind }) => kind === 'decision'));
  const lines = [HEAD, `${rows.length} rows, ${departures.length} of them by a decision.`];
  let chapter = '';
  for (const part of parts) {
    if (part.chapter !== chapter) lines.push('', `## ${part.chapter}`);
    chapter = part.chapter;
    lines.push('', `### ${part.part}`, '', '| what | shown by |', '| --- | --- |');
    for (const { says, shownBy } of part.rows) lines.push(`| ${cell(says)} | ${shownBy.map(link).join('; ')} |`);
  }
  return `${lines.join('\n')}\n`;
}
