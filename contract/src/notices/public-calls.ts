import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

const code = z.strictObject({ code: z.string().check(z.trim(), z.maxLength(100)) });

/** For a recipient who opens the link in a message. An unknown code is 404. */
export const readNotice = defineCall({
  name: 'readNotice',
  method: 'GET',
  path: '/public/notices/{code}',
  isPublic: true,
  summary: 'A notice as one recipient got it; opening it confirms nothing',
  params: code,
  answer: z.object({
    schoolName: z.string(),
    number: z.nullable(z.string()),
    title: z.string(),
    /** Empty after the school has withdrawn it. */
    bodyHtml: z.string(),
    at: z.string(),
    isWithdrawn: z.boolean(),
    recipient: z.string(),
    students: z.string(),
    attachment: z.nullable(z.object({ name: z.string(), url: z.string() })),
    confirmedAt: z.nullable(z.string()),
  }),
});
/** Confirming twice has no effect. Refuses: an unknown code (404), noticeWithdrawn. */
export const confirmNotice = defineCall({
  name: 'confirmNotice',
  method: 'POST',
  path: '/public/notices/{code}/confirmation',
  isPublic: true,
  summary: 'The recipient confirms that he has read the notice',
  params: code,
  answer: z.object({ confirmedAt: z.string() }),
});
