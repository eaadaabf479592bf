/** People who answer with a trade behind them. Only an administrator verifies one. */
import * as z from 'zod/mini';
import { bounded } from './bounded.ts';
import { searchText } from './community.ts';
import { endpoint } from './endpoint.ts';
import { Id, optionalText, Page, Time } from './text.ts';

const specialty = bounded(1, 'A specialty cannot be empty', 40, 'A specialty cannot exceed 40 characters');
const YEARS = 'Years of experience must be between 1 and 50';

export const ExpertForm = z.object({
  displayName: bounded(2, 'Display name must be at least 2 characters', 50, 'Display name cannot exceed 50 characters'),
  credentials: bounded(5, 'Credentials must be at least 5 characters', 100, 'Credentials cannot exceed 100 characters'),
  specialties: z._default(z.array(specialty).check(z.maxLength(12, 'At most 12 specialties, please')), []),
  yearsExperience: z.optional(
    z.nullable(z.number(YEARS).check(z.int(YEARS), z.minimum(1, YEARS), z.maximum(50, YEARS))),
  ),
  location: optionalText(100, 'Location cannot exceed 100 characters'),
  bio: optionalText(500, 'Bio cannot exceed 500 characters'),
});
export type ExpertForm = z.infer<typeof ExpertForm>;

export const Expert = z.object({
  id: Id,
  displayName: z.string(),
  credentials: z.string(),
  specialties: z.array(z.string()),
  yearsExperience: z.nullable(z.number()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  answersCount: z.number(),
  /** 0–5: the share of the answers that others voted for or accepted. */
  averageRating: z.number(),
  isVerified: z.boolean(),
  createdAt: Time,
});
export type Expert = z.infer<typeof Expert>;

export const listExperts = endpoint({
  method: 'GET',
  path: '/api/experts',
  summary: 'Verified experts, the busiest first',
  who: 'anyone',
  query: z.extend(Page, { search: searchText }),
  reply: z.array(Expert),
});
export const showExpert = endpoint({
  method: 'GET',
  path: '/api/experts/:id',
  summary: 'An expert’s public profile and latest answers',
  who: 'anyone',
  reply: z.object({
    expert: Expert,
    answers: z.array(z.object({ questionId: Id, title: z.string(), isAccepted: z.boolean(), upvotes: z.number() })),
  }),
});
export const ownExpertProfile = endpoint({
  method: 'GET',
  path: '/api/experts/me',
  summary: 'The own profile, or null',
  reply: z.nullable(Expert),
});
export const saveExpertProfile = endpoint({
  method: 'PUT',
  path: '/api/experts/me',
  summary: 'Saves the own profile; a new name or new credentials have to be verified anew',
  body: ExpertForm,
  reply: Expert,
});
export const deleteExpertProfile = endpoint({
  method: 'DELETE',
  path: '/api/experts/me',
  summary: 'Deletes the own profile',
  status: 204,
  reply: z.void(),
});
