import { claim, endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { FESTIVALS } from '../text/lexicon.ts';
import { dayOfMonthAt, isHindiDay, type Point, pointAt } from './date-points.ts';
import { shiftBefore, shiftBehind } from './day-shift.ts';
import { anyNumberAt, digitsAt, type Found, ordinalAt } from './numbers.ts';

/** One day or span, or a range of two; `isOpen`: from then until today ('since Monday'); `isSplit`: two days that are no range ('10 and 14 December'), which has to be asked about. */
export type Said = {
  readonly first: Point;
  readonly last?: Point;
  readonly isOpen?: boolean;
  readonly isSplit?: boolean;
  readonly days?: number;
  /** The weekday or 'tomorrow' that was said with a date; it has to be the same day. */
  readonly alsoSaid?: Point;
  /** So many days behind what was said, or before it ('the day after 5 December'). */
  readonly shift?: number;
};
export type Festival = {
  readonly title: string;
  readonly day: string;
  readonly days: readonly string[];
  /** So many days behind the festival, or before it. */
  readonly shift?: number;
};
/** What a prompt says of time: days, a month besides, a festival. */
export type Dates = {
  when?: Said;
  month?: Said;
  festival?: Festival;
  /** A month was said besides the first. */
  isMoreMonths?: boolean;
  /** Another day was said that the first does not include: which one is meant has to be asked before anything is planned. */
  isMore?: boolean;
  /** 'from Monday', 'kal se': how long it lasts was not said. */
  isStart?: boolean;
};

/** Longer than the summer holidays nothing lasts. */
const MOST_DAYS = 90;

/** Finds days, ranges and festivals, and takes their words. */
export function findDates(reading: Reading): Dates {
  const dates: Dates = {};
  let days: number | undefined;
  let isLoose = false;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const beside = besideAt(reading, at);
    if (beside) {
      if (beside.value.said) keep(dates, beside.value.said);
      if (beside.value.festival) dates.festival ??= beside.value.festival;
      isLoose ||= beside.value.isLoose === true;
      claim(reading, at, beside.length, 'date');
      claimAround(reading, at, beside.length);
      at += beside.length - 1;
      continue;
    }
    const range = rangeAt(reading, at);
    const festival = range ? undefined : festivalAt(reading, at);
    if (festival) {
      dates.festival ??= festival.value;
      claim(reading, at, festival.length, 'festival');
      at += festival.length - 1;
      continue;
    }
    const found = range ?? singleAt(reading, at);
    if (!found) {
      const count = dayCountAt(reading, at);
      if (count) {
        days ??= count.value;
        claim(reading, at, count.length, 'date');
        at += count.length - 1;
      }
      continue;
    }
    claimFestivals(reading, found.value, at, found.length);
    claim(reading, at, found.length, 'date');
    claimAround(reading, at, found.length);
    if (!isUntilToday(reading, found.value, at, found.length)) keep(dates, found.value);
    // 'every Saturday', 'closed till Wednesday': more days than the one that is named.
    if (isStart(reading, at, found)) dates.isStart = true;
    if (isRecurring(reading, at, found) || isEnd(reading, at, found)) dates.isMore = true;
    at += found.length - 1;
  }
  if (days !== undefined && dates.when && !dates.when.last) dates.when = { ...dates.when, days };
  // 'the Monday after Diwali': a day that is said by nothing else.
  if (isLoose && (dates.when?.first.kind === 'weekday' || dates.when?.first.kind === 'near')) dates.isMore = true;
  return dates;
}

const EVERY = ['every', 'each', 'all', 'har', 'sabhi', 'saare', 'हर', 'सभी'];

function isRecurring({ tokens }: Reading, at: number, { value, length }: Found<Said>): boolean {
  const isPlural = value.first.kind === 'weekday' && tokens[at + length - 1]?.text.endsWith('days') === true;
  return isPlural || (value.first.kind !== 'span' && EVERY.includes(tokens[at - 1]?.text ?? ''));
}

