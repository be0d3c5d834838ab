import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade, type UploadContext } from '#platform/http';
import { makeSheet, sheetReader } from '#platform/sheets';
import { listSheetStudents } from '../marks/marks.store.ts';
import { type EntryCell, entryColumns, entryValue, readEntries } from '../rules/read-entries.ts';
import { KEY_HEADINGS, readMarkRows } from '../rules/read-sheet.ts';
import { requireSection, requireYear } from '../year.ts';
import { findTermDays, listClassTerms } from './compute.store.ts';
import { listAttendance, listGrades } from './entries.store.ts';
import { listAreas } from './results.store.ts';

const KIND = 'termsheet';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const readRows = sheetReader({ rows: 400, columns: 60 });

type Wanted = { sectionId: string; termNo: number };
type Place = { yearId: string; classId: string; sectionId: string; termNo: number };
type Student = { id: string; name: string };

/** The columns of a section's grades and attendance in a term, what is in them now, and what a filled sheet would change. */
export async function loadEntries(db: Db, schoolId: string, place: Place) {
  const [areas, grades, attendance] = await Promise.all([
    listAreas(db, schoolId, place),
    listGrades(db, schoolId, place),
    listAttendance(db, schoolId, place),
  ]);
  const gradeOf = new Map(grades.map(({ areaId, studentId, label }) => [`${areaId} ${studentId}`, label]));
  const daysOf = new Map(attendance.map(({ studentId, present, days }) => [studentId, { present, days }]));
  const before = {
    gradeOf: (areaId: string, studentId: string) => gradeOf.get(`${areaId} ${studentId}`) ?? '',
    daysOf: (studentId: string) => daysOf.get(studentId) ?? null,
  };
  return {
    columns: entryColumns(areas, place.termNo),
    valueOf: (column: string, studentId: string) => entryValue(column, studentId, before),
    read: (cells: readonly EntryCell[], students: readonly Student[]) => ({
      termNo: place.termNo,
      ...readEntries(cells, { areas, students, before }),
    }),
  };
}

/** The students of a section in a term, and its columns. */
async function loadTermSheet(context: Pick<ReadContext, 'db' | 'school'>, { sectionId, termNo }: Wanted) {
  const { db, school } = context;
  const found = await requireSection(context, sectionId);
  const year = await requireYear(context);
  const place = { yearId: year.id, classId: found.classId, sectionId, termNo };
  const [{ from }, terms, entries] = await Promise.all([
    findTermDays(db, school.id, place),
    listClassTerms(db, school.id, place),
    loadEntries(db, school.id, place),
  ]);
  const students = await listSheetStudents(db, school.id, { yearId: year.id, sectionId, from });
  return { students, entries, title: [found.className, found.section, termNo === 0 ? year.name : terms[0]].join(' ') };
}

/** An address, valid for ten minutes, that downloads a section's sheet with the grades and days of attendance entered so far. */
export async function exportTermSheet(
  context: ReadContext,
  { params }: Input<typeof calls.exportTermSheet>,
): Promise<CallAnswer<typeof calls.exportTermSheet>> {
  await requireSection(context, params.sectionId);
  return { url: addressMade(context, KIND, params) };
}

/** The file behind that address. */
export const makeTermSheetFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const wanted = readMade<Wanted>(KIND, name, query.q);
  const { students, entries, title } = await inSchool(schoolId, (db) => loadTermSheet({ db, school: { id: schoolId } }, wanted));
  const rows = students.map((student) => [
    ...[student.rollNumber, student.admissionNumber, student.name],
    ...entries.columns.map(({ id }) => entries.valueOf(id, student.id)),
  ]);
  const headings = [KEY_HEADINGS.roll, KEY_HEADINGS.number, KEY_HEADINGS.name, ...entries.columns.map(({ heading }) => heading)];
  return { bytes: await makeSheet({ title, headings, rows }, 'xlsx'), mediaType: MEDIA_TYPE, name: `${title}.xlsx`, isInline: false };
};

/** The grades and days of attendance that a filled sheet would change; nothing is saved. */
export async function readTermSheet(
  context: UploadContext,
  { params }: Input<typeof calls.readTermSheet>,
): Promise<CallAnswer<typeof calls.readTermSheet>> {
  const { students, entries } = await loadTermSheet(context, params);
  const read = readMarkRows(await readRows(context.file.bytes), { papers: [], entries: entries.columns, students });
  if (read.columns === 0) throw new Refusal('unprocessable', 'sheetNoGrades');
  if (read.students === 0) throw new Refusal('unprocessable', 'sheetNoStudents');
  return {
    ...{ misnamed: read.misnamed, unknownRows: read.unknownRows.slice(0, 50), unknownColumns: read.unknownColumns },
    entries: entries.read(read.entries, students),
  };
}
