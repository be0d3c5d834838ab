import { initialsOf, onlyOne, plainName, withoutTitles } from '@shala/contract/shared';
import { shortName } from '@shala/contract/timetable';

type Named = { id: string; name: string };

/** The teacher that a text in a timetable means: the whole name, `K. Joshi`, or a first or last name that only one teacher has. */
export function findTeacher<T extends Named>(text: string, teachers: readonly T[]): T | null {
  const wanted = plainName(withoutTitles(text));
  if (wanted === '') return null;
  const ways = [
    ({ name }: Named) => plainName(withoutTitles(name)) === wanted,
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
