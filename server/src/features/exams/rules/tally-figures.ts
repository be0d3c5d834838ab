/** The results of a section, or of a section in a subject, counted at publishing; percentages in hundredths of a percent. */
export type Counted = {
  sectionId: string;
  subject: string;
  teacherIds: readonly string[];
  students: number;
  total: number;
  passed: number;
  /** In ascending order; empty when no median is wanted. */
  percents: readonly number[];
};
/** In percent with two decimals; null without students. */
export type Figures = { students: number; average: number | null; median: number | null; passRate: number | null };

/** The figures of several counted groups together. */
export function tally(counted: readonly Counted[]): Figures {
  let [students, total, passed] = [0, 0, 0];
  for (const one of counted) {
    students += one.students;
    total += one.total;
    passed += one.passed;
  }
  if (students === 0) return { students, average: null, median: null, passRate: null };
  const average = Math.round(total / students) / 100;
  return { students, average, median: medianOf(percentsIn(counted)), passRate: Math.round((passed * 10_000) / students) / 100 };
}

/** The counted groups by one or several keys each; groups with the same key are combined, in order of appearance. */
export function tallyBy(counted: readonly Counted[], keysOf: (one: Counted) => readonly string[]): Map<string, Figures> {
  const groups = new Map<string, Counted[]>();
  for (const one of counted)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return new Map([...groups].map(([key, group]) => [key, tally(group)]));
}

/** The number of results in each range of ten percent; 100 % is in the last one. */
export function distribute(counted: readonly Counted[]): { from: number; students: number }[] {
  const tens = new Array<number>(10).fill(0);
  for (const { percents } of counted)
    for (const percent of percents) {
      const ten = Math.min(9, Math.floor(percent / 1000));
      tens[ten] = (tens[ten] ?? 0) + 1;
    }
  return tens.map((students, ten) => ({ from: ten * 10, students }));
}

/** The percentages of all groups in ascending order, as within each group. */
function percentsIn(counted: readonly Counted[]): ArrayLike<number> {
  const [first, second] = counted;
  if (first !== undefined && second === undefined) return first.percents;
  const all = new Int32Array(counted.reduce((sum, { percents }) => sum + percents.length, 0));
  let at = 0;
  for (const { percents } of counted) {
    all.set(percents, at);
    at += percents.length;
  }
  return all.sort();
}

function medianOf(sorted: ArrayLike<number>): number | null {
  if (sorted.length === 0) return null;
  const [below, above] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Math.round((below + above) / 2) / 100;
}
