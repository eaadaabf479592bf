/** What a mechanic types: npm run knowledge -- check | ask "…" [--why] | new <kind> <system/name> | score [cases.jsonl]. */
import { parseArgs } from 'node:util';
import { compileKnowledge } from '#server/knowledge/compile.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { readKnowledge } from '#server/knowledge/read.ts';
import { askAloud } from './knowledge/ask.ts';
import { newEntry } from './knowledge/new.ts';
import { printChatScores } from './score/chat.ts';
import { printSightScores } from './score/sight.ts';
import { printSoundScores } from './score/sound.ts';
import { printScores } from './score/words.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { why: { type: 'boolean', default: false } },
});
const [command, ...rest] = positionals;

if (command === 'check') check(rest[0] ?? '');
else if (command === 'ask' && rest[0]) {
  await compileKnowledge();
  askAloud(loadMind(), rest.join(' '), values.why);
} else if (command === 'new' && rest[0]) console.log(newEntry('knowledge', rest[0]));
else if (command === 'score') {
  await compileKnowledge();
  printScores(readKnowledge('knowledge'), rest[0]);
} else if (command === 'score-chat') {
  await compileKnowledge();
  printChatScores(loadMind(), rest.join(' '));
} else if (command === 'score-sound' && rest[0]) await printSoundScores(rest[0]);
else if (command === 'score-sight') await printSightScores(readKnowledge('knowledge'), rest[0]);
else {
  console.error(`npm run knowledge -- check [words]            is everything sound? (only complaints that hold the words)
npm run knowledge -- ask "<what the owner says>" [--why]
npm run knowledge -- new <system>/<fault-name>   a fault file to fill in
npm run knowledge -- score [cases.jsonl]         how often the right fault is named, beside plain search
npm run knowledge -- score-chat [words]          how many written conversations the assistant holds (only those with the words)
npm run knowledge -- score-sound <folder>        how well the ear hears real recordings, listed in media.csv
npm run knowledge -- score-sight [folder]        how well lamps are found and named on drawn dashboards`);
  process.exitCode = 2;
}

function check(only: string): void {
  const { knowledge, exams, wrong } = readKnowledge('knowledge');
  for (const sentence of wrong.filter((line) => line.includes(only))) console.error(sentence);
  const dangers = [knowledge.dangers, exams.dangers].flatMap(({ stop, harmless }) => [...stop, ...harmless]);
  const mentions = [...knowledge.mentions, ...exams.mentions];
  const counts = Object.entries({ ...knowledge, ...exams, dangers, mentions }).map(
    ([kind, entries]) => `${Object.keys(entries).length} ${kind}`,
  );
  console.log(`${counts.join(', ')}: ${wrong.length === 0 ? 'all sound' : `${wrong.length} wrong`}`);
  if (wrong.length > 0) process.exitCode = 1;
}
