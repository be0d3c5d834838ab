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
  const students = sumOf(counted, 'students');
  if (students === 0) return { students, average: null, median: null, passRate: null };
  const passRate = Math.round((sumOf(counted, 'passed') * 10_000) / students) / 100;
  return { students, average: averageOf(counted), median: medianOf(counted), passRate };
}

function averageOf(counted: readonly Counted[]): number | null {
  const students = sumOf(counted, 'students');
  return students === 0 ? null : Math.round(sumOf(counted, 'total') / students) / 100;
}

function sumOf(counted: readonly Counted[], of: 'students' | 'total' | 'passed'): number {
  let sum = 0;
  for (const one of counted) sum += one[of];
  return sum;
}

/** The counted groups by one or several keys each; groups with the same key are combined, in order of appearance. */
export function tallyBy(counted: readonly Counted[], keysOf: (one: Counted) => readonly string[]): Map<string, Figures> {
  return new Map([...groupBy(counted, keysOf)].map(([key, group]) => [key, tally(group)]));
}

function groupBy(counted: readonly Counted[], keysOf: (one: Counted) => readonly string[]): Map<string, Counted[]> {
  const groups = new Map<string, Counted[]>();
  for (const one of counted)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}

/** The average of each group, by the same keys. */
export function averageBy(counted: readonly Counted[], keysOf: (one: Counted) => readonly string[]): Map<string, number | null> {
  return new Map([...groupBy(counted, keysOf)].map(([key, group]) => [key, averageOf(group)]));
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

const WHOLE_PERCENTS = 101;
/** How many results are in each whole percent, for the median that is being sought. */
const inWhole = new Int32Array(WHOLE_PERCENTS);

/** Without sorting all of them: counts the results in each percent, and sorts only the percent or the two that hold the middle. */
function medianOf(counted: readonly Counted[]): number | null {
  const [only] = counted;
  if (counted.length === 1 && only !== undefined) return only.percents.length === 0 ? null : middle(only.percents, only.percents.length);
  const count = countWholes(counted);
  if (count === 0) return null;
  const [below, above] = [(count - 1) >> 1, count >> 1];
  let [first, before] = [0, 0];
  while (before + (inWhole[first] ?? 0) <= below) before += inWhole[first++] ?? 0;
  let last = first;
  for (let upto = before + (inWhole[first] ?? 0); upto <= above; upto += inWhole[last] ?? 0) last++;
  return middle(inRange(counted, first, last), count, before);
}

function countWholes(counted: readonly Counted[]): number {
  inWhole.fill(0);
  let count = 0;
  for (const { percents } of counted) {
    count += percents.length;
    for (let at = 0; at < percents.length; at++) {
      const whole = wholeOf(percents[at] ?? 0);
      inWhole[whole] = (inWhole[whole] ?? 0) + 1;
    }
  }
  return count;
}

/** The percentages of these whole percents, in ascending order. */
function inRange(counted: readonly Counted[], first: number, last: number): number[] {
  const found: number[] = [];
  for (const { percents } of counted)
    for (let at = 0; at < percents.length; at++) {
      const percent = percents[at] ?? 0;
      const whole = wholeOf(percent);
      if (whole >= first && whole <= last) found.push(percent);
    }
  return found.sort((one, other) => one - other);
}

/** The mean of the two middle ones of `count` numbers, of which the first `before` are not in the list. */
function middle(sorted: ArrayLike<number>, count: number, before = 0): number {
  return Math.round(((sorted[((count - 1) >> 1) - before] ?? 0) + (sorted[(count >> 1) - before] ?? 0)) / 2) / 100;
}

const wholeOf = (percent: number) => Math.min(WHOLE_PERCENTS - 1, Math.max(0, Math.floor(percent / 100)));
