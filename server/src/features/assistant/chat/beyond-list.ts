import type { ActIntent, Interpretation, Slots } from '../interpreter/types.ts';

/** What a sum does not tell apart: 'tuition fees of October, class by class'. */
export function asksApart({ intent, slots }: Interpretation, prompt: string): boolean {
  const found = TOLD_BY_EACH.exec(prompt);
  if (found === null || (intent !== 'fees.summary' && intent !== 'expenses.summary')) return false;
  const { month, date, from, fee_type } = slots as Slots;
  // The fees of the year are told by class.
  const isYear = intent === 'fees.summary' && [month, date, from, fee_type].every((one) => one === undefined);
  return !(isYear && /class/i.test(found[0]));
}
const TOLD_BY_EACH =
  /\b(class|section|bank|month|day|week|house|stop|route|subject|gender|student)(?:[- ]?wise| by \1)\b|\bseparately\b|\balag[- ]alag\b|\bin each of\b/i;
/** The last five of something are in no list, and no class 5. */
export const asksForLast = ({ intent }: Interpretation, prompt: string): boolean =>
  OF_LAST.includes(intent as ActIntent) && LAST_SO_MANY.test(prompt);
const OF_LAST: readonly ActIntent[] = ['fees.summary', 'fees.list_due', 'expenses.summary', 'students.count', 'attendance.list_absent'];
const LAST_SO_MANY =
  /\b(?:last|latest|recent|pich?hl[aei]|aa?khri) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|do|teen|char|paa?nch|das)\b(?! (?:school |working )?(?:days?|weeks?|months?|years?|terms?|classes|periods?|din|dino|hafte|hafto|mahine|mahino|saal|saalo|baje)\b)/i;