function isStart({ tokens }: Reading, at: number, { value, length }: Found<Said>): boolean {
  if (value.last !== undefined || value.isOpen) return false;
  return (
    tokens[at - 1]?.text === 'from' || (['se', 'से'].includes(tokens[at + length]?.text ?? '') && tokens[at + length + 1]?.text !== 'pehle')
  );
}

function isEnd({ tokens }: Reading, at: number, { value, length }: Found<Said>): boolean {
  if (value.last !== undefined || value.isOpen) return false;
  const isBehind = ['tak', 'तक'].includes(tokens[at + length]?.text ?? '');
  return (
    isBehind ||
    ['till', 'until', 'upto'].includes(tokens[at - 1]?.text ?? '') ||
    (tokens[at - 1]?.text === 'to' && tokens[at - 2]?.text === 'up')
  );
}

function festivalAt(reading: Reading, at: number): Found<Festival> | undefined {
  // 'B.Ed.' sounds like a festival.
  const festival = reading.tokens[at]?.text === 'ed' ? undefined : phraseAt(reading, FESTIVALS, at);
  const isVerb = (reading.hitsAt[at] ?? []).some(({ length }) => length > (festival?.length ?? 0));
  return isVerb ? undefined : festival;
}

type Beside = { readonly said?: Said; readonly festival?: Festival; readonly isLoose?: boolean };

/** 'the day after Diwali', '5 December ke agle din', and 'after Diwali', which is no day. */
function besideAt(reading: Reading, at: number): Found<Beside> | undefined {
  const before = shiftBefore(reading, at);
  const start = at + (before?.length ?? 0);
  const festival = festivalAt(reading, start);
  const point = festival ? undefined : pointAt(reading, start);
  const isDay = point?.value.kind === 'day' || point?.value.kind === 'weekday';
  if (!festival && !isDay) return undefined;
  const end = start + (festival?.length ?? point?.length ?? 0);
  const beside = before ?? shiftBehind(reading, end);
  if (!beside) return undefined;
  const length = before ? end - at : end + beside.length - at;
  const { shift } = beside;
  if (shift === undefined) return festival && { value: { isLoose: true }, length };
  if (festival) return { value: { festival: { ...festival.value, shift } }, length };
  return point && { value: { said: { first: point.value, shift } }, length };
}

/** A range from festival to festival is called by them. */
function claimFestivals(reading: Reading, { first, last }: Said, at: number, length: number): void {
  if (first.kind !== 'festival' || last?.kind !== 'festival') return;
  const lead = lengthAt(reading, at, 'from', 'between');
  claim(reading, at, lead, 'date');
  claim(reading, at + lead, length - lead, 'festival');
}

/** '3 days', 'teen din ki': how long something lasts that begins on a day. */
function dayCountAt(reading: Reading, at: number): Found<number> | undefined {
  if (!isFree(reading, at) || ordinalAt(reading, at)) return undefined;
  const count = anyNumberAt(reading, at);
  if (!count || count.value < 2 || count.value > MOST_DAYS) return undefined;
  const dash = reading.tokens[at + count.length]?.text === '-' ? 1 : 0;
  const unit = lengthAt(reading, at + count.length + dash, 'day');
  return unit ? { value: count.value, length: count.length + dash + unit } : undefined;
}

/** 'aaj tak', 'till today': everything until now, so no day is meant. */
function isUntilToday({ tokens }: Reading, { first, last }: Said, at: number, length: number): boolean {
  if (last || first.kind !== 'near' || first.days !== 0) return false;
  return ['tak', 'तक'].includes(tokens[at + length]?.text ?? '') || ['till', 'until', 'upto'].includes(tokens[at - 1]?.text ?? '');
}

