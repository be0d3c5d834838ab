import type { Query } from '@shala/contract/assistant';
import type { Slots } from '../../interpreter/types.ts';
import { spanOfMonth } from '../../tools/span.ts';
import { ENTITIES } from '../entities/index.ts';
import { headsOfKind } from '../vocabulary/named.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';

/** A query of overdue fees as the list that can be reminded; where it says more than that list can, the list of those whom the query finds. Undefined where nobody who owes is listed. */
export function asListed(given: Query, saysFees = false): { intent: 'fees.list_due'; slots: Slots } | undefined {
  // Behind 'how many is that' they are the same.
  const { counts: _, ...asked } = given;
  const { entity, groupBy, filters, bounds, also } = asked;
  // The first five of a class are not all of it.
  const isPlain =
    entity === 'due' &&
    asked.order === undefined &&
    also.length === 0 &&
    (groupBy.length === 0 || (groupBy.length === 1 && groupBy[0] === 'student'));
  const isSaid = filters.every(({ by, op }) => op === 'is' && (by === 'class' || by === 'section')) && filters.length <= 1;
  if (!isPlain || !isSaid || bounds.some(({ measure, op }) => measure !== 'sum' || !op.startsWith('>'))) return ofRows(asked, saysFees);
  const [place] = filters;
  const least = Math.max(0, ...bounds.map(({ op, value }) => (op === '>' && value === 0 ? 0 : value)));
  return { intent: 'fees.list_due', slots: { ...(place && placeOf(place)), ...(least > 0 && { min_amount: least }) } };
}

/** Students one by one of whom it was asked what they owe, or who were listed or counted; the others of whom something was asked only where fees are named now. */
function ofRows(asked: Query, saysFees: boolean): { intent: 'fees.list_due'; slots: Slots } | undefined {
  const { entity, groupBy, also, bounds } = asked;
  if (ENTITIES[entity].who !== 'student' || asked.compare !== undefined || asked.share !== undefined) return undefined;
  const speaksOfDues = entity === 'due' || also.some((one) => one.entity === 'due' && one.none !== true);
  if (!speaksOfDues && entity !== 'student' && !saysFees) return undefined;
  const isOneByOne = asked.measure === 'list' || (groupBy.length === 1 && groupBy[0] === 'student');
  // The first of several classes is no group of people.
  const isWhole = asked.order === undefined && bounds.every(({ value }) => value === 0);
  const people = isOneByOne ? asked : isWhole ? named(asked) : undefined;
  return people && { intent: 'fees.list_due', slots: { rows: people } };
}

/** Those who were counted or summed up, one by one. */
export function named(last: Query): Query | undefined {
  const { who, main, measures } = ENTITIES[last.entity];
  const things = measures[last.measure]?.counts;
  if (things !== undefined) return thingsOf(things, last);
  const whole = { ...last, order: undefined, limit: undefined, counts: undefined, compare: undefined, within: undefined };
  if (who === undefined && main !== 'list') return undefined;
  if (main === 'list') return { ...whole, measure: 'list', groupBy: [], bounds: [] };
  const measure = ['students', 'payers'].includes(last.measure) ? main : last.measure;
  if (who === undefined) return undefined;
  const isOfPeople = last.groupBy.includes(who);
  const bounds = measures[measure]?.unit === 'percent' ? [] : [{ measure, op: '>' as const, value: 0 }];
  return { ...whole, measure, groupBy: [who], bounds: isOfPeople ? last.bounds : bounds };
}

/** What was counted, where the rows of the answer are something else: the chapters of a textbook. */
function thingsOf(entity: Query['entity'], { filters, groupBy, also, bounds }: Query): Query | undefined {
  const { dimensions } = ENTITIES[entity];
  const isTold = [...filters.map(({ by }) => by), ...groupBy].every((by) => by in dimensions) && also.length + bounds.length === 0;
  return isTold ? { entity, measure: 'list', filters, groupBy: [], bounds: [], also } : undefined;
}

function placeOf({ by, values }: Query['filters'][number]): Slots {
  const [first = ''] = values;
  if (by === 'class') return values.length === 1 ? { class: first } : { classes: [...values] };
  const places = values.map((value) => ({
    class: value.slice(0, value.lastIndexOf(' ')),
    section: value.slice(value.lastIndexOf(' ') + 1),
  }));
  const [place] = places;
  return places.length === 1 && place ? { ...place } : { classes: [...new Set(places.map((one) => one.class))], places };
}

