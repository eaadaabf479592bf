/** Accounts. */
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/accounts.ts';
import { currentUser } from '#contract/user.ts';
import type { Db } from '#server/db/open.ts';
import { bulkhead } from '#server/http/bulkhead.ts';
import { signedIn } from '#server/http/caller.ts';
import { notFound } from '#server/http/problem-reply.ts';
import { serve } from '#server/http/serve.ts';
import { takeToken } from '#server/http/session-cookie.ts';
import { streamed } from '#server/http/stream-reply.ts';
import { accountDataRepository } from './account-data/repository.ts';
import { attemptRepository } from './attempts/repository.ts';
import { breachedIn } from './breached-passwords.ts';
import { checkDeletion } from './deletion.ts';
import type { AccountDeps } from './deps.ts';
import { guessing } from './guessing.ts';
import { changePassword, endOthers, signInsOf } from './own-sign-ins.ts';
import { accountRepository } from './repository.ts';
import { completeReset, questionOf, verifyAnswer } from './reset.ts';
import { login, logout, register } from './sign-in.ts';
import { signInRepository } from './sign-ins/repository.ts';

interface Rules {
  limitGuessing: boolean;
  /** A file of hashes of passwords that are known from breaches. */
  breachedPasswords: string | undefined;
  /** Ends elsewhere what must not outlive the account, and says what it cannot end; when it fails, the account stays. */
  beforeDeletion: (userId: number) => Promise<string | undefined>;
}

export function accountRoutes(
  app: FastifyInstance,
  db: Db,
  clock: () => Date,
  { limitGuessing, breachedPasswords, beforeDeletion }: Rules,
): void {
  const accounts = accountRepository(db, clock);
  const accountData = accountDataRepository(db);
  const deps: AccountDeps = {
    accounts,
    signIns: signInRepository(db),
    guessing: guessing(attemptRepository(db), clock, limitGuessing),
    isBreached: breachedIn(breachedPasswords),
    clock,
  };
  const found = <Found>(account: Found | undefined): Found => {
    if (account === undefined) throw notFound();
    return account;
  };

  serve(app, calls.register, (call) => register(deps, call, call.body));
  serve(app, calls.login, (call) => login(deps, call, call.body));
  serve(app, calls.logout, (call) => logout(deps, call));

  serve(app, currentUser, async ({ user }) => found(await accounts.find(signedIn(user).id)));
  serve(app, calls.changeProfile, async ({ user, body: { email } }) => {
    const { id } = signedIn(user);
    return found(email === undefined ? await accounts.find(id) : await accounts.setEmail(id, email || null));
  });
  serve(app, calls.changePassword, ({ user, body, request }) => changePassword(deps, request, signedIn(user), body));
  serve(app, calls.listSignIns, ({ user, request }) => signInsOf(deps, request, signedIn(user).id));
  serve(app, calls.endOtherSignIns, ({ user, request }) => endOthers(deps, request, signedIn(user).id));
  serve(app, calls.usage, ({ user }) => accounts.usage(signedIn(user).id));

  serve(app, calls.requestReset, async ({ body, request }) => ({
    securityQuestion: await questionOf(deps, request, body.username),
  }));
  serve(app, calls.verifyAnswer, async ({ body, request }) => ({
    resetToken: await verifyAnswer(deps, request, body),
  }));
  serve(app, calls.completeReset, ({ body, request }) => completeReset(deps, request, body));

  // A long life in the app is much to gather: one after the other.
  const gathering = bulkhead({ atOnce: 1, waiting: 10 });
  serve(app, calls.exportAccount, async ({ user, reply }) => {
    const pieces = await gathering.run(() => accountData.everything(signedIn(user).id));
    streamed(reply, pieces, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="car-diagnostics-my-data.json"',
    });
    return {};
  });

  serve(app, calls.deleteAccount, async ({ user, query, body, request, reply }) => {
    const owner = signedIn(user);
    checkDeletion(query.token, body.userId, owner.id, clock());
    const left = await beforeDeletion(owner.id);
    await accountData.remove(owner.id);
    await deps.guessing.forget(owner.username);
    takeToken(request, reply);
    request.log.info({ event: 'account deleted', user: owner.id });
    const message = 'Your account has been deleted';
    return { message: left === undefined ? message : `${message}. ${left}` };
  });
}
