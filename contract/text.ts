/** Text that people type, as the specification bounds it. */
import * as z from 'zod/mini';

/** Trimmed text of at least one character; the message is shown when it is missing, blank or not text. */
export const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message));

/** Its own sentence for too long: left without one, a check says what the text's other rules say. */
export const atMost = (most: number, what: string) => z.maxLength(most, `${what} cannot exceed ${most} characters`);

/** Optional text of at most `most` characters; blank counts as left out. */
export const optionalText = (most: number, message = `At most ${most} characters, please`) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(most, message))));

export const Id = z.number().check(z.int(), z.positive());
export type Id = z.infer<typeof Id>;

/** A time on the wire: ISO 8601 in UTC. */
export const Time = z.string().check(z.iso.datetime());

/** Paging of long lists: `?limit=` and the opaque `?cursor=` of the `Link` header. */
export const Page = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type Page = z.infer<typeof Page>;
