import { addAssessment, type Component, hasMarks } from './assessment.ts';
import { nextDay } from './calendar.ts';
import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import { addExamSeats } from './exam-seats.ts';
import type { Leave } from './leave.ts';
import type { Office } from './office.ts';
import { addResults, type StudentMarks } from './results.ts';
import { subjectsOf } from './school.ts';

/** Some subjects are harder than others. */
const EASE: Readonly<Record<string, number>> = {
  Mathematics: -0.07,
  Physics: -0.06,
  Science: -0.02,
  Accountancy: -0.03,
  Hindi: 0.03,
  Marathi: 0.05,
  Computer: 0.07,
  'Environmental Studies': 0.06,
};
const MARKED_AFTER_DAYS = 9;
const PASS_SHARE = 0.33;
/** 08:20. */
const STARTS_AT = 500;
/** The term and the assessment of each exam in the scheme. */
const COMPONENT: Readonly<Record<string, readonly [termNo: number, name: string]>> = {
  'Unit Test 1': [1, 'Periodic test'],
  'Half-yearly Examination': [1, 'Half-yearly exam'],
  'Unit Test 2': [2, 'Periodic test'],
  'Annual Examination': [2, 'Annual exam'],
};
/** The exam that ends each term, and the day planned for its result; it is later where the papers are. */
const TERM_ENDS = [
  { exam: 'Half-yearly Examination', monthDay: '10-12' },
  { exam: 'Annual Examination', monthDay: '03-20' },
] as const;
const INTERNAL = ['Notebook', 'Subject enrichment'];

type Exam = {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  maxMarks: number;
  minutes: number;
  components: Component[];
  termNo: number;
};
type Paper = {
  id: string;
  subjectId: string;
  maxMarks: number;
  component: Component;
  exam: Exam;
  position: number;
  onDate: string | null;
  row: Row;
};

/** The year's exams for classes 1st to 12th, with the marks of those that are over and corrected, and the results made from them. */
export function addExams(tables: Tables, office: Office, leaves: readonly Leave[]): void {
  const { plan } = office.school;
  const components = addAssessment(tables, office);
  const exams = listExams(office, components);
  const isMarked = (exam: Exam) => addDays(exam.endsOn, MARKED_AFTER_DAYS) <= plan.today;
  const papers = exams.flatMap((exam) => papersOf(office, exam));
  const published = TERM_ENDS.map((end) => publishedOn(office, end, { exams, papers }));
  tables.set(
    'exams',
    exams.map((exam): Row => {
      const state = published[exam.termNo - 1] ? 'published' : exam.endsOn < plan.today ? 'held' : 'planned';
      const { id, name, startsOn, endsOn, minutes } = exam;
      const isSat = minutes > 0;
      const sitting = { hasDateSheet: isSat, startsAtMinute: STARTS_AT, minutes: isSat ? minutes : 180 };
      const eventId = isSat ? plan.ids('event', `${startsOn} ${name}`) : null;
      return { id, yearId: plan.yearId, name, startsOn, endsOn, state, lockOn: null, ...sitting, eventId };
    }),
  );
  tables.set(
    'exam_papers',
    papers.map(({ row }) => row),
  );
  const next = exams.find((exam) => exam.minutes > 0 && exam.startsOn > plan.today)?.id ?? null;
  const subjectOf = new Map(office.school.subjects.map((subject) => [subject.id, subject]));
  const sat = papers.flatMap(({ id, exam, subjectId, onDate }) => {
    const subject = subjectOf.get(subjectId);
    if (onDate === null || subject === undefined) return [];
    return [{ id, examId: exam.id, subject, onDate, startsAtMinute: STARTS_AT, durationMinutes: exam.minutes }];
  });
  addExamSeats(tables, office, { papers: sat, next, leaves });
  // The second term's internal marks are being entered: the first subjects of each class are complete.
  const marked = papers.filter(({ exam, position }) => isMarked(exam) || (isUnderWay(exam, plan.today) && position < 3));
  const marks = makeMarks(office, marked);
  tables.set(
    'marks',
    marks.flatMap((student) => [...student.marks.values()].flat().map(({ row }) => row)),
  );
  addResults(tables, office, { marks, components, published });
}

/** The day on which a term's result is published, when its marks are in; null before. */
function publishedOn(
  { school: { plan } }: Office,
  { exam, monthDay }: (typeof TERM_ENDS)[number],
  { exams, papers }: { exams: readonly Exam[]; papers: readonly Paper[] },
): string | null {
  const termNo = exams.find(({ name }) => name === exam)?.termNo;
  if (termNo === undefined) return null;
  const days = [
    ...exams.filter((one) => one.termNo === termNo).map(({ endsOn }) => endsOn),
    ...papers.flatMap(({ exam: own, onDate }) => (own.termNo === termNo && onDate !== null ? [onDate] : [])),
  ].sort();
  const markedOn = addDays(days.at(-1) ?? plan.today, MARKED_AFTER_DAYS);
  if (markedOn > plan.today) return null;
  const planned = `${termNo === 1 ? plan.year.first : plan.year.first + 1}-${monthDay}`;
  return [[planned, markedOn].sort()[1] ?? markedOn, plan.today].sort()[0] ?? null;
}

