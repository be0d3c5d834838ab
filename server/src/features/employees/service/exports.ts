import { createHash } from 'node:crypto';
import type { exportEmployees } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { type ExportRow, listForExport } from '../store/export.store.ts';
import type { Filter } from '../store/lists.store.ts';

const GOOD_FOR_SECONDS = 10 * 60;
const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** An address that downloads the employees that match for ten minutes; what it holds is asked when it is opened. */
export async function addressExport(
  { platform, school, now, db }: ReadContext,
  { query: { format, ...filter } }: Input<typeof exportEmployees>,
): Promise<CallAnswer<typeof exportEmployees>> {
  // Asked now, while somebody looks: a session that has ended gets no address.
  await listForExport(db, school.id, filter);
  const wanted = new URLSearchParams({ q: JSON.stringify([format, filter]) });
  const name = `employees-${digest(wanted.get('q') ?? '')}`;
  const address = platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS);
  return { url: `${address}&${wanted}` };
}

/** The file behind an export's address. */
export const makeEmployeeFile: MadeFile = async ({ name, query, schoolId, inSchool }) => {
  if (query.q === undefined || name !== `employees-${digest(query.q)}`) throw notFound();
  const [format, filter] = JSON.parse(query.q) as ['csv' | 'xlsx', Filter];
  const rows = await inSchool(schoolId, (db) => listForExport(db, schoolId, filter));
  const sheet = { title: filter.status === 'former' ? 'Former employees' : 'Employees', headings: HEADINGS, rows: rows.map(cellsOf) };
  return { bytes: await makeSheet(sheet, format), mediaType: MEDIA_TYPES[format], name: `${sheet.title}.${format}`, isInline: false };
};

/** The import reads the same headings again. */
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
    row.dateOfBirth,
    row.joinedOn,
    row.classTeacher,
    { rupees: row.salaryPaise / 100 },
    row.address,
    row.city,
    row.state,
    row.pinCode,
    row.leftOn,
    row.leavingReason,
  ];
}

/** What was asked for is signed by way of its digest, which is part of the file's name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
