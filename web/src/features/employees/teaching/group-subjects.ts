import type { getTeaching } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';

export type Teaching = CallAnswer<typeof getTeaching>;
/** A subject of one class. */
export type Offer = { subjectId: string; className: string; periodsPerWeek: number; teacherIds: readonly string[] };
/** What several classes are taught under one name. */
export type SubjectGroup = { name: string; offers: Offer[] };

const keyOf = (name: string) => name.trim().toLowerCase();

/** The subjects of all classes by name, in the order in which the classes first have them. */
export function groupSubjects({ classes }: Teaching): SubjectGroup[] {
  const groups = new Map<string, SubjectGroup>();
  for (const { className, subjects } of classes)
    for (const { id, name, periodsPerWeek, teacherIds } of subjects) {
      const group = groups.get(keyOf(name)) ?? { name, offers: [] };
      group.offers.push({ subjectId: id, className, periodsPerWeek, teacherIds });
      groups.set(keyOf(name), group);
    }
  return [...groups.values()];
}

/** The group of a name; null when no class has such a subject. */
export function findGroup(teaching: Teaching, name: string): SubjectGroup | null {
  return groupSubjects(teaching).find((group) => keyOf(group.name) === keyOf(name)) ?? null;
}

/** True for a subject that is taught in a week and has nobody to teach it. */
export function lacksTeacher({ periodsPerWeek, teacherIds }: Offer): boolean {
  return periodsPerWeek > 0 && teacherIds.length === 0;
}

/** The teachers of a group with their classes, by name. Two of one name are told apart by their roles. */
export function teachersOf({ offers }: SubjectGroup, { teachers }: Teaching): { id: string; name: string; classNames: string[] }[] {
  const isShared = (name: string) => teachers.filter((other) => other.name === name).length > 1;
  return teachers.flatMap(({ id, name: plain, positionRole }) => {
    const name = isShared(plain) ? `${plain} (${positionRole})` : plain;
    const classNames = offers.filter(({ teacherIds }) => teacherIds.includes(id)).map(({ className }) => className);
    return classNames.length === 0 ? [] : [{ id, name, classNames }];
  });
}

/** Who teaches all, some or none of these subjects. */
export function shareOf(teacherId: string, offers: readonly Offer[]): 'all' | 'some' | 'none' {
  const count = offers.filter(({ teacherIds }) => teacherIds.includes(teacherId)).length;
  if (count === 0) return 'none';
  return count === offers.length ? 'all' : 'some';
}
