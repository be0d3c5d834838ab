import { endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { MONTHS, NEAR, NUMBERS, WEEKDAYS } from '../text/lexicon.ts';
import { anyNumberAt, digitsAt, type Found, ordinalAt } from './numbers.ts';

/** A day, month or span as it was said; which one it is depends on what is asked (`resolve-dates`). Months count from 0, Monday is 0. */
export type Point =
  | { readonly kind: 'day'; readonly day: number; readonly month?: number; readonly year?: number }
  | { readonly kind: 'month'; readonly month: number; readonly year?: number }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly which: Which; readonly week?: number }
  | { readonly kind: 'near'; readonly days: number; readonly isEitherWay: boolean; readonly isOfMonths?: boolean }
  | { readonly kind: 'span'; readonly unit: 'week' | 'month' | 'quarter' | 'year' | 'weekend'; readonly shift: number }
  | { readonly kind: 'festival'; readonly day: string; readonly days: readonly string[] }
  | { readonly kind: 'run'; readonly days: number; readonly isOfMonths?: boolean; readonly isWorking?: boolean }
  | { readonly kind: 'monthWeek'; readonly week: number; readonly month: number; readonly year?: number }
  | { readonly kind: 'monthEnd'; readonly isWorking: boolean; readonly month?: number; readonly shift?: number }
  | { readonly kind: 'monthWeekday'; readonly week: number; readonly weekday: number; readonly month?: number; readonly shift?: number };
/** As many days a month counts for, until it is known which months they are. */
export const MONTH_DAYS = 30;
const MONTHS_A_YEAR = 12;
export type Which = 'bare' | 'next' | 'last' | 'this';

/** The day or span that begins at that word. */
export function pointAt(reading: Reading, at: number): Found<Point> | undefined {
  if (!isFree(reading, at)) return undefined;
  return (
    numericDate(reading, at) ??
    weekOfMonth(reading, at) ??
    weekdayOfMonth(reading, at) ??
    endOfMonth(reading, at) ??
    countedDays(reading, at) ??
    dayAndMonth(reading, at) ??
    monthAndDay(reading, at) ??
    weekSpan(reading, at) ??
    nearDay(reading, at) ??
    weekday(reading, at)
  );
}

/** '7/12/2026', '7-12-26', '7.12.2026', '7/12', '2026-12-07'; the day stands first. */
function numericDate(reading: Reading, at: number): Found<Point> | undefined {
  const { tokens } = reading;
  const first = digitsAt(reading, at);
  const mark = tokens[at + 1];
  if (first === undefined || !mark || !['/', '-', '.'].includes(mark.text)) return undefined;
  const second = digitsAt(reading, at + 2);
  const isJoined = mark.isGlued && tokens[at + 2]?.isGlued;
  if (second === undefined || !isJoined) return undefined;
  const third = tokens[at + 3]?.text === mark.text && tokens[at + 3]?.isGlued ? digitsAt(reading, at + 4) : undefined;
  if (third === undefined) {
    const isDate = mark.text === '/' && first <= 31 && second <= 12 && tokens[at + 2]?.text.length !== 0;
    return isDate ? { value: { kind: 'day', day: first, month: second - 1 }, length: 3 } : undefined;
  }
  if (first > 1900) return { value: { kind: 'day', day: third, month: second - 1, year: first }, length: 5 };
  return { value: { kind: 'day', day: first, month: second - 1, year: third < 100 ? 2000 + third : third }, length: 5 };
}

/** 'first week of December', 'December ka pehla hafta', 'last week of Jan'; -1 is the last one. */
function weekOfMonth(reading: Reading, at: number): Found<Point> | undefined {
  const monthFirst = phraseAt(reading, MONTHS, at);
  const start = monthFirst ? at + monthFirst.length + lengthAt(reading, at + monthFirst.length, 'of', 'filler') : at;
  const article = !monthFirst && reading.tokens[start]?.text === 'the' ? 1 : 0;
  const last = lengthAt(reading, start + article, 'last') || (LAST_WORDS.includes(reading.tokens[start + article]?.text ?? '') ? 1 : 0);
  const ordinal = last ? undefined : ordinalAt(reading, start + article);
  const length = article + (last || (ordinal?.length ?? 0));
  const week = length > article ? lengthAt(reading, start + length, 'week') : 0;
  if (!week || (ordinal && (ordinal.value < 1 || ordinal.value > 5))) return undefined;
  const value = { kind: 'monthWeek' as const, week: ordinal?.value ?? -1 };
  if (monthFirst) return { value: { ...value, month: monthFirst.value }, length: start + length + week - at };
  const between = lengthAt(reading, start + length + week, 'of', 'filler');
  const monthAt = start + length + week + between;
  const month = phraseAt(reading, MONTHS, monthAt);
  return month && { value: { ...value, month: month.value }, length: monthAt + month.length - at };
}

