import type { Week } from '../../store/lessons.store.ts';

type Row = Week['lessons'][number];
export type Away = ReadonlyMap<string, ReadonlySet<number>>;
type Course = { sectionId: string; subjectId: string; rows: Row[] };

/** The cost of a candidate whose own lesson at the time of a locked lesson would have to move. */
const LOCKED_COST = 1000;
/** A lesson that has to move costs more than any difference of workloads. */
const BUSY_COST = 20;
const STRANGER_COST = 3;

type Wish = {
  week: Week;
  leaving: ReadonlySet<string>;
  away: Away;
  mostADay: (teacherId: string) => number;
  isLocked: (row: Row) => boolean;
};

/**
 * Gives the lessons of leaving teachers, and those without a teacher, to others: all lessons of a subject in a section to one person. Of the teachers listed
 * for the subject, it prefers one who is free in most of these periods, already teaches the section, and has the smallest workload. Nobody gets more than their
 * available periods. Lessons that nobody can take keep their slot without a teacher.
 */
export function reassign({ week, leaving, away, mostADay, isLocked }: Wish): Row[] {
  const rows = week.lessons.map((row) => (row.teacherId !== null && leaving.has(row.teacherId) ? { ...row, teacherId: null } : row));
  const courses = new Map<string, Course>();
  for (const row of rows.filter(({ teacherId, groupId }) => teacherId === null && !groupId)) {
    const key = `${row.sectionId} ${row.subjectId}`;
    const course = courses.get(key) ?? { sectionId: row.sectionId, subjectId: row.subjectId, rows: [] };
    course.rows.push(row);
    courses.set(key, course);
  }
  const listed = listedFor(week, leaving);
  // First those listed for this class, so that no other class takes the teacher. Among these, the courses with the fewest candidates first, then the longest.
  const ownCount = (subjectId: string) => listed(subjectId).filter(({ isOwn }) => isOwn).length;
  const order = [...courses.values()].sort(
    (a, b) =>
      Number(ownCount(a.subjectId) === 0) - Number(ownCount(b.subjectId) === 0) ||
      listed(a.subjectId).length - listed(b.subjectId).length ||
      b.rows.length - a.rows.length,
  );
  const taught = new Map<string, { busy: Map<string, Row>; sections: Set<string>; days: number }>();
  const of = (teacherId: string) => {
    const known = taught.get(teacherId);
    if (known) return known;
    const mine = rows.filter((row) => row.teacherId === teacherId);
    const made = {
      busy: new Map(mine.map((row) => [keyOf(row), row])),
      sections: new Set(mine.map(({ sectionId }) => sectionId)),
      days: 6 - (away.get(teacherId)?.size ?? 0),
    };
    taught.set(teacherId, made);
    return made;
  };
  const given = new Map<Row, string>();
  for (const { sectionId, subjectId, rows: own } of order) {
    let best: { id: string; cost: number } | undefined;
    for (const { id, isOwn } of listed(subjectId)) {
      const { busy, sections, days } = of(id);
      if (busy.size + own.length > Math.min(days * mostADay(id), days * week.periods.length)) continue;
      const clashes = own.reduce((sum, row) => {
        const there = busy.get(keyOf(row));
        const isAway = away.get(id)?.has(row.day) ?? false;
        if (!there && !isAway) return sum;
        return sum + (isLocked(row) && (isAway || (there && isLocked(there))) ? LOCKED_COST : BUSY_COST);
      }, 0);
      const cost = clashes + busy.size / 4 + (isOwn ? 0 : STRANGER_COST) - (sections.has(sectionId) ? 2 : 0);
      if (cost < LOCKED_COST && (!best || cost < best.cost)) best = { id, cost };
    }
    if (!best) continue;
    const { busy, sections } = of(best.id);
    sections.add(sectionId);
    for (const row of own) {
      given.set(row, best.id);
      // Either the teacher's present lesson or the new one moves: in both cases the teacher's week has one more period.
      busy.set(busy.has(keyOf(row)) ? `${keyOf(row)} ${sectionId}` : keyOf(row), row);
    }
  }
  return rows.map((row) => (given.has(row) ? { ...row, teacherId: given.get(row) ?? null } : row));
}

/** The teachers listed for a subject of this name, and whether for this class. */
function listedFor(week: Week, leaving: ReadonlySet<string>): (subjectId: string) => { id: string; isOwn: boolean }[] {
  const nameOf = new Map(week.subjects.map(({ id, name }) => [id, name.toLowerCase()]));
  const known = new Map<string, { id: string; isOwn: boolean }[]>();
  const teaching = week.teachers
    .filter(({ id, isTeaching }) => isTeaching && !leaving.has(id))
    .map((teacher) => ({ ...teacher, names: new Set(teacher.subjectIds.map((id) => nameOf.get(id))) }));
  return (subjectId) => {
    const found =
      known.get(subjectId) ??
      teaching
        .filter(({ names }) => names.has(nameOf.get(subjectId)))
        .map(({ id, subjectIds }) => ({ id, isOwn: subjectIds.includes(subjectId) }));
    known.set(subjectId, found);
    return found;
  };
}

function keyOf({ day, periodId }: Row): string {
  return `${day} ${periodId}`;
}
