import type { Calendar } from './calendar.ts';
import type { Row, Tables } from './copy.ts';
import { daysOf } from './days.ts';
import type { Student } from './families.ts';
import type { Leave } from './leave.ts';
import type { Office } from './office.ts';
import type { Random } from './random.ts';
import type { Plan } from './school.ts';

/** Sections whose register of today is still missing. */
const NOT_TAKEN_TODAY = ['3rd A', '9th B'] as const;
/** An illness goes round in this class: its share of students present on the last school days, today last. */
const ILL_CLASS = '7th';
const ILL_SHARES = [0.84, 0.79, 0.72] as const;
const ABSENCE_REASONS = [
  'Fever',
  'Cold and cough',
  'Family function',
  'Out of town',
  'Stomach ache',
  'Medical check-up',
  '',
  '',
  '',
  '',
] as const;

/** Registers, students' and employees' marks for every school day of the year up to today. */
export function addAttendance(tables: Tables, office: Office, leaves: Leave[]): void {
  const { plan } = office.school;
  const days = daysOf(plan.year.startsOn, plan.today).filter(office.calendar.isSchoolDay);
  const isMissing = (section: string, day: string) => day === plan.today && NOT_TAKEN_TODAY.some((name) => name === section);
  const sections = office.school.sections.map((section) => ({
    ...section,
    label: `${section.schoolClass.name} ${section.name}`,
    students: office.students.filter((student) => student.section === section),
  }));
  const random = plan.random('registers');
  tables.set(
    'registers',
    days.flatMap((onDate) =>
      sections
        .filter(({ label }) => !isMissing(label, onDate))
        .map(({ id }): Row => register(id, onDate, plan.at(onDate, random.int(482, 515)))),
    ),
  );
  tables.set('student_attendance', studentMarks({ plan, days, leaves, students: office.students, isMissing }));
  const staffDaysTaken = daysOf(plan.year.startsOn, plan.today).filter(office.calendar.isOfficeDay);
  tables.set(
    'staff_registers',
    staffDaysTaken.map((onDate): Row => {
      const takenAt = plan.at(onDate, 490);
      return { onDate, accountId: plan.accountId, takenAt, savedAt: takenAt, savedBy: plan.accountId };
    }),
  );
  tables.set('employee_attendance', employeeMarks(office, leaves));

  function register(sectionId: string, onDate: string, takenAt: Date): Row {
    return { sectionId, onDate, accountId: plan.accountId, takenAt, savedAt: takenAt, savedBy: plan.accountId };
  }
}

function* studentMarks(options: {
  plan: Plan;
  days: string[];
  leaves: Leave[];
  students: Student[];
  isMissing: (section: string, day: string) => boolean;
}): Generator<Row> {
  const { plan, days, students, isMissing } = options;
  const random = plan.random('attendance');
  const onLeave = leaveDays(options.leaves);
  const lastDays = days.slice(-ILL_SHARES.length);
  // The order in which students fall ill: the higher the rank, the sooner. Whoever falls ill early stays ill.
  const illClass = random.shuffled(students.filter(({ section }) => section.schoolClass.name === ILL_CLASS));
  const catching = new Map(illClass.map((student, i) => [student, (i + 0.5) / illClass.length]));
  for (const student of students) {
    const label = `${student.section.schoolClass.name} ${student.section.name}`;
    const illness = makeIllness(random);
    const rank = catching.get(student);
    for (const onDate of days) {
      if (onDate < student.admittedOn || isMissing(label, onDate)) continue;
      const wellShare =
        rank === undefined || !lastDays.includes(onDate)
          ? undefined
          : ILL_SHARES[lastDays.indexOf(onDate) + ILL_SHARES.length - lastDays.length];
      const mark = onLeave.has(`${student.id} ${onDate}`)
        ? 'V'
        : rank !== undefined && wellShare !== undefined
          ? rank < wellShare
            ? 'P'
            : 'A'
          : illness();
      yield {
        studentId: student.id,
        onDate,
        sectionId: student.section.id,
        mark,
        reason: mark === 'A' ? random.pick(ABSENCE_REASONS) : '',
      };
    }
  }
}

/** Students are ill for one to four days in a row, some more often than others; now and then one is late or leaves at noon. */
function makeIllness(random: Random): () => 'P' | 'A' | 'L' | 'H' {
  const falls = random.weighted([
    { weight: 12, share: 0.018 },
    { weight: 6, share: 0.032 },
    { weight: 1, share: 0.11 },
  ]).share;
  let daysLeft = 0;
  return () => {
    if (daysLeft > 0) {
      daysLeft--;
      return 'A';
    }
    if (random.next() < falls) {
      daysLeft = random.pick([0, 0, 0, 1, 1, 2, 3]);
      return 'A';
    }
    const chance = random.next();
    return chance < 0.012 ? 'L' : chance < 0.015 ? 'H' : 'P';
  };
}

function* employeeMarks(office: Office, leaves: Leave[]): Generator<Row> {
  const { plan } = office.school;
  const random = plan.random('staff attendance');
  const onLeave = leaveDays(leaves);
  for (const employee of office.staff.employees.filter(({ leftOn }) => leftOn === null)) {
    for (const onDate of staffDays(plan, office.calendar, employee.isTeaching)) {
      if (onDate < employee.joinedOn) continue;
      const chance = random.next();
      const mark = onLeave.has(`${employee.id} ${onDate}`) ? 'V' : chance < 0.018 ? 'A' : chance < 0.035 ? 'L' : chance < 0.042 ? 'H' : 'P';
      yield {
        employeeId: employee.id,
        onDate,
        mark,
        reason: mark === 'A' ? random.pick(['Fever', 'Not informed', 'Family emergency', '']) : '',
      };
    }
  }
}

/** Teachers come on school days; the office works through the vacations. */
function staffDays(plan: Plan, calendar: Calendar, isTeaching: boolean): string[] {
  return daysOf(plan.year.startsOn, plan.today).filter(isTeaching ? calendar.isSchoolDay : calendar.isOfficeDay);
}

function leaveDays(leaves: Leave[]): Set<string> {
  return new Set(
    leaves
      .filter(({ state }) => state === 'approved')
      .flatMap(({ personId, fromDate, toDate }) => daysOf(fromDate, toDate).map((day) => `${personId} ${day}`)),
  );
}
