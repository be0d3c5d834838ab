/** `K. Joshi` of Kavita Joshi, for a narrow cell; a name of one word stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const [initial] = new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(words[0] ?? '');
  return `${initial?.segment ?? ''}. ${last}`;
}

/** `Mathematics` as `Math`, `Physical Education` as `PE`, for a narrow cell. */
export function shortSubject(subject: string): string {
  const words = subject.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  return words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : subject.slice(0, 4);
}