/** 'second Saturday', 'December ka dusra shanivar', 'last Friday of next month'; -1 is the last one, which needs its month. */
function weekdayOfMonth(reading: Reading, at: number): Found<Point> | undefined {
  const before = monthPlaceAt(reading, at);
  const gap = before ? lengthAt(reading, at + before.length, 'of', 'filler') : 0;
  const start = at + (before?.length ?? 0) + gap;
  const article = reading.tokens[start]?.text === 'the' ? 1 : 0;
  const last = lengthAt(reading, start + article, 'last') || (LAST_WORDS.includes(reading.tokens[start + article]?.text ?? '') ? 1 : 0);
  const ordinal = last ? undefined : ordinalAt(reading, start + article);
  const length = article + (last || (ordinal?.length ?? 0));
  const weekday = length > article ? phraseAt(reading, WEEKDAYS, start + length) : undefined;
  if (!weekday || (ordinal && (ordinal.value < 1 || ordinal.value > 5))) return undefined;
  const end = start + length + weekday.length;
  const value = { kind: 'monthWeekday' as const, week: ordinal?.value ?? -1, weekday: weekday.value };
  if (before) return { value: { ...value, ...before.value }, length: end - at };
  const between = lengthAt(reading, end, 'of', 'filler');
  const behind = monthPlaceAt(reading, end + between);
  if (behind) return { value: { ...value, ...behind.value }, length: end + between + behind.length - at };
  return last ? undefined : { value, length: end - at };
}

/** 'December', 'next month'. */
function monthPlaceAt(reading: Reading, at: number): Found<{ month: number } | { shift: number }> | undefined {
  const month = phraseAt(reading, MONTHS, at);
  if (month) return { value: { month: month.value }, length: month.length };
  const article = reading.tokens[at]?.text === 'the' ? 1 : 0;
  const lead = lengthAt(reading, at + article, 'next', 'this', 'last');
  const unit = lead ? lengthAt(reading, at + article + lead, 'month') : 0;
  if (!unit) return undefined;
  const shift = lengthAt(reading, at + article, 'next') ? 1 : lengthAt(reading, at + article, 'last') ? -1 : 0;
  return { value: { shift }, length: article + lead + unit };
}

const LAST_WORDS = ['final', 'aakhri', 'akhri', 'aakhiri', 'आखिरी', 'अंतिम'];

/** 'month end', 'last working day of November', 'December ke aakhri din'; a 'month end test' and 'by month end' are no day. */
function endOfMonth(reading: Reading, at: number): Found<Point> | undefined {
  const before = monthOrThisAt(reading, at);
  const gap = before ? lengthAt(reading, at + before.length, 'of', 'filler') : 0;
  const start = at + (before?.length ?? 0) + gap;
  const end = endWordsAt(reading, start);
  if (!end) return undefined;
  const behindAt = start + end.length;
  const between = before ? 0 : lengthAt(reading, behindAt, 'of', 'filler');
  const month = before ?? monthOrThisAt(reading, behindAt + between);
  if (!month && !end.isWorking) return undefined;
  const length = behindAt + (before || !month ? 0 : between + month.length) - at;
  const isTitle = reading.tokens[start]?.text === 'end' && lengthAt(reading, at + length, 'eventKind', 'holiday') > 0;
  const isLimit = ['till', 'until', 'upto', 'by'].includes(reading.tokens[at - 1]?.text ?? '');
  const value = { kind: 'monthEnd' as const, isWorking: end.isWorking, ...(month?.value ?? { shift: 0 }) };
  return isTitle || isLimit ? undefined : { value, length };
}

/** 'December', 'next month', and 'month' alone for this one. */
function monthOrThisAt(reading: Reading, at: number): Found<{ month: number } | { shift: number }> | undefined {
  const article = reading.tokens[at]?.text === 'the' ? 1 : 0;
  const bare = lengthAt(reading, at + article, 'month');
  return monthPlaceAt(reading, at) ?? (bare > 0 ? { value: { shift: 0 }, length: article + bare } : undefined);
}

