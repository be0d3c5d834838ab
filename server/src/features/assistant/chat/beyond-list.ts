import type { Query } from '@shala/contract/assistant';
import type { ActIntent, Interpretation, Slots } from '../interpreter/types.ts';
import { saidOf, says } from './says.ts';

/** What a sum does not tell apart: 'tuition fees of October, class by class'. */
export function asksApart({ intent, slots }: Interpretation, prompt: string): boolean {
  if (!says('toldByEach', prompt) || (intent !== 'fees.summary' && intent !== 'expenses.summary')) return false;
  const { month, date, from, fee_type } = slots as Slots;
  // The fees of the year are told by class.
  const isYear = intent === 'fees.summary' && [month, date, from, fee_type].every((one) => one === undefined);
  return !(isYear && saidOf('toldByEach', prompt)[0]?.toLowerCase() === 'class');
}
/** The last five of something are in no list, and no class 5. */
export const asksForLast = ({ intent }: Interpretation, prompt: string): boolean =>
  OF_LAST.includes(intent as ActIntent) && (says('lastSoMany', prompt) || says('paidLast', prompt));
const OF_LAST: readonly ActIntent[] = ['fees.summary', 'fees.list_due', 'expenses.summary', 'students.count', 'attendance.list_absent'];

/** '3 se 10 hazar ke beech' is no class 3: the sums of the list are not those that all of the words say. */
export const isOfOtherSums = ({ intent, slots }: Interpretation, { bounds }: Query): boolean =>
  // Salaries are no expenses.
  (intent === 'expenses.summary' && slots.category === 'salary') ||
  (intent === 'fees.list_due' &&
    bounds.some(({ measure, value }) => measure === 'sum' && value !== 0 && value !== slots.min_amount && value !== slots.max_amount));
/** 'Leave of Mr Bagul' is of the one of the staff, whatever student has that name. */
export const isOfOtherPerson = ({ slots }: Interpretation, { filters }: Query): boolean =>
  (slots as Slots).student !== undefined && filters.some(({ by }) => by === 'employee');
