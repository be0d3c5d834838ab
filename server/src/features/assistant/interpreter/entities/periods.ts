import { claim, isFree, lengthAt, type Reading } from '../reading.ts';
import { anyNumberAt, digitsAt } from './numbers.ts';

const MOST_PERIODS = 12;

/** 'period 3', '3rd period', 'teesre period', 'P3': the number of a period of the day. */
export function findPeriod(reading: Reading): number | undefined {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const word = lengthAt(reading, at, 'periodWord');
    if (word) {
      const period = numberAfter(reading, at + word);
      if (period !== undefined) return take(reading, at, word + period.length, period.value);
    }
    const number = anyNumberAt(reading, at);
    const behind = number ? lengthAt(reading, at + number.length, 'periodWord') : 0;
    if (number && behind && number.value <= MOST_PERIODS) return take(reading, at, number.length + behind, number.value);
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

function take(reading: Reading, from: number, length: number, period: number): number {
  claim(reading, from, length, 'period');
  return period;
}
