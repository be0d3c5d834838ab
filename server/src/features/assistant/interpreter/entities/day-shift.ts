import { isFree, lengthAt, type Reading } from '../reading.ts';
import { anyNumberAt } from './numbers.ts';

/** So many days behind (or before) what stands beside; none where it is not said how many ('after Diwali'). */
type Shift = { readonly shift?: number; readonly length: number };

const BEHIND = ['after', 'following'];
const BEFORE = ['before', 'preceding'];
/** More days from a festival are not said in one. */
const MOST_DAYS = 30;

/** 'the day after …', 'two days before …', and 'after …' alone: how many words that takes. */
export function shiftBefore(reading: Reading, at: number): Shift | undefined {
  if (!isFree(reading, at)) return undefined;
  const { tokens } = reading;
  const article = ['the', 'a', 'an'].includes(tokens[at]?.text ?? '') ? 1 : 0;
  const next = tokens[at + article]?.text === 'next' ? 1 : 0;
  const number = next ? undefined : anyNumberAt(reading, at + article);
  const dayAt = at + article + next + (number?.length ?? 0);
  const day = lengthAt(reading, dayAt, 'day') || (['day', 'days'].includes(tokens[dayAt]?.text ?? '') ? 1 : 0);
  const place = day > 0 ? dayAt + day : at;
  const side = tokens[place]?.text ?? '';
  const isAfter = BEHIND.includes(side) || (next > 0 && day > 0 && ['of', 'to'].includes(side));
  if (!isAfter && !BEFORE.includes(side) && !(side === 'prior' && tokens[place + 1]?.text === 'to')) return undefined;
  const length = place + (side === 'prior' ? 2 : 1) - at;
  if (day === 0) return { length };
  const days = number?.value ?? 1;
  return days <= MOST_DAYS ? { shift: isAfter ? days : -days, length } : undefined;
}

const NEXT = ['agle', 'agli', 'dusre', 'doosre', 'dusri', 'next', 'अगले', 'दूसरे'];
const WALE = ['wale', 'waale', 'vale', 'wali', 'wala', 'वाले', 'वाली', 'वाला'];

/** '… ke agle din', '… se do din pehle', '… ke baad wale din', and '… ke baad' alone. */
export function shiftBehind(reading: Reading, start: number): Shift | undefined {
  const { tokens } = reading;
  const at = start + (["'s", 'ke', 'se', 'ki', 'k', 'के', 'से'].includes(tokens[start]?.text ?? '') ? 1 : 0);
  if (at === start || !isFree(reading, at)) return undefined;
  const isNext = NEXT.includes(tokens[at]?.text ?? '');
  const isDayNext = lengthAt(reading, at + 1, 'day') > 0 || tokens[at + 1]?.text === 'day';
  if (isNext) return isDayNext ? { shift: 1, length: at + 2 - start } : undefined;
  const number = anyCount(reading, at);
  const day = number ? lengthAt(reading, at + number.length, 'day') : 0;
  const sideAt = day > 0 ? at + (number?.length ?? 0) + day : at;
  const after = lengthAt(reading, sideAt, 'after');
  const before = lengthAt(reading, sideAt, 'ago');
  if (after + before === 0) return undefined;
  const end = sideAt + (after || before);
  if (day > 0) return { shift: (after > 0 ? 1 : -1) * (number?.value ?? 1), length: end - start };
  const isDay = WALE.includes(tokens[end]?.text ?? '') && lengthAt(reading, end + 1, 'day') > 0;
  return isDay ? { shift: after > 0 ? 1 : -1, length: end + 2 - start } : { length: end - start };
}

/** 'ek' is one day here. */
function anyCount(reading: Reading, at: number): { value: number; length: number } | undefined {
  const isOne = ['ek', 'one', 'a', 'एक'].includes(reading.tokens[at]?.text ?? '');
  return isOne ? { value: 1, length: 1 } : anyNumberAt(reading, at);
}
