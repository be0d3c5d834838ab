import { claim, endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { NEAR, NUMBERS, WEEKDAYS } from '../text/lexicon.ts';
import { foldSpelling } from '../text/spelling.ts';
import { anyNumberAt, digitsAt, type Found } from './numbers.ts';

/** '9 am', '9:30', '10.30 a.m.', 'subah 10 baje', "2 o'clock", as HH:MM. Without a part of the day the school's own hours are meant. */
export function findTime(reading: Reading): string | undefined {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const spoken = spokenTime(reading, at) ?? noonAt(reading, at);
    if (spoken !== undefined) return spoken;
    const inWords = isFree(reading, at) ? hourInWords(reading, at) : undefined;
    const hour = inWords?.value ?? (isFree(reading, at) ? digitsAt(reading, at) : undefined);
    if (hour === undefined || hour > 23) continue;
    const minutes = inWords ? undefined : minutesAt(reading, at + 1);
    const end = at + (inWords?.length ?? 1) + (minutes?.length ?? 0);
    const clock = lengthAt(reading, end, 'oClock');
    const half = halfAfter(reading, end + clock) ?? (clock || isLast(reading, end) ? halfBefore(reading, at) : undefined);
    const hasColon = minutes !== undefined && reading.tokens[at + 1]?.text === ':';
    // 'a meeting at 4': nothing else is said so. '8 at 4-B' does not occur.
    const isAt = reading.tokens[at - 1]?.text === 'at' && hour >= 1 && hour <= 12 && !isPlace(reading, end);
    // '10.30' at the end is no sum and no day.
    const isDotted =
      minutes !== undefined && minutes.value % 15 === 0 && hour >= 7 && hour <= 18 && (isLast(reading, end) || isDay(reading, end));
    if (!half && !clock && !hasColon && !isAt && !(isDotted && !isSum(reading, at))) continue;
    claim(reading, at, end + clock - at + (half?.after ?? 0), 'time');
    if (half?.before) claim(reading, at - half.before, half.before, 'time');
    const begins = clock || half ? beginsBefore(reading, at) : undefined;
    // '11 to 1 pm' begins in the morning.
    if (begins !== undefined) return written(begins, 0, begins > hour ? undefined : half?.isPm);
    return written(hour, minutes?.value ?? 0, half?.isPm);
  }
  return undefined;
}

/** '9 se 11 baje', 'from 10 to 12 am': the hour at which it begins, taken with the words around it. */
function beginsBefore(reading: Reading, at: number): number | undefined {
  const hour = lengthAt(reading, at - 1, 'to') === 1 ? digitsAt(reading, at - 2) : undefined;
  if (hour === undefined || hour > 12) return undefined;
  const lead = lengthAt(reading, at - 3, 'from') === 1 ? 1 : 0;
  claim(reading, at - 2 - lead, 2 + lead, 'time');
  return hour;
}

/** 'gyarah baje', 'ten am', "five o'clock": a number in words is an hour only where the clock is named. */
function hourInWords(reading: Reading, at: number): Found<number> | undefined {
  if (digitsAt(reading, at) !== undefined) return undefined;
  const number = phraseAt(reading, NUMBERS, at);
  const isNamed = number !== undefined && lengthAt(reading, at + number.length, 'oClock', 'am', 'pm') > 0;
  // '… on 3 December at eleven'.
  const isAt = number !== undefined && reading.tokens[at - 1]?.text === 'at' && isLast(reading, at + number.length);
  const isHour = number && number.value <= 12 && (isNamed || isAt);
  return isHour ? number : undefined;
}

/** 'half past ten', 'quarter to 4', 'saadhe nau baje', 'sava das baje', 'paune gyarah baje'. */
function spokenTime(reading: Reading, at: number): string | undefined {
  if (!isFree(reading, at)) return undefined;
  const quarter = QUARTERS.find(({ words }) => words.every((word, index) => isWritten(reading.tokens[at + index], word)));
  if (!quarter) return undefined;
  const hour = anyNumberAt(reading, at + quarter.words.length);
  if (!hour || hour.value < 1 || hour.value > 12) return undefined;
  const end = at + quarter.words.length + hour.length;
  const clock = lengthAt(reading, end, 'oClock');
  if (quarter.needsClock && !clock) return undefined;
  const half = halfAfter(reading, end + clock) ?? halfBefore(reading, at);
  claim(reading, at, end + clock - at + (half?.after ?? 0), 'time');
  if (half?.before) claim(reading, at - half.before, half.before, 'time');
  const shown = quarter.minutes < 0 ? ((hour.value + 10) % 12) + 1 : hour.value;
  return written(shown, (quarter.minutes + 60) % 60, half?.isPm);
}

