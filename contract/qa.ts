/** Questions of owners, and the answers to them. */
import * as z from 'zod/mini';
import { bounded } from './bounded.ts';
import { searchText, written } from './community.ts';
import { endpoint } from './endpoint.ts';
import { Id, optionalText, Page } from './text.ts';

export const CATEGORIES = ['engine', 'transmission', 'electrical', 'brakes', 'suspension', 'general'] as const;
export const Category = z.enum(CATEGORIES, 'Please choose a category');
export type Category = z.infer<typeof Category>;

export const STATUSES = ['open', 'answered', 'closed'] as const;
export const Status = z.enum(STATUSES);
export type Status = z.infer<typeof Status>;

/** A fault that the asker suspects, or that the text points to. */
export const SuspectedFault = z.object({ id: z.string(), title: z.string() });
export type SuspectedFault = z.infer<typeof SuspectedFault>;

export const Question = z.object({
  ...written,
  title: z.string(),
  status: Status,
  category: Category,
  carMake: z.nullable(z.string()),
  carModel: z.nullable(z.string()),
  carYear: z.nullable(z.number()),
  views: z.number(),
  upvotes: z.number(),
  /** By the reader. */
  upvoted: z.boolean(),
  isUrgent: z.boolean(),
  answersCount: z.number(),
  suspectedFaults: z.array(SuspectedFault),
});
export type Question = z.infer<typeof Question>;

export const Answer = z.object({
  ...written,
  questionId: Id,
  upvotes: z.number(),
  upvoted: z.boolean(),
  isAccepted: z.boolean(),
  isExpertAnswer: z.boolean(),
  expertCredentials: z.nullable(z.string()),
  /** The answerer's public profile, if there is one. */
  expertId: z.nullable(Id),
});
export type Answer = z.infer<typeof Answer>;

const nextYear = () => new Date().getFullYear() + 1;

export const NewQuestion = z.object({
  title: bounded(10, 'Question title must be at least 10 characters', 150, 'Title cannot exceed 150 characters'),
  content: bounded(
    20,
    'Question content must be at least 20 characters',
    2000,
    'Content cannot exceed 2000 characters',
  ),
  carMake: optionalText(60),
  carModel: optionalText(60),
  carYear: z.optional(
    z.nullable(
      z.number('Invalid year').check(
        z.int('Invalid year'),
        z.minimum(1900, 'Invalid year'),
        z.refine((year) => year <= nextYear(), 'Year cannot be in the future'),
      ),
    ),
  ),
  category: Category,
  isUrgent: z._default(z.boolean(), false),
  /** Ids of faults that a diagnosis named; left out, the text decides. */
  faultIds: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(3))),
});
export type NewQuestion = z.infer<typeof NewQuestion>;

export const NewAnswer = z.object({
  content: bounded(10, 'Answer must be at least 10 characters', 2000, 'Answer cannot exceed 2000 characters'),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

const Vote = z.object({ upvoted: z.boolean(), upvotes: z.number() });

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/qa/questions',
  summary: 'Questions, newest or most voted first',
  who: 'anyone',
  query: z.extend(Page, {
    category: z.optional(Category),
    status: z.optional(Status),
    search: searchText,
    sort: z._default(z.enum(['new', 'top']), 'new'),
    /** Only questions in which this fault is suspected. */
    fault: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.array(Question),
});
export const similarQuestions = endpoint({
  method: 'GET',
  path: '/api/qa/similar',
  summary: 'Answered questions like this text, and the faults it points to',
  who: 'anyone',
  cost: 'search',
  query: z.object({ text: z.string().check(z.trim(), z.maxLength(2000)) }),
  reply: z.object({
    questions: z.array(z.object({ id: Id, title: z.string(), answersCount: z.number() })),
    faults: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
  }),
});
export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/qa/questions',
  summary: 'Asks a question; one that looks like spam is held for review',
  status: 201,
  body: NewQuestion,
  reply: Question,
});
export const showQuestion = endpoint({
  method: 'GET',
  path: '/api/qa/questions/:id',
  summary: 'A question and its answers, a page at a time: the accepted one first, then by votes',
  who: 'anyone',
  query: Page,
  reply: z.object({ question: Question, answers: z.array(Answer) }),
});
export const editQuestion = endpoint({
  method: 'PATCH',
  path: '/api/qa/questions/:id',
  summary: 'Changes an own question',
  body: z.pick(NewQuestion, { title: true, content: true }),
  reply: Question,
});
export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/qa/questions/:id',
  summary: 'Deletes an own question with its answers',
  status: 204,
  reply: z.void(),
});
export const closeQuestion = endpoint({
  method: 'POST',
  path: '/api/qa/questions/:id/close',
  summary: 'Closes an own question, or opens it again',
  body: z.object({ closed: z.boolean() }),
  reply: Question,
});
export const upvoteQuestion = endpoint({
  method: 'POST',
  path: '/api/qa/questions/:id/upvote',
  summary: 'Votes for a question, or takes the vote back',
  reply: Vote,
});
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/qa/questions/:questionId/answers',
  summary: 'Answers a question; marked as an expert’s when the answerer is a verified one',
  status: 201,
  body: NewAnswer,
  reply: Answer,
});
export const editAnswer = endpoint({
  method: 'PATCH',
  path: '/api/qa/answers/:id',
  summary: 'Changes an own answer',
  body: NewAnswer,
  reply: Answer,
});
export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/api/qa/answers/:id',
  summary: 'Deletes an own answer',
  status: 204,
  reply: z.void(),
});
export const upvoteAnswer = endpoint({
  method: 'POST',
  path: '/api/qa/answers/:id/upvote',
  summary: 'Votes for an answer, or takes the vote back',
  reply: Vote,
});
export const acceptAnswer = endpoint({
  method: 'POST',
  path: '/api/qa/answers/:id/accept',
  summary: 'The asker accepts an answer; the question becomes answered',
  reply: Question,
});
