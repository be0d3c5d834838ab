import type { ResultChanges } from '@shala/contract/exams';
import { type ComputedStudent, type ComputedSubject, computeLoaded, type Loaded } from '../results/compute.ts';
import { outcomeWord } from '../rules/outcome-word.ts';

const NONE = '–';
type Rows = ResultChanges['rows'];

/** The differences between two computations of a class from the same marks, over the terms that both have: subjects, and with `hasTotals` the totals. */
export function compareResults(className: string, loaded: Loaded, tried: Loaded, hasTotals: boolean): Rows {
  const terms = Math.min(mostTerms(loaded), mostTerms(tried));
  return Array.from({ length: terms }, (_, index) => compareTerm(className, loaded, tried, { termNo: index + 1, hasTotals })).flat();
}

function mostTerms({ subjects, schemes }: Loaded): number {
  const used = new Set(subjects.map(({ schemeId }) => schemeId));
  return Math.max(0, ...schemes.filter(({ id }) => used.has(id)).map(({ terms }) => terms.length));
}

function compareTerm(
  className: string,
  loaded: Loaded,
  tried: Loaded,
  { termNo, hasTotals }: { termNo: number; hasTotals: boolean },
): Rows {
  const [before, after] = [computeLoaded(loaded, termNo), computeLoaded(tried, termNo)];
  const others = new Map(after.students.map((student) => [student.id, student]));
  return before.students.flatMap((student) => {
    const other = others.get(student.id);
    if (other === undefined) return [];
    const found = subjectPairs(student, other).concat(hasTotals ? [['', describeWhole(student), describeWhole(other)]] : []);
    return found
      .filter(([, one, two]) => one !== two)
      .map(([subject, one, two]) => ({
        ...{ name: student.name, className: `${className} ${student.section}`, subject, term: before.term || after.term },
        ...{ before: one, after: two },
      }));
  });
}

/** The subjects of both computations, each with its two results. */
function subjectPairs(student: ComputedStudent, other: ComputedStudent): [subject: string, before: string, after: string][] {
  const names = new Map([...student.subjects, ...other.subjects].map(({ subjectId, subject }) => [subjectId, subject]));
  const textIn = ({ subjects }: ComputedStudent, id: string) => {
    const own = subjects.find(({ subjectId }) => subjectId === id);
    // For the student, a subject without marks is the same as no subject.
    return own === undefined ? NONE : describe(own);
  };
  return [...names].map(([id, subject]) => [subject, textIn(student, id), textIn(other, id)]);
}

function describe({ percent, grade, outcome }: Pick<ComputedSubject, 'percent' | 'grade' | 'outcome'>): string {
  return percent === null
    ? NONE
    : [`${percent / 100}%`, grade, outcome === 'fail' ? outcomeWord(outcome) : ''].filter((text) => text !== '').join(' · ');
}

function describeWhole(student: ComputedStudent): string {
  return student.rank === null ? describe(student) : `${describe(student)} · rank ${student.rank}`;
}