function keep(dates: Dates, said: Said): void {
  const isMonth =
    said.last === undefined && !said.isOpen && (said.first.kind === 'month' || (said.first.kind === 'span' && said.first.unit === 'month'));
  // 'since August' is also the month that its fees are asked for.
  if (said.isOpen && said.first.kind === 'month') dates.month ??= { first: said.first };
  if (isMonth && dates.month !== undefined && JSON.stringify(dates.month) !== JSON.stringify(said)) dates.isMoreMonths = true;
  if (isMonth) dates.month ??= said;
  else if (dates.when === undefined) dates.when = said;
  else if (JSON.stringify(dates.when) === JSON.stringify(said)) return;
  else {
    const both = merged(dates.when, said);
    if (both) dates.when = both;
    else dates.isMore = true;
  }
}

/** 'next week Monday' and 'Monday of next week' are one day; 'Saturday 28 November' is the 28th. */
function merged(first: Said, second: Said): Said | undefined {
  const both = shiftedPair(first, second);
  if (both) return both;
  if (first.last || second.last) return undefined;
  const week = [first.first, second.first].find((point) => point.kind === 'span' && point.unit === 'week');
  const weekday = [first.first, second.first].find((point) => point.kind === 'weekday');
  if (week?.kind === 'span' && weekday?.kind === 'weekday') return { first: { ...weekday, week: week.shift } };
  const day = [first.first, second.first].find((point) => point.kind === 'day');
  const near = [first.first, second.first].find((point) => point.kind === 'near');
  if (weekday && weekday === first.first && second.first.kind === 'weekday') return weekdayPair(weekday, second.first);
  const other = day === first.first ? second.first : first.first;
  if (day && other.kind !== 'day') return { first: day, ...((other.kind === 'weekday' || other.kind === 'near') && { alsoSaid: other }) };
  return near && weekday ? { first: near } : undefined;
}

/** 'Saturday Sunday next week': both days of that week. */
function shiftedPair({ first, last }: Said, { first: other, last: end }: Said): Said | undefined {
  if (first.kind !== 'weekday' || last?.kind !== 'weekday' || end || other.kind !== 'span' || other.unit !== 'week') return undefined;
  return { first: { ...first, week: other.shift }, last: { ...last, week: other.shift } };
}

/** 'next week Monday Tuesday' is both days. */
function weekdayPair(first: Point & { kind: 'weekday' }, last: Point & { kind: 'weekday' }): Said | undefined {
  if (!areNeighbours(first, last)) return undefined;
  return { first, last: { ...last, ...(first.week !== undefined && { week: first.week }) } };
}

/** One day, span or range that begins at that word. */
export function saidAt(reading: Reading, at: number): Found<Said> | undefined {
  return rangeAt(reading, at) ?? singleAt(reading, at);
}

function singleAt(reading: Reading, at: number): Found<Said> | undefined {
  const yearToDate = lengthAt(reading, at, 'yearToDate');
  if (yearToDate > 0) return { value: { first: { kind: 'span', unit: 'year', shift: 0 }, isOpen: true }, length: yearToDate };
  const open = lengthAt(reading, at, 'since');
  const point = pointAt(reading, at) ?? dayOfMonthAt(reading, at);
  // 'April se ab tak', '1 April till now'.
  const isSinceBehind = point !== undefined && !['from', 'since'].includes(reading.tokens[at + point.length]?.text ?? '');
  const untilNow = isSinceBehind ? lengthAt(reading, at + point.length, 'since') : 0;
  if (point && untilNow > 0) return { value: { first: point.value, isOpen: true }, length: point.length + untilNow };
  if (point) return { value: { first: point.value }, length: point.length };
  const lead = open + (theMonthOf(reading, at + open) || Number(reading.tokens[at + open]?.text === 'the'));
  const since = open ? pointAt(reading, at + lead) : undefined;
  return since && reading.tokens[at]?.text === 'since'
    ? { value: { first: since.value, isOpen: true }, length: lead + since.length }
    : undefined;
}

/** How many words 'the month of' has before a month. */
function theMonthOf({ tokens }: Reading, at: number): number {
  const the = tokens[at]?.text === 'the' ? 1 : 0;
  return tokens[at + the]?.text === 'month' && tokens[at + the + 1]?.text === 'of' ? the + 2 : 0;
}

