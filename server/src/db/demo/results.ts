import { gradeOf, type PaperMark, ranksOf, SCALES, type SubjectScore, scoreSubject, totalOf } from '@shala/contract/exams';
import { type Component, hasMarks, SCHEME } from './assessment.ts';
import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import type { Student } from './families.ts';
import type { Office } from './office.ts';
import { type Section, type Subject, subjectsOf } from './school.ts';

type Mark = { component: Component; maxMarks: number; marks: number | null; code: 'AB' | 'ML' | 'EX' | ''; row: Row };
export type StudentMarks = { student: Student; ability: number; marks: Map<Subject, Mark[]> };
type Scored = {
  student: Student;
  section: Section;
  subjects: { subject: Subject; score: SubjectScore; grade: string }[];
  total: ReturnType<typeof totalOf>;
  grade: string;
};
type Published = { yearId: string; termNo: number; on: string; scored: Scored[] };

const BANDS = SCALES.eightPoint.bands;
const COUNTED = { countsInTotal: true, isCompulsory: true };
/** The class whose first result was corrected once. */
const CORRECTED = '8th';

/** Results of both terms of last year, and of the terms of this year with a day in `published`; one class's was corrected once. */
export function addResults(
  tables: Tables,
  office: Office,
  { marks, components, published }: { marks: StudentMarks[]; components: Component[]; published: (string | null)[] },
): void {
  const { plan } = office.school;
  const lastYear = [1, 2].map(
    (termNo): Published => ({
      ...{ yearId: plan.lastYearId, termNo },
      on: termNo === 1 ? `${plan.year.first - 1}-10-12` : `${plan.year.first}-03-24`,
      scored: scoreLastYear(office, marks, termNo),
    }),
  );
  const thisYear = [1, 2, 0].flatMap((termNo): Published[] => {
    const on = published[termNo === 1 ? 0 : 1];
    if (!on || (termNo === 0 && !published.every(Boolean))) return [];
    return [{ yearId: plan.yearId, termNo, on, scored: scoreThisYear(marks, components, termNo) }];
  });
  writeResults(tables, office, [...lastYear, ...thisYear]);
  addWords(
    tables,
    office,
    thisYear.find(({ termNo }) => termNo === 1),
  );
}

function scoreThisYear(marks: readonly StudentMarks[], components: readonly Component[], termNo: number): Scored[] {
  const terms = SCHEME.terms.map((_, index) => components.filter((one) => one.termNo === index + 1));
  return marks.flatMap(({ student, marks: own }): Scored[] => {
    const subjects = [...own].map(([subject, all]) => {
      const papers = terms.map((term) => term.map(({ id }) => all.filter(({ component }) => component.id === id).map(paperMark)));
      return graded(subject, scoreSubject(SCHEME, papers, termNo === 0 ? null : termNo - 1));
    });
    return subjects.length === 0 ? [] : [totalled(student, student.section, subjects)];
  });
}

function paperMark({ maxMarks, marks, code }: Mark): PaperMark {
  return { max: maxMarks * 100, weight: 100, mark: marks === null ? null : marks * 100, code, adjust: 0 };
}

/** Last year's class of each student who was at the school, with marks similar to this year's. */
function scoreLastYear(office: Office, marks: readonly StudentMarks[], termNo: number): Scored[] {
  const random = office.school.plan.random(`last year ${termNo}`);
  const { plan, sections } = office.school;
  const sectionOf = new Map(sections.map((section) => [section.id, section]));
  const seats = new Map(
    [...(office.tables.get('enrolments') ?? [])]
      .filter(({ yearId }) => yearId === plan.lastYearId)
      .map(({ studentId, sectionId }) => [studentId, sectionOf.get(String(sectionId))]),
  );
  return marks.flatMap(({ student, ability }): Scored[] => {
    const section = seats.get(student.id);
    if (section === undefined) return [];
    const subjects = subjectsOf(office.school, section)
      .filter(hasMarks)
      .map((subject) => {
        const share = (ease: number) => Math.min(0.99, Math.max(0.15, ability + ease + (random.next() - 0.5) * 0.24));
        const papers = (SCHEME.terms[termNo - 1]?.components ?? []).map(({ max }) => [
          { max, weight: 100, mark: Math.round((share(max > 5000 ? 0 : 0.1) * max) / 50) * 50, code: '', adjust: 0 } satisfies PaperMark,
        ]);
        return graded(subject, scoreSubject(SCHEME, termNo === 1 ? [papers] : [[], papers], termNo - 1));
      });
    return subjects.length === 0 ? [] : [totalled(student, section, subjects)];
  });
}

const graded = (subject: Subject, score: SubjectScore) => ({ subject, score, grade: gradeOf(BANDS, score.percent) });

function totalled(student: Student, section: Section, subjects: Scored['subjects']): Scored {
  const total = totalOf(
    subjects.map(({ score }) => ({ ...score, ...COUNTED })),
    null,
  );
  return { student, section, subjects, total, grade: gradeOf(BANDS, total.percent) };
}

