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
