import { claim, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { MONTHS } from '../text/lexicon.ts';
import { jointLength } from './classes.ts';
import { anyNumberAt, digitsAt } from './numbers.ts';

const MOST_PERIODS = 12;

/** A period of the day by its number. `isOneOfMany`: others were named beside it ('period 2 and 3'). */
export type Period = { readonly number: number; readonly isOneOfMany: boolean };

/** 'period 3', '3rd period', 'teesre period', 'P3'. */
export function findPeriod(reading: Reading): Period | undefined {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const word = lengthAt(reading, at, 'periodWord');
    if (word) {
      const period = numberAfter(reading, at + word);
      if (period !== undefined) return take(reading, at, word + period.length, period.value);
    }
    const number = anyNumberAt(reading, at);
    const behind = number ? lengthAt(reading, at + number.length, 'periodWord') : 0;
    if (number && behind && number.value <= MOST_PERIODS) {
      const isLast = takeBefore(reading, at);
      const found = take(reading, at, number.length + behind, number.value);
      return { ...found, isOneOfMany: isLast || found.isOneOfMany };
    }
    const glued = reading.tokens[at]?.text === 'p' && reading.tokens[at + 1]?.isGlued ? digitsAt(reading, at + 1) : undefined;
    if (glued !== undefined && glued >= 1 && glued <= MOST_PERIODS) return take(reading, at, 2, glued);
  }
  return undefined;
}

function numberAfter(reading: Reading, at: number): { value: number; length: number } | undefined {
  const skipped = ['no', 'number', 'num', '#', '-', ':'].includes(reading.tokens[at]?.text ?? '')
    ? reading.tokens[at + 1]?.text === '.'
      ? 2
      : 1
    : 0;
  const number = anyNumberAt(reading, at + skipped);
  const isPlace = number && number.value >= 1 && number.value <= MOST_PERIODS;
  // '… period 3rd class': the ordinal belongs to the class.
  const belongsToClass = number && lengthAt(reading, at + skipped + number.length, 'classWord') > 0;
  return isPlace && !belongsToClass ? { value: number.value, length: skipped + number.length } : undefined;
}

function take(reading: Reading, from: number, length: number, number: number): Period {
  claim(reading, from, length, 'period');
  return { number, isOneOfMany: takeBehind(reading, from + length) };
}

/** '… and 3': further numbers behind a period, unless they belong to something else. */
function takeBehind(reading: Reading, at: number): boolean {
  const joint = jointLength(reading, at);
  const next = joint > 0 ? anyNumberAt(reading, at + joint) : undefined;
  const after = at + joint + (next?.length ?? 0);
  if (!next || next.value > MOST_PERIODS || lengthAt(reading, after, 'classWord', 'dayNumber', 'am', 'pm', 'oClock') > 0) return false;
  if (reading.tokens[after]?.isGlued || !isFree(reading, at + joint) || phraseAt(reading, MONTHS, after)) return false;
  claim(reading, at, joint + next.length, 'period');
  return true;
}

/** '2nd and 3rd period'. */
function takeBefore(reading: Reading, end: number): boolean {
  for (const length of [1, 2]) {
    const joint = jointLength(reading, end - length);
    if (joint !== length) continue;
    const numberAt = (size: number) => anyNumberAt(reading, end - length - size);
    const start = [2, 1].find((size) => numberAt(size)?.length === size);
    if (start === undefined || (numberAt(start)?.value ?? 0) > MOST_PERIODS) return false;
    claim(reading, end - length - start, start + length, 'period');
    return true;
  }
  return false;
}