/** One version for each class, and a second one for the corrected class: one student's Mathematics total was wrong at first. */
function writeResults(tables: Tables, office: Office, all: readonly Published[]): void {
  const { plan } = office.school;
  const versions: Row[] = [];
  const results: Row[] = [];
  const subjects: Row[] = [];
  for (const { yearId, termNo, on, scored } of all) {
    for (const [schoolClass, own] of Map.groupBy(scored, ({ section }) => section.schoolClass)) {
      const isCorrected = schoolClass.name === CORRECTED && yearId === plan.yearId && termNo === 1;
      const last = isCorrected ? 2 : 1;
      for (let version = 1; version <= last; version++) {
        const id = plan.ids('result', `${yearId} ${termNo} ${schoolClass.name} ${version}`);
        versions.push({
          ...{
            id,
            yearId,
            classId: schoolClass.id,
            termNo,
            termName: termNo === 0 ? 'Year' : (SCHEME.terms[termNo - 1]?.name ?? ''),
            version,
          },
          ...{ reason: version === 1 ? '' : 'Mathematics: the total of one answer book was added up wrongly', isCurrent: version === last },
          ...{ rules: rulesRow(), accountId: plan.accountId, publishedAt: plan.at(version === 1 ? on : laterThan(on, plan.today), 600) },
        });
        const shown = version < last ? own.map((one, index) => (index === 0 ? misadded(one) : one)) : own;
        results.push(...resultRows(id, shown, schoolClass.position));
        for (const one of shown) for (const row of one.subjects) subjects.push(subjectRow(id, one, row));
      }
    }
  }
  tables.set('result_versions', versions);
  tables.set('results', results);
  tables.set('result_subjects', subjects);
}

function laterThan(on: string, today: string): string {
  const later = addDays(on, 6);
  return later < today ? later : today;
}

/** The result before the correction: nine marks less in Mathematics. */
function misadded(one: Scored): Scored {
  const subjects = one.subjects.map((row) => {
    if (row.subject.name !== 'Mathematics' || row.score.obtained === null) return row;
    const exam = row.score.components.length - 1;
    const less = (value: number | null) => (value === null ? null : value - 900);
    const components = row.score.components.map((part, at) => (at === exam ? { ...part, obtained: less(part.obtained) } : part));
    return graded(row.subject, { ...row.score, obtained: less(row.score.obtained), percent: less(row.score.percent), components });
  });
  return totalled(one.student, one.section, subjects);
}

function rulesRow(): Row {
  const scheme = {
    name: SCHEME.name,
    passPercent: SCHEME.passPercent,
    codes: SCHEME.codes,
    rounding: SCHEME.rounding,
    scale: SCALES.eightPoint.name,
    bands: BANDS,
  };
  return {
    class: { ranking: 'off', rankWithin: 'section', bestSubjects: null, attendancePercent: 75, scale: SCALES.eightPoint.name },
    schemes: [scheme],
  };
}

function resultRows(versionId: string, scored: readonly Scored[], position: number): Row[] {
  const rankOf = new Map<Scored, number | null>();
  for (const own of Map.groupBy(scored, ({ section }) => section).values())
    for (const [index, rank] of ranksOf(
      own.map(({ total }) => total),
      position > 11 ? 'standard' : 'off',
    ).entries())
      rankOf.set(own[index] as Scored, rank);
  return scored.map((one): Row => {
    const { student, section, total, grade } = one;
    return {
      ...{ versionId, studentId: student.id, sectionId: section.id, rollNumber: student.rollNumber || null },
      ...{
        obtained: total.obtained,
        outOf: total.outOf,
        percent: total.percent,
        grade,
        outcome: total.outcome,
        rank: rankOf.get(one) ?? null,
      },
      extras: { areas: [], remark: '', attendance: attendanceOf(student) },
    };
  });
}

/** Present on about nine days in ten; derived from the admission number, so that it is the same each time. */
function attendanceOf({ admissionNumber }: Student): { present: number; days: number } {
  const digits = Number(admissionNumber.replace(/\D/g, '').slice(-4));
  const days = 118;
  return { present: digits % 31 === 0 ? 84 : days - (digits % 17), days };
}

function subjectRow(versionId: string, { student, section }: Scored, { subject, score, grade }: Scored['subjects'][number]): Row {
  return {
    ...{ versionId, studentId: student.id, subjectId: subject.id, sectionId: section.id },
    ...{
      obtained: score.obtained,
      outOf: score.outOf,
      percent: score.percent,
      grade,
      outcome: score.outcome,
      countsInTotal: true,
      components: score.components,
    },
  };
}

const REMARKS: readonly (readonly [from: number, remark: string])[] = [
  [8500, 'An excellent term. Keep helping others in class.'],
  [7000, 'Good and steady work. Revise the longer answers.'],
  [5500, 'Works well in class; needs regular practice at home.'],
  [0, 'Needs more practice. Please meet the class teacher.'],
];

/** The class teachers' remarks and confirmations of the published term, and the grace marks given in it. */
function addWords(tables: Tables, office: Office, term: Published | undefined): void {
  const { plan, sections } = office.school;
  const scored = term?.scored ?? [];
  const remarkOf = (percent: number | null) => REMARKS.find(([from]) => (percent ?? 0) >= from)?.[1] ?? '';
  tables.set(
    'result_remarks',
    scored.map(
      ({ student, total }): Row => ({
        yearId: plan.yearId,
        termNo: 1,
        studentId: student.id,
        remark: remarkOf(total.percent),
        accountId: plan.accountId,
      }),
    ),
  );
  tables.set(
    'section_compilations',
    term === undefined
      ? []
      : sections
          .filter(({ schoolClass }) => schoolClass.position > 3)
          .map(
            ({ id }): Row => ({
              yearId: plan.yearId,
              sectionId: id,
              termNo: 1,
              accountId: plan.accountId,
              compiledAt: plan.at(term.on, 540),
            }),
          ),
  );
}
