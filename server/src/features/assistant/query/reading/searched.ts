import type { Reading } from '../../interpreter/reading.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Entity } from '../entity.ts';
import type { Particulars } from './particulars.ts';

const MOST = 3;
/** What a title may hold and nobody looks for. */
const DULL = wordsIn(
  'day days for new the all and class classes school unit test term exam exams examination parent parents teacher teachers student students child children holiday meeting at of to half plan that',
) as readonly string[];

const kept = new WeakMap<readonly string[], { titles: readonly string[]; words: ReadonlySet<string> }>();
/** Titles as words between spaces, and the words that tell something. */
function titlesOf(titles: readonly string[]) {
  const before = kept.get(titles);
  if (before) return before;
  const plain = titles.map(
    (title) =>
      ` ${title
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .join(' ')} `,
  );
  const made = {
    titles: plain,
    words: new Set(plain.flatMap((title) => title.split(' ')).filter((word) => word.length > 2 && !DULL.includes(word))),
  };
  kept.set(titles, made);
  return made;
}

/** Whether a word stands in a title of the rows: 'sports meet kab hai'. */
export const isTitled = ({ searched }: Entity, { tokens }: Reading, { titles }: Particulars): boolean =>
  searched !== undefined && tokens.some(({ text }) => titlesOf(titles).words.has(text));

/** 'Annual exam', 'sports meet': words that nothing else knows, side by side in the title of some row, are looked for there. */
export function searchedOf(
  { searched }: Entity,
  { tokens, claims }: Reading,
  left: readonly number[],
  { titles, periods, named }: Particulars,
): string | undefined {
  const [first = 0] = left;
  const isFree = (at: number) => claims[at] === undefined || claims[at] === 'kind' || (claims[at] === 'festival' && periods.length === 0);
  const isName = left.every((at, index) => at === first + index && tokens[at]?.kind === 'word' && isFree(at));
  const isOfOther = left.length === 1 && named.some(({ from, length }) => from <= first && first < from + length);
  if (searched === undefined || left.length === 0 || left.length > MOST || !isName || isOfOther) return undefined;
  if (BESIDE.includes(tokens[first - 1]?.text ?? '')) return undefined;
  const known = titlesOf(titles);
  const said = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  const isIn = (words: string) => known.titles.some((title) => title.includes(` ${words} `));
  let [from, to] = [first, first + left.length];
  if (!isIn(said(from, to)) || !left.some((at) => known.words.has(tokens[at]?.text ?? ''))) return undefined;
  // 'The annual day' is no annual examination.
  while (to < tokens.length && isFree(to) && isIn(said(from, to + 1))) to += 1;
  while (from > 0 && isFree(from - 1) && isIn(said(from - 1, to))) from -= 1;
  return said(from, to);
}
/** 'The day after Diwali' is another day. */
const BESIDE = ['after', 'before', 'than', 'baad', 'pehle'];
