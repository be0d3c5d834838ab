import type { Query } from '@shala/contract/assistant';
import { resolveSaid } from '../../interpreter/entities/resolve-dates.ts';
import type { Reading } from '../../interpreter/reading.ts';
import { spanOfMonth } from '../../tools/span.ts';
import type { Entity, Period } from '../entity.ts';
import { namesOf, type Roles, roleOf, type Take, type Work } from '../reading/marks.ts';
import type { When } from '../reading/when.ts';
import { SHARE_OF_MARKS } from './measure.ts';

type Found = { filters: Query['filters']; groups: string[]; when: When; take: Take };
export type Change = Pick<Query, 'change' | 'sides' | 'period' | 'compare'>;

/** Dimensions of which two values follow one another in time. */
const IN_TIME = ['exam', 'term'];

/**
 * 'Who improved most in maths' of the last two results. 'Who improved most from Unit Test 1 to the Half-yearly', 'which head rose from September to October': what is compared, and which way. Undefined where no
 * change is asked for, or nothing two are named that it can be told of; its word then stays unread.
 */
export function changeOf(work: Work, roles: Roles, { filters, groups, when, take }: Found): Change | undefined {
  const change = roles.has('rise') ? 'rise' : roles.has('fall') ? 'fall' : undefined;
  const { entity, marks } = work;
  if (change === undefined || (roles.has('rise') && roles.has('fall'))) return undefined;
  const spans = spansOf(work, when);
  const place = filters.findIndex(({ by, op, values }) => IN_TIME.includes(by) && op === 'is' && values.length === 2);
  const named = filters[place];
  const isInTurn = entity.inTurn !== undefined && when.period === undefined && work.particulars.periods.length === 0;
  if (spans !== undefined ? named !== undefined : named === undefined && (!isInTurn || filters.some(({ by }) => IN_TIME.includes(by))))
    return undefined;
  if (named !== undefined) {
    filters.splice(place, 1);
    const at = groups.indexOf(named.by);
    if (at >= 0) groups.splice(at, 1);
  }
  const takeAll = () => {
    for (const mark of marks) if (['rise', 'fall'].includes(roleOf(mark) ?? '')) take(mark);
  };
  // 'By how much did the collection grow' asks of all of it, and of nobody.
  const asksWho =
    roles.has('who') ||
    roles.has('which') ||
    roles.has('list') ||
    marks.some((mark) => namesOf(mark, 'dimension').includes(entity.who ?? ''));
  if (groups.length === 0 && !asksWho && spans !== undefined) {
    takeAll();
    return { period: spans[1], compare: spans[0] };
  }
  if (groups.length === 0 && entity.who !== undefined) groups.push(entity.who);
  if (groups.length === 0) return undefined;
  takeAll();
  for (const [at, { text }] of work.reading.tokens.entries())
    if (named !== undefined && REACHING.includes(text)) take({ from: at, length: 1 });
  const sides = named && { by: named.by, values: named.values };
  return {
    change,
    ...(sides && { sides, ...(when.period && { period: when.period }) }),
    ...(spans && { period: spans[0], compare: spans[1] }),
  };
}

/** From one to another. */
const REACHING = ['tak', 'till', 'until', 'upto', 'over', 'since', 'तक'];

/** The two times that are compared, the earlier one first. */
function spansOf({ entity, reading, particulars }: Work, { period, compare }: When): [Period, Period] | undefined {
  if (period !== undefined && compare !== undefined) return period.from <= compare.from ? [period, compare] : [compare, period];
  const [only, more] = particulars.periods;
  const said = only?.said;
  if (more !== undefined || said?.last === undefined || entity.inPeriod === undefined) return undefined;
  const spans = [said.first, said.last].map((first) => spanOf(resolveSaid({ first }, reading.today, entity.bias)));
  const [one, other] = spans;
  return one === undefined || other === undefined || one.from >= other.from ? undefined : [one, other];
}

function spanOf(at: ReturnType<typeof resolveSaid>): Period | undefined {
  if (at?.month !== undefined) return spanOfMonth(at.month);
  const from = at?.from ?? at?.date;
  return from === undefined ? undefined : { from, to: at?.to ?? from };
}

/** Figures of which a part is no percentage that anybody means: they are of marks, and of people more than once. */
const NO_PARTS: readonly string[] = ['attendance', 'staffAttendance', 'attendanceRun', 'staffAttendanceRun', 'result', 'examMark', 'event'];
/** Filters that say where or when, and not which part is meant. */
const PLACES = ['class', 'section'];
const TIMES = ['month', 'quarter', 'weekday', 'day', 'week', 'term', 'exam'];

/** 'What percent came by UPI', 'mode wise percentage': what is left away for the whole. Undefined where no part of a whole is asked for, null where it cannot be told. */
export function shareOf(
  { entity, reading }: Work,
  roles: Roles,
  { filters, groups, measure }: { filters: Query['filters']; groups: readonly string[]; measure: string },
): string[] | undefined | null {
  const unit = measure === 'list' ? 'number' : entity.measures[measure]?.unit;
  if (!roles.has('share') || unit === 'percent') return undefined;
  if (isRatio(reading) && filters.some(({ values }) => values.length > 1)) return undefined;
  const isPartOfMarks = SHARE_OF_MARKS.test(reading.text) && entity.name === 'attendance' && filters.some(({ by }) => by !== 'month');
  if ((NO_PARTS.includes(entity.name) && !isOfGrade(entity, filters, measure) && !isPartOfMarks) || isAverage(entity, measure)) return null;
  const parts = filters.filter(({ by }) => !PLACES.includes(by) && !TIMES.includes(by) && by !== entity.who).map(({ by }) => by);
  // Of the teachers a part is women: who teaches is the whole.
  if (parts.length > 1 && parts.includes('teaching')) parts.splice(parts.indexOf('teaching'), 1);
  if (parts.length > 1 && entity.name !== 'student') return null;
  if (parts.length > 0) return [...new Set(parts)];
  const group = groups.findLast((name) => entity.dimensions[name]?.isPerson !== true && !TIMES.includes(name));
  if (group !== undefined) return [group];
  const places = filters.filter(({ by }) => PLACES.includes(by)).map(({ by }) => by);
  return places.length > 0 ? places : null;
}

/** Of those with a result a part got a grade. */
const isOfGrade = ({ name }: Entity, filters: Query['filters'], measure: string) =>
  name === 'result' && measure === 'count' && filters.some(({ by, op }) => by === 'grade' && op === 'is');
const isRatio = ({ tokens }: Reading) => tokens.some(({ text }) => text === 'ratio');
const isAverage = (entity: Entity, measure: string) => /average|largest|age|streak/i.test(entity.measures[measure]?.title ?? '');
