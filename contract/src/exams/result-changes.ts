import { z } from 'zod/mini';
import { str } from './schemas.ts';

/** The students whose results a change would change; at most fifty are listed. `subject` is '' for the total. */
export const resultChanges = z.object({
  students: z.int(),
  changed: z.int(),
  publishedClasses: z.array(str),
  rows: z.array(z.object({ name: str, className: str, subject: str, term: str, before: str, after: str })),
});
export type ResultChanges = z.infer<typeof resultChanges>;
