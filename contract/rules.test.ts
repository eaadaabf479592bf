/** Every rule of what may be typed, in the words in which it is refused. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Login, NewPassword, Profile, Registration, ResetAnswer, ResetRequest } from './accounts.ts';
import { NewCar } from './cars.ts';
import { CommentForm, NewComment, NewPost, PostForm } from './community.ts';
import { AudioDiagnosis, TextDiagnosis, VisualDiagnosis } from './diagnosis.ts';
import { ExpertForm } from './experts.ts';
import { MechanicSearch } from './mechanics.ts';
import { NewAnswer, NewQuestion } from './qa.ts';
import { QuoteCheck } from './quotes.ts';
import { NewSubscription } from './subscriptions.ts';
import { SupportMessage } from './support.ts';
import { TutorialTopic } from './tutorials.ts';

z.config(z.locales.en());

const x = (length: number) => 'x'.repeat(length);
const account = { username: 'anna', password: 'secret1', securityQuestion: 'Pet?', securityAnswer: 'Rex' };
const reset = { username: 'anna', password: 'secret1', resetToken: 't' };
const car = { make: 'Ford', model: 'Ka', year: 2009 };
const nextYear = new Date().getFullYear() + 1;
const sound = { location: 'engine', audioData: 'data:audio/wav;base64,AA==' };
const photo = { description: 'a lamp', location: 'engine', imageData: 'AA==' };
const post = { title: x(5), content: x(10) };
const question = { title: x(10), content: x(20), category: 'engine' };
const expert = { displayName: 'Al', credentials: 'IMI 3' };
const plan = { planId: 1, paymentMethod: 'card' };

type Shape = z.ZodMiniType;
const REFUSED: [rule: string, shape: Shape, value: unknown, message: string][] = [
  ['login without a username', Login, { password: 'x' }, 'Username is required'],
  ['login without a password', Login, { username: 'anna' }, 'Password is required'],
  ['a username of 2', Registration, { ...account, username: 'ab' }, 'Username must be at least 3 characters'],
  ['a password of 5', Registration, { ...account, password: x(5) }, 'Password must be at least 6 characters'],
  ['no security question', Registration, { ...account, securityQuestion: '' }, 'Security question is required'],
  ['no security answer', Registration, { ...account, securityAnswer: ' ' }, 'Security answer is required'],
  ['a reset of nobody', ResetRequest, {}, 'Username is required'],
  ['an answer of nobody', ResetAnswer, { securityAnswer: 'Rex' }, 'Username is required'],
  ['a reset without an answer', ResetAnswer, { username: 'anna' }, 'Security answer is required'],
  ['a new password for nobody', NewPassword, { ...reset, username: '' }, 'Username is required'],
  ['a new password of 5', NewPassword, { ...reset, password: x(5) }, 'Password must be at least 6 characters'],
  ['no reset token', NewPassword, { ...reset, resetToken: '' }, 'Reset token is required'],
  ['no make', NewCar, { ...car, make: '' }, 'Make is required'],
  ['no model', NewCar, { ...car, model: '' }, 'Model is required'],
  ['a year of 1899', NewCar, { ...car, year: 1899 }, 'Invalid year'],
  ['a year that is no number', NewCar, { ...car, year: 'new' }, 'Invalid year'],
  ['the year after next', NewCar, { ...car, year: nextYear + 1 }, 'Year cannot be in the future'],
  ['a mileage below 0', NewCar, { ...car, mileage: -1 }, 'Mileage must be 0 or higher'],
  ['no symptoms', TextDiagnosis, { symptoms: '' }, 'Symptoms cannot be empty'],
  ['blank symptoms', TextDiagnosis, { symptoms: ' \n' }, 'Symptoms cannot be empty'],
  ['no recording', AudioDiagnosis, { location: 'engine' }, 'Audio recording is required'],
  [
    'a description of 4',
    VisualDiagnosis,
    { ...photo, description: 'lamp' },
    'Please provide a brief description of the issue',
  ],
  [
    'a description of 5001',
    VisualDiagnosis,
    { ...photo, description: x(5001) },
    'Description cannot exceed 5000 characters',
  ],
  ['a login name of 65', Login, { username: x(65), password: 'x' }, 'Username cannot exceed 64 characters'],
  ['a login password of 201', Login, { username: 'anna', password: x(201) }, 'Password cannot exceed 200 characters'],
  ['a password of 201', Registration, { ...account, password: x(201) }, 'Password cannot exceed 200 characters'],
  [
    'a security question of 201',
    Registration,
    { ...account, securityQuestion: x(201) },
    'Security question cannot exceed 200 characters',
  ],
  [
    'a security answer of 201',
    Registration,
    { ...account, securityAnswer: x(201) },
    'Security answer cannot exceed 200 characters',
  ],
  ['a reset token of 201', NewPassword, { ...reset, resetToken: x(201) }, 'Reset token cannot exceed 200 characters'],
  ['a make of 61', NewCar, { ...car, make: x(61) }, 'Make cannot exceed 60 characters'],
  ['a model of 61', NewCar, { ...car, model: x(61) }, 'Model cannot exceed 60 characters'],
  ['a mileage of 3,000,000', NewCar, { ...car, mileage: 3_000_000 }, 'Mileage cannot exceed 2,000,000'],
  ['half a mile', NewCar, { ...car, mileage: 0.5 }, 'Please give the mileage as a whole number'],
  [
    'a payment method of 51',
    NewSubscription,
    { ...plan, paymentMethod: x(51) },
    'Payment method cannot exceed 50 characters',
  ],
  [
    'a quote for 101 characters',
    QuoteCheck,
    { faultId: x(101), text: 'Pads 90' },
    'Fault cannot exceed 100 characters',
  ],
  ['no image', VisualDiagnosis, { ...photo, imageData: undefined }, 'Image data is required'],
  ['no payment method', NewSubscription, { ...plan, paymentMethod: '' }, 'Payment method is required'],
  ['a post title of 4', NewPost, { ...post, title: x(4) }, 'Title must be at least 5 characters'],
  ['a post title of 101', NewPost, { ...post, title: x(101) }, 'Title cannot exceed 100 characters'],
  ['a post of 9', NewPost, { ...post, content: x(9) }, 'Post content must be at least 10 characters'],
  ['a post of 5001', NewPost, { ...post, content: x(5001) }, 'Post cannot exceed 5000 characters'],
  ['a form title of 4', PostForm, { ...post, title: x(4) }, 'Title must be at least 5 characters'],
  ['a form title of 101', PostForm, { ...post, title: x(101) }, 'Title must be less than 100 characters'],
  ['a form post of 9', PostForm, { ...post, content: x(9) }, 'Content must be at least 10 characters'],
  ['an empty comment', NewComment, { content: '' }, 'Comment cannot be empty'],
  ['a comment of 1001', NewComment, { content: x(1001) }, 'Comment cannot exceed 1000 characters'],
  ['an empty form comment', CommentForm, { content: '' }, 'Comment cannot be empty'],
  ['a form comment of 501', CommentForm, { content: x(501) }, 'Comment must be less than 500 characters'],
  ['a question title of 9', NewQuestion, { ...question, title: x(9) }, 'Question title must be at least 10 characters'],
  ['a question title of 151', NewQuestion, { ...question, title: x(151) }, 'Title cannot exceed 150 characters'],
  ['a question of 19', NewQuestion, { ...question, content: x(19) }, 'Question content must be at least 20 characters'],
  ['a question of 2001', NewQuestion, { ...question, content: x(2001) }, 'Content cannot exceed 2000 characters'],
  ['a question about a car of 1899', NewQuestion, { ...question, carYear: 1899 }, 'Invalid year'],
  [
    'a question about a car from the future',
    NewQuestion,
    { ...question, carYear: nextYear + 1 },
    'Year cannot be in the future',
  ],
  ['an answer of 9', NewAnswer, { content: x(9) }, 'Answer must be at least 10 characters'],
  ['an answer of 2001', NewAnswer, { content: x(2001) }, 'Answer cannot exceed 2000 characters'],
  ['a display name of 1', ExpertForm, { ...expert, displayName: 'A' }, 'Display name must be at least 2 characters'],
  ['a display name of 51', ExpertForm, { ...expert, displayName: x(51) }, 'Display name cannot exceed 50 characters'],
  ['credentials of 4', ExpertForm, { ...expert, credentials: 'IMI3' }, 'Credentials must be at least 5 characters'],
  ['credentials of 101', ExpertForm, { ...expert, credentials: x(101) }, 'Credentials cannot exceed 100 characters'],
  [
    'no years of experience',
    ExpertForm,
    { ...expert, yearsExperience: 0 },
    'Years of experience must be between 1 and 50',
  ],
  [
    '51 years of experience',
    ExpertForm,
    { ...expert, yearsExperience: 51 },
    'Years of experience must be between 1 and 50',
  ],
  ['a location of 101', ExpertForm, { ...expert, location: x(101) }, 'Location cannot exceed 100 characters'],
  ['a bio of 501', ExpertForm, { ...expert, bio: x(501) }, 'Bio cannot exceed 500 characters'],
  ['an e-mail address that is none', Profile, { email: 'anna' }, 'Please enter a valid email address'],
  ['a place in words', MechanicSearch, { lat: 'north', lng: 0 }, 'Please give a latitude and a longitude'],
  ['half a place', MechanicSearch, { lat: '53', lng: '' }, 'Please give a latitude and a longitude'],
  ['a blank topic', TutorialTopic, { topic: ' ' }, 'Please enter a repair topic to generate suggestions'],
  ['a support message from nobody', SupportMessage, { message: 'Hi' }, 'Email is required'],
  ['an empty support message', SupportMessage, { email: 'a@example.com', message: '' }, 'Message is required'],
];

test.each(REFUSED)('%s is refused in the words of the specification', (_, shape, value, message) => {
  const read = z.safeParse(shape, value);
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

const UNWORDED: [rule: string, shape: Shape, value: unknown][] = [
  ['a timeframe of its own', TextDiagnosis, { symptoms: 'x', timeframe: 'yesterday' }],
  ['a sound from nowhere', AudioDiagnosis, { ...sound, location: 'roof' }],
  ['a photo from nowhere', VisualDiagnosis, { ...photo, location: 'roof' }],
  ['a plan of 0', NewSubscription, { ...plan, planId: 0 }],
  ['a payment processor of its own', NewSubscription, { ...plan, paymentProcessor: 'barter' }],
  ['an app-store expiry that is no date', NewSubscription, { ...plan, appStoreExpiryDate: 'soon' }],
  ['a question of a category of its own', NewQuestion, { ...question, category: 'radio' }],
];

test.each(UNWORDED)('%s is refused', (_, shape, value) => {
  const read = z.safeParse(shape, value);
  expect(read.success).toBe(false);
  expect(read.error?.issues[0]?.message).not.toBe('');
});

const ACCEPTED: [rule: string, shape: Shape, value: unknown][] = [
  ['a username of 3 and a password of 6', Registration, { ...account, username: 'abc', password: x(6) }],
  ['a car of 1900', NewCar, { ...car, year: 1900 }],
  ['a car of next year', NewCar, { ...car, year: nextYear }],
  ['a mileage of 0', NewCar, { ...car, mileage: 0 }],
  ['a car without engine, gearbox, fuel and drive', NewCar, car],
  [
    'a car with engine, gearbox, fuel and drive',
    NewCar,
    { ...car, engine: '1.2L I4', transmission: 'Manual', fuelType: 'Petrol', driveType: 'Front' },
  ],
  ['symptoms with a car', TextDiagnosis, { symptoms: 'x', carInfo: { ...car, engine: '1.2L I4' } }],
  ['a description of 5', VisualDiagnosis, { ...photo, description: 'lamps' }],
  ['a plan that renews unless told otherwise', NewSubscription, plan],
  ['a post of 5 and 10', NewPost, post],
  ['a post of 100 and 5000', NewPost, { title: x(100), content: x(5000) }],
  ['a form post with no upper bound', PostForm, { title: x(100), content: x(6000) }],
  ['a comment of 1000', NewComment, { content: x(1000) }],
  ['a form comment of 500', CommentForm, { content: x(500) }],
  ['a question of 10 and 20', NewQuestion, question],
  ['a question of 150 and 2000', NewQuestion, { ...question, title: x(150), content: x(2000) }],
  ['a question without a car year', NewQuestion, { ...question, carYear: null }],
  ['an answer of 10', NewAnswer, { content: x(10) }],
  ['an answer of 2000', NewAnswer, { content: x(2000) }],
  ['an expert of the shortest', ExpertForm, expert],
  [
    'an expert of the longest',
    ExpertForm,
    { displayName: x(50), credentials: x(100), yearsExperience: 50, location: x(100), bio: x(500) },
  ],
];

test.each(ACCEPTED)('%s is accepted', (_, shape, value) => {
  expect(z.safeParse(shape, value).error?.issues ?? []).toEqual([]);
});

test.each(['today', 'this week', 'this month', 'longer'])('the timeframe "%s" is known', (timeframe) => {
  expect(z.safeParse(TextDiagnosis, { symptoms: 'x', timeframe }).success).toBe(true);
});

test.each(['engine', 'transmission', 'brakes', 'suspension', 'other'])('a sound may come from: %s', (location) => {
  expect(z.safeParse(AudioDiagnosis, { ...sound, location }).success).toBe(true);
});

test.each(['engine', 'exterior', 'interior', 'undercarriage', 'wheels', 'other'])(
  'a photo may show: %s',
  (location) => {
    expect(z.safeParse(VisualDiagnosis, { ...photo, location }).success).toBe(true);
  },
);

test.each(['engine', 'transmission', 'electrical', 'brakes', 'suspension', 'general'])(
  'a question may be about: %s',
  (category) => {
    expect(z.safeParse(NewQuestion, { ...question, category }).success).toBe(true);
  },
);

test('what is left out has the default of the specification', () => {
  expect(z.parse(NewSubscription, plan).autoRenew).toBe(true);
  expect(z.parse(NewQuestion, question).isUrgent).toBe(false);
  expect(z.parse(ExpertForm, expert).specialties).toEqual([]);
});
