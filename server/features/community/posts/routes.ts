/** The forum: posts, likes, comments. All of it is premium, by the contract. */
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/community.ts';
import { signedIn } from '#server/http/caller.ts';
import { decodeCursor, onePage } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { commentRepository } from '../comments/repository.ts';
import { type CommunityDeps, readerOf, roomFor } from '../deps.ts';
import { speechRepository } from '../speech/repository.ts';
import { viewRepository } from '../views/repository.ts';
import { found } from '../written.ts';
import { postRepository } from './repository.ts';

const POST = 'Post';
const COMMENT = 'Comment';

export function postRoutes(app: FastifyInstance, deps: CommunityDeps): void {
  const { db, late, clock, limited } = deps;
  const posts = postRepository(db);
  const comments = commentRepository(db);
  const views = viewRepository(db);
  const speech = speechRepository(db);
  const rules = () => ({ now: clock(), limited });

  serve(app, calls.listPosts, async (call) => {
    const { limit, cursor, search, sort } = call.query;
    const asked = { reader: call.user?.id, search: search || undefined };
    const after = decodeCursor(cursor);
    const top = sort === 'top';
    const read = () => late(call.request, (from) => postRepository(from).list({ ...asked, sort, limit, after }));
    const rows = await roomFor(app, asked.search, read);
    const page = onePage(call, rows, limit, ({ createdAt, likes, id }) => ({
      at: new Date(top ? likes : createdAt),
      id,
    }));
    if (after) return page;
    return [...(await late(call.request, (from) => postRepository(from).sticky(asked))), ...page];
  });

  serve(app, calls.showPost, async (call) => {
    const { user, params, query, request } = call;
    const after = decodeCursor(query.cursor);
    const post = found(await posts.find(user?.id, params.id), POST);
    const rows = await comments.below(user?.id, post.id, query.limit, after);
    if (!after) await views.see('post', post.id, readerOf(user, request), clock());
    const page = onePage(call, rows, query.limit, ({ createdAt, id }) => ({ at: new Date(createdAt), id }));
    return { post, comments: page };
  });

  serve(app, calls.createPost, async ({ user, body }) => {
    const userId = signedIn(user).id;
    const said = { userId, kind: 'post', text: `${body.title}\n${body.content}` } as const;
    const id = await speech.say(said, rules(), (tx, state) => postRepository(tx).add(userId, body, state, clock()));
    return found(await posts.find(userId, id), POST);
  });

  serve(app, calls.editPost, async ({ user, params, body }) => {
    const userId = signedIn(user).id;
    const state = await speech.stateOfChange(userId, `${body.title}\n${body.content}`, clock());
    const changed = await posts.change(userId, params.id, body, state, clock());
    return found(changed ? await posts.find(userId, params.id) : undefined, POST);
  });

  serve(app, calls.deletePost, async ({ user, params }) => {
    found((await posts.remove(signedIn(user).id, params.id)) || undefined, POST);
  });

  serve(app, calls.likePost, async ({ user, params }) => {
    return found(await posts.like(signedIn(user).id, params.id), POST);
  });

  serve(app, calls.createComment, async ({ user, params: { postId }, body }) => {
    const userId = signedIn(user).id;
    found(await posts.find(userId, postId), POST);
    const said = { userId, kind: 'comment', text: body.content, threadId: postId } as const;
    const id = await speech.say(said, rules(), async (tx, state) => {
      found((await postRepository(tx).hold(postId)) || undefined, POST);
      return commentRepository(tx).add(userId, postId, body.content, state, clock());
    });
    return found(await comments.find(userId, id), COMMENT);
  });

  serve(app, calls.editComment, async ({ user, params, body }) => {
    const userId = signedIn(user).id;
    const state = await speech.stateOfChange(userId, body.content, clock());
    const changed = await comments.change(userId, params.id, body.content, state, clock());
    return found(changed ? await comments.find(userId, params.id) : undefined, COMMENT);
  });

  serve(app, calls.deleteComment, async ({ user, params }) => {
    found((await comments.remove(signedIn(user).id, params.id)) || undefined, COMMENT);
  });
}
