import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { MAX_DOCUMENT_BYTES } from './schemas.ts';

export const DOCUMENT_KINDS = [
  'Birth certificate',
  'Aadhaar copy',
  'Caste certificate',
  'Transfer certificate',
  'Report card',
  'Medical paper',
  'Consent form',
  'Other',
] as const;

const params = z.strictObject({ studentId: id });
const one = z.strictObject({ studentId: id, documentId: id });

export const documentView = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  mediaType: z.string(),
  addedAt: z.string(),
  by: z.string(),
});

/** A picture or a PDF, detected by its bytes. Refuses: documentKind. */
export const uploadStudentDocument = defineCall({
  name: 'uploadStudentDocument',
  method: 'POST',
  path: '/admin/students/{studentId}/documents',
  summary: "Keeps a paper with a student's record",
  params,
  upload: { part: 'document', maxBytes: MAX_DOCUMENT_BYTES },
  body: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), title: z.optional(optionalText(120)) }),
  answer: z.object({ id: z.string() }),
});
/** The address is valid for two minutes; the request is recorded in the audit log. */
export const openStudentDocument = defineCall({
  name: 'openStudentDocument',
  method: 'POST',
  path: '/admin/students/{studentId}/documents/{documentId}/open',
  summary: 'An address at which a paper opens; the reading is recorded',
  params: one,
  answer: z.object({ url: z.string() }),
});
export const removeStudentDocument = defineCall({
  name: 'removeStudentDocument',
  method: 'DELETE',
  path: '/admin/students/{studentId}/documents/{documentId}',
  summary: 'Deletes a document from the record',
  params: one,
  answer: z.object({}),
});
