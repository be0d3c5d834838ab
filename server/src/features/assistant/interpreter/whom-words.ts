import { findEntities } from './entities/find-all.ts';
import { lengthAt, type Reading } from './reading.ts';
import { wordsIn } from './text/listed.ts';
import type { Concept } from './words/concepts.ts';

/** Words of whom a notice goes to that choose nobody. */
const PLAIN: readonly Concept[] = ['parent', 'student', 'teacher', 'all', 'classWord', 'sectionWord', 'of', 'for', 'to', 'and', 'except'];
const SMALL: readonly string[] = wordsIn(
  'the our dear of from in and to for only just ke ki ka ko sirf concerned respected not except excluding without nahi nahin nhi mat नहीं मत के की का को',
);
/** Teachers of something are some of them. */
const OF_SOME: readonly string[] = wordsIn('class subject');

/** Whether whom a notice goes to is told by classes, parents, students, teachers, staff and 'all' alone. Teachers of a class are some of the teachers. */
export function isPlainWhom(reading: Reading): boolean {
  findEntities(reading);
  const { tokens, claims, hits } = reading;
  const isOfTeachers = hits.some(({ concept }) => concept === 'teacher');
  if (isOfTeachers && (claims.includes('class') || tokens.some(({ text }) => OF_SOME.includes(text)))) return false;
  return tokens.every((token, at) => {
    if (claims[at] === 'class' || token.kind === 'sign') return true;
    if (claims[at] !== undefined) return false;
    const isHit = hits.some(({ concept, from, length }) => PLAIN.includes(concept) && from <= at && at < from + length);
    return isHit || SMALL.includes(token.text);
  });
}

const OF: readonly string[] = wordsIn("of for to from 's ke ki ka के की का");
const BEFORE: readonly string[] = wordsIn('the all our dear सभी');
/** 'Jo absent hain unke parents': the word for those who were described. */
const AGAIN: readonly string[] = wordsIn('unke unka unki unko inke un sab sabke sabhi उनके उनको');
const DESCRIBING = /(?<![\p{L}])(?:jo|jin(?:ka|ki|ke|ko|hone)|jis(?:ka|ki|ke|ne)|जो|जिन\S*|जिस\S*)(?![\p{L}])/iu;

/** Whom a message describes without the word for their parents, at either end: 'parents of …', '… ke gharwale'. */
export function withoutParents(reading: Reading): { rest: string; isOfParents: boolean } {
  const { text, tokens } = reading;
  let [from, to, isOfParents] = [0, tokens.length, false];
  const word = (at: number) => tokens[at]?.text ?? '';
  let lead = from;
  while (BEFORE.includes(word(lead))) lead += 1;
  const leading = lengthAt(reading, lead, 'parent');
  if (leading > 0) {
    [from, isOfParents] = [lead + leading, true];
    while (from < to && OF.includes(word(from))) from += 1;
  }
  const trailing = reading.hits.find(({ concept, from: at, length }) => concept === 'parent' && at >= from && at + length === to);
  if (trailing !== undefined) {
    [to, isOfParents] = [trailing.from, true];
    while (to > from && OF.includes(word(to - 1))) to -= 1;
  }
  while (to > from && DESCRIBING.test(text) && AGAIN.includes(word(to - 1))) to -= 1;
  const [first, last] = [tokens[from], tokens[to - 1]];
  return { rest: first && last && to > from ? text.slice(first.start, last.end) : '', isOfParents };
}
