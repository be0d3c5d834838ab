import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';
import { codeSchema, credentialsSchema, emailOnlySchema, registrationSchema, resendSchema, resetSchema, schoolSchema } from './schemas.ts';

const nothing = z.object({});

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  isPublic: true,
  summary: 'Signs in with email and password',
  body: credentialsSchema,
  answer: z.object({ accessToken: z.string() }),
});
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/auth/register',
  isPublic: true,
  summary: 'Begins a registration and mails a six-digit code; the answer is the same for a known address',
  body: registrationSchema,
  /** `isMailSet` is false when no mail server is set up, and the mail is kept on the machine that runs Shala. */
  answer: z.object({ email: z.string(), registrationKey: z.string(), isMailSet: z.optional(z.boolean()) }),
});
export const verifyEmail = defineCall({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify',
  isPublic: true,
  summary: 'Verifies an email by its code',
  body: codeSchema,
  answer: z.object({ registrationToken: z.string() }),
});
export const resendCode = defineCall({
  name: 'resendCode',
  method: 'POST',
  path: '/auth/resend',
  isPublic: true,
  summary: 'Mails a new code for an open registration',
  body: resendSchema,
  answer: nothing,
});
export const createSchool = defineCall({
  name: 'createSchool',
  method: 'POST',
  path: '/auth/school',
  isPublic: true,
  summary: 'Creates the school of a verified registration; its classes, periods, subjects and fee heads follow in the background',
  body: schoolSchema,
  answer: z.object({ schoolName: z.string(), waitToken: z.string() }),
});
export const getSchoolSetup = defineCall({
  name: 'getSchoolSetup',
  method: 'POST',
  path: '/auth/setup',
  isPublic: true,
  summary: 'Tells whether a new school is ready to be signed in to',
  body: z.strictObject({ waitToken: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  answer: z.object({
    isReady: z.boolean(),
    steps: z.array(z.object({ step: z.enum(['year', 'classes', 'periods', 'subjects', 'fees']), isDone: z.boolean() })),
  }),
});
/** Signs in who has just registered, once, when the school is ready: the password was typed a minute ago. Refuses: registrationOver, schoolNotReady. */
export const openFirstSession = defineCall({
  name: 'openFirstSession',
  method: 'POST',
  path: '/auth/first-session',
  isPublic: true,
  summary: 'Signs in to a new school after its registration',
  body: z.strictObject({ waitToken: z.string().check(z.minLength(1), z.maxLength(1000)), device: credentialsSchema.shape.device }),
  answer: z.object({ accessToken: z.string() }),
});
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot',
  isPublic: true,
  summary: 'Mails a link for a new password; the answer is the same for an unknown address',
  body: emailOnlySchema,
  answer: nothing,
});
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset',
  isPublic: true,
  summary: 'Sets a new password by the mailed link and ends all sessions',
  body: resetSchema,
  answer: nothing,
});
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session',
  answer: nothing,
});
export const getDemoSignIn = defineCall({
  name: 'getDemoSignIn',
  method: 'GET',
  path: '/public/demo',
  isPublic: true,
  summary: 'The demo sign-in, where it is offered',
  answer: z.object({ available: z.boolean(), email: z.string(), password: z.string() }),
});
