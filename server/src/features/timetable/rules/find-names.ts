import { initialsOf, onlyOne, plainName } from '@shala/contract/shared';
import { shortName } from '@shala/contract/timetable';

type Named = { id: string; name: string };

const TITLES = /^(?:mr|mrs|ms|miss|dr|smt|shri|sri|prof)\.?\s+|\s+(?:sir|ma'?a?m|madam|ji)$/giu;

/** The teacher that a text in a timetable means: the whole name, `K. Joshi`, or a first or last name that only one teacher has. */
export function findTeacher<T extends Named>(text: string, teachers: readonly T[]): T | null {
  const wanted = plainName(text.trim().replaceAll(TITLES, ''));
  if (wanted === '') return null;
  const ways = [
    ({ name }: Named) => plainName(name.replaceAll(TITLES, '')) === wanted,
    ({ name }: Named) => plainName(shortName(name)) === wanted,
    ({ name }: Named) => initialsOf(name) === wanted,
    ({ name }: Named) => plainName(name).split(' ').includes(wanted),
  ];
  for (const way of ways) {
    const found = teachers.filter(way);
    if (found.length > 0) return onlyOne(found);
  }
  return null;
}
