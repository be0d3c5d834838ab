/** A subject's marks as a result shows them. */
export type ShownSubject = { subjectId: string; obtained: number | null; outOf: number | null; components: readonly { code: string }[] };

/** The maximum of each subject for a student who was assessed in all of it: the highest among the students shown. */
export function subjectMaxima(students: readonly { subjects: readonly ShownSubject[] }[]): ReadonlyMap<string, number> {
  const maxima = new Map<string, number>();
  for (const { subjects } of students)
    for (const { subjectId, outOf } of subjects) if (outOf !== null) maxima.set(subjectId, Math.max(outOf, maxima.get(subjectId) ?? 0));
  return maxima;
}

/**
 * The only way in which tables of a result show a subject's marks, so that a row adds up to its total: the marks obtained; if a part was not assessed, with
 * their maximum and the code of the missing part, such as 14/20 and ML; without marks, only the code. An absence that counts as zero is named too: a
 * tabulation register without it would show 8 of 100 as if the student had written the paper.
 */
export function shownMarks(
  { subjectId, obtained, outOf, components }: ShownSubject,
  maxima: ReadonlyMap<string, number>,
): { marks: number | null; outOf: number | null; code: string } {
  const code = components.find((one) => one.code !== '')?.code ?? '';
  if (obtained === null || outOf === null) return { marks: null, outOf: null, code };
  const isPart = outOf < (maxima.get(subjectId) ?? outOf);
  const isAbsent = components.some((one) => one.code === 'AB');
  return { marks: obtained, outOf: isPart ? outOf : null, code: isPart ? code : isAbsent ? 'AB' : '' };
}
