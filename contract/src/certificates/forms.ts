import { z } from 'zod/mini';
import { defineCall, id, optionalText, text } from '../shared/index.ts';
import { formContent, formSummary, personKind } from './schemas.ts';

const one = z.strictObject({ formId: id });
const numberPrefix = z.optional(z.string().check(z.trim(), z.regex(/^[A-Z]{1,6}$/)));

/** A format with all its texts, and the placeholders that they may use. */
export const getCertificateForm = defineCall({
  name: 'getCertificateForm',
  method: 'GET',
  path: '/admin/certificates/forms/{formId}',
  summary: 'A form with its fields and texts',
  params: one,
  answer: z.object({
    ...formSummary.shape,
    prefix: z.string(),
    content: formContent,
    placeholders: z.array(z.string()),
    versions: z.array(z.object({ version: z.number(), savedAt: z.string(), savedBy: z.string() })),
  }),
});

/**
 * A format of the school's own: a copy of the given one with this content, or a new type when `type` is `own`. Refuses: formNameTaken, unknownPlaceholder,
 * openPlaceholder, markupInTemplate, fieldKeyTwice, formMargins.
 */
export const createCertificateForm = defineCall({
  name: 'createCertificateForm',
  method: 'POST',
  path: '/admin/certificates/forms',
  summary: "Adds a form of the school's own",
  body: z.strictObject({
    name: text(80),
    type: z.string().check(z.maxLength(60)),
    /** The prefix of numbers for a type of the school's own, such as `NOC`. */
    prefix: numberPrefix,
    personKind,
    content: formContent,
  }),
  answer: z.object({ id: z.string() }),
});

/** A new version; issued certificates keep theirs. Refuses as adding does, and: presetStays, formChanged. */
export const saveCertificateForm = defineCall({
  name: 'saveCertificateForm',
  method: 'PUT',
  path: '/admin/certificates/forms/{formId}',
  summary: 'Saves a new version of a form',
  params: one,
  body: z.strictObject({ name: text(80), version: z.number().check(z.int(), z.minimum(1)), content: formContent }),
  answer: z.object({ version: z.number() }),
});

/** Archives a format, or restores it. Refuses: presetStays. */
export const archiveCertificateForm = defineCall({
  name: 'archiveCertificateForm',
  method: 'POST',
  path: '/admin/certificates/forms/{formId}/archive',
  summary: 'Archives or restores a form',
  params: one,
  body: z.strictObject({ isArchived: z.boolean() }),
  answer: z.object({}),
});

/** A format as it would be printed, with sample values. Refuses as saving does. */
export const previewCertificateForm = defineCall({
  name: 'previewCertificateForm',
  method: 'POST',
  path: '/admin/certificates/forms/preview',
  summary: 'The pages of a form with sample values',
  /** With the prefix of its numbers, as `prefix` of a form. */
  body: z.strictObject({ personKind, content: formContent, prefix: numberPrefix }),
  answer: z.object({ pages: z.array(z.string()), width: z.number(), height: z.number() }),
});

const settings = {
  /** The list of issued transfer certificates is public. */
  isPublic: z.boolean(),
  /** How many certificates a book holds. */
  bookSize: z.number().check(z.int(), z.minimum(1), z.maximum(1000)),
  schoolCode: optionalText(40),
  schoolNameHindi: optionalText(200),
  schoolAddressHindi: optionalText(300),
  principalNameHindi: optionalText(120),
} as const;

export const getCertificateSettings = defineCall({
  name: 'getCertificateSettings',
  method: 'GET',
  path: '/admin/certificates/settings',
  summary: 'How certificates are numbered, signed and published',
  answer: z.object({
    ...settings,
    /** The format selected at first, by type. */
    preferred: z.record(z.string(), z.string()),
    signatureUrl: z.nullable(z.string()),
    sealUrl: z.nullable(z.string()),
    publicPage: z.string(),
    publicCsv: z.string(),
    /** False without a public address: then certificates carry no code that others could check. */
    hasPublicAddress: z.boolean(),
    /** The next number of each type this year. */
    series: z.array(z.object({ type: z.string(), name: z.string(), nextSerial: z.number() })),
  }),
});

/** Refuses: serialStart. `nextSerials` starts this year's series at a number, for schools that used paper books before. */
export const saveCertificateSettings = defineCall({
  name: 'saveCertificateSettings',
  method: 'PUT',
  path: '/admin/certificates/settings',
  summary: 'Changes how certificates are numbered and published',
  body: z.strictObject({
    ...settings,
    preferred: z.record(z.string().check(z.maxLength(60)), id),
    nextSerials: z.record(z.string().check(z.maxLength(60)), z.number().check(z.int(), z.minimum(1), z.maximum(999_999))),
  }),
  answer: z.object({}),
});

export const CERTIFICATE_PICTURES = ['signature', 'seal'] as const;
const which = z.strictObject({ picture: z.enum(CERTIFICATE_PICTURES) });
/** A PNG or JPEG, detected by its bytes, that documents can draw. Refuses: certificatePicture, pictureTooLarge, pictureDamaged, pictureTooHeavy. */
export const uploadCertificatePicture = defineCall({
  name: 'uploadCertificatePicture',
  method: 'POST',
  path: '/admin/certificates/settings/pictures/{picture}',
  summary: 'Sets the picture of the signature or the seal',
  params: which,
  upload: { part: 'picture', maxBytes: 2 * 1024 * 1024 },
  answer: z.object({ url: z.string() }),
});
export const removeCertificatePicture = defineCall({
  name: 'removeCertificatePicture',
  method: 'DELETE',
  path: '/admin/certificates/settings/pictures/{picture}',
  summary: 'Removes the picture of the signature or the seal',
  params: which,
  answer: z.object({}),
});