/** Days on which the school works. */
const WORKING = ['working', 'school', 'teaching', 'वर्किंग', 'कार्य'];

/** 'end', 'ant', 'last day', 'aakhri working day'. */
function endWordsAt(reading: Reading, at: number): { length: number; isWorking: boolean } | undefined {
  const { tokens } = reading;
  const article = tokens[at]?.text === 'the' ? 1 : 0;
  const word = tokens[at + article]?.text ?? '';
  if (['end', 'ant', 'अंत'].includes(word)) return { length: article + 1, isWorking: false };
  const last = LAST_WORDS.includes(word) ? 1 : lengthAt(reading, at + article, 'last');
  const isWorking = WORKING.includes(tokens[at + article + last]?.text ?? '');
  const day = last > 0 ? lengthAt(reading, at + article + last + (isWorking ? 1 : 0), 'day') : 0;
  return day > 0 ? { length: article + last + (isWorking ? 1 : 0) + day, isWorking } : undefined;
}

/** '5 December', '5th of Dec 2026', '25 dec'. */
function dayAndMonth(reading: Reading, at: number): Found<Point> | undefined {
  const day = ordinalAt(reading, at) ?? digitDay(reading, at) ?? spokenDay(reading, at);
  if (!day || day.value > 31) return undefined;
  const between = ['of', 'ka', 'ki', 'के', 'की', '-', ',', 'the'].includes(reading.tokens[at + day.length]?.text ?? '') ? 1 : 0;
  const month = phraseAt(reading, MONTHS, at + day.length + between);
  if (!month) return undefined;
  const length = day.length + between + month.length;
  return withYear(reading, at, { kind: 'day', day: day.value, month: month.value }, length);
}

/** 'December 5', 'Dec 5th, 2026', 'December', 'Dec 2026'. */
function monthAndDay(reading: Reading, at: number): Found<Point> | undefined {
  const month = phraseAt(reading, MONTHS, at);
  if (!month || isOtherWord(reading, at, month.length)) return undefined;
  const dayAt = at + month.length;
  const day = ordinalAt(reading, dayAt) ?? digitDay(reading, dayAt) ?? spokenDay(reading, dayAt);
  const isDay = day && day.value >= 1 && day.value <= 31 && !phraseAt(reading, MONTHS, at + month.length + day.length);
  if (isDay) return withYear(reading, at, { kind: 'day', day: day.value, month: month.value }, month.length + day.length);
  const word = monthWord(reading, at + month.length);
  return withYear(reading, at, { kind: 'month', month: month.value }, month.length + word);
}

/** 'Month' of 'April month'; in 'since April month wise' it says what is told apart. */
function monthWord(reading: Reading, at: number): number {
  const length = lengthAt(reading, at, 'month');
  const next = at + length + (reading.tokens[at + length]?.text === '-' ? 1 : 0);
  return APART.test([0, 1].map((more) => reading.tokens[next + more]?.text ?? '').join(' ')) ? 0 : length;
}
const APART = /^(?:wise|w[ai]?se|by month|on month|war|vaar|k[ei] (?:hisa+b|anusar|tarah))\b/;

const PRONOUNS = ['i', 'we', 'you', 'they', 'he', 'she', 'it'];

/** 'may I', 'that I may plan', 'march past' and 'mar do' are no months. */
function isOtherWord({ tokens, hitsAt }: Reading, at: number, length: number): boolean {
  const isPhrase = (hitsAt[at] ?? []).some((hit) => hit.length > length);
  const isVerb = ['be', 'we', 'you'].includes(tokens[at + length]?.text ?? '') || PRONOUNS.includes(tokens[at - 1]?.text ?? '');
  return isPhrase || (tokens[at]?.text === 'may' && isVerb);
}

function withYear(reading: Reading, at: number, point: Point & { kind: 'day' | 'month' }, length: number): Found<Point> {
  const place = at + length;
  const comma = [',', "'", '-', '/'].includes(reading.tokens[place]?.text ?? '') ? 1 : 0;
  const year = digitsAt(reading, place + comma);
  const isYear = year !== undefined && year >= 1990 && year <= 2100;
  return isYear ? { value: { ...point, year }, length: length + comma + 1 } : { value: point, length };
}

