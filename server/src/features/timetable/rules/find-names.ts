import { shortName } from '@shala/contract/timetable';

type Named = { id: string; name: string };

const TITLES = /^(?:mr|mrs|ms|miss|dr|smt|shri|sri|prof)\.?\s+|\s+(?:sir|ma'?a?m|madam|ji)$/giu;

/** A name for comparison: without capitals, dots and repeated spaces. */
export function plainName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[.’']/g, '')
    .replaceAll(/[\s_]+/g, ' ');
}

/**
 * The subject of a class that a text in a timetable means: its name, the beginning of it (`Eng`, `Maths`), or its initials (`PE`). Null when none or several
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
  return onlyOne(subjects.filter(({ name }) => initials(name) === wanted));
}

/** The teacher that a text in a timetable means: the whole name, `K. Joshi`, or a first or last name that only one teacher has. */
export function findTeacher<T extends Named>(text: string, teachers: readonly T[]): T | null {
  const wanted = plainName(text.trim().replaceAll(TITLES, ''));
  if (wanted === '') return null;
  const ways = [
    ({ name }: Named) => plainName(name.replaceAll(TITLES, '')) === wanted,
    ({ name }: Named) => plainName(shortName(name)) === wanted,
    ({ name }: Named) => initials(name) === wanted,
    ({ name }: Named) => plainName(name).split(' ').includes(wanted),
  ];
  for (const way of ways) {
    const found = teachers.filter(way);
    if (found.length > 0) return onlyOne(found);
  }
  return null;
}

function initials(name: string): string {
  const words = plainName(name)
    .split(/[\s-]+/)
    .filter((word) => !['and', '&', 'of'].includes(word));
  return words.length < 2 ? '' : words.map((word) => word.charAt(0)).join('');
}

function onlyOne<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
