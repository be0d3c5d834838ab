import type { Counted } from './tally-figures.ts';

/** The counts of a version's section, or of a subject in it; percentages in ascending order. */
type Row = {
  sectionId: string;
  subjectId: string | null;
  students: number;
  total: number;
  passed: number;
  percents: ArrayLike<number>;
};
type Rows = { sections: ReadonlyMap<string, readonly Row[]> | null; subjects: ReadonlyMap<string, readonly Row[]> };
export type Narrowing = {
  isIn(sectionId: string): boolean;
  /** The names of the subjects in the filter. */
  subjectNames: ReadonlyMap<string, string>;
  /** The teachers, by section and then by subject. */
  teachers: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  teacherId: string | null;
};

/** The filtered counts of some versions: of their sections (in the subjects, when the filter has a subject or teacher) and of their subjects. */
export function countsIn(rows: Rows, versions: readonly string[], narrowing: Narrowing): { sections: Counted[]; subjects: Counted[] } {
  const { isIn, subjectNames, teachers, teacherId } = narrowing;
  const within = (by: ReadonlyMap<string, readonly Row[]>) =>
    versions.flatMap((id) => (by.get(id) ?? []).filter(({ sectionId }) => isIn(sectionId)));
  const subjects = within(rows.subjects).flatMap((row) => {
    const subjectId = row.subjectId ?? '';
    const subject = subjectNames.get(subjectId);
    const teacherIds = teachers.get(row.sectionId)?.get(subjectId) ?? [];
    if (subject === undefined || (teacherId !== null && !teacherIds.includes(teacherId))) return [];
    return [takeApart(row, subject, teacherId === null ? teacherIds : [teacherId])];
  });
  return { sections: rows.sections === null ? subjects : within(rows.sections).map((row) => takeApart(row, '', [])), subjects };
}

function takeApart({ sectionId, students, total, passed, percents }: Row, subject: string, teacherIds: readonly string[]): Counted {
  return { sectionId, subject, students, total, passed, teacherIds, percents };
}