function digitDay(reading: Reading, at: number): Found<number> | undefined {
  const day = digitsAt(reading, at);
  return day !== undefined && day <= 39 ? { value: day, length: 1 } : undefined;
}

/** 'pandrah August', 'December twenty five'. 'do' and 'one' are mostly something else. */
function spokenDay(reading: Reading, at: number): Found<number> | undefined {
  const day = isFree(reading, at) ? phraseAt(reading, NUMBERS, at) : undefined;
  return day && day.value <= 31 && !['do', 'one', 'ek'].includes(reading.tokens[at]?.text ?? '') ? day : undefined;
}

/** 'in 3 days', '2 din pehle', 'last 7 days', 'agle 5 din', '2 weeks ago'. */
function countedDays(reading: Reading, at: number): Found<Point> | undefined {
  const lead = lengthAt(reading, at, 'next', 'last', 'after', 'this');
  const isBack = lengthAt(reading, at, 'last') > 0;
  const number = anyNumberAt(reading, at + lead);
  if (!number || number.value > 366 || number.value < 1) return undefined;
  const isWorking = WORKING.includes(reading.tokens[at + lead + number.length]?.text ?? '');
  const unitAt = at + lead + number.length + (isWorking ? 1 : 0);
  const week = lengthAt(reading, unitAt, 'week');
  const year = isBack ? lengthAt(reading, unitAt, 'year') : 0;
  const month = year || lengthAt(reading, unitAt, 'month');
  const unit = week || month || lengthAt(reading, unitAt, 'day');
  if (!unit) return undefined;
  const days = number.value * (week ? 7 : year ? MONTHS_A_YEAR * MONTH_DAYS : month ? MONTH_DAYS : 1);
  const isOfMonths = month > 0 && !week;
  const ago = lengthAt(reading, unitAt + unit, 'ago');
  const later = lengthAt(reading, unitAt + unit, 'after');
  const length = unitAt + unit - at;
  if (ago || later)
    return { value: { kind: 'near', days: ago ? -days : days, isEitherWay: false, isOfMonths }, length: length + (ago || later) };
  if (lead && lengthAt(reading, at, 'after') && !lengthAt(reading, at, 'next', 'last', 'this'))
    return { value: { kind: 'near', days, isEitherWay: false, isOfMonths }, length };
  return lead ? { value: { kind: 'run', days: isBack ? -days : days, isOfMonths, isWorking }, length } : undefined;
}

/** 'this week', 'agle mahine', 'last year', 'this weekend'; the coming week is the next one. */
function weekSpan(reading: Reading, at: number): Found<Point> | undefined {
  const again = nextAgain(reading, at);
  const lead = again || lengthAt(reading, at, 'next', 'last', 'this');
  if (!lead) return unitBesideOne(reading, at);
  const unitAt = at + lead;
  const once = lengthAt(reading, at, 'next', 'coming') ? 1 : lengthAt(reading, at, 'last') ? -1 : 0;
  const shift = again && once < 0 ? -2 : again ? 2 : once;
  for (const unit of ['weekend', 'week', 'month', 'quarter', 'year'] as const) {
    const length = lengthAt(reading, unitAt, unit);
    if (length) return { value: { kind: 'span', unit, shift }, length: lead + length };
  }
  return undefined;
}

/** 'the week after next', 'the month before last'. */
function unitBesideOne(reading: Reading, at: number): Found<Point> | undefined {
  for (const unit of ['week', 'month', 'year'] as const) {
    const length = lengthAt(reading, at, unit);
    const word = length > 0 ? reading.tokens[at + length]?.text : undefined;
    if (word === 'after' && lengthAt(reading, at + length + 1, 'next') > 0)
      return { value: { kind: 'span', unit, shift: 2 }, length: length + 2 };
    if (word === 'before' && reading.tokens[at + length + 1]?.text === 'last')
      return { value: { kind: 'span', unit, shift: -2 }, length: length + 2 };
  }
  return undefined;
}

function nearDay(reading: Reading, at: number): Found<Point> | undefined {
  const near = phraseAt(reading, NEAR, at);
  return near && { value: { kind: 'near', days: near.value.days, isEitherWay: near.value.isEitherWay }, length: near.length };
}

