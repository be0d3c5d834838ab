import { copyRows, type Row, type Tables, type Transaction } from './copy.ts';

/** The school and its first account: the two rows outside row-level security. */
export type Entrance = {
  schoolId: string;
  accountId: string;
  school: Readonly<Record<string, string>>;
  email: string;
  accountName: string;
  passwordHash: string;
  isDemo: boolean;
  at: Date;
};

export async function writeEntrance(sql: Transaction, entrance: Entrance): Promise<void> {
  const { schoolId, accountId, at } = entrance;
  await sql`insert into schools ${sql({ ...entrance.school, id: schoolId, is_demo: entrance.isDemo, created_at: at, ready_at: at } as Record<string, string | boolean | Date>)}`;
  await sql`insert into accounts (id, school_id, email, name, phone, password_hash, email_verified_at, created_at)
    values (${accountId}, ${schoolId}, ${entrance.email}, ${entrance.accountName}, ${entrance.school.phone ?? ''}, ${entrance.passwordHash}, ${at}, ${at})`;
}

/** Writes all tables of a school. The journal's hashes are computed while its rows are inserted. */
export async function writeTables(sql: Transaction, schoolId: string, tables: Tables): Promise<Record<string, number>> {
  const forgotten = [...tables.keys()].filter((table) => !ORDER.includes(table));
  if (forgotten.length > 0) throw new Error(`No place in the order for ${forgotten.join(', ')}.`);
  const counts: Record<string, number> = {};
  for (const table of ORDER) {
    const rows = tables.get(table) ?? [];
    counts[table] = table === 'journal' ? await writeJournal(sql, schoolId, rows) : await copyRows(sql, { table, schoolId, rows });
  }
  await sql`select app.count_receipts(${schoolId})`;
  await sql`select app.count_results(${schoolId}, array_agg(id)) from result_versions where school_id = ${schoolId}`;
  return counts;
}

/** An aggregate that passes the hash from entry to entry, with the database's own rule. It exists as long as the connection. */
export async function makeChain(sql: Transaction): Promise<void> {
  await sql.unsafe(
    `drop aggregate if exists pg_temp.chain(journal); create aggregate pg_temp.chain(journal) (sfunc = app.entry_hash, stype = bytea, initcond = '')`,
  );
}

async function writeJournal(sql: Transaction, schoolId: string, rows: Iterable<Row>): Promise<number> {
  await makeChain(sql);
  await sql.unsafe('create temporary table incoming (like journal) on commit drop');
  const count = await copyRows(sql, { table: 'pg_temp.incoming', schoolId, rows });
  await sql.unsafe(
    addEntries(`insert into journal (${JOURNAL}, hash)
    select ${JOURNAL}, pg_temp.chain(row(i.*)::journal) over (order by entry_no) from pg_temp.incoming i order by entry_no`),
  );
  return count;
}

/** A statement that adds entries of one school, and the head of its chain with them. */
export function addEntries(insertion: string): string {
  return `with entries as (${insertion} returning school_id, entry_no, hash, created_at)
    insert into ledger_heads (school_id, last_entry_no, last_hash, last_at) select school_id, entry_no, hash, created_at from entries order by entry_no desc limit 1`;
}

const JOURNAL =
  'school_id, entry_no, kind, on_date, debit_code, credit_code, amount_paise, student_id, document_id, reverses_no, memo, account_id, created_at';

/** Tables that others refer to come first. */
export const ORDER: readonly string[] = [
  'academic_years',
  'terms',
  'classes',
  'employees',
  'sections',
  'subjects',
  'employee_subjects',
  'periods',
  'students',
  'enrolments',
  'guardians',
  'student_guardians',
  'student_search',
  'student_activities',
  'ledger_accounts',
  'journal',
  'fee_heads',
  'fee_rates',
  'fee_rules',
  'setup_steps',
  'concessions',
  'fee_accounts',
  'charges',
  'deposit_slips',
  'payments',
  'allocations',
  'fee_month_totals',
  'account_days',
  'collection_days',
  'expense_categories',
  'expenses',
  'salary_payments',
  'timetable_slots',
  'logbook_entries',
  'leave_types',
  'leave_requests',
  'registers',
  'staff_registers',
  // The triggers of the marks maintain these totals. Listed before the marks, so that a copy of a school has them when the triggers are off.
  'attendance_totals',
  'student_attendance',
  'employee_attendance',
  'calendar_events',
  'notice_categories',
  'notices',
  'notice_deliveries',
  'grade_scales',
  'assessment_schemes',
  'scheme_terms',
  'scheme_components',
  'scheme_subjects',
  'class_assessments',
  'subjects_not_taken',
  'exams',
  'exam_papers',
  'exam_sittings',
  'exam_rooms',
  'exam_seats',
  'exam_duties',
  'marks',
  'assessment_areas',
  'area_grades',
  'result_remarks',
  'section_compilations',
  'result_versions',
  // Counted at the end. Listed here so that a copy of a school has them.
  'result_section_figures',
  'result_subject_figures',
  'result_paper_figures',
  'results',
  'result_subjects',
  'textbooks',
  'textbook_chapters',
  'textbook_topics',
  'textbook_questions',
  'question_papers',
  'question_paper_items',
  'audit_log',
];
