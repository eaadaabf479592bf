/** The forum: posts and the comments below them. */
import * as z from 'zod/mini';
import { bounded } from './bounded.ts';
import { endpoint } from './endpoint.ts';
import { Id, Page, Time } from './text.ts';

/** Shown in place of a name when the account is gone. */
export const DELETED_USER = 'deleted user';

export const Author = z.object({ username: z.string(), isGone: z.boolean() });
export type Author = z.infer<typeof Author>;

/** `held`: waits for a moderator, seen by its author alone. `hidden`: taken from view by one. */
export const ContentState = z.enum(['shown', 'held', 'hidden']);
export type ContentState = z.infer<typeof ContentState>;

/** What everything that people write here has in common. */
export const written = {
  id: Id,
  content: z.string(),
  author: Author,
  createdAt: Time,
  updatedAt: Time,
  edited: z.boolean(),
  /** The reader wrote it, and so may edit and delete it. */
  mine: z.boolean(),
  state: ContentState,
};

export const Post = z.object({
  ...written,
  title: z.string(),
  likes: z.number(),
  views: z.number(),
  commentCount: z.number(),
  isSticky: z.boolean(),
  /** By the reader. */
  liked: z.boolean(),
});
export type Post = z.infer<typeof Post>;

export const Comment = z.object({ ...written });
export type Comment = z.infer<typeof Comment>;

const TITLE_TOO_SHORT = 'Title must be at least 5 characters';

export const NewPost = z.object({
  title: bounded(5, TITLE_TOO_SHORT, 100, 'Title cannot exceed 100 characters'),
  content: bounded(10, 'Post content must be at least 10 characters', 5000, 'Post cannot exceed 5000 characters'),
});
export type NewPost = z.infer<typeof NewPost>;

/** The new-post form, in its own words; it leaves the longest post to the server. */
export const PostForm = z.object({
  title: bounded(5, TITLE_TOO_SHORT, 100, 'Title must be less than 100 characters'),
  content: z
    .string('Content must be at least 10 characters')
    .check(z.trim(), z.minLength(10, 'Content must be at least 10 characters')),
});

const COMMENT_EMPTY = 'Comment cannot be empty';

export const NewComment = z.object({
  content: bounded(1, COMMENT_EMPTY, 1000, 'Comment cannot exceed 1000 characters'),
});
export type NewComment = z.infer<typeof NewComment>;

export const COMMENT_FORM_MAX = 500;
export const CommentForm = z.object({
  content: bounded(1, COMMENT_EMPTY, COMMENT_FORM_MAX, `Comment must be less than ${COMMENT_FORM_MAX} characters`),
});

/** What a list is searched for: blank counts as left out. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(200)));

export const PostSort = z.enum(['new', 'top']);
export type PostSort = z.infer<typeof PostSort>;

/** Reading and writing in the forum; what is one's own can be deleted by anyone who wrote it. */
const premium = 'The community forum is for premium members';

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/community/posts',
  summary: 'Posts, sticky ones first, then the newest or the most liked; 402 when premium is required',
  who: 'anyone',
  premium,
  query: z.extend(Page, { search: searchText, sort: z._default(PostSort, 'new') }),
  reply: z.array(Post),
});
export const showPost = endpoint({
  method: 'GET',
  path: '/api/community/posts/:id',
  summary: 'A post and its comments, oldest first, a page at a time',
  who: 'anyone',
  premium,
  query: Page,
  reply: z.object({ post: Post, comments: z.array(Comment) }),
});
export const createPost = endpoint({
  method: 'POST',
  path: '/api/community/posts',
  summary: 'Writes a post; one that looks like spam is held for review',
  premium,
  status: 201,
  body: NewPost,
  reply: Post,
});
export const editPost = endpoint({
  method: 'PATCH',
  path: '/api/community/posts/:id',
  summary: 'Changes an own post',
  premium,
  body: NewPost,
  reply: Post,
});
export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/community/posts/:id',
  summary: 'Deletes an own post with the comments below it',
  status: 204,
  reply: z.void(),
});
export const likePost = endpoint({
  method: 'POST',
  path: '/api/community/posts/:id/like',
  summary: 'Likes a post, or takes the like back',
  premium,
  reply: z.object({ liked: z.boolean(), likes: z.number() }),
});
export const createComment = endpoint({
  method: 'POST',
  path: '/api/community/posts/:postId/comments',
  summary: 'Writes a comment below a post',
  premium,
  status: 201,
  body: NewComment,
  reply: Comment,
});
export const editComment = endpoint({
  method: 'PATCH',
  path: '/api/community/comments/:id',
  summary: 'Changes an own comment',
  premium,
  body: NewComment,
  reply: Comment,
});
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/community/comments/:id',
  summary: 'Deletes an own comment',
  status: 204,
  reply: z.void(),
});
