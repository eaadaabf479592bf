/** npm run admin -- verify-expert <username> | delete-user <username> | stats | env. */
import { parseArgs } from 'node:util';
import { envExample } from '#server/config.ts';
import { accountDataRepository } from '#server/features/accounts/account-data/repository.ts';
import { accountRepository } from '#server/features/accounts/repository.ts';
import { administrationRepository } from '#server/features/administration/repository.ts';
import { withDatabase } from './with-database.ts';

const [command, username = ''] = parseArgs({ allowPositionals: true }).positionals;

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

if (command === 'verify-expert' && username) {
  await withDatabase(async (db) => {
    if (await administrationRepository(db).verifyExpert(username)) console.log(`${username} is a verified expert`);
    else refuse(`${username} has no expert profile`);
  });
} else if (command === 'delete-user' && username) {
  await withDatabase(async (db) => {
    const account = await accountRepository(db).findByName(username);
    if (!account) return refuse(`There is no account called ${username}`);
    await accountDataRepository(db).remove(account.user.id);
    console.log(`The account ${account.user.username} and all that was its owner's are deleted`);
  });
} else if (command === 'stats') {
  await withDatabase(async (db) => {
    for (const [what, number] of Object.entries(await administrationRepository(db).stats(new Date())))
      console.log(`${String(number).padStart(8)}  ${what}`);
  });
} else if (command === 'env') {
  process.stdout.write(envExample());
} else {
  console.error('npm run admin -- verify-expert <username> | delete-user <username> | stats | env');
  process.exitCode = 2;
}
