import type { Desk, DeskLesson } from './use-cover-words.ts';

export type CoverChange = { periodId: string; sectionId: string; groupId: string | null; teacherId: string | null };

/** The lessons of each absent teacher, those without any teacher last. */
export function groupByAbsent(desk: Desk) {
  const groups = desk.absent.map((absent) => ({ absent, lessons: desk.lessons.filter(({ absentId }) => absentId === absent.id) }));
  const known = new Set(desk.absent.map(({ id }) => id));
  const rest = desk.lessons.filter(({ absentId }) => absentId === null || !known.has(absentId));
  return { groups, rest };
}

/** All proposals that stand, which fit together. */
export function proposalsOf(lessons: readonly DeskLesson[]): CoverChange[] {
  return lessons.flatMap(({ periodId, sectionId, groupId, cover, proposal }) =>
    cover === null && proposal !== null ? [{ periodId, sectionId, groupId, teacherId: proposal.id }] : [],
  );
}

/** Who could take something of these lessons, with how many of them, most first. */
export function helpersOf(lessons: readonly DeskLesson[]): { id: string; name: string; count: number }[] {
  const counts = new Map<string, { id: string; name: string; count: number }>();
  for (const { candidates } of lessons) {
    for (const { id, name } of candidates) {
      const found = counts.get(id) ?? { id, name, count: 0 };
      counts.set(id, { ...found, count: found.count + 1 });
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** The lessons that one person can take of these; what he cannot take stays as it is. */
export function giveAllTo(lessons: readonly DeskLesson[], teacherId: string): CoverChange[] {
  const taken = new Set<string>();
  return lessons.flatMap(({ periodId, sectionId, groupId, candidates }) => {
    if (taken.has(periodId) || !candidates.some(({ id }) => id === teacherId)) return [];
    taken.add(periodId);
    return [{ periodId, sectionId, groupId, teacherId }];
  });
}
