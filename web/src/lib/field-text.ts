import { fieldErrors, fieldProblem } from '@shala/contract/shared';
import type { z } from 'zod/mini';
import { i18n } from './i18n.ts';

/** The sentence under a field for one issue of the contract's schema: the same that the server would say. */
export function fieldText(issue: z.core.$ZodIssue): string {
  const { code, values } = fieldProblem(issue);
  // `Use at least {min} characters.` in compiled form: text, [name], text.
  const message = fieldErrors[code].split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? [part] : part));
  const id = `field.${code}`;
  return i18n._(id, values, { message: message as unknown as string });
}
