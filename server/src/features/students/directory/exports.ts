import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { dayCell, makeSheet, type Sheet } from '#platform/sheets';
import { say, sayAll } from '#platform/words';
import { listForRegister } from '../udise/udise.store.ts';
import { isPlace, listStudents, listStudentsById, type StudentRow } from './lists.store.ts';

const MOST_ROWS = 100_000;
const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

type Wanted = Omit<Input<typeof calls.exportStudents>['query'], 'format'>;
/** The headings of the national register's portal. */
const REGISTER = [
  ...[
    'Class',
    'Section',
    'Roll No',
    'Admission Number',
    'Admission Date',
    'Student Name',
    'Gender',
    'Date of Birth (DD/MM/YYYY)',
    'Mother Name',
    'Father Name',
  ],
  ...[
    'Aadhaar (last four digits)',
    'PEN',
    'APAAR ID',
    'Social Category',
    'Religion',
    'Mother Tongue',
    'Nationality',
    'Blood Group',
    'Mobile Number',
    'Address',
    'Pincode',
  ],
];

/** An address that downloads the filtered students for ten minutes; the data is read when it is opened. */
export async function exportStudents(
  { platform, school, now, db }: ReadContext,
  { query }: Input<typeof calls.exportStudents>,
): Promise<CallAnswer<typeof calls.exportStudents>> {
  const { format, ...wanted } = query;
  if (!(await isPlace(db, school.id, wanted))) throw notFound();
  const ids = idsOf(wanted);
  if (ids && (await listStudentsById(db, school.id, ids)).length !== ids.length) throw notFound();
  return { url: addressMade({ platform, school, now }, 'students', [format, wanted]) };
}

/** The file behind an export's address. */
export const makeStudentsFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const [format, wanted] = readMade<['csv' | 'xlsx', Wanted]>('students', name, query.q);
  const sheet = await inSchool(schoolId, (db) =>
    wanted.kind === 'udise' ? registerSheet(db, schoolId, wanted) : studentsSheet(db, schoolId, wanted),
  );
  return { bytes: await makeSheet(sheet, format), mediaType: MEDIA_TYPES[format], name: `${sheet.title}.${format}`, isInline: false };
};

async function studentsSheet(db: Db, schoolId: string, { kind: _kind, ids: _ids, ...filter }: Wanted): Promise<Sheet> {
  const ids = idsOf({ ids: _ids });
  const rows = ids
    ? await listStudentsById(db, schoolId, ids)
    : await listStudents(db, schoolId, filter, { offset: 0, limit: MOST_ROWS + 1 });
  if (rows.length > MOST_ROWS) throw new Refusal('unprocessable', 'exportTooLong');
  return {
    title: say('Students'),
    headings: sayAll('Admission no.', 'Student', 'Class', 'Section', 'Roll no.', 'Gender', 'Guardian', 'Phone', 'Date of leaving'),
    rows: rows.map((row: StudentRow) => [
      row.admissionNumber,
      row.name,
      row.className,
      row.sectionName,
      row.rollNumber,
      row.gender,
      row.guardian,
      row.phone,
      dayCell(row.leftOn),
    ]),
  };
}

async function registerSheet(db: Db, schoolId: string, { classId, sectionId }: Wanted): Promise<Sheet> {
  const rows = await listForRegister(db, schoolId, { classId, sectionId });
  return {
    title: 'UDISE',
    headings: REGISTER,
    rows: rows.map((row) => [
      ...[
        row.className,
        row.sectionName,
        row.rollNumber,
        row.admissionNumber,
        indian(row.admittedOn),
        row.name,
        row.gender,
        indian(row.dateOfBirth),
        row.mother,
        row.father,
      ],
      ...[
        row.aadhaarLast4,
        row.penNumber,
        row.apaarId,
        row.category,
        row.religion,
        row.motherTongue,
        row.nationality,
        row.bloodGroup,
        row.phone,
        row.address,
        row.pinCode,
      ],
    ]),
  };
}

/** The ids that were asked for explicitly, or null for those of the filters. */
export function idsOf({ ids }: Pick<Wanted, 'ids'>): string[] | null {
  return ids ? [...new Set(ids.toLowerCase().split(','))] : null;
}

/** `23/08/2013`, the date format of the register's sheets. */
function indian(day: string | null): string {
  return day === null ? '' : day.split('-').reverse().join('/');
}
