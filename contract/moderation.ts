/** Reports by readers, and what administrators do with them. */
import * as z from 'zod/mini';
import { ContentState } from './community.ts';
import { endpoint } from './endpoint.ts';
import { Expert } from './experts.ts';
import { Id, optionalText, Time } from './text.ts';

export const CONTENT_KINDS = ['post', 'comment', 'question', 'answer'] as const;
export const ContentKind = z.enum(CONTENT_KINDS);
export type ContentKind = z.infer<typeof ContentKind>;

export const REPORT_REASONS = ['spam', 'abuse', 'dangerous', 'illegal', 'other'] as const;
export const ReportReason = z.enum(REPORT_REASONS, 'Please choose a reason');
export type ReportReason = z.infer<typeof ReportReason>;

export const NewReport = z.object({ reason: ReportReason, note: optionalText(500) });
export type NewReport = z.infer<typeof NewReport>;

const reporting = { method: 'POST', status: 201, body: NewReport, reply: z.void() } as const;

export const reportPost = endpoint({
  ...reporting,
  path: '/api/community/posts/:id/report',
  summary: 'Reports a post to the moderators, once a person',
});
export const reportComment = endpoint({
  ...reporting,
  path: '/api/community/comments/:id/report',
  summary: 'Reports a comment',
});
export const reportQuestion = endpoint({
  ...reporting,
  path: '/api/qa/questions/:id/report',
  summary: 'Reports a question',
});
export const reportAnswer = endpoint({
  ...reporting,
  path: '/api/qa/answers/:id/report',
  summary: 'Reports an answer',
});

/** Something that was reported, or held when it was written. */
export const QueueItem = z.object({
  kind: ContentKind,
  id: Id,
  /** The post or question under which it is found. */
  threadId: Id,
  title: z.nullable(z.string()),
  content: z.string(),
  author: z.nullable(z.string()),
  state: ContentState,
  createdAt: Time,
  reports: z.array(z.object({ reason: z.string(), note: z.nullable(z.string()) })),
});
export type QueueItem = z.infer<typeof QueueItem>;

export const DECISIONS = ['hide', 'restore'] as const;

export const moderationQueue = endpoint({
  method: 'GET',
  path: '/api/admin/queue',
  summary: 'What waits for a decision, oldest first',
  who: 'admin',
  reply: z.array(QueueItem),
});
export const decide = endpoint({
  method: 'POST',
  path: '/api/admin/decisions',
  summary: 'Hides something or shows it again; its reports are closed with it',
  who: 'admin',
  status: 204,
  body: z.object({ kind: ContentKind, id: Id, decision: z.enum(DECISIONS) }),
  reply: z.void(),
});
export const expertsToVerify = endpoint({
  method: 'GET',
  path: '/api/admin/experts',
  summary: 'Expert profiles, those to be verified first',
  who: 'admin',
  reply: z.array(Expert),
});
export const verifyExpert = endpoint({
  method: 'POST',
  path: '/api/admin/experts/:id/verified',
  summary: 'Marks an expert as verified, or takes the mark away',
  who: 'admin',
  body: z.object({ verified: z.boolean() }),
  reply: Expert,
});
