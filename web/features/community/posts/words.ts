/** What the screens say about posts. */

export const text = {
  newPost: 'New Post',
  signInToPost: 'Sign in to post',
  searchLabel: 'Search posts',
  order: 'Order of the posts',
  newest: 'Newest',
  top: 'Most liked',
  loading: 'Loading posts',
  failed: 'The posts could not be loaded',
  none: 'No posts yet',
  noneWhy: 'Tell others what your car did, what it turned out to be and what it cost. Yours can be the first.',
  nothingFound: 'Nothing found',
  nothingFoundWhy: 'No post has all of these words. Try fewer or other ones.',
  sticky: 'Pinned',

  premium: {
    title: 'Premium members only',
    why: 'The community forum is part of Premium: ask, answer and read what others with your car have been through.',
    upgrade: 'Upgrade to Premium',
  },

  form: {
    title: 'Title',
    titleHint: 'What is it about, in a sentence?',
    content: 'Content',
    contentHint: 'Plain text. Web addresses become links.',
    send: 'Post',
    sending: 'Posting...',
    failed: 'Failed to create post.',
    changeFailed: 'The post could not be changed.',
    done: { title: 'Post published', description: 'Others can read it now.' },
    held: { title: 'Held for review', description: 'A moderator looks at it before others can see it.' },
  },

  detail: {
    back: 'Back to posts',
    loading: 'Loading post...',
    wait: 'Please wait while we load the discussion.',
    missing: 'Post not found',
    missingWhy: 'It has been deleted, or it was taken from view.',
    failed: 'The post could not be loaded',
    like: 'Like',
    signInToLike: 'Sign in to like',
    deletePost: 'Are you sure you want to delete this post and the comments below it?',
    deleted: { title: 'Post Deleted', description: 'It is gone, with its comments.' },
    ofPost: 'the post',
  },

  comments: {
    title: 'Comments',
    none: 'No comments yet. What do you think?',
    add: 'Add a comment',
    send: 'Comment',
    sending: 'Adding...',
    failed: 'Failed to add comment.',
    delete: 'Are you sure you want to delete this comment?',
    of: (author: string) => `comment by ${author}`,
  },
} as const;
