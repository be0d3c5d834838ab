import { schoolYear } from '../../tools/span.ts';
import type { Slots } from '../types.ts';
import { MONTH_DAYS, type Point, type Which } from './date-points.ts';
import type { Festival, Said } from './dates.ts';
import { type DayNumber, dayOf, isoOf, makeDay, monthOf, monthText, weekdayOf, yearOf } from './days.ts';

/** Where an unsaid year or week is looked for: ahead (plans) or back (what has happened). */
export type Bias = 'future' | 'past';
/** The slots of a time, or none when no such day exists or the range runs backwards. */
export type Resolved = Pick<Slots, 'date' | 'from' | 'to' | 'month'> | undefined;
type Span = { readonly from: DayNumber; readonly to: DayNumber };

const SUNDAY = 6;
/** Nobody plans longer than this without a year; records are asked for a whole one. */
const LONGEST_ROLLED_RANGE: Readonly<Record<Bias, number>> = { future: 120, past: 365 };
/** '28 to 3 December' begins in November; '30 to 28 November' runs backwards. */
const LEAST_TURN = 12;

/** The days that were meant, seen from today. */
export function resolveSaid({ first, last, isOpen, isSplit, days, alsoSaid, shift }: Said, todayIso: string, bias: Bias): Resolved {
  const today = dayOf(todayIso);
  if (isSplit) return undefined;
  if (last) return rangeSlots(rangeOf(first, last, today, bias));
  if (!isOpen && (first.kind === 'month' || (first.kind === 'span' && first.unit === 'month')))
    return { month: monthOfPoint(first, today, bias) };
  const span = spanOf(first, today, bias);
  if (!span || (alsoSaid && !isSameDay(span.from, alsoSaid, today))) return undefined;
  if (shift !== undefined) return { date: isoOf(span.from + shift) };
  if (days !== undefined && span.from === span.to) return rangeSlots({ from: span.from, to: span.from + days - 1 });
  return isOpen ? rangeSlots({ from: span.from, to: Math.max(today, span.from) }) : rangeSlots(span);
}

/** So lately past, a day without a year may be meant of this year as well as of the next. */
const LATELY = 92;

/** The two days that '27 November' may mean on 28 November. */
export function twoYearsOf({ first, last, alsoSaid, shift }: Said, todayIso: string): [past: string, ahead: string] | undefined {
  if (first.kind !== 'day' || first.month === undefined || first.year !== undefined || last || alsoSaid || shift !== undefined)
    return undefined;
  const today = dayOf(todayIso);
  const [past, ahead] = [lastDay(first, today), firstDay(first, today)];
  return past === undefined || ahead === undefined || past === today || today - past > LATELY ? undefined : [isoOf(past), isoOf(ahead)];
}

/** 'Monday 5 December' is a Saturday in some years, and 'tomorrow, 5 December' is tomorrow on one day only. */
function isSameDay(day: DayNumber, point: Point, today: DayNumber): boolean {
  if (point.kind === 'weekday') return weekdayOf(day) === point.weekday;
  return point.kind !== 'near' || Math.abs(day - today) === Math.abs(daysOn(point, today) - today);
}

/** The festival's day: the next one, or for what has happened the last one. */
export function resolveFestival({ day, days, shift = 0 }: Pick<Festival, 'day' | 'days' | 'shift'>, today: string, bias: Bias): Resolved {
  const year = Number(today.slice(0, 4));
  const all = day ? [-1, 0, 1].map((shift) => `${year + shift}-${day}`) : [...days];
  const date = bias === 'future' ? all.find((iso) => iso >= today) : all.findLast((iso) => iso <= today);
  return date === undefined ? undefined : { date: isoOf(dayOf(date) + shift) };
}

function rangeSlots(span: Span | undefined): Resolved {
  if (!span) return undefined;
  if (span.from === span.to) return { date: isoOf(span.from) };
  return { from: isoOf(span.from), to: isoOf(span.to) };
}

