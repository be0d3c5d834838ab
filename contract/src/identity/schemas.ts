import { z } from 'zod/mini';
import { BOARDS, email, newPassword, optionalText, phone, text } from '../shared/index.ts';

export const credentialsSchema = z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(1000)) });
export const registrationSchema = z.strictObject({ name: text(120), email, phone, password: newPassword });
/** What the answer to a registration gave this browser; without it a code works only while nobody else has registered the same address. */
const registrationKey = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
export const codeSchema = z.strictObject({ email, code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'sixDigits')), registrationKey });
export const resendSchema = z.strictObject({ email, registrationKey });
export const emailOnlySchema = z.strictObject({ email });
export const resetSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword });
export const schoolSchema = z.strictObject({
  registrationToken: z.string().check(z.minLength(1), z.maxLength(1000)),
  schoolName: text(200),
  board: z.enum(BOARDS),
  address: text(300),
  state: text(80),
  city: text(80),
  pinCode: optionalText(6),
  /** The logo as a data URL (PNG or JPEG; the browser turns WebP into one of them, which papers cannot draw), at most 1 MB of picture. */
  logo: z.optional(z.string().check(z.maxLength(1_400_000), z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'picture'))),
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type NewSchool = z.infer<typeof schoolSchema>;

/** The payload of an access token; `exp` and `iat` are seconds. */
export type TokenPayload = { sub: string; sid: string; school: string; name: string; iat: number; exp: number };
