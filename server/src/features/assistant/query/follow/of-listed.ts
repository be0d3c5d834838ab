import type { Query } from '@shala/contract/assistant';
import type { ActIntent, Slots } from '../../interpreter/types.ts';
import { addDays, LOOK_AHEAD_DAYS, type Span, spanOf, spanOfMonth, WEEKDAYS, weekdayOf } from '../../tools/span.ts';
import { headsOfKind } from '../vocabulary/named.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';

type Listed = { intent: string; slots: Slots };
/** What has to be known of the school beside the particulars of an act. */
type Known = { today: string; names?: Vocabulary; headsOf?: (slots: Slots) => readonly { name: string }[] | undefined };
type Filter = Query['filters'][number];
/** `filters`: of which people, places and fee heads; `span`: the days that are named. */
type Parts = { slots: Slots; filters: Filter[]; span: Span | undefined; known: Known };
type Made = Pick<Query, 'entity' | 'measure'> & Partial<Query>;

const is = (by: string, ...values: readonly string[]): Filter => ({ by, op: 'is', values: [...values] });
const has = (by: string): Filter => ({ by, op: 'has', values: [] });
const some = (measure: string): Query['bounds'] => [{ measure, op: '>', value: 0 }];

/** What each listed answer shows. */
const SHOWN: Partial<Record<ActIntent, (parts: Parts) => Made | undefined>> = {
  'fees.list_due': (parts) => ({ ...owed(parts), groupBy: ['student'] }),
  'student.dues': owed,
  'fees.summary': ({ span, filters }) => ({ entity: 'receipt', measure: 'sum', filters, ...(span && { period: span }) }),
  'expenses.summary': spent,
  'attendance.list_absent': absent,
  'leave.list_approved': onLeave,
  'students.count': ({ filters, slots }) => (slots.who === 'teachers' ? undefined : { entity: 'student', measure: 'count', filters }),
  'logbook.show': ({ filters, span, known: { today } }) => ({
    entity: 'logEntry',
    measure: 'list',
    filters,
    period: span ?? { from: today, to: today },
  }),
  'calendar.list_upcoming': ({ slots: { kind }, span, known: { today } }) => ({
    entity: 'event',
    measure: 'list',
    filters: kind === 'holidays' || kind === 'holiday' ? [has('holiday')] : kind === 'events' ? [has('noHoliday')] : [],
    period: span ?? { from: today, to: addDays(today, LOOK_AHEAD_DAYS) },
  }),
};

/** A listed answer as the query of its rows. Undefined for what no query holds. */
export function asQuery({ intent, slots }: Listed, known: Known): Query | undefined {
  const { except, fee_type, present, rows, date, from, to, month } = slots;
  const heads = fee_type === undefined ? [] : (known.headsOf?.(slots)?.map(({ name }) => name) ?? []);
  if (except !== undefined || present !== undefined || (fee_type !== undefined && (heads.length === 0 || !OF_DUES.includes(intent))))
    return undefined;
  if (rows !== undefined) return rows;
  const isDated = [date, from, to, month].some((one) => one !== undefined);
  const span = isDated ? spanOf({ ...slots, ...(from !== undefined && to === undefined && { date: from }) }, EVER) : undefined;
  const filters = [...filtersOf(slots, intent), ...(heads.length > 0 ? [is('head', ...heads)] : [])];
  const made = SHOWN[intent as ActIntent]?.({ slots, filters, span, known });
  return made && { filters: [], groupBy: [], bounds: [], also: [], ...made };
}
const OF_DUES: readonly string[] = ['fees.list_due', 'student.dues'];
const EVER: Span = { from: '', to: '' };

/** What an answer was about, for the questions that go on from it: its rows, the lessons of a timetable, or the one person of any other act. */
export function subjectOf(listed: Listed, known: Known): Query | undefined {
  const { slots, intent } = listed;
  const shown = asQuery(listed, known);
  if (shown !== undefined) return shown;
  const whole = { groupBy: [], bounds: [], also: [] };
  const { student, teacher, day, date } = slots;
  if (intent === 'timetable.show' && slots.where === undefined) {
    const on = WEEKDAYS.indexOf(day ?? (date === undefined ? '' : weekdayOf(date)));
    return {
      entity: 'lesson',
      measure: 'count',
      filters: [...filtersOf(slots, intent), ...(on < 0 ? [] : [is('weekday', String(on + 1))])],
      ...whole,
    };
  }
  const who = student === undefined ? 'employee' : 'student';
  const name = student ?? teacher;
  return name === undefined ? undefined : { entity: who, measure: 'list', filters: [is(who, name)], ...whole };
}

/** Of whom and where, in the words of the records. */
function filtersOf(slots: Slots, intent: string): Filter[] {
  const { student, teacher, gender } = slots;
  const isOfLeave = intent === 'leave.list_approved';
  return [
    ...placeFilters(slots),
    ...(gender ? [is('gender', gender === 'male' ? 'Male' : 'Female')] : []),
    ...(student === undefined ? [] : [is(isOfLeave ? 'person' : 'student', student)]),
    ...(teacher === undefined ? [] : [is(isOfLeave ? 'person' : 'employee', teacher)]),
  ];
}

function owed({ slots, filters }: Parts): Made {
  const { month, min_amount: least, max_amount: most, over, under } = slots;
  const bounds: Query['bounds'] = [
    ...(least === undefined ? [] : [{ measure: 'sum', op: over ? ('>' as const) : ('>=' as const), value: least }]),
    ...(most === undefined ? [] : [{ measure: 'sum', op: under ? ('<' as const) : ('<=' as const), value: most }]),
  ];
  return { entity: 'due', measure: 'sum', filters: [...filters, ...(month === undefined ? [] : [is('month', `${month}-01`)])], bounds };
}

function spent({ slots: { category }, filters, span, known: { names, today } }: Parts): Made | undefined {
  const heads = category === undefined ? [] : names ? headsOfKind(names, category) : [];
  if (category !== undefined && heads.length === 0) return undefined;
  const period = span ?? spanOfMonth(today.slice(0, 7));
  return { entity: 'expense', measure: 'sum', filters: [...filters, ...(heads.length > 0 ? [is('head', ...heads)] : [])], period };
}

/** Who was absent; of one person on how many days. */
function absent({ slots: { who, student, teacher, teaching, gender }, filters, span }: Parts): Made | undefined {
  const isOfStaff = student === undefined && (teacher !== undefined || who === 'teachers');
  if (span === undefined || (isOfStaff && gender !== undefined)) return undefined;
  const people = isOfStaff ? 'employee' : 'student';
  const one = student ?? teacher;
  return {
    entity: isOfStaff ? 'staffAttendance' : 'attendance',
    measure: 'absences',
    filters: [...(isOfStaff && teacher === undefined ? [] : filters), ...(isOfStaff && teaching ? [has('teaching')] : [])],
    ...(one === undefined && { groupBy: [people], bounds: some('absences') }),
    period: span,
  };
}

function onLeave({ slots: { who, teaching }, filters, span, known: { today } }: Parts): Made {
  const of = who === 'students' ? [has('pupils')] : who === 'teachers' ? [has(teaching ? 'teaching' : 'staff')] : [];
  const people = filters.filter(({ by }) => by === 'person');
  return { entity: 'leave', measure: 'list', filters: [has('approved'), ...of, ...people], period: span ?? { from: today, to: today } };
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
