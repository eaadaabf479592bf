/** npm run db -- migrate | status | generate <name>. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { withDatabase } from './with-database.ts';

const [command, name] = parseArgs({ allowPositionals: true }).positionals;

if (command === 'migrate' || command === 'status') {
  // Opening it migrates: old and new servers both survive every migration.
  await withDatabase(async (_, database) => {
    console.log('The database answers. Migrations applied, by the moment each was made:');
    for (const moment of await database.migrations()) console.log(`  ${moment}`);
  });
} else if (command === 'generate' && name !== undefined) {
  const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error('npm run db -- migrate | status | generate <what changed>');
  process.exitCode = 2;
}
