type Named = { id: string; name: string };

/** Names that schools use for the same subject and that are neither the beginning nor the initials of each other. */
const SHORT_FORMS = [
  ['maths', 'math', 'mathematics'],
  ['sst', 'social science', 'social studies', 'social sciences'],
  ['evs', 'environmental studies', 'environmental science'],
  ['pt', 'pe', 'physical education', 'health and physical education', 'physical training'],
  ['ict', 'it', 'computer', 'computers', 'computer science', 'information technology'],
  ['skt', 'sanskrit'],
];

/** A name for comparison: without capitals, dots and repeated spaces. */
export function plainName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[.’']/g, '')
    .replaceAll(/[\s_]+/g, ' ');
}

/**
 * The subject of a class that a text in a sheet means: its name, the beginning of it (`Eng`, `Maths`), a usual short form (`S.St`) or its initials (`PE`). Null when none or several
 * match.
 */
export function findSubject<T extends Named>(text: string, subjects: readonly T[]): T | null {
  const wanted = plainName(text);
  if (wanted === '') return null;
  const exact = subjects.filter(({ name }) => plainName(name) === wanted);
  if (exact.length > 0) return exact[0] ?? null;
  const short = wanted.replace(/s$/, '');
  const begins = short.length < 3 ? [] : subjects.filter(({ name }) => plainName(name).startsWith(short));
  if (begins.length > 0) return onlyOne(begins);
  const meant = SHORT_FORMS.filter((names) => names.includes(wanted)).flat();
  const known = subjects.filter(({ name }) => meant.includes(plainName(name)));
  if (known.length > 0) return onlyOne(known);
  return onlyOne(subjects.filter(({ name }) => initialsOf(name) === wanted));
}

/** The first letters of a name of several words, otherwise nothing. */
export function initialsOf(name: string): string {
  const words = plainName(name)
    .split(/[\s-]+/)
    .filter((word) => !['and', '&', 'of'].includes(word));
  return words.length < 2 ? '' : words.map((word) => word.charAt(0)).join('');
}

/** The only one, or null if there are none or several. */
export function onlyOne<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
