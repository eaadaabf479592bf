/** What the work on accounts needs. */
import type { IsBreached } from './breached-passwords.ts';
import type { Guessing } from './guessing.ts';
import type { AccountRepository } from './repository.ts';
import type { SignInRepository } from './sign-ins/repository.ts';

export interface AccountDeps {
  accounts: AccountRepository;
  signIns: SignInRepository;
  guessing: Guessing;
  isBreached: IsBreached;
  clock: () => Date;
}
