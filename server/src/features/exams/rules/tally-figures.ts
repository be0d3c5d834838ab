/** The results of a section, or of a section in a subject, counted at publishing; percentages in hundredths of a percent. */
export type Counted = {
  sectionId: string;
  subject: string;
  teacherIds: readonly string[];
  students: number;
  total: number;
  passed: number;
  /** In ascending order; empty when no median is wanted. */
  percents: ArrayLike<number>;
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
  return { students, average, median: medianOf(counted), passRate: Math.round((passed * 10_000) / students) / 100 };
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
  eachPercent(counted, (percent) => {
    const ten = Math.min(9, Math.floor(percent / 1000));
    tens[ten] = (tens[ten] ?? 0) + 1;
  });
  return tens.map((students, ten) => ({ from: ten * 10, students }));
}

function eachPercent(counted: readonly Counted[], use: (percent: number) => void): void {
  for (const { percents } of counted) for (let at = 0; at < percents.length; at++) use(percents[at] ?? 0);
}

/** Without sorting all of them: counts the results in each percent, and sorts only the percent or the two that hold the middle. */
function medianOf(counted: readonly Counted[]): number | null {
  const whole = new Int32Array(WHOLE_PERCENTS);
  let count = 0;
  eachPercent(counted, (percent) => {
    const at = wholeOf(percent);
    whole[at] = (whole[at] ?? 0) + 1;
    count += 1;
  });
  if (count === 0) return null;
  const [below, above] = [(count - 1) >> 1, count >> 1];
  let [first, before] = [0, 0];
  while (before + (whole[first] ?? 0) <= below) before += whole[first++] ?? 0;
  let last = first;
  for (let upto = before + (whole[first] ?? 0); upto <= above; upto += whole[last] ?? 0) last++;
  const middle: number[] = [];
  eachPercent(counted, (percent) => {
    if (wholeOf(percent) >= first && wholeOf(percent) <= last) middle.push(percent);
  });
  middle.sort((one, other) => one - other);
  return Math.round(((middle[below - before] ?? 0) + (middle[above - before] ?? 0)) / 2) / 100;
}

const WHOLE_PERCENTS = 101;

const wholeOf = (percent: number) => Math.min(WHOLE_PERCENTS - 1, Math.max(0, Math.floor(percent / 100)));
