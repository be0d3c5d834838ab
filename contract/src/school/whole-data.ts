import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

export const describeWholeData = defineCall({
  name: 'describeWholeData',
  method: 'GET',
  path: '/admin/whole-data',
  summary: "How much a download of the school's whole data holds, and when it was last asked for",
  answer: z.object({
    students: z.int(),
    files: z.int(),
    fileBytes: z.number(),
    lastAt: z.nullable(z.string()),
    lastBy: z.nullable(z.string()),
  }),
});
/** Recorded in the audit log, because it contains the data of all students. */
export const downloadWholeData = defineCall({
  name: 'downloadWholeData',
  method: 'POST',
  path: '/admin/whole-data/address',
  summary: "An address that downloads the school's whole data as JSON Lines in a zip, for ten minutes",
  answer: z.object({ url: z.string() }),
});
