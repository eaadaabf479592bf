/** npm run admin -- verify-expert | delete-user | make-admin | sign-out <username>, sign-out-everybody, reports, hide | restore <kind> <id>, pin | unpin <post>, tutorial-requests, support, support-answered <number>, stats, env. */
import { parseArgs } from 'node:util';
import { CONTENT_KINDS } from '#contract/moderation.ts';
import { envExample } from '#server/config.ts';
import { accountDataRepository } from '#server/features/accounts/account-data/repository.ts';
import { accountRepository } from '#server/features/accounts/repository.ts';
import { administrationRepository } from '#server/features/administration/repository.ts';
import { moderationRepository } from '#server/features/community/moderation/repository.ts';
import { supportRepository } from '#server/features/support/repository.ts';
import { tutorialRepository } from '#server/features/tutorials/repository.ts';
import { withDatabase } from './with-database.ts';

const USAGE =
  'npm run admin -- verify-expert <username> | delete-user <username> | make-admin <username> | sign-out <username> | sign-out-everybody | reports | hide <kind> <id> | restore <kind> <id> | pin <post id> | unpin <post id> | tutorial-requests | support | support-answered <number> | stats | env';

const [command, username = '', number = ''] = parseArgs({ allowPositionals: true }).positionals;
const kind = CONTENT_KINDS.find((one) => one === username);

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
    const account = await accountRepository(db, () => new Date()).findByName(username);
    if (!account) return refuse(`There is no account called ${username}`);
    await accountDataRepository(db).remove(account.user.id);
    console.log(`The account ${account.user.username} and all that was its owner's are deleted`);
  });
} else if (command === 'make-admin' && username) {
  await withDatabase(async (db) => {
    if (await administrationRepository(db).makeAdmin(username)) console.log(`${username} may moderate now, at /admin`);
    else refuse(`There is no account called ${username}`);
  });
} else if ((command === 'sign-out' && username) || command === 'sign-out-everybody') {
  await withDatabase(async (db) => {
    const who = command === 'sign-out' ? username : undefined;
    console.log(`${await administrationRepository(db).signOut(who)} sessions are ended`);
  });
} else if (command === 'reports') {
  await withDatabase(async (db) => {
    const queue = await moderationRepository(db).queue();
    if (queue.length === 0) console.log('Nothing waits for a decision');
    for (const { kind: what, id, state, author, title, content, reports } of queue) {
      const why = reports.map(({ reason, note }) => (note ? `${reason}: ${note}` : reason)).join('; ');
      console.log(`${what} ${id} (${state}) by ${author ?? 'deleted user'}${why && ` – ${why}`}`);
      console.log(`  ${JSON.stringify((title ? `${title} – ${content}` : content).slice(0, 200))}`);
    }
  });
} else if ((command === 'hide' || command === 'restore') && kind && Number(number) > 0) {
  await withDatabase(async (db) => {
    if (await moderationRepository(db).decide(kind, Number(number), command, new Date()))
      console.log(`The ${kind} ${number} is ${command === 'hide' ? 'hidden' : 'shown'}`);
    else refuse(`There is no ${kind} ${number}`);
  });
} else if ((command === 'pin' || command === 'unpin') && Number(username) > 0) {
  await withDatabase(async (db) => {
    if (await moderationRepository(db).stick(Number(username), command === 'pin'))
      console.log(`The post ${username} is ${command === 'pin' ? 'pinned' : 'no longer pinned'}`);
    else refuse(`There is no post ${username}`);
  });
} else if (command === 'tutorial-requests') {
  await withDatabase(async (db) => {
    const requests = await tutorialRepository(db).requests();
    if (requests.length === 0) console.log('Nobody has asked for a tutorial yet');
    for (const { id, topic, car, by, createdAt } of requests)
      console.log(
        `${id}  ${createdAt.toISOString().slice(0, 10)}  ${JSON.stringify(topic)}  ${car ?? '-'}  ${by ?? 'guest'}`,
      );
  });
} else if (command === 'support') {
  await withDatabase(async (db) => {
    const messages = await supportRepository(db).newest();
    if (messages.length === 0) console.log('Nobody has written to support');
    for (const { id, email, message, by, createdAt } of messages) {
      console.log(`${id}  ${createdAt.toISOString().slice(0, 16)}  ${by ?? 'guest'}  ${JSON.stringify(email)}`);
      console.log(`  ${JSON.stringify(message)}`);
    }
  });
} else if (command === 'support-answered' && Number(username) > 0) {
  await withDatabase(async (db) => {
    if (await supportRepository(db).remove(Number(username))) console.log(`The message ${username} is deleted`);
    else refuse(`There is no message ${username}`);
  });
} else if (command === 'stats') {
  await withDatabase(async (db) => {
    for (const [what, number] of Object.entries(await administrationRepository(db).stats(new Date())))
      console.log(`${String(number).padStart(8)}  ${what}`);
  });
} else if (command === 'env') {
  process.stdout.write(envExample());
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
