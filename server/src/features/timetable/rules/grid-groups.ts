import { findSubject, plainName } from '@shala/contract/shared';
import { findTeacher } from './find-names.ts';
import type { GridNames, GridSection, GridSplit } from './grid-types.ts';

/** Groups that a cell names, with the teachers that it gives them. */
export type NamedGroups = { split: GridSplit; teachers: ReadonlyMap<string, string> };
type PlacedGroups = NamedGroups & { row: number; text: string; day: number; periodId: string };

/**
 * The groups that a cell of a section means: `Hindi / Sanskrit (Rao / Khan)`, `Hindi (Rao), Sanskrit (Khan)`, the name of the groups, or one of their subjects
 * that is not also taught to the section alone. Null when the rules name no such groups.
 */
export function readGroups(
  parts: readonly string[],
  { section, day, periodId }: { section: GridSection; day: number; periodId: string },
  names: GridNames,
): NamedGroups | null {
  const own = names.splits.filter(
    ({ groups, places }) =>
      groups.some(({ members }) => members.some(({ sectionId }) => sectionId === section.id)) &&
      (places === undefined || places.has(`${day} ${periodId}`)),
  );
  const found = own.flatMap((split) => readSplit(split, parts, section, names) ?? []);
  // The same subject may be in two splits: then the one with more of the named teachers is meant.
  return found.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

function readSplit(
  split: GridSplit,
  parts: readonly string[],
  section: GridSection,
  names: GridNames,
): (NamedGroups & { weight: number }) | null {
  const nameOf = new Map(section.subjects.map(({ id, name }) => [id, name]));
  const mine = split.groups.map((group) => {
    const subjectId = group.members.find(({ sectionId }) => sectionId === section.id)?.subjectId;
    return { group, subjectId, subject: subjectId === undefined ? null : { id: group.id, name: nameOf.get(subjectId) ?? '' } };
  });
  let isNamed = parts.some((part) => plainName(part) === plainName(split.name));
  const mentioned = new Set<(typeof mine)[number]>();
  const rest: string[] = [];
  for (const part of parts) {
    if (plainName(part) === plainName(split.name)) continue;
    const byName = mine.filter(({ group }) => plainName(group.name) === plainName(part));
    const meant = byName.length > 0 ? byName : mine.filter(({ subject }) => subject !== null && findSubject(part, [subject]) !== null);
    if (byName.length > 0) isNamed = true;
    // A beginning that also fits another subject of the class means nothing for sure.
    const isSure = byName.length > 0 || findSubject(part, section.subjects) !== null;
    if (meant.length > 0 && isSure) for (const one of meant) mentioned.add(one);
    else rest.push(part);
  }
  const { teachers, known, strangers } = shareTeachers(rest, mentioned.size > 0 ? [...mentioned] : mine, names);
  const subjects = new Set([...mentioned].map(({ subjectId }) => subjectId));
  const isOneSubject = subjects.size === 1 && mentioned.size > 0;
  const isAlone = [...subjects].some((id) => id !== undefined && names.isAlsoAlone(section.id, id)) && known === 0;
  if (!isNamed && (mentioned.size === 0 || (isOneSubject && isAlone))) return null;
  // A cell with more subjects than these groups means something else.
  if (strangers.some((part) => findSubject(part, section.subjects) !== null)) return null;
  return { split, teachers, weight: (isNamed ? 100 : 0) + 10 * known + mentioned.size };
}

/** Gives each named teacher to the group that has them in the rules, and the others to the remaining groups in their order. */
function shareTeachers(texts: readonly string[], groups: readonly { group: GridSplit['groups'][number] }[], names: GridNames) {
  const teachers = new Map<string, string>();
  const strangers: string[] = [];
  for (const text of texts) {
    const id = findTeacher(text, names.teachers)?.id;
    const own = groups.find(({ group }) => group.teacherId !== null && group.teacherId === id);
    if (own) teachers.set(own.group.id, text);
    else strangers.push(text);
  }
  const known = teachers.size;
  const open = groups.filter(({ group }) => !teachers.has(group.id));
  for (const [at, text] of strangers.entries()) {
    const to = open[at];
    if (to) teachers.set(to.group.id, text);
  }
  return { teachers, known, strangers };
}

/** Groups by their place. The rows of a list, and the cells of several sections, name the same groups. */
export function placedGroups() {
  const placed = new Map<string, PlacedGroups>();
  return {
    add: (named: PlacedGroups): void => {
      const key = `${named.split.id} ${named.day} ${named.periodId}`;
      const before = placed.get(key);
      placed.set(key, before ? { ...before, teachers: new Map([...before.teachers, ...named.teachers]) } : named);
    },
    list: (): PlacedGroups[] => [...placed.values()],
  };
}
