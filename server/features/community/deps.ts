/** What the community needs of the rest of the server. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Mind } from '#engine/mind.ts';
import type { Db } from '#server/db/open.ts';
import type { SignedIn } from '#server/http/caller.ts';
import type { LateReads } from '#server/http/late-reads.ts';

export interface CommunityDeps {
  db: Db;
  /** For lists, which may be some seconds late. */
  late: LateReads;
  clock: () => Date;
  mind: Mind;
  /** Whether there is a limit to how much one person may write. */
  limited: boolean;
}

/** Who reads, in no form that names anyone: a member by account, a guest by address and browser. */
export const readerOf = (user: SignedIn | undefined, request: FastifyRequest): string =>
  user ? `member ${user.id}` : `guest ${request.ip} ${request.headers['user-agent'] ?? ''}`;

/** A list is cheap; searched through, it takes one of the few places that searches have, so that lists stay open when those are full. */
export const roomFor = <Result>(
  app: FastifyInstance,
  search: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> => (search && app.house.bulkheads.search ? app.house.bulkheads.search.run(work) : work());