function isUnderWay({ startsOn, components }: Exam, today: string): boolean {
  return components.length > 1 && startsOn <= today;
}

/** The examinations of the calendar, and the internal assessment of each term. The annual examination gets its date sheet when the second term is under way. */
function listExams(office: Office, components: readonly Component[]): Exam[] {
  const { plan } = office.school;
  const of = (termNo: number, names: readonly string[]) => components.filter((one) => one.termNo === termNo && names.includes(one.name));
  const sat = office.calendar.exams.map((exam): Exam => {
    const [termNo, name] = COMPONENT[exam.name] ?? [1, ''];
    return { ...exam, id: plan.ids('exam', exam.name), termNo, components: of(termNo, [name]) };
  });
  const internal = [1, 2].flatMap((termNo): Exam[] => {
    const [test, exam] = sat.filter((one) => one.termNo === termNo);
    if (test === undefined || exam === undefined) return [];
    const name = `Term ${termNo} internal assessment`;
    const startsOn = termNo === 1 ? test.startsOn : addDays(sat[1]?.endsOn ?? test.startsOn, 14);
    return [
      {
        id: plan.ids('exam', name),
        name,
        startsOn,
        endsOn: exam.endsOn,
        maxMarks: 5,
        minutes: 0,
        termNo,
        components: of(termNo, INTERNAL),
      },
    ];
  });
  return [...sat, ...internal].filter(({ startsOn, components: own }) => startsOn <= addDays(plan.today, own.length > 1 ? 0 : 75));
}

function papersOf(office: Office, exam: Exam): Paper[] {
  const { plan, classes, subjects } = office.school;
  const isSat = exam.minutes > 0;
  return classes.flatMap((schoolClass) => {
    let onDate = exam.startsOn;
    return subjects
      .filter((subject) => subject.schoolClass === schoolClass && hasMarks(subject))
      .flatMap((subject, position) => {
        if (position > 0) onDate = nextDay(addDays(onDate, 1), office.calendar.isSchoolDay);
        const slot = isSat
          ? { onDate, startsAtMinute: STARTS_AT, durationMinutes: exam.minutes }
          : { onDate: null, startsAtMinute: null, durationMinutes: null };
        return exam.components.map((component): Paper => {
          const id = plan.ids('paper', `${exam.id} ${subject.id}${isSat ? '' : ` ${component.name}`}`);
          const passMarks = Math.ceil(exam.maxMarks * PASS_SHARE);
          const row = {
            id,
            examId: exam.id,
            subjectId: subject.id,
            componentId: component.id,
            ...slot,
            maxMarks: exam.maxMarks,
            passMarks,
          };
          return { id, subjectId: subject.id, maxMarks: exam.maxMarks, component, exam, position, onDate: slot.onDate, row };
        });
      });
  });
}

/** Each student has an overall level, is better in some subjects, and varies a little from exam to exam. */
function makeMarks(office: Office, papers: Paper[]): StudentMarks[] {
  const random = office.school.plan.random('marks');
  const bySubject = Map.groupBy(papers, ({ subjectId }) => subjectId);
  return office.students.map((student): StudentMarks => {
    const ability = 0.66 + 0.3 * (random.next() + random.next() + random.next() - 1.5) * 0.8;
    const marks: StudentMarks['marks'] = new Map();
    for (const subject of subjectsOf(office.school, student.section)) {
      const bent = ability + (EASE[subject.name] ?? 0) + (random.next() - 0.5) * 0.2;
      const own = (bySubject.get(subject.id) ?? []).filter((paper) => paper.onDate === null || student.admittedOn <= paper.onDate);
      if (own.length > 0)
        marks.set(
          subject,
          own.map((paper) => oneMark(paper, { studentId: student.id, bent, random })),
        );
    }
    return { student, ability, marks };
  });
}

type Chance = { studentId: string; bent: number; random: ReturnType<Office['school']['plan']['random']> };

function oneMark({ id, maxMarks, component, exam }: Paper, { studentId, bent, random }: Chance) {
  const isSat = exam.minutes > 0;
  if (isSat && random.chance(0.015)) {
    const code = random.pick(['AB', 'AB', 'AB', 'ML', 'ML', 'EX'] as const);
    return { component, maxMarks, marks: null, code, row: { paperId: id, studentId, marks: null, code } };
  }
  const ease = isSat ? 0.015 * exam.termNo : 0.12;
  const share = Math.min(0.99, Math.max(0.12, bent + ease + (random.next() - 0.5) * 0.16));
  const marks = Math.round(share * maxMarks * 2) / 2;
  return { component, maxMarks, marks, code: '' as const, row: { paperId: id, studentId, marks, code: '' } };
}