function spanOf(point: Point, today: DayNumber, bias: Bias): Span | undefined {
  if (point.kind === 'run') {
    const end = point.isWorking ? workingDaysOn(point.days, today) : daysOn(point, today);
    return end < today ? { from: end + 1, to: today } : { from: today, to: end - 1 };
  }
  if (point.kind === 'month') return wholeMonth(monthOfPoint(point, today, bias));
  if (point.kind === 'span') return spanAround(point, today);
  if (point.kind === 'monthWeek') return weekOfMonth(point, today, bias);
  if (point.kind === 'monthEnd') return endOfMonth(point, today, bias);
  if (point.kind === 'monthWeekday') return weekdayOfMonth(point, today, bias);
  const day = dayOfPoint(point, today, bias);
  return day === undefined ? undefined : { from: day, to: day };
}

/** So many days on, or months: these end on the same day of the month, or on the last one of a shorter month. */
function daysOn({ days, isOfMonths }: { days: number; isOfMonths?: boolean }, today: DayNumber): DayNumber {
  if (isOfMonths !== true) return today + days;
  const { from, to } = wholeMonth(monthText(yearOf(today), monthOf(today) + days / MONTH_DAYS));
  return Math.min(from + Number(isoOf(today).slice(8)) - 1, to);
}

/** So many days on without Sundays; the holidays between show in the answer. */
function workingDaysOn(days: number, today: DayNumber): DayNumber {
  const step = Math.sign(days);
  let day = today;
  for (let left = Math.abs(days); left > 0; day += step) if (weekdayOf(day) !== SUNDAY) left -= 1;
  return day;
}

function spanAround(point: Point & { kind: 'span' }, today: DayNumber): Span {
  const monday = today - weekdayOf(today) + 7 * point.shift;
  if (point.unit === 'week') return { from: monday, to: monday + 6 };
  if (point.unit === 'weekend') return { from: monday + 5, to: monday + 6 };
  if (point.unit === 'month') return wholeMonth(monthText(yearOf(today), monthOf(today) + point.shift));
  if (point.unit === 'quarter') {
    const first = 3 * (Math.floor(monthOf(today) / 3) + point.shift);
    return { from: wholeMonth(monthText(yearOf(today), first)).from, to: wholeMonth(monthText(yearOf(today), first + 2)).to };
  }
  const { from, to } = schoolYear(isoOf(today), point.shift);
  return { from: dayOf(from), to: dayOf(to) };
}

/** Weeks of a month are counted in sevens from its first day; the last one is its last seven days. */
function weekOfMonth({ week, month }: Point & { kind: 'monthWeek' }, today: DayNumber, bias: Bias): Span {
  const whole = wholeMonth(monthOfPoint({ kind: 'month', month }, today, bias));
  if (week < 0) return { from: whole.to - 6, to: whole.to };
  return { from: whole.from + 7 * (week - 1), to: Math.min(whole.to, whole.from + 7 * week - 1) };
}

/** The second Saturday of a month; without a month that of this one or of the next (or last) one. None where a month has no fifth. */
function weekdayOfMonth({ week, weekday, month, shift }: Point & { kind: 'monthWeekday' }, today: DayNumber, bias: Bias): Span | undefined {
  const inMonth = (text: string): DayNumber | undefined => {
    const { from, to } = wholeMonth(text);
    const first = from + ((weekday - weekdayOf(from) + 7) % 7);
    const day = week < 0 ? to - ((weekdayOf(to) - weekday + 7) % 7) : first + 7 * (week - 1);
    return day <= to ? day : undefined;
  };
  const near = (far: number) => inMonth(monthText(yearOf(today), monthOf(today) + far));
  const isFuture = bias === 'future';
  const day =
    month !== undefined
      ? inMonth(monthOfPoint({ kind: 'month', month }, today, bias))
      : shift !== undefined
        ? near(shift)
        : [0, 1, 2].map((far) => near(isFuture ? far : -far)).find((one) => one !== undefined && (isFuture ? one >= today : one <= today));
  return day === undefined ? undefined : { from: day, to: day };
}

