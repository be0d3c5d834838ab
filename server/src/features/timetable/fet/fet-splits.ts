import type { TimetableLesson } from '@shala/contract/timetable';
import type { Week } from '../store/lessons.store.ts';
import type { RulesToSave } from '../store/rules.store.ts';
import type { FetFile } from './fet-file.ts';
import type { FetNames, FetProblem } from './fet-names.ts';

type Split = RulesToSave['splits'][number];
type Section = Week['sections'][number];
const MOST_GROUPS = 12;

/**
 * What is taught in groups or to combined classes: lessons whose sittings all start together, and lessons of several sections. `inSplit` has the ids of their
 * lessons. A split that the school has already, with the same members, keeps its name.
 */
export function findSplits(
  { instance, setsOf }: FetFile,
  week: Week,
  names: FetNames,
  problems: FetProblem[],
): { splits: Split[]; inSplit: Set<string> } {
  const taught = new Map(instance.lessons.map(({ id }) => [id, names.taught(setsOf[id] ?? [])]));
  const inSplit = new Set<string>();
  const splits: Split[] = [];
  for (const lessons of clustersOf(instance.lessons, instance.simultaneous)) {
    const [lead] = lessons;
    const sections = unique(lessons.flatMap(({ id }) => taught.get(id)?.sections ?? []));
    const isAlone = lessons.length === 1 && (sections.length < 2 || !lead);
    if (isAlone || sections.length === 0) continue;
    const sizes = new Set(
      lessons.map(({ blocks }) =>
        blocks
          .map(({ len }) => len)
          .sort()
          .join(' '),
      ),
    );
    const isWhole = sizes.size === 1 && everyBlockIsTied(lessons, instance.simultaneous);
    const title = [...new Set(lessons.map(({ subject }) => subject))].join(' / ');
    if (!isWhole || lessons.length > MOST_GROUPS) {
      problems.push({ kind: 'together', text: title, other: sections.map(nameOf).join(', '), count: 1 });
      continue;
    }
    for (const { id } of lessons) inSplit.add(id);
    const groups = lessons.flatMap((lesson, at): Split['groups'] => {
      const own = taught.get(lesson.id)?.sections ?? [];
      // A group without students in the file, as Shala writes it, has all sections of the others.
      const members = (own.length > 0 ? own : sections).flatMap((section) => {
        const subjectId = names.subject(lesson.subject, section);
        return subjectId === null ? [] : [{ sectionId: section.id, subjectId }];
      });
      const teacherId = lesson.teachers.map(names.teacher).find((id) => id !== null) ?? null;
      return members.length === 0 ? [] : [{ name: groupName(lesson, lessons, at), teacherId, members }];
    });
    if (groups.length === 0) continue;
    const periodsPerWeek = Math.min(
      48,
      (lead?.blocks ?? []).reduce((sum, { len }) => sum + len, 0),
    );
    const name = `${title}, ${sections.map(nameOf).join(', ')}`.slice(0, 60);
    splits.push(asKnown({ name, periodsPerWeek, groups }, week));
  }
  return { splits, inSplit };
}

/** Lessons with a common set of sittings at one time. */
function clustersOf(lessons: readonly TimetableLesson[], sets: FetFile['instance']['simultaneous']): TimetableLesson[][] {
  const leaderOf = new Map(lessons.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    const leader = leaderOf.get(id) ?? id;
    return leader === id ? id : find(leader);
  };
  for (const [first, ...others] of sets) for (const [id] of others) leaderOf.set(find(id), find(first?.[0] ?? id));
  return [...Map.groupBy(lessons, ({ id }) => find(id)).values()];
}

function everyBlockIsTied(lessons: readonly TimetableLesson[], sets: FetFile['instance']['simultaneous']): boolean {
  if (lessons.length === 1) return true;
  const own = sets.filter((set) => set.some(([id]) => id === lessons[0]?.id));
  return own.length === lessons[0]?.blocks.length && own.every((set) => new Set(set.map(([id]) => id)).size === lessons.length);
}

/** The school's split with the same members, with its id, name and groups; else the new one. */
function asKnown(split: Split, week: Week): Split {
  const known = week.splits.find(({ groups }) => membersOf(groups) === membersOf(split.groups));
  if (!known) return split;
  const left = [...known.groups];
  return {
    ...split,
    id: known.id,
    name: known.name,
    groups: split.groups.map((group) => {
      const same = (one: (typeof left)[number]) => membersOf([one]) === membersOf([group]);
      const at = Math.max(
        left.findIndex((one) => same(one) && one.teacherId === group.teacherId),
        left.findIndex(same),
      );
      const [found] = at < 0 ? [] : left.splice(at, 1);
      return found ? { ...group, id: found.id, name: found.name } : group;
    }),
  };
}

function membersOf(groups: readonly { members: readonly { sectionId: string; subjectId: string }[] }[]): string {
  return groups
    .flatMap(({ members }) => members.map(({ sectionId, subjectId }) => `${sectionId} ${subjectId}`))
    .sort()
    .join(',');
}

/** The subject, or with a number if several groups have it. */
function groupName({ subject }: TimetableLesson, lessons: readonly TimetableLesson[], at: number): string {
  const same = lessons.filter((other) => other.subject === subject);
  const name = subject.slice(0, 50);
  return same.length === 1 ? name : `${name} ${lessons.slice(0, at + 1).filter((other) => other.subject === subject).length}`;
}

function nameOf({ className, name }: Section): string {
  return `${className} ${name}`;
}

function unique(sections: readonly Section[]): Section[] {
  return [...new Map(sections.map((section) => [section.id, section])).values()];
}