/** 'Monday', 'next Monday', 'pichle somvar', 'Monday of next week', 'next week Monday'. */
function weekday(reading: Reading, at: number): Found<Point> | undefined {
  const again = lengthAt(reading, at, 'next') > 0 ? nextAgain(reading, at) : 0;
  const lead = again || (isEnglishIs(reading, at) ? 0 : lengthAt(reading, at, 'next', 'last', 'this'));
  const named = phraseAt(reading, WEEKDAYS, at + lead);
  if (!named) return undefined;
  const behind = at + lead + named.length;
  const isAfterNext = lead === 0 && reading.tokens[behind]?.text === 'after' && lengthAt(reading, behind + 1, 'next') > 0;
  if (isAfterNext) return { value: { kind: 'weekday', weekday: named.value, which: 'next', week: 2 }, length: named.length + 2 };
  const which: Which = !lead ? 'bare' : lengthAt(reading, at, 'next') ? 'next' : lengthAt(reading, at, 'last') ? 'last' : 'this';
  return { value: { kind: 'weekday', weekday: named.value, which, ...(again > 0 && { week: 2 }) }, length: lead + named.length };
}

/** 'is Saturday a holiday' asks; 'is shanivar ko' and 'is Saturday ko' are this Saturday. */
function isEnglishIs(reading: Reading, at: number): boolean {
  if (at > 0 || reading.tokens[0]?.text !== 'is') return false;
  const isHindi = ['ko', 'ki', 'ka', 'ke', 'se', 'tak'].includes(reading.tokens[2]?.text ?? '');
  return !isHindi && ENGLISH_DAYS.includes(reading.tokens[1]?.text ?? '');
}

const ENGLISH_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** 'next to next', 'agle se agle', 'last to last': the one beyond the next or the last; how many words that takes. */
function nextAgain(reading: Reading, at: number): number {
  const way = lengthAt(reading, at, 'next') > 0 ? 'next' : 'last';
  const first = lengthAt(reading, at, way);
  const isHyphen = (place: number) => reading.tokens[place]?.text === '-';
  // 'next-to-next': a hyphen alone reads as 'to', and here it only joins.
  const hyphen = first && isHyphen(at + first) ? 1 : 0;
  const to = first ? lengthAt(reading, at + first + hyphen, 'to') : 0;
  const joint = hyphen + to + (isHyphen(at + first + hyphen + to) ? 1 : 0);
  const second = first ? lengthAt(reading, at + first + joint, way) : 0;
  return second ? first + joint + second : 0;
}

/** 'the 27th', 'on 27', '27 tarikh', '27th ko': a day of the month without its month. */
export function dayOfMonthAt(reading: Reading, at: number): Found<Point> | undefined {
  const ordinal = ordinalAt(reading, at);
  const spoken = ordinal ? undefined : spokenDay(reading, at);
  const day = ordinal ?? digitDay(reading, at) ?? (spoken && lengthAt(reading, at + spoken.length, 'dayNumber') > 0 ? spoken : undefined);
  if (!day || day.value < 1 || day.value > 39) return undefined;
  const after = at + day.length;
  // 'Test 2 date sheet' names no day.
  const isSheet = ['sheet', 'sheets'].includes(reading.tokens[after + 1]?.text ?? '');
  const mark = isSheet ? 0 : lengthAt(reading, after, 'dayNumber');
  const before = reading.tokens[at - 1]?.text ?? '';
  const isOn =
    before === 'on' || (before === 'the' && ordinal !== undefined && !lengthAt(reading, after, 'student', 'classWord', 'periodWord'));
  const isMoved = before === 'to' && ['extended', 'postponed', 'shifted', 'moved', 'changed'].includes(reading.tokens[at - 2]?.text ?? '');
  const isHindi = isHindiDay(reading, after, { kind: 'day', day: day.value });
  const isHighOrdinal = ordinal !== undefined && day.value > 12;
  if (endsBefore(reading, at, 'dayNumber')) return { value: { kind: 'day', day: day.value }, length: day.length };
  if (!mark && !isOn && !isMoved && !isHindi && !isHighOrdinal) return undefined;
  return { value: { kind: 'day', day: day.value }, length: day.length + mark };
}

/** '26 ko', '26 tak': with so high a number that no class or period is meant. */
export function isHindiDay(reading: Reading, after: number, point: Point): boolean {
  return point.kind === 'day' && point.day > 12 && ['ko', 'को', 'tak', 'तक'].includes(reading.tokens[after]?.text ?? '');
}