/** The last day of a month; the last working one is no Sunday (other days off show in the plan). */
function endOfMonth({ month, shift = 0, isWorking }: Point & { kind: 'monthEnd' }, today: DayNumber, bias: Bias): Span {
  const text = month === undefined ? monthText(yearOf(today), monthOf(today) + shift) : monthOfPoint({ kind: 'month', month }, today, bias);
  const { to } = wholeMonth(text);
  // 'The last working day' of what has happened is the one before today.
  if (isWorking && bias === 'past' && month === undefined && shift === 0 && to > today) return spanOfDay(workingDaysOn(-1, today - 1) + 1);
  const day = isWorking && weekdayOf(to) === SUNDAY ? to - 1 : to;
  return spanOfDay(day);
}

const spanOfDay = (day: DayNumber): Span => ({ from: day, to: day });

function wholeMonth(month: string): Span {
  const from = dayOf(`${month}-01`);
  return { from, to: dayOf(`${monthText(yearOf(from), monthOf(from) + 1)}-01`) - 1 };
}

function monthOfPoint(point: Point, today: DayNumber, bias: Bias): string {
  const year = yearOf(today);
  if (point.kind === 'span') return monthText(year, monthOf(today) + point.shift);
  if (point.kind !== 'month') return monthText(year, monthOf(today));
  if (point.year !== undefined) return monthText(point.year, point.month);
  if (bias === 'future') return monthText(year + (point.month < monthOf(today) ? 1 : 0), point.month);
  return monthText(year - (point.month > monthOf(today) ? 1 : 0), point.month);
}

function dayOfPoint(point: Point, today: DayNumber, bias: Bias): DayNumber | undefined {
  if (point.kind === 'near') return daysOn(point.isEitherWay && bias === 'past' ? { ...point, days: -point.days } : point, today);
  if (point.kind === 'weekday') {
    if (point.week !== undefined) return today - weekdayOf(today) + 7 * point.week + point.weekday;
    return weekdayFrom(point.weekday, point.which, today, bias);
  }
  if (point.kind === 'festival') {
    const { date } = resolveFestival(point, isoOf(today), bias) ?? {};
    return date === undefined ? undefined : dayOf(date);
  }
  if (point.kind !== 'day') return undefined;
  return bias === 'future' ? firstDay(point, today) : lastDay(point, today);
}

/** 'next' lies in the next Monday-to-Sunday week; 'last' is the last one before today; a bare one follows the bias. */
function weekdayFrom(weekday: number, which: Which, today: DayNumber, bias: Bias): DayNumber {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  const back = (weekdayOf(today) - weekday + 7) % 7 || 7;
  if (which === 'next') return today - weekdayOf(today) + 7 + weekday;
  if (which === 'last') return today - back;
  return bias === 'past' ? today - back : today + ahead;
}

type Day = Point & { kind: 'day' };

/** The first such day that is not before that one. */
function firstDay(point: Day, from: DayNumber): DayNumber | undefined {
  return candidates(point, from, 1).find((day) => day >= from || point.year !== undefined);
}

/** The last such day that is not after that one. */
function lastDay(point: Day, until: DayNumber): DayNumber | undefined {
  return candidates(point, until, -1).find((day) => day <= until || point.year !== undefined);
}

/** That day in the years (or months, where no month was said) from there on, in that direction, where it exists. */
function candidates({ day, month, year }: Day, around: DayNumber, step: 1 | -1): DayNumber[] {
  if (month !== undefined && year !== undefined) return [makeDay(year, month, day)].filter((made) => made !== undefined);
  if (month !== undefined)
    return [0, 1, 2, 3, 4].map((far) => makeDay(yearOf(around) + step * far, month, day)).filter((made) => made !== undefined);
  return [0, 1, 2]
    .map((far) => dayOf(`${monthText(yearOf(around), monthOf(around) + step * far)}-01`))
    .map((start) => makeDay(yearOf(start), monthOf(start), day))
    .filter((made) => made !== undefined);
}

