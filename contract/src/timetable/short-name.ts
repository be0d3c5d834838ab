import { splitTitle } from '../shared/name-title.ts';

/**
 * Names for narrow cells: `K. Joshi` for Kavita Joshi. Two people must not look like one: where another of the given names has the same short form, the first
 * name keeps as many letters as tell them apart, `Su. Sonawane` and `Sa. Sonawane`. A name of one word is not shortened, and a
 * title before it is kept whole.
 */
export function shortNames(names: readonly string[]): (name: string) => string {
  const shorts = new Map<string, string>();
  for (const [short, sharing] of Map.groupBy(new Set(names), (name) => shortName(name)))
    for (const name of sharing) shorts.set(name, sharing.length === 1 ? short : tellApart(name, sharing));
  return (name) => shorts.get(name) ?? shortName(name);
}

function tellApart(name: string, sharing: readonly string[]): string {
  const others = sharing.filter((other) => other !== name);
  const longest = splitTitle(name).own.split(/\s+/)[0]?.length ?? 0;
  for (let letters = 2; letters < longest; letters++) {
    const short = shortName(name, letters);
    if (!others.some((other) => shortName(other, letters) === short)) return short;
  }
  return name;
}

/** `K. Joshi` for Kavita Joshi, or with more of the first letters. */
export function shortName(name: string, letters = 1): string {
  const { title, own } = splitTitle(name);
  const words = own.split(/\s+/);
  const last = words.at(-1) ?? '';
  const titled = (short: string) => [title, short].filter(Boolean).join(' ');
  if (words.length < 2) return titled(last);
  const signs = [...new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(words[0] ?? '')];
  const beginning = signs.slice(0, letters).map(({ segment }) => segment);
  return titled(`${beginning.join('').replace(/\.$/, '')}. ${last}`);
}

/** `Math` for `Mathematics`, `PE` for `Physical Education`, in a narrow cell. */
export function shortSubject(subject: string): string {
  const words = subject.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : subject.slice(0, 4);
}
