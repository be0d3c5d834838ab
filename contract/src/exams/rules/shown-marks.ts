/** A subject's marks as a result shows them, in marks. */
export type ShownSubject = { subjectId: string; obtained: number | null; outOf: number | null; components: readonly { code: string }[] };

/** What each subject is out of for who was assessed in all of it: the most of the students who are shown. */
export function subjectMaxima(students: readonly { subjects: readonly ShownSubject[] }[]): ReadonlyMap<string, number> {
  const maxima = new Map<string, number>();
  for (const { subjects } of students)
    for (const { subjectId, outOf } of subjects) if (outOf !== null) maxima.set(subjectId, Math.max(outOf, maxima.get(subjectId) ?? 0));
  return maxima;
}

/**
 * The one way in which tables of a result show a subject's marks, so that a row adds up to its total: the marks obtained; where less than
 * the whole was assessed, with what they are out of and the code that left the rest out, as 14/20 and ML; without marks, the code alone.
 */
export function shownMarks(
  { subjectId, obtained, outOf, components }: ShownSubject,
  maxima: ReadonlyMap<string, number>,
): { marks: number | null; outOf: number | null; code: string } {
  const code = components.find((one) => one.code !== '')?.code ?? '';
  if (obtained === null || outOf === null) return { marks: null, outOf: null, code };
  const isPart = outOf < (maxima.get(subjectId) ?? outOf);
  return { marks: obtained, outOf: isPart ? outOf : null, code: isPart ? code : '' };
}
