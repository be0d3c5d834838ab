import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Keys, files and versions, the ledger's own numbers, and when the program last did something. */
const INNER =
  /^(?:id|school_id|\w+_id|version|revision|entry_no|change_no|created_at|updated_at|given_at|is_by_hand|holiday_key|attempts|due_at|confirm_key|serial_no|book_no|number_year|financial_year|form_\w+|issued_at|analyzed_at|left_out|copies|moved_at|found_as|confidence|is_edited|written_by)$/;

/**
 * Columns of the records that nobody can ask, each with its reason. Whatever a migration adds to a table that is asked is declared in `entities/`, or
 * stands here.
 */
const NOT_ASKED: readonly (readonly [reason: string, columns: Readonly<Record<string, string>>])[] = [
  [
    'passwords, keys and what is about signing in are asked by nobody',
    { accounts: 'password_hash email_verified_at password_changed_at', day_closings: 'head_no head_hash mailed_to' },
  ],
  [
    'what stood there before and after is for the audit screen, which hides what a person may not see',
    { audit_log: 'old_values new_values' },
  ],
  ['told with the student, by the seat of the year', { enrolments: 'roll_number', results: 'roll_number' }],
  ['why a duty was given to somebody, for whoever assigns them', { exam_duties: 'reason' }],
  [
    'the number is asked as a whole, and not by its parts',
    { certificates: 'year', fee_heads: 'account_code', expense_categories: 'account_code' },
  ],
  [
    'a text for the program or a drawing of a document, no field',
    { certificates: 'snapshot code', result_versions: 'rules', results: 'extras' },
  ],
  [
    'the mark before a leave was approved, kept to take it back',
    { student_attendance: 'before_leave', employee_attendance: 'before_leave' },
  ],
  ['days on which personal data is removed or an entry was taken back', { students: 'anonymised_at undone_at' }],
  ['told by the difference, and by the day book coin by coin', { day_closings: 'counted' }],
  ['a closing that was opened again is shown by the day book alone', { day_closings: 'reopened_by reopened_reason' }],
  ['the way in which a date sheet is filled, and no fact of the exam', { exams: 'has_date_sheet gap_rule', exam_duties: 'place' }],
  [
    'the size of the room when it was seated; the room tells its size',
    { exam_seats: 'room_rows room_benches room_seats_per_bench duration_minutes' },
  ],
  ['the way of a message, and not the message', { notice_deliveries: 'places done_at confirmed_by' }],
  ['how a question paper is made up, which its own page shows', { question_papers: 'instructions blueprint seed' }],
  ['the due date of old dues, told by the days for which they are overdue', { fee_accounts: 'arrears_since' }],
  ['told by the months that are paid and overdue', { fee_accounts: 'is_settled paid_through paid_on', charges: 'due_on' }],
  ['the reason of a charge is the one of its concession, which is asked', { charges: 'reason' }],
  ['an order on the screen', { expense_categories: 'position' }],
  ['marks of the school before, shown beside the marks', { marks: 'former_school' }],
  [
    'part of the weight of a subject, which the result shows',
    { result_subjects: 'counts_in_total components', scheme_subjects: 'counts_in_total' },
  ],
  ['who saved a register last is asked, the minute is not', { registers: 'saved_at' }],
  [
    'settings of the school, which their own screen shows',
    {
      schools: 'is_demo ready_at approves_identity parents_language has_bilingual_receipts',
      scheme_terms: 'out_of weight',
      timetable_rooms: 'kind',
    },
  ],
  [
    'texts of books, which are read and not counted',
    {
      textbook_chapters: 'chapter_number summary page',
      textbook_topics: 'page description',
      textbook_questions: 'place question page set_name',
    },
  ],
];

/** Tables of which nothing is asked, by the reason. A new table is asked about in `entities/`, or stands here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'access, signing in and the machine':
    'access_tokens attempts call_timings calendar_feeds files idempotency_keys identity_codes installation_facts invitations known_devices mail_channels mail_outbox migrations notice_channels recovery_codes registrations second_factors sessions signing_keys timetable_feeds wanted_letters',
  'what is kept of the assistant itself, of changes that are not made yet and of searching':
    'assistant_log assistant_pending calendar_changes change_marks change_marks_of_all directory_changes identity_changes pinned_questions student_directory student_search',
  'totals of what is asked by its own rows':
    'admission_counters collection_days enrolment_counts fee_month_totals result_paper_figures result_section_figures result_subject_figures school_totals',
  'settings, which their own screen shows':
    'admission_numbering assessment_schemes attendance_rules certificate_forms certificate_form_versions certificate_series certificate_settings class_assessments fee_rules grade_scales notice_categories remark_banks report_layouts scheme_components setup_steps timetable_away timetable_bell_classes timetable_bell_times timetable_bells timetable_closure_classes timetable_closures timetable_fixed timetable_locks timetable_settings timetable_section_subjects timetable_split_groups timetable_split_members timetable_splits timetable_subjects timetable_teachers',
  'work that is done in steps':
    'certificate_batch_items certificate_batches certificate_facts import_items import_progress imports report_card_batches report_card_parts section_compilations textbook_dropped_files textbook_files textbook_jobs textbook_scan_pages textbook_uploads textbook_versions timetable_drafts timetable_versions',
  'the books, of which finance has its own statements': 'journal ledger_accounts ledger_heads public_codes',
  'texts, which are read and not counted': 'own_questions question_facts question_paper_items student_voices',
  'days that a report card shows instead of those of the registers': 'term_attendance',
  'what other rows hold together': 'exam_paper_chapters exam_sittings staff_registers timetable_slots',
};

const FOLDER = join(import.meta.dirname, 'entities');
const files = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'));
const declared = files.join('\n');
const schema = readFileSync(join(import.meta.dirname, '../../../db/schema.sql'), 'utf8');
const tables = [...schema.matchAll(/^create table (\w+) \(/gm)].map(([, table = '']) => table);
const columnsOf = (table: string) => {
  const [, body = ''] = new RegExp(`^create table ${table} \\((.*?)^\\)`, 'ms').exec(schema) ?? [];
  return [...body.matchAll(/^ {2}"?(\w+)"? (?!KEY|CHECK)/gm)].map(([, column = '']) => column).filter((column) => column !== 'constraint');
};
const isNamed = (text: string, table: string) => new RegExp(`\\b${table}\\b`).test(text);
const left = Object.values(LEFT_OUT).flatMap((list) => list.split(' '));
const asked = tables.filter((table) => isNamed(declared, table) && !left.includes(table));
/** The columns of a table that no declaration which reads the table uses. */
const unused = (table: string) => {
  const own = files.filter((text) => isNamed(text, table)).join('\n');
  return columnsOf(table).filter((column) => !INNER.test(column) && !new RegExp(`\\b\\w\\d?\\.${column}\\b`).test(own));
};
const excepted = (table: string) => NOT_ASKED.flatMap(([, columns]) => (table in columns ? (columns[table] ?? '').split(' ') : []));

it.each(asked)('every column of %s can be asked about, or is named with the reason why not', (table) => {
  expect(columnsOf(table).length).toBeGreaterThan(1);
  expect(unused(table).sort()).toEqual(excepted(table).sort());
});

it('names no column of a table that is not asked', () => {
  for (const [reason, columns] of NOT_ASKED)
    for (const table of Object.keys(columns)) expect(asked, `${table}: ${reason}`).toContain(table);
});

it('asks about every table, or names it with the reason why not', () => {
  expect(tables.filter((table) => !isNamed(declared, table) && !left.includes(table))).toEqual([]);
  expect(left.filter((table) => !tables.includes(table))).toEqual([]);
});
