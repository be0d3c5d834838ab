import type { Query } from '@shala/contract/assistant';
import { INTENTS } from '../interpreter/intents/intents.ts';
import type { ActIntent } from '../interpreter/types.ts';
import { speaksOfFeesOfMonth } from '../query/compose/fees-of-month.ts';
import { HOW_LONG } from '../query/reading/when.ts';
import { says } from './says.ts';

/** Whether a listed question answers a query that only lists or counts; the share of attendance over several days is no list of the absent. */
export function holds(
  intent: ActIntent,
  {
    query: { entity, measure, period, filters, bounds, groupBy, order, limit, also, counts, columns },
    isComposed,
  }: { query: Query; isComposed: boolean },
  prompt = '',
): boolean {
  // 'Girls of 12A, list' wants names, and 'substitutions today' no teacher who could stand in.
  if (intent === 'students.count' && measure === 'list' && (says('listed', prompt) || columns !== undefined)) return false;
  if (entity === 'classTeacher' || (intent === 'teacher.free' && also.some(({ none }) => none === true))) return false;
  if (intent === 'logbook.show' && (says('howMany', prompt) || (measure === 'list' && says('toldApart', prompt)))) return false;
  if (
    intent === 'substitution.suggest' &&
    (says('howMany', prompt) ||
      says('listed', prompt) ||
      entity !== 'cover' ||
      says('manyCovers', prompt) ||
      (groupBy.length > 0 && says('toldApart', prompt)))
  )
    return false;
  // A number that is asked for is no list, and of receipts no sum.
  if ((intent === 'fees.list_due' && measure === 'students') || (intent === 'fees.summary' && measure === 'count')) return false;
  // How many lessons, leaves or events there are is told by no timetable, and not by who is away today.
  if (['calendar.list_upcoming', 'timetable.show', 'leave.list_approved'].includes(intent) && says('howMany', prompt)) return false;
  if (
    intent === 'attendance.list_absent' &&
    (measure === 'away' || HOW_LONG.test(prompt) || (groupBy.length === 0 && says('manyAbsences', prompt)))
  )
    return false;
  // Least and most sums are known to the list of who owes.
  const isOfSums =
    intent === 'fees.list_due' && groupBy.every((group) => group === 'student') && bounds.every((one) => one.measure === 'sum');
  if (isComposed && !(isOfSums && order === undefined && counts !== true && also.length === 0)) return false;
  // The share of attendance is told by no list of the absent, but for the whole school on a day.
  if (measure === 'attendance' && (period?.from !== period?.to || filters.length > 0)) return false;
  if (limit !== undefined && measure === 'list') return false;
  // What came in during a month is not what was paid of its fees.
  if (intent === 'fees.summary' && entity === 'receipt' && isWholeMonth(period) && !speaksOfFeesOfMonth(prompt)) return false;
  const about = INTENTS[intent].records;
  // Who can stand in on a day is no count of substitutions; 'substitution count of this month' is.
  if (about === undefined) return intent === 'teacher.free' || (intent === 'substitution.suggest' && period?.from === period?.to);
  return about.of.includes(entity) && filters.every(({ by, op }) => op !== 'not' && about.by.includes(by));
}

const isWholeMonth = (period: Query['period']) =>
  period?.from.endsWith('-01') === true && period.from.slice(0, 7) === period.to.slice(0, 7) && period.to !== period.from;
