import type { Week } from '../../store/lessons.store.ts';
import type { Wanted } from './list-wanted.ts';
import type { RuleIndex } from './rule-index.ts';

/** The share of what a teacher's days can hold up to which there is still a choice of places. */
const NEARLY_FULL = 0.9;

/**
 * The teacher of each subject in each section, by `section subject`: the one named in the rules, else the present one whose days still hold it, else of the
 * teachers listed for the subject, and whose days have room, the class teacher, else the one with the smallest workload for the days. Subjects with most
 * periods are assigned first. A subject without a listed teacher has none.
 */
export function assignTeachers(week: Week, wanted: readonly Wanted[], index: RuleIndex): Map<string, string> {
  const teaching = week.teachers.filter(({ isTeaching }) => isTeaching);
  const ids = new Set(teaching.map(({ id }) => id));
  const now = new Map<string, string>();
  for (const { sectionId, subjectId, teacherId } of week.lessons)
    if (teacherId !== null && ids.has(teacherId)) now.set(`${sectionId} ${subjectId}`, teacherId);
  const classTeacherOf = new Map(week.sections.map(({ id, classTeacherId }) => [id, classTeacherId]));
  const listed = new Map<string, string[]>();
  for (const { id, subjectIds } of teaching) for (const subject of subjectIds) listed.set(subject, [...(listed.get(subject) ?? []), id]);
  const load = new Map<string, number>();
  for (const { groups, periodsPerWeek } of week.splits)
    for (const { teacherId } of groups) if (teacherId !== null) load.set(teacherId, (load.get(teacherId) ?? 0) + periodsPerWeek);
  const given = new Map<string, string>();
  const give = ({ sectionId, subjectId, periods }: Wanted, teacher: string | undefined) => {
    if (teacher === undefined) return;
    given.set(`${sectionId} ${subjectId}`, teacher);
    load.set(teacher, (load.get(teacher) ?? 0) + periods);
  };
  const keyOf = ({ sectionId, subjectId }: Wanted) => `${sectionId} ${subjectId}`;
  const ruled = ({ sectionId, subjectId }: Wanted) => {
    const teacherId = index.ofSection(sectionId, subjectId)?.teacherId;
    return teacherId && ids.has(teacherId) ? teacherId : undefined;
  };
  const most = (id: string) => Math.max(1, index.mostPeriodsOf(id));
  const hasRoom = (id: string, { periods }: Wanted, share: number) => (load.get(id) ?? 0) + periods <= share * most(id);
  for (const one of wanted) give(one, ruled(one));
  for (const one of wanted) {
    const present = now.get(keyOf(one));
    if (present === undefined || given.has(keyOf(one))) continue;
    // Days that became too few are not filled to the last period, which seldom fits.
    const all = wanted.reduce((sum, other) => sum + (now.get(keyOf(other)) === present ? other.periods : 0), 0);
    if (hasRoom(present, one, all <= most(present) ? 1 : NEARLY_FULL)) give(one, present);
  }
  const open = wanted.filter((one) => !given.has(keyOf(one))).sort((a, b) => b.periods - a.periods);
  for (const one of open) {
    const rank = (id: string) => ((load.get(id) ?? 0) - (classTeacherOf.get(one.sectionId) === id ? one.periods : 0)) / most(id);
    const all = (listed.get(one.subjectId) ?? []).toSorted((a, b) => rank(a) - rank(b));
    const withRoom = (share: number) => all.find((id) => hasRoom(id, one, share));
    give(one, withRoom(NEARLY_FULL) ?? withRoom(1) ?? now.get(keyOf(one)) ?? all[0]);
  }
  return given;
}
