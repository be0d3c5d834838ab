import type { countsIn } from './narrow-counts.ts';
import { averageBy, tallyBy } from './tally-figures.ts';

type Named = { id: string; name: string };
type Choices = {
  classes: (Named & { sections: Named[] })[];
  subjects: readonly (Named & { classId: string; isAssessed: boolean })[];
  employees: Named[];
};
type Lesson = { teacherId: string };
type Chapter = { id: string; chapter: string; position: number; subjectId: string; papers: number; average: number | null };
type Person = { sectionId: string };
const MOST_CHAPTERS = 60;

/** The counts by section, subject and teacher, each with its average of the previous term; sections and teachers in the order of the choices. */
export function groupCounts(now: ReturnType<typeof countsIn>, was: ReturnType<typeof countsIn>, { classes, subjects, employees }: Choices) {
  const compared = (at: 'sections' | 'subjects', keysOf: Parameters<typeof tallyBy>[1]) => {
    const before = averageBy(was[at], keysOf);
    const groups = tallyBy(now[at], keysOf);
    return (names: Iterable<{ id: string; name: string }>) =>
      [...names].flatMap(({ id, name }) => {
        const own = groups.get(id);
        return own === undefined ? [] : [{ id, name, ...own, before: before.get(id) ?? null }];
      });
  };
  const sections = classes.flatMap((one) => one.sections.map(({ id, name }) => ({ id, name: `${one.name} ${name}` })));
  const names = new Set(subjects.map(({ name }) => name));
  return {
    bySection: compared('sections', ({ sectionId }) => [sectionId])(sections),
    bySubject: compared('subjects', ({ subject }) => [subject])([...names].map((name) => ({ id: name, name }))),
    byTeacher: compared('subjects', ({ teacherIds }) => teacherIds)(employees),
  };
}

/** The choices on the screen: assessed subjects and teachers. */
export function choicesOf({ classes, subjects, employees }: Choices, lessons: readonly Lesson[]) {
  const teaching = new Set(lessons.map(({ teacherId }) => teacherId));
  return {
    classes,
    subjects: [...new Set(subjects.flatMap(({ name, isAssessed }) => (isAssessed ? [name] : [])))],
    teachers: employees.filter(({ id }) => teaching.has(id)),
  };
}

export function chaptersInOrder(chapters: readonly Chapter[], { classes, subjects }: Choices) {
  const named = subjects.toSorted(
    (one, other) => classes.findIndex(({ id }) => id === one.classId) - classes.findIndex(({ id }) => id === other.classId),
  );
  const rank = new Map(named.map(({ id }, index) => [id, index]));
  const nameOf = new Map(named.map(({ id, name, classId }) => [id, `${classes.find((one) => one.id === classId)?.name ?? ''} ${name}`]));
  return chapters
    .toSorted((one, other) => (rank.get(one.subjectId) ?? 0) - (rank.get(other.subjectId) ?? 0) || one.position - other.position)
    .slice(0, MOST_CHAPTERS)
    .map(({ id, chapter, subjectId, papers, average }) => ({ id, chapter, subject: nameOf.get(subjectId) ?? '', papers, average }));
}

/** Adds class and section to a person's row. */
export function placesOf({ classes }: Choices) {
  const places = new Map(classes.flatMap((one) => one.sections.map(({ id, name }) => [id, { className: one.name, section: name }])));
  return <Row extends Person>({ sectionId, ...row }: Row) => ({
    ...row,
    ...(places.get(sectionId) ?? { className: '', section: '' }),
  });
}
