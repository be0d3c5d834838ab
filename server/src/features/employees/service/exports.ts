import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { dayCell, makeSheet } from '#platform/sheets';
import { type ExportRow, listForExport } from '../store/export.store.ts';
import type { Filter } from '../store/lists.store.ts';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** An address that downloads the matching employees for ten minutes; the data is read when it is opened. */
export async function exportEmployees(
  { platform, school, now, db }: ReadContext,
  { query: { format, ...filter } }: Input<typeof calls.exportEmployees>,
): Promise<CallAnswer<typeof calls.exportEmployees>> {
  // Reads now, while the user can see a refusal: an ended session gets no address.
  await listForExport(db, school.id, filter);
  return { url: addressMade({ platform, school, now }, 'employees', [format, filter]) };
}

/** The file behind an export's address. */
export const makeEmployeeFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  const [format, filter] = readMade<['csv' | 'xlsx', Filter]>('employees', name, query.q);
  const rows = await inSchool(schoolId, (db) => listForExport(db, schoolId, filter));
  const sheet = { title: filter.status === 'former' ? 'Former employees' : 'Employees', headings: HEADINGS, rows: rows.map(cellsOf) };
  return { bytes: await makeSheet(sheet, format), mediaType: MEDIA_TYPES[format], name: `${sheet.title}.${format}`, isInline: false };
};

/** The import recognises the same headings. */
const HEADINGS = [
  'Employee Code',
  'Name',
  'Gender',
  'Role',
  'Department',
  'Teaching',
  'Qualification',
  'Mobile',
  'Email',
  'Date of Birth',
  'Date of Joining',
  'Class Teacher',
  'Monthly Salary',
  'Address',
  'City',
  'State',
  'PIN Code',
  'Left On',
  'Leaving Reason',
] as const;

function cellsOf(row: ExportRow) {
  return [
    row.employeeCode,
    row.name,
    row.gender,
    row.positionRole,
    row.department,
    row.isTeaching ? 'Yes' : 'No',
    row.qualification,
    row.phone,
    row.email,
    dayCell(row.dateOfBirth),
    dayCell(row.joinedOn),
    row.classTeacher,
    { rupees: row.salaryPaise / 100 },
    row.address,
    row.city,
    row.state,
    row.pinCode,
    dayCell(row.leftOn),
    row.leavingReason,
  ];
}
