import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { FIELD_KINDS, MAX_FIELD_VALUE } from './schemas.ts';

const one = z.strictObject({ batchId: id });
const place = { formId: id, classId: id, sectionId: z.optional(id) };
const values = z.record(z.string().check(z.maxLength(40)), optionalText(MAX_FIELD_VALUE));

const batch = z.object({
  id: z.string(),
  formName: z.string(),
  place: z.string(),
  startedAt: z.string(),
  startedBy: z.string(),
  total: z.number(),
  issued: z.number(),
  /** How many of the issued certificates have their PDF already. */
  drawn: z.number(),
  failed: z.number(),
  isDone: z.boolean(),
});

/** The students of a class who would get the certificate, with missing values, dues and a certificate of this academic year. Refuses: batchForm, batchEmpty. */
export const checkCertificateBatch = defineCall({
  name: 'checkCertificateBatch',
  method: 'GET',
  path: '/admin/certificates/batches/check',
  summary: 'What a certificate for a whole class would meet',
  query: z.strictObject(place),
  answer: z.object({
    total: z.number(),
    /** Fields that the office fills in once for all students. */
    shared: z.array(
      z.object({
        key: z.string(),
        label: z.object({ en: z.string(), hi: z.string() }),
        value: z.string(),
        kind: z.enum(FIELD_KINDS),
        choices: z.array(z.string()),
        isRequired: z.boolean(),
      }),
    ),
    students: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        number: z.string(),
        /** Class and section. */
        place: z.string(),
        rollNumber: z.nullable(z.number()),
        /** Required fields that neither the record nor the shared fields fill: no certificate is issued without them. */
        missing: z.array(z.string()),
        /** What is owed today, in rupees. It never keeps a certificate back. */
        dues: z.number(),
        /** The newest certificate of this type that was issued in this academic year. */
        earlier: z.nullable(z.object({ number: z.string(), issuedOn: z.string() })),
      }),
    ),
  }),
});

/** Issues certificates to a whole class, or to selected students, in the background. Refuses: batchForm, batchEmpty. */
export const startCertificateBatch = defineCall({
  name: 'startCertificateBatch',
  method: 'POST',
  path: '/admin/certificates/batches',
  summary: 'Issues a certificate to a whole class',
  body: z.strictObject({ ...place, studentIds: z.optional(z.array(id).check(z.maxLength(2000))), values }),
  answer: z.object({ id: z.string(), total: z.number() }),
});

/** The progress of a batch, and who got no certificate and why. `url` opens all its certificates as one file when they are drawn. */
export const getCertificateBatch = defineCall({
  name: 'getCertificateBatch',
  method: 'GET',
  path: '/admin/certificates/batches/{batchId}',
  summary: 'The progress of certificates for a class',
  params: one,
  answer: z.object({
    ...batch.shape,
    problems: z.array(z.object({ studentId: z.string(), name: z.string(), problem: z.string() })),
    url: z.nullable(z.string()),
  }),
});

/** The last batches, newest first. */
export const listCertificateBatches = defineCall({
  name: 'listCertificateBatches',
  method: 'GET',
  path: '/admin/certificates/batches',
  summary: 'Certificates for whole classes',
  answer: z.object({ batches: z.array(batch) }),
});
