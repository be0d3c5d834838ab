import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What is kept of these is what an office asks about. */
const KEPT =
  'students employees guardians student_guardians payments expenses leave_requests leave_types notices exam_papers exam_duties exams calendar_events covers logbook_entries concessions student_activities fee_rates notice_deliveries certificates salary_payments student_attendance employee_attendance textbooks';
/** Keys, files, the ledger's own numbers, and what only the program needs. */
const INNER =
  /^(?:id|school_id|\w+_id|version|revision|entry_no|created_at|updated_at|recorded_at|given_at|anonymised_at|undone_at|settled_on|withdrawn_at|lock_on|gap_rule|is_by_hand|holiday_key|snapshot|code|copies|reprints|body_html|attempts|due_at|done_at|confirm_key|serial_no|book_no|number_year|financial_year|form_\w+|issued_at|analyzed_at|left_out|audience|before_leave|places)$/;
/** What nobody can ask yet. Whatever is added to these tables is declared in `entities/`, or stands here. */
const NOT_YET: Readonly<Record<string, string>> = {
  students: 'leaving_note',
  guardians: 'consent_note',
  student_guardians: 'may_collect',
  leave_requests: 'decided_at decision_note',
  notices: 'channels',
  exam_papers: 'weight is_core',
  exam_duties: 'place',
  exams: 'has_date_sheet announced_at invigilators_a_room',
  calendar_events: 'is_tentative',
  notice_deliveries: 'confirmed_at confirmed_by reminders',
  certificates: 'year person_number place cancelled_at cancelled_by cancel_reason',
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
