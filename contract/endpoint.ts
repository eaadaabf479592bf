/** A call that crosses the wire, described once: the server serves it, the browser calls it, the OpenAPI document lists it. */
import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make the call at all; whose row it touches is the repository's business. */
export type Who = 'anyone' | 'member' | 'admin';

/** What the call costs the server: cheap ones stay open when the dear ones are full. */
export type Cost = 'cheap' | 'hashing' | 'engine' | 'media' | 'search' | 'message';

/** The `:names` in a path, as one type: `'/api/cars/:id'` has `id`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Shape = z.ZodMiniType;

export interface Endpoint<
  Path extends string = string,
  Body extends Shape = Shape,
  Query extends Shape = Shape,
  Reply extends Shape = Shape,
> {
  method: Method;
  path: Path;
  /** One line for the API document. */
  summary: string;
  who: Who;
  cost: Cost;
  /** Where billing is enforced, only for premium members: others are told this, with 402. */
  premium?: string;
  /** Status of a good answer. */
  status: 200 | 201 | 204;
  /** A POST that leaves something new behind: only such a one may carry an Idempotency-Key. */
  creates: boolean;
  /** Largest body in bytes; left out: the server's default of 64 KiB. */
  bodyLimit?: number;
  /** What an owner is told whose body is larger. */
  tooLarge?: string;
  body?: Body;
  query?: Query;
  reply: Reply;
}

type Optional = 'who' | 'cost' | 'status' | 'creates';

/** Fills in what most calls have in common: for members, cheap, 200; what answers 201 has created something. */
export function endpoint<Path extends string, Body extends Shape, Query extends Shape, Reply extends Shape>(
  call: Omit<Endpoint<Path, Body, Query, Reply>, Optional> & Partial<Pick<Endpoint, Optional>>,
): Endpoint<Path, Body, Query, Reply> {
  return { who: 'member', cost: 'cheap', status: 200, creates: call.status === 201, ...call };
}
