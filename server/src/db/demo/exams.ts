import { nextDay } from './calendar.ts';
import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import type { Office } from './office.ts';
import { subjectsOf } from './school.ts';

const WITHOUT_PAPER = new Set(['Physical Education', 'Music', 'Art and Craft', 'Value Education']);
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

type Paper = { id: string; subjectId: string; maxMarks: number; examIndex: number };

/** The year's exams for classes 1st to 12th. Those that are over and corrected are published with everybody's marks. */
export function addExams(tables: Tables, office: Office): void {
  const { plan } = office.school;
  const { exams } = office.calendar;
  // The annual examination gets its date sheet when the second term is under way.
  const announced = exams.filter(({ startsOn }) => startsOn <= addDays(plan.today, 75));
  const isPublished = (endsOn: string) => addDays(endsOn, MARKED_AFTER_DAYS) <= plan.today;
  const papers = announced.flatMap((exam, examIndex) => papersOf(office, { examId: plan.ids('exam', exam.name), examIndex, ...exam }));
  tables.set(
    'exams',
    announced.map(
      (exam): Row => ({
        id: plan.ids('exam', exam.name),
        yearId: plan.yearId,
        name: exam.name,
        startsOn: exam.startsOn,
        endsOn: exam.endsOn,
        state: isPublished(exam.endsOn) ? 'published' : exam.endsOn < plan.today ? 'held' : 'planned',
      }),
    ),
  );
  tables.set(
    'exam_papers',
    papers.map(({ row }) => row),
  );
  const marked = papers.filter(({ examIndex }) => isPublished(announced[examIndex]?.endsOn ?? plan.today));
  tables.set('marks', makeMarks(office, marked));
}

function papersOf(
  office: Office,
  exam: { examId: string; examIndex: number; startsOn: string; maxMarks: number; minutes: number },
): (Paper & { row: Row })[] {
  const { plan } = office.school;
  return office.school.classes
    .filter(({ position }) => position > 3)
    .flatMap((schoolClass) => {
      let onDate = exam.startsOn;
      const subjects = office.school.subjects.filter((subject) => subject.schoolClass === schoolClass && !WITHOUT_PAPER.has(subject.name));
      return subjects.map((subject, i) => {
        if (i > 0) onDate = nextDay(addDays(onDate, 1), office.calendar.isSchoolDay);
        const id = plan.ids('paper', `${exam.examId} ${subject.id}`);
        const row: Row = {
          id,
          examId: exam.examId,
          subjectId: subject.id,
          onDate,
          startsAtMinute: 500,
          durationMinutes: exam.minutes,
          maxMarks: exam.maxMarks,
          passMarks: Math.ceil(exam.maxMarks * PASS_SHARE),
        };
        return { id, subjectId: subject.id, maxMarks: exam.maxMarks, examIndex: exam.examIndex, row };
      });
    });
}

/** A pupil is good or less good on the whole, better in some subjects, and drifts a little from exam to exam. */
function makeMarks(office: Office, papers: Paper[]): Row[] {
  const random = office.school.plan.random('marks');
  const bySubject = new Map<string, Paper[]>();
  for (const paper of papers) bySubject.set(paper.subjectId, [...(bySubject.get(paper.subjectId) ?? []), paper]);
  return office.students.flatMap((student) => {
    const ability = 0.66 + 0.3 * (random.next() + random.next() + random.next() - 1.5) * 0.8;
    return subjectsOf(office.school, student.section).flatMap((subject) => {
      const bent = ability + (EASE[subject.name] ?? 0) + (random.next() - 0.5) * 0.2;
      return (bySubject.get(subject.id) ?? []).map((paper): Row => {
        if (random.chance(0.015))
          return { paperId: paper.id, studentId: student.id, marks: null, code: random.pick(['AB', 'AB', 'AB', 'ML', 'ML', 'EX']) };
        const share = Math.min(0.99, Math.max(0.12, bent + 0.015 * paper.examIndex + (random.next() - 0.5) * 0.16));
        return { paperId: paper.id, studentId: student.id, marks: Math.round(share * paper.maxMarks * 2) / 2, code: '' };
      });
    });
  });
}
