import { createHash } from 'node:crypto';
import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeRegister } from '#platform/pdf';
import { dayCell, makeSheet, type Sheet } from '#platform/sheets';
import { say, sayAll, writeDay } from '#platform/words';
import { findSchoolName } from '../store/changes.store.ts';
import { findDay } from '../store/days.store.ts';
import { isClass, listEmployeesWith, listStudentsWith } from '../store/lists.store.ts';
import { readMonth } from './months.ts';
import { registerPaper, registerSheet } from './register-paper.ts';
import { readWatch } from './watch.ts';

type Asked = Input<typeof calls.exportAttendance>;
type Table = Asked['params']['table'];
type Filter = Asked['query'];
type Scope = { db: Db; schoolId: string };

const GOOD_FOR_SECONDS = 10 * 60;
const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** An address that downloads a list for ten minutes; the data is read when it is opened. Refuses unknown ids now. */
export async function exportAttendance(
  { platform, school, now, db }: ReadContext,
  { params, query }: Asked,
): Promise<CallAnswer<typeof calls.exportAttendance>> {
  const { table } = params;
  if (query.format === 'pdf' && table !== 'month-register') throw new Refusal('unprocessable', 'noSuchFormat');
  await fill({ db, schoolId: school.id }, table, query);
  const wanted = new URLSearchParams({ q: JSON.stringify([table, query]) });
  const name = `attendance-${digest(wanted.get('q') ?? '')}`;
  const address = platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS);
  return { url: `${address}&${wanted}` };
}

/** The file behind such an address. */
export const makeAttendanceFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `attendance-${digest(query.q)}`) throw notFound();
  const [table, filter] = JSON.parse(query.q) as [Table, Filter];
  const { format } = filter;
  if (format === 'pdf') {
    const paper = await inSchool(schoolId, async (db) =>
      registerPaper(
        await findSchoolName(db, schoolId),
        await readMonth({ db, schoolId }, monthOf(filter, await todayOf({ db, schoolId })), filter.sectionId),
      ),
    );
    return { bytes: await makeRegister(paper), mediaType: MEDIA_TYPES.pdf, name: `${fileName(paper.title)}.pdf`, isInline: true };
  }
  const sheet = await inSchool(schoolId, (db) => fill({ db, schoolId }, table, filter));
  return {
    bytes: await makeSheet(sheet, format),
    mediaType: MEDIA_TYPES[format],
    name: `${fileName(sheet.title)}.${format}`,
    isInline: false,
  };
};

async function fill(scope: Scope, table: Table, filter: Filter): Promise<Sheet> {
  const { db, schoolId } = scope;
  if (filter.classId !== undefined && !(await isClass(db, schoolId, filter.classId))) throw notFound();
  if (table === 'month-register') return registerSheet(await readMonth(scope, monthOf(filter, await todayOf(scope)), filter.sectionId));
  if (table === 'watch') return watchSheet(scope, filter);
  const { on } = await findDay(db, schoolId, filter.on, table === 'absent-staff' ? 'staff' : 'students');
  return table === 'absent-staff' ? staffSheet(scope, filter, on) : studentSheet(scope, filter, on);
}

async function studentSheet({ db, schoolId }: Scope, { show, classId }: Filter, on: string): Promise<Sheet> {
  const isLeave = show === 'leave';
  const rows = await listStudentsWith(db, schoolId, { on, marks: [isLeave ? 'V' : 'A'], classId });
  return {
    title: isLeave ? say('Students on leave {day}', { day: writeDay(on) }) : say('Absent students {day}', { day: writeDay(on) }),
    headings: [
      ...sayAll('Class', 'Section', 'Roll no.', 'Admission no.', 'Student', 'Guardian', 'Phone', 'Reason'),
      ...(isLeave ? sayAll('Leave from', 'Leave to') : [say('School days absent in a row')]),
    ],
    rows: rows.map((row) => [
      ...[
        row.className,
        row.sectionName,
        row.rollNumber,
        row.admissionNumber,
        row.name,
        row.guardianName ?? '',
        row.phone ?? '',
        row.reason,
      ],
      ...(isLeave ? [dayCell(row.leaveFrom), dayCell(row.leaveTo)] : [row.days]),
    ]),
  };
}

async function staffSheet({ db, schoolId }: Scope, { show }: Filter, on: string): Promise<Sheet> {
  const isLeave = show === 'leave';
  const rows = await listEmployeesWith(db, schoolId, { on, marks: [isLeave ? 'V' : 'A'] });
  return {
    title: isLeave ? say('Staff on leave {day}', { day: writeDay(on) }) : say('Absent staff {day}', { day: writeDay(on) }),
    headings: [
      ...sayAll('Code', 'Employee', 'Designation', 'Phone', 'Reason', 'Periods on this day'),
      ...(isLeave ? sayAll('Type', 'Leave from', 'Leave to') : []),
    ],
    rows: rows.map((row) => [
      ...[row.code, row.name, row.role, row.phone, row.reason, row.lessons],
      ...(isLeave ? [row.leaveType ?? '', dayCell(row.leaveFrom), dayCell(row.leaveTo)] : []),
    ]),
  };
}

async function watchSheet(scope: Scope, { classId }: Filter): Promise<Sheet> {
  const { short, away } = await readWatch(scope, classId);
  const person = (row: (typeof short)[number] | (typeof away)[number]) => [
    row.className,
    row.sectionName,
    row.number,
    row.name,
    row.guardian?.name ?? '',
    row.guardian?.phone ?? '',
  ];
  return {
    title: say('Attendance alerts'),
    // Only the columns of the alerts that there are.
    headings: [
      ...sayAll('Class', 'Section', 'Admission no.', 'Student', 'Guardian', 'Phone', 'Alert'),
      ...(away.length > 0 ? sayAll('School days absent in a row') : []),
      ...(short.length > 0 ? sayAll('Attendance %', 'School days this year') : []),
    ],
    rows: [
      ...away.map((row) => [...person(row), say('Continuously absent'), row.days, ...(short.length > 0 ? [null, null] : [])]),
      ...short.map((row) => [
        ...[...person(row), say('Attendance below the minimum'), ...(away.length > 0 ? [null] : [])],
        ...[Math.round(row.share * 1000) / 10, row.marked],
      ]),
    ],
  };
}

async function todayOf({ db, schoolId }: Scope): Promise<string> {
  return (await findDay(db, schoolId, undefined, 'students')).on;
}

function monthOf({ month }: Filter, today: string): string {
  return month ?? today.slice(0, 7);
}

function fileName(title: string): string {
  return title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/** The request's parameters are signed through their digest, which is part of the file's name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
