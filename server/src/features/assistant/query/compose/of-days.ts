import type { Query } from '@shala/contract/assistant';
import { addDays } from '../../tools/span.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';
import { isAttribute, namesOf, type Roles, type Work } from '../reading/marks.ts';
import type { Parts } from './of-people.ts';

/** 'How many teachers came late this month': people, of whom some were so more than once. */
export function boundToSome(work: Work, roles: Roles, { measure, when, bounds, groups }: Parts): boolean {
  const { entity, marks, reading } = work;
  const { who } = entity;
  const isOverDays = when.compare === undefined && (when.period === undefined || when.period.from !== when.period.to);
  const isOfPeople =
    (roles.has('count') || roles.has('kitne')) &&
    marks.some((mark) => namesOf(mark, 'dimension').includes(who ?? '') && !isAttribute(work, mark));
  // 'How many children came late this week' counts their late marks.
  if (measure === 'late' && who === 'student') return false;
  if (!OF_DAYS.includes(measure) || !isOverDays || !isOfPeople || bounds.length > 0 || TIMES.test(reading.text)) return false;
  const { dimensions } = ENTITIES[who === 'employee' ? who : 'student'];
  if (groups.every((group) => group !== who && group in dimensions)) bounds.push({ measure, op: '>', value: 0 });
  return true;
}

/** 'Absent the whole week': on all days; false where that is not told. */
export function allTheTime({ entity: { who }, reading }: Work, { measure, bounds, groups }: Parts): boolean {
  if (!OF_DAYS.includes(measure) || !WHOLE_TIME.test(reading.text) || bounds.length > 0 || groups.length > 0) return true;
  const share = { absences: 'absenceShare', present: 'attendance' }[measure];
  if (share === undefined || who === undefined) return false;
  groups.push(who);
  bounds.push({ measure: share, op: '>=', value: 100 });
  return true;
}

const TIMES = /\b(?:how many (?:times|days|absences|late marks)|times|days|baar|din)\b/i;
/** 'Absent for the whole of last week' is not asked by 'absent last week'. */
export const WHOLE_TIME =
  /\b(?:whole|entire|complete|full)(?: of)?(?: the| this| last| previous)* (?:week|month|year|session|term)\b|\b(?:this|last) (?:whole|entire) (?:week|month)\b|\bthroughout\b|\ball days\b|\ball (?:week|month|year)\b|\ball (?:the )?(?:two|three|four|five|six|\d) days\b|\bp(?:oo|u)r[aei] (?:hafte|hafta|mahine|mahina|saal)\b/i;

/** Marks of a day. */
export const OF_DAYS = ['absences', 'away', 'late', 'present', 'halfDays'];

/** 'Absent on Monday and today too', 'on both days': people for whom it holds on either day, and no comparison of the two. */
export function onBoth(
  { entity, reading }: Work,
  roles: Roles,
  { when: { period, compare, more = [] }, measure, groups, filters }: Parts,
): Partial<Query> | undefined {
  const { who } = entity;
  const isBoth = reading.tokens.some(({ text }) => BOTH.includes(text));
  if (
    who === undefined ||
    !OF_DAYS.includes(measure) ||
    period === undefined ||
    roles.has('versus') ||
    filters.some(({ by }) => by === who)
  )
    return undefined;
  if (groups.some((group) => group !== who)) return undefined;
  const counts = roles.has('count') || roles.has('kitne') ? { counts: true } : {};
  const once = { measure, op: '>' as const, value: 0 };
  if (compare !== undefined) {
    const [first, second, ...rest] = [period, compare, ...more].flatMap(daysOf);
    const isOfFew = first !== undefined && second !== undefined && rest.length < MOST_DAYS;
    const isOfThem = isBoth || rest.length > 0 || roles.has('who') || roles.has('list');
    return isOfFew && isOfThem
      ? {
          groupBy: [who],
          bounds: [once],
          period: first,
          compare: undefined,
          also: [second, ...rest].map((day) => ({ entity: entity.name, bounds: [once], period: day })),
          ...counts,
        }
      : undefined;
  }
  const isPair = Date.parse(period.to) - Date.parse(period.from) === 86_400_000;
  return isBoth && isPair ? { groupBy: [who], bounds: [{ measure, op: '>=', value: 2 }], ...counts } : undefined;
}
const MOST_DAYS = 4;
/** The days of a short time, one by one; of a longer one more than are looked at. */
function daysOf({ from, to }: Period): Period[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: Math.min(count, MOST_DAYS + 3) }, (_, at) => ({ from: addDays(from, at), to: addDays(from, at) }));
}
const BOTH = ['both', 'too', 'also', 'bhi', 'dono', 'दोनों', 'भी'];
