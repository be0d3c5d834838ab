import { claim, lengthAt, type Reading } from '../reading.ts';
import type { Classes } from './classes.ts';

/** Behind a class these take in all that come after or before it, and itself. */
const UPWARDS = [
  ['onwards'],
  ['onward'],
  ['upwards'],
  ['and', 'above'],
  ['or', 'above'],
  ['and', 'higher'],
  ['and', 'up'],
  ['aur', 'upar'],
  ['se', 'aage'],
];
const DOWNWARDS = [['and', 'below'], ['or', 'below'], ['and', 'lower'], ['and', 'under'], ['downwards']];

/** 'all classes above 8', 'below class 5', 'class 6 and above', 'class 9 onwards': one class with those behind or before it, as the school orders them. */
export function widened(reading: Reading, found: Classes): Classes {
  const [name] = found.names;
  if (name === undefined || found.names.length > 1 || found.sections.length > 0) return found;
  const at = placeOf(reading, name);
  if (at === undefined) return found;
  const names = reading.directory.classes.map((one) => one.name);
  const own = names.indexOf(name);
  const before = reading.hits.find(
    ({ concept, from, length }) => (concept === 'above' || concept === 'below') && isBeside(reading, from + length, at),
  );
  const behind = [...UPWARDS, ...DOWNWARDS].find((words) =>
    words.every((word, index) => reading.tokens[at + endOf(reading, at) + index]?.text === word),
  );
  const isOwn = behind !== undefined || ['up', 'upto', 'least'].includes(reading.tokens[before?.from ?? -1]?.text ?? '');
  const isUp = behind ? UPWARDS.includes(behind) : before?.concept === 'above';
  if (own < 0 || (!behind && !before)) return found;
  const meant = isUp ? names.slice(own + (isOwn ? 0 : 1)) : names.slice(0, own + (isOwn ? 1 : 0));
  if (meant.length === 0) return found;
  if (behind) claim(reading, at + endOf(reading, at), behind.length, 'class');
  else if (before) claim(reading, before.from, before.length, 'class');
  return { ...found, names: meant };
}

/** Where the class's number stands. */
function placeOf({ tokens, claims }: Reading, name: string): number | undefined {
  const at = tokens.findIndex(({ text }, index) => claims[index] === 'class' && text === name.toLowerCase());
  return at < 0 ? undefined : at;
}

/** Past the ending of '8th' and a word for class. */
function endOf({ tokens, claims }: Reading, at: number): number {
  let length = 1;
  while (claims[at + length] === 'class' && tokens[at + length]?.kind === 'word') length += 1;
  return length;
}

/** A word for class or 'the' may stand between 'above' and the number. */
function isBeside(reading: Reading, from: number, at: number): boolean {
  let next = from;
  while (next < at && (reading.tokens[next]?.text === 'the' || lengthAt(reading, next, 'classWord') > 0)) next += 1;
  return next === at;
}
