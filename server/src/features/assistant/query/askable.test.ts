import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What is kept of these is what an office asks about. */
const KEPT =
  'students employees guardians student_guardians payments expenses leave_requests leave_types notices exam_papers exam_duties exams calendar_events covers logbook_entries concessions student_activities fee_rates notice_deliveries certificates salary_payments student_attendance employee_attendance textbooks employee_papers exam_rooms exam_seats logbook_reviews section_moves student_documents day_closings deposit_slips question_papers';
/** Keys, files, the ledger's own numbers, and what only the program needs. */
const INNER =
  /^(?:id|school_id|\w+_id|version|revision|entry_no|created_at|updated_at|recorded_at|given_at|anonymised_at|undone_at|settled_on|withdrawn_at|lock_on|gap_rule|is_by_hand|holiday_key|snapshot|code|copies|reprints|body_html|attempts|due_at|done_at|confirm_key|serial_no|book_no|number_year|financial_year|form_\w+|issued_at|analyzed_at|left_out|audience|before_leave|places)$/;
/** What nobody can ask yet. Whatever is added to these tables is declared in `entities/`, or stands here. */
const NOT_YET: Readonly<Record<string, string>> = {
  students: 'leaving_note',
  guardians: 'consent_note',
  notices: 'channels',
  exam_papers: 'is_core',
  exam_duties: 'place',
  exams: 'has_date_sheet announced_at invigilators_a_room',
  notice_deliveries: 'confirmed_at confirmed_by reminders',
  certificates: 'year place',
  exam_seats: 'room_rows room_benches room_seats_per_bench',
  day_closings: 'counted closed_at reopened_by reopened_reason head_no head_hash mailed_to',
  question_papers: 'instructions has_answer_space blueprint seed',
};

/** Tables of which nothing is asked, by the reason. A new table is asked about in `entities/`, or stands here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'access, signing in and the machine':
    'access_tokens attempts call_timings calendar_feeds files idempotency_keys identity_codes installation_facts invitations known_devices mail_channels mail_outbox migrations notice_channels recovery_codes registrations second_factors signing_keys timetable_feeds wanted_letters',
  'what is kept of the assistant itself, of changes and of searching':
    'assistant_log assistant_pending audit_log calendar_changes change_marks change_marks_of_all directory_changes identity_changes pinned_questions student_directory student_search',
  'totals of what is asked by its own rows':
    'admission_counters collection_days enrolment_counts fee_month_totals result_paper_figures result_section_figures result_subject_figures school_totals',
  'settings, which their own screen shows':
    'admission_numbering assessment_areas assessment_schemes attendance_rules certificate_forms certificate_form_versions certificate_series certificate_settings class_assessments fee_rules grade_scales notice_categories remark_banks report_layouts scheme_components setup_steps timetable_away timetable_bell_classes timetable_bell_times timetable_bells timetable_closure_classes timetable_closures timetable_fixed timetable_locks timetable_rooms timetable_settings timetable_section_subjects timetable_split_groups timetable_split_members timetable_splits timetable_subjects timetable_teachers',
  'work that is done in steps':
    'certificate_batch_items certificate_batches certificate_facts import_items import_progress imports report_card_batches report_card_parts section_compilations textbook_dropped_files textbook_files textbook_jobs textbook_scan_pages textbook_uploads textbook_versions timetable_drafts timetable_versions',
  'the books, of which finance has its own statements': 'journal ledger_accounts ledger_heads public_codes',
  'not asked yet: marks that were raised': 'mark_adjustments',
  'texts, which are read and not counted': 'area_grades own_questions question_facts question_paper_items result_remarks student_voices',
  'what other rows hold together': 'exam_paper_chapters exam_sittings staff_registers timetable_slots',
};

const FOLDER = join(import.meta.dirname, 'entities');
const declared = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');
const schema = readFileSync(join(import.meta.dirname, '../../../db/schema.sql'), 'utf8');
const columnsOf = (table: string) => {
  const [, body = ''] = new RegExp(`^create table ${table} \\((.*?)^\\)`, 'ms').exec(schema) ?? [];
  return [...body.matchAll(/^ {2}"?(\w+)"? (?!KEY|CHECK)/gm)].map(([, column = '']) => column).filter((column) => column !== 'constraint');
};

it.each(KEPT.split(' '))('every column of %s can be asked about, or is named as one that cannot', (table) => {
  const columns = columnsOf(table);
  expect(columns.length).toBeGreaterThan(2);
  const missing = columns.filter((column) => !INNER.test(column) && !new RegExp(`\\b\\w\\d?\\.${column}\\b`).test(declared));
  expect(missing.join(' ')).toBe(NOT_YET[table] ?? '');
});

it('asks about every table, or names it with the reason why not', () => {
  const tables = [...schema.matchAll(/^create table (\w+) \(/gm)].map(([, table = '']) => table);
  const isAsked = (table: string) => new RegExp(`\\b${table}\\b`).test(declared);
  const left = Object.values(LEFT_OUT).flatMap((list) => list.split(' '));
  expect(tables.filter((table) => !isAsked(table) && !left.includes(table))).toEqual([]);
  expect(left.filter((table) => !tables.includes(table) || isAsked(table))).toEqual([]);
});
