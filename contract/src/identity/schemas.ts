import { z } from 'zod/mini';
import { BOARDS, email, groupedDigits, mailableName, mobile, newPassword, pinCode, text } from '../shared/index.ts';

const typedPassword = z.string().check(z.minLength(1), z.maxLength(1000));
/** Six digits of an authenticator app, or a recovery code (24 letters and digits; 16 in codes of earlier versions); spaces and hyphens are removed. */
const factorCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.transform((code: string) => code.replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.regex(/^(\d{6}|[a-z2-7]{16}|[a-z2-7]{24})$/, 'factorCode')),
);
/** `code` is the second factor's, if the account has one. `device` is the browser's own random name, by which it is recognised. */
export const credentialsSchema = z.strictObject({
  email,
  password: typedPassword,
  code: z.optional(factorCode),
  device: z.optional(z.string().check(z.minLength(16), z.maxLength(200))),
});
export const registrationSchema = z.strictObject({ name: mailableName(120), email, phone: mobile, password: newPassword });
/** The key that this browser got with its registration. Without it a code works only while nobody else has registered the same address. */
const registrationKey = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
export const codeSchema = z.strictObject({ email, code: groupedDigits(/^\d{6}$/, 'sixDigits'), registrationKey });
export const resendSchema = z.strictObject({ email, registrationKey });
export const emailOnlySchema = z.strictObject({ email });
export const resetSchema = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword });
/** Whether a mailed link invites: the token of an invitation names its school before a full stop, and that of a new password has none. */
export function isInvitation(token: string): boolean {
  return token.includes('.');
}
export const schoolSchema = z.strictObject({
  registrationToken: z.string().check(z.minLength(1), z.maxLength(1000)),
  schoolName: mailableName(200),
  board: z.enum(BOARDS),
  address: text(300),
  state: text(80),
  city: text(80),
  pinCode,
  /** The logo as a data URL (PNG or JPEG; the browser converts WebP, which documents cannot draw), at most 1 MB. */
  logo: z.optional(z.string().check(z.maxLength(1_400_000), z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'picture'))),
});

export const passwordSchema = z.strictObject({ password: typedPassword });
export const passwordChangeSchema = z.strictObject({ current: typedPassword, password: newPassword });
export const ownNameSchema = z.strictObject({ name: mailableName(120) });
export const factorCodeSchema = z.strictObject({ code: factorCode });

export type Credentials = z.infer<typeof credentialsSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type NewSchool = z.infer<typeof schoolSchema>;

/** The payload of an access token; `exp` and `iat` are seconds. */
export type TokenPayload = { sub: string; sid: string; school: string; name: string; iat: number; exp: number };
