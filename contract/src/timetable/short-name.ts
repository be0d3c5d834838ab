/** `K. Joshi` of Kavita Joshi, for a narrow cell; a name of one word stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const [initial] = new Intl.Segmenter('en-IN', { granularity: 'grapheme' }).segment(words[0] ?? '');
  return `${initial?.segment ?? ''}. ${last}`;
}
