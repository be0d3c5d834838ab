import { z } from 'zod/mini';
import { str } from './schemas.ts';

/** Whose results a change would change; at most fifty are listed. `subject` is '' for the result of the whole. */
export const resultChanges = z.object({
  students: z.int(),
  changed: z.int(),
  publishedClasses: z.array(str),
  rows: z.array(z.object({ name: str, className: str, subject: str, term: str, before: str, after: str })),
});
export type ResultChanges = z.infer<typeof resultChanges>;