function rangeOf(first: Point, last: Point, today: DayNumber, bias: Bias): Span | undefined {
  if (first.kind === 'day' && last.kind === 'day') return dayRange(first, last, today, bias);
  if (first.kind === 'weekday' && last.kind === 'weekday') return weekdayRange(first, last, today, bias);
  const start = spanOf(first, today, bias);
  const end = spanOf(last, today, bias);
  if (!start || !end) return undefined;
  if (start.from <= end.to) return { from: start.from, to: end.to };
  if (first.kind === 'near' && last.kind === 'near') return { from: end.from, to: start.to };
  // 'April to June' and 'December to January' may lie on both sides of the turn that the bias looks for.
  const rolled =
    first.kind === 'month' && first.year === undefined ? spanOf({ ...first, year: yearOf(start.from) - 1 }, today, bias) : undefined;
  return rolled && end.to - rolled.from < 366 ? { from: rolled.from, to: end.to } : undefined;
}

function dayRange(first: Day, last: Day, today: DayNumber, bias: Bias): Span | undefined {
  const isFirstBare = first.month === undefined && last.month !== undefined;
  const start: Day = isFirstBare ? { ...first, ...monthBefore(first, last) } : first;
  const end: Day =
    last.month === undefined && first.month !== undefined ? { ...last, month: first.month, ...(first.year && { year: first.year }) } : last;
  const isTooLong = isFirstBare && first.day > last.day && first.day - last.day < LEAST_TURN;
  if (isTooLong) return undefined;
  if (start.month !== undefined && start.month === end.month && start.day > end.day && start.year === end.year) return undefined;
  if (start.year !== undefined || end.year !== undefined) return datedRange(start, end);
  const span = bias === 'future' ? futureRange(start, end, today) : pastRange(start, end, today);
  return span && span.to - span.from <= LONGEST_ROLLED_RANGE[bias] && span.from <= span.to ? span : undefined;
}

/** '28 to 3 December' begins in November. */
function monthBefore(first: Day, last: Day): Pick<Day, 'month' | 'year'> {
  const month = last.month ?? 0;
  const isEarlier = first.day > last.day;
  const year = last.year === undefined ? undefined : last.year - (isEarlier && month === 0 ? 1 : 0);
  return { month: isEarlier ? (month + 11) % 12 : month, ...(year !== undefined && { year }) };
}

function datedRange(start: Day, end: Day): Span | undefined {
  const endYear = end.year ?? (start.year ?? 0) + ((end.month ?? 0) < (start.month ?? 0) ? 1 : 0);
  const startYear = start.year ?? endYear - ((start.month ?? 0) > (end.month ?? 0) ? 1 : 0);
  const from = makeDay(startYear, start.month ?? 0, start.day);
  const to = makeDay(endYear, end.month ?? 0, end.day);
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

/** The next range that is not over; one that has begun counts. */
function futureRange(start: Day, end: Day, today: DayNumber): Span | undefined {
  const to = firstDay(end, today);
  const from = to === undefined ? undefined : lastDay(start, to);
  return to === undefined || from === undefined ? undefined : { from, to };
}

/** The latest range that has begun, even if it is not over. */
function pastRange(start: Day, end: Day, today: DayNumber): Span | undefined {
  const from = lastDay(start, today);
  const to = from === undefined ? undefined : firstDay(end, from);
  return to === undefined || from === undefined ? undefined : { from, to };
}

function weekdayRange(
  first: Point & { kind: 'weekday' },
  last: Point & { kind: 'weekday' },
  today: DayNumber,
  bias: Bias,
): Span | undefined {
  if (bias === 'past') {
    const to = dayOfPoint({ ...last, which: first.which === 'last' ? 'last' : last.which }, today, bias) ?? today;
    return { from: to - ((weekdayOf(to) - first.weekday + 7) % 7), to };
  }
  const from = dayOfPoint(first, today, bias) ?? today;
  return { from, to: from + ((last.weekday - weekdayOf(from) + 7) % 7) };
}
