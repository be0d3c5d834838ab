import { CLASS_NAMES, classKey, nameOfClass } from '@shala/contract/shared';
import { type SchoolKind, startingSubjects } from './starting-set.ts';

type SubjectWeek = { name: string; periodsPerWeek: number };

/** The usual share of the week for each subject, in 48ths (eight periods on six days), by stage: pre-primary, primary, middle and secondary, senior. */
const SHARES: readonly Readonly<Record<string, number>>[] = [
  { English: 8, Hindi: 6, Numbers: 8, 'Rhymes and Stories': 8, Art: 8, Play: 10 },
  { English: 9, Marathi: 8, Hindi: 8, Mathematics: 9, 'Environmental Studies': 8, Computer: 4, Art: 4, 'Physical Education': 6 },
  {
    ...{
      English: 7,
      Marathi: 6,
      Hindi: 6,
      Mathematics: 8,
      Science: 7,
      'Social Science': 7,
      Sanskrit: 4,
      Computer: 3,
      Art: 3,
      'Physical Education': 3,
    },
    ...{ Physics: 4, Chemistry: 4, Biology: 4, 'History and Civics': 4, Geography: 3 },
  },
  { English: 7, Physics: 8, Chemistry: 8, Mathematics: 8, Biology: 8, Computer: 4, 'Physical Education': 5 },
];

/**
 * Which of the usual classes each class of a school is, whatever the school calls it: `6वीं`, `VI` and `कक्षा 6` are 6th. A name that says nothing is read by
 * its place after the last class that is known, else before the first one.
 */
export function usualClasses(classNames: readonly string[]): string[] {
  const places = classNames.map(placeOf);
  const first = places.findIndex((place) => place !== null);
  let [last, lastAt] = first === -1 ? [0, 0] : [places[first] ?? 0, first];
  return places.map((place, index) => {
    if (place !== null) [last, lastAt] = [place, index];
    const read = Math.max(0, Math.min(CLASS_NAMES.length - 1, last + index - lastAt));
    return CLASS_NAMES[read] ?? CLASS_NAMES[0];
  });
}

/** The place of a class among the usual ones; those before Nursery have its subjects. */
function placeOf(className: string): number | null {
  const known = nameOfClass(classKey(className));
  if (known === null) return null;
  return Math.max(
    0,
    CLASS_NAMES.findIndex((name) => known === name || known.startsWith(`${name} `)),
  );
}

/** The usual subjects of one of the usual classes by the school's board and state, with periods that fill a week of the given number. */
export function usualWeek(className: string, school: SchoolKind, periodsAWeek: number): SubjectWeek[] {
  const place = (CLASS_NAMES as readonly string[]).indexOf(className);
  const stage = place < 3 ? 0 : place < 8 ? 1 : place < 13 ? 2 : 3;
  const names = startingSubjects(CLASS_NAMES[place] ?? 'Nursery', school);
  return fillWeek(
    names.map((name) => ({ name, share: SHARES[stage]?.[name] ?? 3 })),
    periodsAWeek,
  );
}

/** Rounds shares to whole periods that add up to the week (largest remainder method). */
function fillWeek(subjects: readonly { name: string; share: number }[], periodsAWeek: number): SubjectWeek[] {
  const total = subjects.reduce((sum, { share }) => sum + share, 0);
  const exact = subjects.map(({ name, share }) => ({ name, periods: (share * periodsAWeek) / total }));
  const left = periodsAWeek - exact.reduce((sum, { periods }) => sum + Math.floor(periods), 0);
  const byLoss = exact
    .map(({ periods }, index) => ({ index, loss: periods % 1 }))
    .sort((one, other) => other.loss - one.loss || one.index - other.index);
  const more = new Set(byLoss.slice(0, left).map(({ index }) => index));
  return exact.map(({ name, periods }, index) => ({ name, periodsPerWeek: Math.floor(periods) + (more.has(index) ? 1 : 0) }));
}
