export type Named = { id: string; name: string };
/** Lessons taught in groups, or to combined classes, as the rules name them. */
export type GridSplit = {
  id: string;
  name: string;
  groups: readonly { id: string; name: string; teacherId: string | null; members: readonly { sectionId: string; subjectId: string }[] }[];
  /** For groups that only the file names: where it has them, as `day period`. */
  places?: ReadonlySet<string>;
};
export type GridSection = Named & { subjects: readonly Named[] };
/** A cell with several subjects that the rules do not name as groups. */
export type SeveralSubjects = { section: GridSection; day: number; periodId: string; parts: string[] };
export type GridNames = {
  periods: readonly Named[];
  teachers: readonly Named[];
  splits: readonly GridSplit[];
  /** Whether a subject that is taught in groups is also taught to the section alone. */
  isAlsoAlone: (sectionId: string, subjectId: string) => boolean;
  /** The section that a text means, and the subjects of its class. */
  findSection: (text: string) => GridSection | null;
};
export type GridLesson = {
  sectionId: string;
  day: number;
  periodId: string;
  subjectId: string;
  teacherId: string | null;
  groupId?: string;
};
/**
 * A text that was not understood: its row in the file (from 1), the text, and what it should be. `groups` are several subjects that the rules do not name as
 * groups; `inGroups` is a lesson in a period in which the section is taught in groups.
 */
export type GridProblem = {
  row: number;
  text: string;
  kind: 'subject' | 'teacher' | 'busy' | 'section' | 'place' | 'groups' | 'inGroups';
};
export type Place = { section?: GridSection | undefined; day?: number | undefined; period?: Named | undefined };