/** 'from 20 Dec to 1 Jan', '2 se 5 December tak', 'between 10 and 14 November', 'Dec 2 till 5', 'Mon-Wed'. */
function rangeAt(reading: Reading, at: number): Found<Said> | undefined {
  if (!isFree(reading, at)) return undefined;
  const list = dayListAt(reading, at);
  if (list) return list;
  const lead = lengthAt(reading, at, 'from', 'between');
  const isBetween = lengthAt(reading, at, 'between') > 0;
  const first = endAt(reading, at + lead);
  if (!first) return undefined;
  const hasTail = tailLength(reading, at + lead + first.length);
  const jointAt = pastSign(reading, at + lead + first.length + hasTail);
  const range = lengthAt(reading, jointAt, 'to') || (isBetween || isHindiBetween(reading, jointAt) ? lengthAt(reading, jointAt, 'and') : 0);
  const joint = isUntil(reading, jointAt) ? 0 : range || lengthAt(reading, jointAt, 'and') || commaLength(reading, jointAt, first.value);
  const last = endAt(reading, jointAt + joint);
  if (!joint && !(last && areSideBySide(first.value, last.value))) return undefined;
  if (!last) return undefined;
  const end = jointAt + joint + last.length;
  const mark = lengthAt(reading, end, 'dayNumber');
  if (!range && !arePair(first.value, last.value)) return undefined;
  const isBare =
    first.value.kind === 'day' && last.value.kind === 'day' && first.value.month === undefined && last.value.month === undefined;
  const hasMark = mark > 0 || hasTail > 0 || (lead > 0 && isOrdinalPair(reading, at + lead, jointAt + joint));
  const isMarked = hasMark || isHindiDay(reading, end, last.value) || (isHighOrdinal(reading, at + lead) && !lead);
  if (isBare && !isMarked) return undefined;
  const isSplit = !range && !areNeighbours(first.value, last.value);
  return { value: { first: first.value, last: last.value, ...(isSplit && { isSplit }) }, length: end + mark - at };
}

/** More days are not said one by one. */
const MOST_LISTED = 7;

/** '5, 6 and 7 December': days in a row are a range, and others are asked about. */
function dayListAt(reading: Reading, at: number): Found<Said> | undefined {
  const days: number[] = [];
  let end = at;
  for (;;) {
    const comma = reading.tokens[end]?.text === ',' ? 1 : 0;
    const joint = days.length === 0 ? 0 : comma + lengthAt(reading, end + comma, 'and');
    const ordinal = ordinalAt(reading, end + joint);
    const day = ordinal?.value ?? digitsAt(reading, end + joint);
    if (day === undefined || day < 1 || day > 31 || days.length > MOST_LISTED) break;
    days.push(day);
    end += joint + (ordinal?.length ?? 1);
  }
  if (days.length < 3 || days.length > MOST_LISTED) return undefined;
  const point = [1, 2]
    .map((back) => ({ start: end - back, last: pointAt(reading, end - back) }))
    .find(({ last }) => isDated(last?.value, days.at(-1)));
  if (point?.last === undefined) return undefined;
  const isRow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  const first: Point = { kind: 'day', day: days[0] ?? 1 };
  return { value: { first, last: point.last.value, ...(!isRow && { isSplit: true }) }, length: point.start + point.last.length - at };
}

function isDated(point: Point | undefined, day: number | undefined): boolean {
  return point?.kind === 'day' && point.month !== undefined && point.day === day;
}

/** 'starts 1 December, ends 5 December': the sign before the word for the end is passed over. */
function pastSign({ tokens, hitsAt }: Reading, at: number): number {
  const isEnd = [',', '.', ';', 'and'].includes(tokens[at]?.text ?? '') && (hitsAt[at + 1] ?? []).some(({ concept }) => concept === 'to');
  return isEnd ? at + 1 : at;
}

/** '25, 26 December': two days of one month. */
function commaLength(reading: Reading, at: number, first: Point): number {
  if (reading.tokens[at]?.text !== ',' || first.kind !== 'day' || first.month !== undefined) return 0;
  const next = endAt(reading, at + 1)?.value;
  return next?.kind === 'day' && next.month !== undefined ? 1 : 0;
}