/** A list of today as the query that its edits are made of: 'only girls' behind who owes. Undefined for what no query holds. */
export function asQuery({ intent, slots }: { intent: string; slots: Slots }, today: string, names?: Vocabulary): Query | undefined {
  const { student, teacher, except, month, fee_type, category, present, rows, who, gender, min_amount, max_amount, date, from, to } = slots;
  if ([student, teacher, except, fee_type, present].some((one) => one !== undefined)) return undefined;
  const heads = category === undefined ? [] : names && intent === 'expenses.summary' ? headsOfKind(names, category) : [];
  if (category !== undefined && heads.length === 0) return undefined;
  if (rows !== undefined) return rows;
  const filters = [
    ...placeFilters(slots),
    ...(gender ? [{ by: 'gender', op: 'is' as const, values: [gender === 'male' ? 'Male' : 'Female'] }] : []),
  ];
  const plain = { filters, groupBy: ['student'], also: [] };
  if (intent === 'fees.list_due') {
    if (month !== undefined) filters.push({ by: 'month', op: 'is', values: [`${month}-01`] });
    const bounds: Query['bounds'] = [
      ...(min_amount === undefined ? [] : [{ measure: 'sum', op: '>=' as const, value: min_amount }]),
      ...(max_amount === undefined ? [] : [{ measure: 'sum', op: '<=' as const, value: max_amount }]),
    ];
    return { entity: 'due', measure: 'sum', ...plain, bounds };
  }
  const span = month === undefined ? undefined : spanOfMonth(month);
  const [first, last] = [date ?? from ?? span?.from, date ?? to ?? span?.to];
  if (intent === 'fees.summary' && first !== undefined && last !== undefined)
    return { entity: 'receipt', measure: 'sum', ...plain, groupBy: [], bounds: [], period: { from: first, to: last } };
  if (intent === 'attendance.list_absent' && who !== 'teachers' && first !== undefined && last !== undefined)
    return {
      entity: 'attendance',
      measure: 'absences',
      ...plain,
      bounds: [{ measure: 'absences', op: '>', value: 0 }],
      period: { from: first, to: last },
    };
  if (intent === 'attendance.list_absent' && who === 'teachers' && gender === undefined && first !== undefined && last !== undefined)
    return {
      entity: 'staffAttendance',
      measure: 'absences',
      filters: slots.teaching ? [{ by: 'teaching', op: 'has', values: [] }] : [],
      groupBy: ['employee'],
      bounds: [{ measure: 'absences', op: '>', value: 0 }],
      also: [],
      period: { from: first, to: last },
    };
  if (intent === 'expenses.summary') {
    const period = first === undefined || last === undefined ? spanOfMonth(today.slice(0, 7)) : { from: first, to: last };
    const ofKind = heads.length === 0 ? [] : [{ by: 'head', op: 'is' as const, values: heads }];
    return { entity: 'expense', measure: 'sum', ...plain, filters: [...filters, ...ofKind], groupBy: [], bounds: [], period };
  }
  if (intent === 'leave.list_approved') {
    const has = (by: string) => ({ by, op: 'has' as const, values: [] });
    const of = who === 'students' ? [has('pupils')] : who === 'teachers' ? [has(slots.teaching ? 'teaching' : 'staff')] : [];
    const period = { from: first ?? today, to: last ?? first ?? today };
    return { entity: 'leave', measure: 'list', filters: [has('approved'), ...of], groupBy: [], bounds: [], also: [], period };
  }
  if (intent === 'students.count' && who !== 'teachers') return { entity: 'student', measure: 'count', ...plain, groupBy: [], bounds: [] };
  return undefined;
}

/** The fees of the month that a listed question names, as they were charged; undefined where it narrows them by more than a class. */
export function chargesOf(slots: Slots): Query | undefined {
  if (slots.month === undefined || slots.fee_type !== undefined) return undefined;
  const filters = placeFilters(slots);
  return { entity: 'charge', measure: 'charged', filters, groupBy: [], bounds: [], also: [], period: spanOfMonth(slots.month) };
}

function placeFilters({ class: only, classes, section, places }: Slots): Query['filters'] {
  if (places !== undefined) return [{ by: 'section', op: 'is', values: places.map((one) => `${one.class} ${one.section}`) }];
  if (only !== undefined && section !== undefined) return [{ by: 'section', op: 'is', values: [`${only} ${section}`] }];
  const named = classes ?? (only === undefined ? [] : [only]);
  return named.length === 0 ? [] : [{ by: 'class', op: 'is', values: [...named] }];
}
