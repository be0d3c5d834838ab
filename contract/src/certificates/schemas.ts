import { z } from 'zod/mini';
import { optionalText, text } from '../shared/index.ts';
import { SOURCES } from './placeholders.ts';

/** The kinds of certificates that come with Shala. A form of the school's own kind has `own-` and its id as its type. */
export const CERTIFICATE_TYPES = [
  'transfer',
  'bonafide',
  'study',
  'character',
  'provisional',
  'sports',
  'experience',
  'relieving',
] as const;
export type CertificateType = (typeof CERTIFICATE_TYPES)[number];

export const PERSON_KINDS = ['student', 'employee'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
export const personKind = z.enum(PERSON_KINDS);

/** A text in the languages of a form; the one that is not printed may be empty. */
const words = (max: number) => z.strictObject({ en: optionalText(max), hi: optionalText(max) });
export type Words = { en: string; hi: string };

const millimetres = z.number().check(z.int(), z.minimum(0), z.maximum(120));

/** `number` is a whole number, such as of days. */
export const FIELD_KINDS = ['text', 'long', 'number', 'day', 'choice'] as const;
/** What a value may be at most, in characters. */
export const MAX_FIELD_VALUE = 600;

/** What the note of a leaving may be at most, in characters. */
export const MAX_LEAVING_NOTE = 300;

/** A field of a form: what it is called, where its value comes from, and how it is filled in. */
export const formField = z.strictObject({
  /** How placeholders and values name it. */
  key: z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
  label: words(200),
  /** A placeholder whose value fills the field; empty for a field that the office fills in. */
  source: z.enum(['', ...SOURCES]),
  isRequired: z.boolean(),
  kind: z.enum(FIELD_KINDS),
  choices: z.array(text(80)).check(z.maxLength(30)),
  /** What stands in the field until the office changes it. */
  initial: optionalText(200),
  /** False for a field that only a text of the form uses. */
  isPrinted: z.boolean(),
  /** What was filled in is offered again on the person's next certificate. */
  isRemembered: z.boolean(),
  /** A printed row without a number of its own, such as a date in words under the date in figures. */
  isContinued: z.optional(z.boolean()),
});
export type FormField = z.infer<typeof formField>;

export const formContent = z.strictObject({
  languages: z.enum(['en', 'hi', 'both']),
  title: words(120),
  paper: z.strictObject({
    size: z.enum(['A4', 'A5']),
    top: millimetres,
    right: millimetres,
    bottom: millimetres,
    left: millimetres,
    /** False on paper that has the letterhead printed on it already. */
    hasLetterhead: z.boolean(),
  }),
  /** The line of book, serial and admission number at the head. */
  hasNumbers: z.boolean(),
  /** Paragraphs before and after the fields; `{studentName}` is filled in. */
  opening: z.array(words(2000)).check(z.maxLength(10)),
  fields: z.array(formField).check(z.maxLength(60)),
  closing: z.array(words(2000)).check(z.maxLength(10)),
  signatures: z.array(z.strictObject({ label: words(80), hasPicture: z.boolean() })).check(z.maxLength(3)),
  hasSeal: z.boolean(),
  hasPhoto: z.boolean(),
});
export type FormContent = z.infer<typeof formContent>;

export const certificateState = z.enum(['issued', 'cancelled']);

/** A certificate in the register. */
export const certificateRow = z.object({
  id: z.string(),
  type: z.string(),
  typeName: z.string(),
  formName: z.string(),
  number: z.string(),
  serialNo: z.number(),
  bookNo: z.number(),
  /** Such as `2026-27`. */
  year: z.string(),
  personKind,
  personId: z.string(),
  personName: z.string(),
  /** Admission number or employee code. */
  personNumber: z.string(),
  /** Class and section, or position. */
  place: z.string(),
  issuedOn: z.string(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  state: certificateState,
  cancelledOn: z.nullable(z.string()),
  cancelReason: z.string(),
  /** How many duplicates were printed. */
  copies: z.number(),
});

/** A field of a certificate that is being prepared. */
export const preparedField = z.object({
  /** The placeholder that fills it; empty for a field that the office fills in. */
  source: z.string(),
  key: z.string(),
  label: z.object({ en: z.string(), hi: z.string() }),
  value: z.string(),
  kind: z.enum(FIELD_KINDS),
  choices: z.array(z.string()),
  isRequired: z.boolean(),
  isMissing: z.boolean(),
  /** True for what the record says: it is corrected there, not on a certificate. */
  isFixed: z.boolean(),
  /** True when what is filled in here is saved to the record as well. */
  isKept: z.boolean(),
});

export const formSummary = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  version: z.number(),
  personKind,
  languages: z.enum(['en', 'hi', 'both']),
  /** False for a form of the school's own. */
  isPreset: z.boolean(),
  /** Whose form a preset follows. */
  source: z.string(),
  isArchived: z.boolean(),
});