/** '25 26 December'. */
function areSideBySide(first: Point, last: Point): boolean {
  if (first.kind !== 'day' || last.kind !== 'day') return false;
  return first.month === undefined && last.month !== undefined && last.day === first.day + 1;
}

/** 'aaj tak is mahine': 'tak' stands behind the end of a range and joins nothing. */
function isUntil({ tokens }: Reading, at: number): boolean {
  return ['tak', 'तक'].includes(tokens[at]?.text ?? '');
}

/** Two days, weekdays or near days may be joined by 'and'. */
function arePair(first: Point, last: Point): boolean {
  return first.kind === last.kind && ['monthWeekday', 'day', 'weekday', 'near'].includes(first.kind);
}

/** 'Monday and Tuesday' and '24th and 25th' are a range of two days. */
function areNeighbours(first: Point, last: Point): boolean {
  if (first.kind === 'day' && last.kind === 'day') return last.day === first.day + 1 || (last.day === 1 && first.day >= 28);
  if (first.kind === 'weekday' && last.kind === 'weekday') return last.weekday === (first.weekday + 1) % 7;
  // 'Yesterday and today', 'today or yesterday'.
  return first.kind === 'near' && last.kind === 'near' && Math.abs(last.days - first.days) === 1;
}

function isHighOrdinal(reading: Reading, at: number): boolean {
  return (ordinalAt(reading, at)?.value ?? 0) > 12;
}

function tailLength(reading: Reading, at: number): number {
  return lengthAt(reading, at, 'dayNumber');
}

/** '10 aur 14 November ke beech'. */
function isHindiBetween(reading: Reading, at: number): boolean {
  return reading.hits.some(({ concept, from }) => concept === 'between' && from > at && from < at + 8);
}

function isOrdinalPair(reading: Reading, first: number, last: number): boolean {
  const isOrdinal = (at: number) => ordinalAt(reading, at + (reading.tokens[at]?.text === 'the' ? 1 : 0)) !== undefined;
  return isOrdinal(first) && isOrdinal(last);
}

/** An end of a range may be a bare number, whose month the other end says. */
function endAt(reading: Reading, at: number): Found<Point> | undefined {
  const article = reading.tokens[at]?.text === 'the' ? 1 : 0;
  const festival = festivalAt(reading, at + article);
  if (festival) return { value: { kind: 'festival', ...festival.value }, length: festival.length + article };
  const point = pointAt(reading, at + article);
  if (point) return { value: point.value, length: point.length + article };
  const ordinal = ordinalAt(reading, at + article);
  const day = ordinal?.value ?? digitsAt(reading, at + article);
  const isCount = lengthAt(reading, at + article + (ordinal?.length ?? 1), 'day', 'week', 'month') > 0;
  const isDay = day !== undefined && day >= 1 && day <= 31 && !isCount;
  return isDay ? { value: { kind: 'day', day }, length: (ordinal?.length ?? 1) + article } : undefined;
}

/** The small words around a day belong to it: 'on', 'from', 'ko', 'tak', 'ke beech'. */
function claimAround(reading: Reading, at: number, length: number): void {
  const before = reading.tokens[at - 1]?.text ?? '';
  if (['on', 'from', 'by', 'till', 'until', 'starting', 'dated', 'since'].includes(before)) claim(reading, at - 1, 1, 'date');
  const after = at + length;
  const tail = lengthAt(reading, after, 'to', 'between');
  const isParticle = ['ko', 'को', 'tak', 'तक', 'se', 'से'].includes(reading.tokens[after]?.text ?? '');
  if (tail && (isParticle || lengthAt(reading, after, 'between'))) claim(reading, after, tail, 'date');
  else if (isParticle || (reading.tokens[after]?.text === "'s" && !endsBefore(reading, after, 'teacher'))) claim(reading, after, 1, 'date');
}
