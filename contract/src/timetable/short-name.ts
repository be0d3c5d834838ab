/**
 * Names for narrow cells: `K. Joshi` for Kavita Joshi. A name of one word is not shortened, nor one whose short form a different name of the given ones has as
 * well: two people must not look like one.
 */
export function shortNames(names: readonly string[]): (name: string) => string {
  const sharing = Map.groupBy(new Set(names), shortName);
  return (name) => ((sharing.get(shortName(name))?.length ?? 0) > 1 ? name : shortName(name));
}

/** `K. Joshi` for Kavita Joshi. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const [initial] = new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(words[0] ?? '');
  return `${initial?.segment ?? ''}. ${last}`;
}

/** `Math` for `Mathematics`, `PE` for `Physical Education`, in a narrow cell. */
export function shortSubject(subject: string): string {
  const words = subject.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : subject.slice(0, 4);
}
