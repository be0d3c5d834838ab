import { claim, isFree, lengthAt, type Reading } from '../reading.ts';
import type { Concept } from '../words/concepts.ts';
import type { Classes } from './classes.ts';

/** Behind a class; those that take in the class itself come first, as 'and above' is also an 'above'. */
const BEHIND: readonly Concept[] = ['andAbove', 'andBelow', 'above', 'below'];
const BEFORE: readonly Concept[] = ['above', 'below'];

type Bound = Reading['hits'][number];

/** 'all classes above 8', 'class 6 and above', '8 se upar', 'class 5 tak': one class with those behind or before it, as the school orders them. */
export function widened(reading: Reading, found: Classes): Classes {
  const [name] = found.names;
  if (name === undefined || found.names.length > 1 || found.sections.length > 0) return found;
  const at = placeOf(reading, name);
  const bound = at === undefined ? undefined : boundBeside(reading, at);
  const names = reading.directory.classes.map((one) => one.name);
  const own = names.indexOf(name);
  if (own < 0 || !bound) return found;
  const isOwn = ['andAbove', 'andBelow'].includes(bound.concept) || lengthAt(reading, bound.from, 'inclusive') > 0;
  const isUp = bound.concept === 'andAbove' || bound.concept === 'above';
  const meant = isUp ? names.slice(own + (isOwn ? 0 : 1)) : names.slice(0, own + (isOwn ? 1 : 0));
  if (meant.length === 0) return found;
  claim(reading, bound.from, bound.length, 'class');
  return { ...found, names: meant };
}

/** What stands right behind the class, or before it. */
function boundBeside(reading: Reading, at: number): Bound | undefined {
  const end = at + endOf(reading, at);
  // 'Class 9 and above 80 percent' is class 9.
  const isOpen = ({ from, length }: Bound) => reading.tokens.slice(from, from + length).every((_, index) => isFree(reading, from + index));
  // 'Sabse zyada class 9 ke …' is an end, and no class above.
  const isOfEnd = ({ from }: Bound) =>
    /^(?:sabse|सबसे|sab se)$/.test(
      reading.tokens
        .slice(from - (reading.tokens[from - 1]?.text === 'se' ? 2 : 1), from)
        .map(({ text }) => text)
        .join(' '),
    );
  const free = reading.hits.filter((hit) => isOpen(hit) && !isOfEnd(hit));
  // 'class 9 upto 10 December': what only stands before its number is not the class's.
  const isBehind = (hit: Bound, concept: Concept) =>
    hit.concept === concept && hit.from === end && lengthAt(reading, end, 'inclusive') === 0;
  for (const concept of BEHIND) {
    const bound = free.find((hit) => isBehind(hit, concept));
    if (bound) return bound;
  }
  return free.find((hit) => BEFORE.includes(hit.concept) && isBeside(reading, hit.from + hit.length, at));
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
