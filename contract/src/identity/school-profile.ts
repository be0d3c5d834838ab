import { z } from 'zod/mini';
import {
  BOARDS,
  defineCall,
  groupedDigits,
  languageCode,
  mailableName,
  optionalEmail,
  optionalPhone,
  optionalText,
  pinCode,
  seen,
  text,
} from '../shared/index.ts';

const logo = z.string().check(z.maxLength(1_400_000), z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'picture'));

/** The school profile. Only given fields change; `logo: null` removes the logo. */
export const schoolProfileSchema = z.partial(
  z.strictObject({
    schoolName: mailableName(200),
    board: z.enum(BOARDS),
    affiliationNumber: optionalText(30),
    /** Eleven digits of the UDISE+ register, or empty. */
    udiseCode: groupedDigits(/^(\d{11})?$/, 'udise'),
    address: text(300),
    state: text(80),
    city: text(80),
    pinCode,
    phone: optionalPhone,
    email: optionalEmail,
    website: z.string().check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s"<>]+)?$/, 'website')),
    principalName: optionalText(120),
    /** The language of receipts, reminders, notices and report cards: one with a catalogue, such as `hi`. */
    parentsLanguage: languageCode,
    /** Receipts in that language and in English. */
    hasBilingualReceipts: z.boolean(),
    logo: z.nullable(logo),
  }),
);

const profile = z.object({
  schoolName: z.string(),
  board: z.string(),
  affiliationNumber: z.string(),
  udiseCode: z.string(),
  address: z.string(),
  state: z.string(),
  city: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  principalName: z.string(),
  parentsLanguage: z.string(),
  hasBilingualReceipts: z.boolean(),
  logoUrl: z.nullable(z.string()),
});

export const getSchoolProfile = defineCall({
  name: 'getSchoolProfile',
  method: 'GET',
  path: '/admin/school-profile',
  summary: 'Name, board, codes, address, contacts and principal of the school',
  answer: profile,
});
/** Refuses: changedMeanwhile. */
export const updateSchoolProfile = defineCall({
  name: 'updateSchoolProfile',
  method: 'PATCH',
  path: '/admin/school-profile',
  summary: 'Changes what the school says about itself',
  body: z.strictObject({ ...schoolProfileSchema.shape, seen }),
  answer: profile,
});
