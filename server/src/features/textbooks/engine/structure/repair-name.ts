import { keyOf } from './key-of.ts';

/** Of a name's letters: so many may differ where OCR misread it. */
const MISREAD = 0.25;
/** A spelling that is seen so often outweighs the one of the chapter's own page. */
const SEEN = 2;
const SHORTEST = 5;

/**
 * A title that OCR misread, by the book's own words: running heads and the list of contents say it again. The spelling that is seen most
 * often is taken, if it is like the title.
 */
export function repairedName(name: string, seen: readonly string[]): string {
  const own = keyOf(name);
  if (own.length < SHORTEST) return name;
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of seen) {
    const key = keyOf(text);
    if (key === own || Math.abs(key.length - own.length) > MISREAD * own.length) continue;
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { text, count: count + 1 });
  }
  const same = seen.filter((text) => keyOf(text) === own).length;
  const [best] = [...counts]
    .filter(([key, { count }]) => count >= SEEN && count > same && distance(key, own) <= MISREAD * own.length)
    .sort(([, a], [, b]) => b.count - a.count);
  return best?.[1].text ?? name;
}

/** How many letters have to be put in, left out or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}
