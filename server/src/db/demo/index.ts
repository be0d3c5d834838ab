import type { Pool } from '../../platform/db/index.ts';
import { addActivities } from './activities.ts';
import { addAttendance } from './attendance.ts';
import { addAudit } from './audit.ts';
import { calendarRows } from './calendar.ts';
import type { Tables } from './copy.ts';
import { instant } from './days.ts';
import { addExams } from './exams.ts';
import { addLeave, makeLeave } from './leave.ts';
import { addLogbook } from './logbook.ts';
import { addNotices } from './notices.ts';
import { makeOffice, type Office } from './office.ts';
import { addQuestionPapers } from './question-papers.ts';
import { DEMO_SCHOOL, makePlan } from './school.ts';
import { addTextbooks } from './textbook.ts';
import { writeEntrance, writeTables } from './write.ts';

export { checkDemo } from './check.ts';

const SEED = 'amaltas';
const STUDENTS = 1000;
const EMAIL = 'admin@demo.shala.example';

type SeedOptions = {
  /** The present day in the school, ISO, in India's time zone. */
  today: string;
  passwordHash: string;
  /** No seeded data is later than this time. When left out, today's acts end at half past ten. */
  now?: Date;
  /** The number of enrolled students. */
  students?: number;
};

/**
 * Inserts the demo school in one transaction. The same day always gives exactly the same school. Fails with a key violation when it exists already. `sql`
 * belongs to the owner of the tables, to whom row-level security does not apply.
 */
export async function seedDemoSchool(
  sql: Pool,
  options: SeedOptions,
): Promise<{ schoolId: string; email: string; students: number; employees: number }> {
  const office = makeDemoOffice(options);
  const { plan } = office.school;
  await sql.begin(async (tx) => {
    await writeEntrance(tx, {
      schoolId: plan.schoolId,
      accountId: plan.accountId,
      school: DEMO_SCHOOL,
      email: EMAIL,
      accountName: 'Meenakshi Iyer',
      passwordHash: options.passwordHash,
      isDemo: true,
      at: instant(plan.year.startsOn, 330),
    });
    await writeTables(tx, plan.schoolId, office.tables);
  });
  // Without statistics, the first queries would be planned as if the newly filled tables were empty.
  await sql.unsafe('analyze');
  return {
    schoolId: plan.schoolId,
    email: EMAIL,
    students: office.students.length,
    employees: office.staff.employees.filter(({ leftOn }) => leftOn === null).length,
  };
}

/** The whole demo as rows in memory. */
export function makeDemoOffice({ today, now, students = STUDENTS }: Omit<SeedOptions, 'passwordHash'>): Office {
  const office = makeOffice(makePlan({ seed: SEED, today, students, ...(now === undefined ? {} : { now }) }));
  addSchoolLife(office.tables, office);
  return office;
}

function addSchoolLife(tables: Tables, office: Office): void {
  const leaves = makeLeave(office);
  addLeave(tables, office, leaves);
  addAttendance(tables, office, leaves);
  addLogbook(tables, office, leaves);
  tables.set('calendar_events', calendarRows(office.school.plan, office.calendar));
  addNotices(tables, office);
  addExams(tables, office, leaves);
  addActivities(tables, office);
  addTextbooks(tables, office.school);
  addQuestionPapers(tables, office.school);
  addAudit(tables, office);
}
