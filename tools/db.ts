/** npm run db -- migrate | status | generate <name> | backup <file> | restore <file> | import-mot-stations <file>. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { importMotStations } from '#server/features/mechanics/import-mot-stations.ts';
import { garageRepository } from '#server/features/mechanics/repository.ts';
import { backup } from './db/backup.ts';
import { restore } from './db/restore.ts';
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
} else if (command === 'backup' && name !== undefined) {
  await withDatabase(async (db) => {
    console.log(
      `${await backup(db, name)} rows are in ${name}. Keep it where this machine's end does not reach it, 35 days at most.`,
    );
  });
} else if (command === 'restore' && name !== undefined) {
  await withDatabase(async (db) => {
    const { rows, deletedAgain } = await restore(db, name);
    console.log(`${rows} rows are back. Accounts deleted since the backup, and deleted again: ${deletedAgain}.`);
  });
} else if (command === 'import-mot-stations' && name !== undefined) {
  await withDatabase(async (db) => {
    const { stations, left, gone } = await importMotStations(garageRepository(db), name, new Date());
    console.log(`${stations} test stations loaded, ${left} rows left out, ${gone} that have closed removed`);
  }).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error(
    'npm run db -- migrate | status | generate <what changed> | backup <file> | restore <file> | import-mot-stations <file.csv>',
  );
  process.exitCode = 2;
}
