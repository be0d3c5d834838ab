import type { Query } from '@shala/contract/assistant';
import type { Interpretation } from '../../interpreter/types.ts';
import { spanOfMonth } from '../../tools/span.ts';
import { asQuery } from '../follow/of-listed.ts';
import { MONTH_STARTS } from '../vocabulary/month-words.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|this month|last month|is mahine|pichle mahine)';
const UP_TO = new RegExp(
  `\\b(?:till|until|upto|up to|uptil|through|as of|by)(?: the)?(?: end)?(?: of)?(?: the)?(?: month of)? ${MONTH}\\b|\\b${MONTH}(?: ke end| end| month| mahine)? tak\\b`,
  'i',
);
export const SINCE_MONTH = new RegExp(`\\b(?:from|since|between) ${MONTH}|\\b${MONTH} (?:se|to|-) `, 'i');
const DUE =
  /\b(?:due|dues|overdue|owe|owes|owed|owing|pending|outstanding|unpaid|arrears|balance|remaining|uncollected|not (?:yet )?(?:been )?(?:paid|collected|received)|baki|baaki|bakaya|baqaya|nahi (?:di|diya|bhari|aayi|mili))\b|बाकी|बकाया/i;
const CAME_IN = /\b(?:collected|collections?|received|came in|income|recovered|aayi|aaya|jama|vasuli)\b/i;

/** Whether what is owed is asked for, and not what came in. */
const asksForDues = (prompt: string): boolean =>
  DUE.test(prompt) && !CAME_IN.test(prompt.replace(/not (?:yet )?(?:been )?(?:collected|received)|nahi aayi/gi, ''));
const CLEARED = /(?<!\b(?:not|nahi|never|yet to be|n['’]t)(?: \w+)? )\b(?:cleared|settled|paid off|clear)\b/i;
const HOW_MANY = /\b(?:how many|number of|kitne (?:bacch|student))/i;

export type School = { today: string; yearStartsOn: string | null };

/**
 * 'Still due till November', 'collected till October': what is overdue of all months up to it, with arrears, and what came in until its end. 'unknown' where
 * the records do not tell that here, undefined where the months of no such time are meant.
 */
export function upToMonth(read: Interpretation, prompt: string, { today, yearStartsOn }: School): Query | 'unknown' | undefined {
  if (read.intent !== 'fees.summary' && read.intent !== 'fees.list_due') return undefined;
  const { month, from, to, ...slots } = read.slots;
  const isOfDues = asksForDues(prompt);
  // What came in from one month to another is not what is owed of them.
  if (month === undefined) return isOfDues && read.intent === 'fees.summary' && from !== undefined && from !== to ? 'unknown' : undefined;
  if (!UP_TO.test(prompt) || SINCE_MONTH.test(prompt)) return undefined;
  const isOfPeople = read.intent === 'fees.list_due';
  // Who has cleared them owes nothing.
  if (CLEARED.test(prompt)) return undefined;
  if (!isOfDues && (isOfPeople || !CAME_IN.test(prompt))) return undefined;
  const current = today.slice(0, 7);
  const listed = asQuery({ intent: 'fees.list_due', slots }, { today });
  if (listed === undefined || yearStartsOn === null || month > current || month < yearStartsOn.slice(0, 7)) return 'unknown';
  if (!isOfDues) {
    const end = spanOfMonth(month).to;
    return { ...listed, entity: 'receipt', groupBy: [], period: { from: yearStartsOn, to: end > today ? today : end } };
  }
  const later = monthsAfter(month, current).map((one) => `${one}-01`);
  return {
    ...listed,
    groupBy: isOfPeople ? ['student'] : [],
    filters: [...listed.filters, ...(later.length > 0 ? [{ by: 'month', op: 'not' as const, values: later }] : [])],
    ...(isOfPeople && HOW_MANY.test(prompt) && { counts: true }),
  };
}

/** 'Clear till October': the prompt without it, and the months behind that are not meant. Undefined where no such month of this school year that has come is said. */
export function clearedUpTo(prompt: string, { today, yearStartsOn }: School): { rest: string; later: string[] } | undefined {
  const found = UP_TO.exec(prompt);
  if (found === null || yearStartsOn === null || SINCE_MONTH.test(prompt)) return undefined;
  const number = MONTH_STARTS.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(found[0])) + 1;
  const current = today.slice(0, 7);
  const year = Number(current.slice(0, 4)) - (number > Number(current.slice(5)) ? 1 : 0);
  const month = `${year}-${String(number).padStart(2, '0')}`;
  if (number === 0 || month < yearStartsOn.slice(0, 7)) return undefined;
  const rest = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`;
  return { rest, later: monthsAfter(month, current).map((one) => `${one}-01`) };
}

/** The months behind one, up to another. */
function monthsAfter(month: string, last: string): string[] {
  const found: string[] = [];
  for (let next = nextMonth(month); next <= last; next = nextMonth(next)) found.push(next);
  return found;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
