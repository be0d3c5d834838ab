import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { EMPLOYEE_PAPERS, MAX_EMPLOYEE_PAPER_BYTES, optionalDay } from './schemas.ts';

const one = z.strictObject({ employeeId: id, paperId: id });

export const employeePaper = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  mediaType: z.string(),
  expiresOn: z.nullable(z.string()),
  addedAt: z.string(),
  by: z.string(),
});

/** A picture or a PDF, detected by its bytes. Refuses: paperKind. */
export const uploadEmployeePaper = defineCall({
  name: 'uploadEmployeePaper',
  method: 'POST',
  path: '/admin/employees/{employeeId}/papers',
  summary: "Keeps a paper with an employee's record",
  params: z.strictObject({ employeeId: id }),
  upload: { part: 'paper', maxBytes: MAX_EMPLOYEE_PAPER_BYTES },
  body: z.strictObject({ kind: z.enum(EMPLOYEE_PAPERS), expiresOn: z.optional(optionalDay) }),
  answer: z.object({ id: z.string() }),
});
/** The address is valid for two minutes; the request is recorded in the audit log. */
export const openEmployeePaper = defineCall({
  name: 'openEmployeePaper',
  method: 'POST',
  path: '/admin/employees/{employeeId}/papers/{paperId}/open',
  summary: 'An address at which a paper opens; the reading is recorded',
  params: one,
  answer: z.object({ url: z.string() }),
});
export const removeEmployeePaper = defineCall({
  name: 'removeEmployeePaper',
  method: 'DELETE',
  path: '/admin/employees/{employeeId}/papers/{paperId}',
  summary: 'Deletes a document from the record',
  params: one,
  answer: z.object({}),
});
