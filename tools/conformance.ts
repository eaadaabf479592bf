/** node tools/conformance.ts: writes docs/conformance.md from its rows, and says which are open. */
import { writeFileSync } from 'node:fs';
import { pageOf } from './conformance/page.ts';
import { readParts } from './conformance/rows.ts';

const parts = readParts();
const open = parts.flatMap(({ part, rows }) =>
  rows.flatMap(({ says, open: reasons }) => reasons.map((why) => `${part}: ${says}\n    ${why}`)),
);
writeFileSync('docs/conformance.md', pageOf(parts));
console.log(`${parts.flatMap(({ rows }) => rows).length} rows, ${open.length} open`);
for (const line of open) console.error(line);
if (open.length > 0) process.exitCode = 1;
