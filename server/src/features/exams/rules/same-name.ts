import { isTitle } from '@shala/contract/shared';

const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !isTitle(word) && !OFTEN_LEFT_OUT.has(word));
/** Parts of names of children that one list has and another has not. */
const OFTEN_LEFT_OUT = new Set(['master', 'kumar', 'kumari', 'ku', 'chi']);
/** This number of equal first letters makes two spellings of a word alike: Deshpande and Deshpandey. */
const ALIKE = 3;

/**
 * Whether two names can belong to the same person: each word of the shorter one is in the other, in any order, as an initial or in a similar spelling. Names in
 * two scripts, and missing names, prove nothing.
 */
export function canBeSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (shorter.length === 0 || isLatin(shorter) !== isLatin(longer)) return true;
  const free = [...longer];
  return shorter.every((word) => {
    const at = free.findIndex((candidate) => isAlike(word, candidate));
    if (at < 0) return false;
    free.splice(at, 1);
    return true;
  });
}

const isLatin = (words: readonly string[]) => /\p{Script=Latin}/u.test(words.join(''));

function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, ALIKE);
  return one.slice(0, length) === other.slice(0, length);
}
