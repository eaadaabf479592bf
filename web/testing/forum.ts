/** A post, a comment, a question and an answer: enough of each to be shown. */
import type { Comment, Post } from '#contract/community.ts';
import type { Answer, Question } from '#contract/qa.ts';

const written = {
  id: 7,
  content: 'They squeal every morning until warm.',
  author: { username: 'anna', isGone: false },
  createdAt: '2026-11-20T15:32:00.000Z',
  updatedAt: '2026-11-20T15:32:00.000Z',
  edited: false,
  mine: false,
  state: 'shown',
} as const;

export const post: Post = {
  ...written,
  title: 'Squealing brakes',
  likes: 2,
  views: 31,
  commentCount: 1,
  isSticky: false,
  liked: false,
};

export const comment: Comment = {
  ...written,
  id: 8,
  content: 'Surface rust, I would say.',
  author: { username: 'ben', isGone: false },
};

export const question: Question = {
  ...written,
  id: 5,
  title: 'Why does it squeal when I brake?',
  status: 'open',
  category: 'brakes',
  carMake: 'Volkswagen',
  carModel: 'Golf',
  carYear: 2016,
  views: 12,
  upvotes: 3,
  upvoted: false,
  isUrgent: true,
  answersCount: 1,
  suspectedFaults: [{ id: 'brakes/worn-front-pads', title: 'Worn front brake pads' }],
};

export const answer: Answer = {
  ...written,
  id: 6,
  questionId: 5,
  content: 'Have the pads measured.',
  author: { username: 'ben', isGone: false },
  upvotes: 1,
  upvoted: false,
  isAccepted: false,
  isExpertAnswer: true,
  expertCredentials: 'IMI level 3',
  expertId: 4,
};
