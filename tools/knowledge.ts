/** What a mechanic types: npm run knowledge -- check [word]. */
import { parseArgs } from 'node:util';
import { readKnowledge } from '#server/knowledge/read.ts';

const [command, only = ''] = parseArgs({ allowPositionals: true }).positionals;

if (command === 'check') {
  const { knowledge, complaints, wrong } = readKnowledge('knowledge');
  for (const sentence of wrong.filter((line) => line.includes(only))) console.error(sentence);
  const counts = Object.entries(knowledge).map(([kind, entries]) => `${Object.keys(entries).length} ${kind}`);
  console.log(
    `${counts.join(', ')}, ${complaints.length} complaints: ${wrong.length === 0 ? 'all sound' : `${wrong.length} wrong`}`,
  );
  if (wrong.length > 0) process.exitCode = 1;
} else {
  console.error('npm run knowledge -- check [words that the lines must contain]');
  process.exitCode = 2;
}
