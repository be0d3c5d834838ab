import { ACTS_OF_THE_OFFICE } from './acts-of-the-office.ts';
import { ACTS_WITH_PEOPLE } from './acts-with-people.ts';

const ACTS = { ...ACTS_WITH_PEOPLE, ...ACTS_OF_THE_OFFICE };

/** The name of an act in the audit log, by the name of its call: `reversePayment` is `Receipt cancelled`; empty for an unknown one. */
export function actWords(action: string): string {
  return ACTS[action]?.() ?? '';
}
