import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';
import { LEAVING_REASONS } from '../students/index.ts';
import {
  certificateRow,
  certificateState,
  formSummary,
  MAX_FIELD_VALUE,
  MAX_LEAVING_NOTE,
  personKind,
  preparedField,
  SCHOOL_GAPS,
} from './schemas.ts';

const one = z.strictObject({ certificateId: id });
const count = z.string().check(z.regex(/^\d{1,6}$/));
const values = z.record(z.string().check(z.maxLength(40)), optionalText(MAX_FIELD_VALUE));

/** The types of certificates with their formats, and how many were issued this year. */
export const listCertificateTypes = defineCall({
  name: 'listCertificateTypes',
  method: 'GET',
  path: '/admin/certificates/types',
  summary: 'Types of certificates with their forms',
  answer: z.object({
    year: z.string(),
    types: z.array(
      z.object({
        type: z.string(),
        name: z.string(),
        personKind,
        issued: z.number(),
        nextNumber: z.string(),
        forms: z.array(formSummary),
        /** The format that is selected at first. */
        formId: z.string(),
      }),
    ),
  }),
});

/** Students of any year and employees, including those who have left, by words of name or number; the best match first. */
export const findCertificatePeople = defineCall({
  name: 'findCertificatePeople',
  method: 'GET',
  path: '/admin/certificates/people',
  summary: 'People a certificate can be issued to',
  query: z.strictObject({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)), personKind: z.optional(personKind) }),
  answer: z.object({
    people: z.array(
      z.object({
        personKind,
        id: z.string(),
        name: z.string(),
        number: z.string(),
        place: z.string(),
        guardian: z.string(),
        leftOn: z.nullable(z.string()),
      }),
    ),
  }),
});

/** A format filled in from the record. Refuses: certificatePerson, certificateAnonymised, formArchived. */
export const prepareCertificate = defineCall({
  name: 'prepareCertificate',
  method: 'GET',
  path: '/admin/certificates/forms/{formId}/people/{personId}',
  summary: 'The fields of a certificate from the record, and what is missing',
  params: z.strictObject({ formId: id, personId: id }),
  answer: z.object({
    form: formSummary,
    person: z.object({
      personKind,
      id: z.string(),
      name: z.string(),
      number: z.string(),
      place: z.string(),
      leftOn: z.nullable(z.string()),
      admittedOn: z.nullable(z.string()),
    }),
    fields: z.array(preparedField),
    today: z.string(),
    nextNumber: z.string(),
    /** The unpaid fees of today, in rupees; null for employees. They never prevent a certificate. */
    dues: z.nullable(z.number()),
    /** True when unpaid fees of the current year can be collected at the fee counter; older dues are in the accounts of their year. */
    canSettle: z.boolean(),
    /** The person's earlier certificates of this type. */
    earlier: z.array(z.object({ id: z.string(), number: z.string(), issuedOn: z.string(), state: certificateState })),
    /** True when the certificate says that the person has left, but the record does not. */
    offersLeaving: z.boolean(),
    /** Data of the school that the format prints and nobody has entered yet. */
    missingOfSchool: z.array(z.enum(SCHOOL_GAPS)),
    /** False without a public address: then the certificate carries no code that others could check. */
    hasPublicAddress: z.boolean(),
  }),
});

/** Saves missing values to the record, each change in its history. Refuses: fields that the format does not have, or that the record already has. */
export const saveCertificateFields = defineCall({
  name: 'saveCertificateFields',
  method: 'POST',
  path: '/admin/certificates/forms/{formId}/people/{personId}/fields',
  summary: "Saves missing fields to the person's record",
  params: z.strictObject({ formId: id, personId: id }),
  body: z.strictObject({ values }),
  answer: z.object({ saved: z.array(z.string()), waiting: z.array(z.string()) }),
});

/** The page as it will be printed, as pictures; nothing is stored and no number is used. Refuses: certificateLeft. */
export const previewCertificate = defineCall({
  name: 'previewCertificate',
  method: 'POST',
  path: '/admin/certificates/preview',
  summary: 'The pages of a certificate before it is issued',
  body: z.strictObject({ formId: id, personId: id, values }),
  answer: z.object({ pages: z.array(z.string()), width: z.number(), height: z.number() }),
});

const leaving = z.strictObject({ leftOn: isoDate, reason: z.enum(LEAVING_REASONS), note: optionalText(MAX_LEAVING_NOTE) });

/**
 * Issues a certificate with the next serial. `leaving` also withdraws the student; `keep` saves the missing values to the record. `seen` is the newest
 * certificate of this type that was shown for the person, or empty. Refuses: certificateFieldMissing, certificateDay, certificatePerson, certificateMeanwhile,
 * certificateLeft, formArchived, alreadyLeft, leavingDay.
 */
export const issueCertificate = defineCall({
  name: 'issueCertificate',
  method: 'POST',
  path: '/admin/certificates',
  summary: 'Issues a certificate',
  body: z.strictObject({
    formId: id,
    personId: id,
    values,
    keep: z.optional(z.boolean()),
    leaving: z.optional(leaving),
    seen: z.optional(z.string().check(z.maxLength(36))),
  }),
  answer: z.object({ id: z.string(), number: z.string(), serialNo: z.number(), bookNo: z.number(), url: z.string() }),
});

/** The register's filters. */
const filter = {
  search: z.optional(z.string().check(z.maxLength(80))),
  type: z.optional(z.string().check(z.maxLength(60))),
  /** The first calendar year of an academic year, such as 2026. */
  year: z.optional(z.coerce.number().check(z.int(), z.gte(1990), z.lte(2200))),
  state: z.optional(certificateState),
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  personId: z.optional(id),
} as const;

/** The register, newest first; 50 rows a page by default. */
export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/admin/certificates',
  summary: 'The register of certificates',
  query: z.strictObject({ ...filter, offset: z.optional(count), limit: z.optional(count) }),
  answer: z.object({ certificates: z.array(certificateRow), total: z.number(), years: z.array(z.number()) }),
});

/** A certificate as it was issued, with the address of its stored original. */
export const getCertificate = defineCall({
  name: 'getCertificate',
  method: 'GET',
  path: '/admin/certificates/{certificateId}',
  summary: 'One certificate',
  params: one,
  answer: z.object({
    ...certificateRow.shape,
    formVersion: z.number(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
    url: z.string(),
    verifyUrl: z.string(),
  }),
});

/** Counts a duplicate; its pages are the original's with the stamp DUPLICATE and the count. Refuses: certificateCopyCancelled. */
export const reprintCertificate = defineCall({
  name: 'reprintCertificate',
  method: 'POST',
  path: '/admin/certificates/{certificateId}/copies',
  summary: 'Prints a duplicate of a certificate',
  params: one,
  answer: z.object({ copy: z.number(), url: z.string() }),
});

/** The number stays in the register with the reason. Refuses: certificateCancelled. */
export const cancelCertificate = defineCall({
  name: 'cancelCertificate',
  method: 'POST',
  path: '/admin/certificates/{certificateId}/cancellation',
  summary: 'Cancels a certificate with a reason',
  params: one,
  body: z.strictObject({ reason: text(300) }),
  answer: z.object({}),
});

/** A signed address that downloads the filtered register, for ten minutes. */
export const exportCertificates = defineCall({
  name: 'exportCertificates',
  method: 'GET',
  path: '/admin/certificates/export',
  summary: 'The register as XLSX or CSV',
  query: z.strictObject({ ...filter, format: z.enum(['xlsx', 'csv']) }),
  answer: z.object({ url: z.string() }),
});
