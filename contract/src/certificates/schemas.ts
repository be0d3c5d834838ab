import { z } from 'zod/mini';
import { optionalText, text } from '../shared/index.ts';
import { SOURCES } from './placeholders.ts';

/** The built-in types of certificates. A type of the school's own is `own-` and an id. */
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

/** Says that somebody is a student now, so nobody who has left gets it. */
export const isForPresentStudents = (type: string): boolean => type === 'bonafide';

export const PERSON_KINDS = ['student', 'employee'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
export const personKind = z.enum(PERSON_KINDS);

/** A text in the languages of a format; the one that is not printed may be empty. */
const words = (max: number) => z.strictObject({ en: optionalText(max), hi: optionalText(max) });
export type Words = { en: string; hi: string };

const millimetres = z.number().check(z.int(), z.minimum(0), z.maximum(120));

/** `number` is a number such as 210 days; registers count half days too. */
export const FIELD_KINDS = ['text', 'long', 'number', 'day', 'choice'] as const;
/** The maximum length of a value, in characters. */
export const MAX_FIELD_VALUE = 600;

/** The maximum length of a note about leaving, in characters. */
export const MAX_LEAVING_NOTE = 300;

/** A field of a format: its label, the source of its value, and how it is filled in. */
export const formField = z.strictObject({
  /** Its name in placeholders and values. */
  key: z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
  label: words(200),
  /** The placeholder whose value fills the field; empty for a field that the office fills in. */
  source: z.enum(['', ...SOURCES]),
  isRequired: z.boolean(),
  kind: z.enum(FIELD_KINDS),
  choices: z.array(text(80)).check(z.maxLength(30)),
  /** The value of the field until the office changes it. */
  initial: optionalText(200),
  /** False for a field that is used only in a text of the format. */
  isPrinted: z.boolean(),
  /** The value is suggested again for the person's next certificate. */
  isRemembered: z.boolean(),
  /** A printed row without its own number, such as a date in words under the date in figures. */
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
    /** False for paper with a preprinted letterhead. */
    hasLetterhead: z.boolean(),
  }),
  /** The line with book, serial and admission number at the top. */
  hasNumbers: z.boolean(),
  /** Paragraphs before and after the fields; `{studentName}` is filled in. */
  opening: z.array(words(2000)).check(z.maxLength(10)),
  fields: z.array(formField).check(z.maxLength(60)),
  closing: z.array(words(2000)).check(z.maxLength(10)),
  signatures: z
    .array(
      z.strictObject({
        label: words(80),
        hasPicture: z.boolean(),
        /** The principal's name is printed under the line. Formats of earlier versions say nothing: there it goes with the picture. */
        hasName: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(3)),
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

/** A field of a certificate being prepared. */
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
  /** True for a value of the record: it is corrected there, not on a certificate. */
  isFixed: z.boolean(),
  /** True when the typed value is saved to the record too. */
  isKept: z.boolean(),
});

/** Data of the school that a certificate may lack. */
export const SCHOOL_GAPS = ['affiliationNumber', 'schoolCode', 'udiseCode', 'principal'] as const;
export type SchoolGap = (typeof SCHOOL_GAPS)[number];

export const formSummary = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  version: z.number(),
  personKind,
  languages: z.enum(['en', 'hi', 'both']),
  /** False for a format of the school's own. */
  isPreset: z.boolean(),
  /** The authority whose format a built-in one follows. */
  source: z.string(),
  isArchived: z.boolean(),
});
