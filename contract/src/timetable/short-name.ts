/** `K. Joshi` for Kavita Joshi, in a narrow cell; a name of one word is not shortened. */
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
