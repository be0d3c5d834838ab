import { ACTS_OF_THE_OFFICE } from './acts-of-the-office.ts';
import { ACTS_WITH_PEOPLE } from './acts-with-people.ts';

const ACTS = { ...ACTS_WITH_PEOPLE, ...ACTS_OF_THE_OFFICE };

/** What an act of the audit log is called, by the name of its call: `reversePayment` is `Receipt cancelled`; empty where it is not known. */
export function actWords(action: string): string {
  return ACTS[action]?.() ?? '';
}
