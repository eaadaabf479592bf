/** Accounts: register, sign in, sign out, reset by security question, delete. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isOfOneAlphabet, isPrintable, isReserved, oneSpelling } from './plain-name.ts';
import { atMost, Id, required, Time } from './text.ts';
import { User } from './user.ts';

const username = required('Username is required').check(atMost(64, 'Username'));
const tooLong = atMost(200, 'Password');
const secret = (message: string) => z.string(message).check(z.minLength(1, message), tooLong);
const newPassword = z
  .string('Password must be at least 6 characters')
  .check(z.minLength(6, 'Password must be at least 6 characters'), tooLong);
const email = z.string().check(z.trim(), atMost(254, 'Email'), z.email('Please enter a valid email address'));

/** What the registration form offers. A name without an account is asked one of these too. */
export const SECURITY_QUESTIONS = [
  'What was the name of your first pet?',
  'What was the make of your first car?',
  'In which town were you born?',
  'What was the name of your first school?',
  'What is the middle name of your oldest sibling?',
  'What was the name of the street you grew up in?',
] as const;

/** The token that deleting an account asks for: whose it is and when it was meant. Good for ten minutes. */
export const deletionToken = (userId: number, now: Date): string => `${userId}.${now.getTime()}`;

export const Login = z.object({ username, password: secret('Password is required') });
export type Login = z.infer<typeof Login>;

export const Registration = z.object({
  username: z.string('Username must be at least 3 characters').check(
    z.overwrite(oneSpelling),
    z.minLength(3, 'Username must be at least 3 characters'),
    atMost(64, 'Username'),
    z.refine(isPrintable, 'Username can only have characters that can be seen'),
    z.refine(isOfOneAlphabet, 'Username cannot mix letters of different alphabets'),
    z.refine((name) => !isReserved(name), 'That username is taken. Please choose another.'),
  ),
  password: newPassword,
  securityQuestion: required('Security question is required').check(atMost(200, 'Security question')),
  securityAnswer: required('Security answer is required').check(atMost(200, 'Security answer')),
  email: z.optional(z.nullable(email)),
});
export type Registration = z.infer<typeof Registration>;

export const ResetRequest = z.object({ username });
export const ResetAnswer = z.object({
  username,
  securityAnswer: required('Security answer is required').check(atMost(200, 'Security answer')),
});
export const NewPassword = z.object({
  username,
  password: newPassword,
  resetToken: required('Reset token is required').check(atMost(200, 'Reset token')),
});
export type ResetRequest = z.infer<typeof ResetRequest>;
export type ResetAnswer = z.infer<typeof ResetAnswer>;
export type NewPassword = z.infer<typeof NewPassword>;

export const Profile = z.object({ email: z.optional(z.nullable(email)) });
export type Profile = z.infer<typeof Profile>;

const currentPassword = secret('Please enter your current password');
export const PasswordChange = z.object({ currentPassword, password: newPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** One browser or app that is signed in. */
export const SignIn = z.object({
  since: Time,
  /** The one that asks. */
  here: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;

/** How much an owner has diagnosed, for the counters on the profile. */
export const Usage = z.object({ total: z.number(), text: z.number(), audio: z.number(), visual: z.number() });
export type Usage = z.infer<typeof Usage>;

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Opens an account and signs in',
  who: 'anyone',
  cost: 'hashing',
  status: 201,
  body: Registration,
  reply: User,
});
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in',
  who: 'anyone',
  cost: 'hashing',
  body: Login,
  reply: User,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Signs out',
  who: 'anyone',
  status: 204,
  reply: z.void(),
});
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/user',
  summary: "Changes one's own e-mail address",
  body: Profile,
  reply: User,
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  summary: 'Sets a new password for one who knows the old one, and ends every other session',
  cost: 'hashing',
  status: 204,
  body: PasswordChange,
  reply: z.void(),
});
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/user/sign-ins',
  summary: 'Where the owner is signed in, the newest first',
  reply: z.array(SignIn),
});
export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/api/user/sign-ins',
  summary: 'Signs out everywhere but here',
  status: 204,
  reply: z.void(),
});
export const usage = endpoint({
  method: 'GET',
  path: '/api/user/usage',
  summary: 'How many diagnoses, by kind',
  reply: Usage,
});
export const requestReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/request',
  summary: 'The security question of a name',
  who: 'anyone',
  body: ResetRequest,
  reply: z.object({ securityQuestion: z.string() }),
});
export const verifyAnswer = endpoint({
  method: 'POST',
  path: '/api/password-reset/verify',
  summary: 'A right answer gives a reset token',
  who: 'anyone',
  cost: 'hashing',
  body: ResetAnswer,
  reply: z.object({ resetToken: z.string() }),
});
export const completeReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/complete',
  summary: 'Sets a new password and ends every session',
  who: 'anyone',
  cost: 'hashing',
  status: 204,
  body: NewPassword,
  reply: z.void(),
});
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything held about the owner',
  reply: z.record(z.string(), z.unknown()),
});
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user-delete',
  summary: "Deletes one's own account",
  query: z.object({ token: z.string().check(z.maxLength(200)) }),
  body: z.object({ userId: Id }),
  reply: z.object({ message: z.string() }),
});