/** 'on 23rd December, noon'. */
function noonAt(reading: Reading, at: number): string | undefined {
  if (!isFree(reading, at) || !['noon', 'midday'].includes(reading.tokens[at]?.text ?? '') || digitsAt(reading, at - 1) !== undefined)
    return undefined;
  claim(reading, at, 1, 'time');
  return '12:00';
}

const QUARTERS: readonly { readonly words: readonly string[]; readonly minutes: number; readonly needsClock?: boolean }[] = [
  { words: ['half', 'past'], minutes: 30 },
  { words: ['quarter', 'past'], minutes: 15 },
  { words: ['quarter', 'to'], minutes: -15 },
  ...['saadhe', 'sarhe', 'साढे'].map((word) => ({ words: [word], minutes: 30, needsClock: true })),
  ...['sava', 'सवा'].map((word) => ({ words: [word], minutes: 15, needsClock: true })),
  ...['paune', 'पौने'].map((word) => ({ words: [word], minutes: -15, needsClock: true })),
];

/** English as it stands; Hindi in Latin letters in any spelling ('saadhe', 'saade'). */
function isWritten(token: Reading['tokens'][number] | undefined, listed: string): boolean {
  if (token === undefined || token.text[0] !== listed[0]) return false;
  return token.text === listed || foldSpelling(token.text) === foldSpelling(listed);
}

/** '9.30 tomorrow'. */
function isDay(reading: Reading, at: number): boolean {
  return phraseAt(reading, NEAR, at) !== undefined || phraseAt(reading, WEEKDAYS, at) !== undefined;
}

/** 'Monday morning 9': nothing stands behind it that it could count. */
function isLast({ tokens }: Reading, at: number): boolean {
  const next = tokens[at];
  return next === undefined || ['.', ',', '?'].includes(next.text) || ['ko', 'par', 'pe', 'को', 'पर'].includes(next.text);
}

function isSum(reading: Reading, at: number): boolean {
  return endsBefore(reading, at, 'rupee', 'above', 'below') || reading.tokens[at - 1]?.kind === 'sign';
}

/** '4th', '4-B' and '4 lakh' are no hours. */
function isPlace(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  return next?.isGlued === true && next.text !== '.' && next.text !== ',';
}

function minutesAt(reading: Reading, at: number): { value: number; length: number } | undefined {
  // '9 30 am'.
  const spaced = digitsAt(reading, at);
  const isSpaced =
    spaced !== undefined &&
    spaced < 60 &&
    !reading.tokens[at - 1]?.isGlued &&
    reading.tokens[at]?.text.length === 2 &&
    lengthAt(reading, at + 1, 'am', 'pm', 'oClock') > 0;
  if (isSpaced) return { value: spaced, length: 1 };
  const mark = reading.tokens[at];
  if (!mark?.isGlued || (mark.text !== ':' && mark.text !== '.')) return undefined;
  const value = digitsAt(reading, at + 1);
  const isMinutes = value !== undefined && value < 60 && reading.tokens[at + 1]?.isGlued && reading.tokens[at + 1]?.text.length === 2;
  return isMinutes ? { value, length: 2 } : undefined;
}

type Half = { readonly isPm: boolean; readonly after?: number; readonly before?: number };

function halfAfter(reading: Reading, at: number): Half | undefined {
  const letter = reading.tokens[at]?.text;
  const isDotted = (letter === 'a' || letter === 'p') && reading.tokens[at + 1]?.text === '.' && reading.tokens[at + 2]?.text === 'm';
  if (isDotted) return { isPm: letter === 'p', after: reading.tokens[at + 3]?.text === '.' ? 4 : 3 };
  const am = lengthAt(reading, at, 'am');
  const pm = lengthAt(reading, at, 'pm');
  return am ? { isPm: false, after: am } : pm ? { isPm: true, after: pm } : undefined;
}

function halfBefore(reading: Reading, at: number): Half | undefined {
  const before = reading.tokens[at - 1]?.text === 'ke' ? 2 : 1;
  const place = at - before + 1;
  if (endsBefore(reading, place, 'am')) return { isPm: false, before };
  return endsBefore(reading, place, 'pm') ? { isPm: true, before } : undefined;
}

function written(hour: number, minutes: number, isPm: boolean | undefined): string {
  // Schools meet between seven and six: '2 baje' is in the afternoon.
  const isAfternoon = isPm ?? (hour >= 1 && hour <= 6);
  const hours = isAfternoon && hour < 12 ? hour + 12 : !isAfternoon && isPm === false && hour === 12 ? 0 : hour;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
