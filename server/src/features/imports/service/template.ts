import type * as calls from '@shala/contract/imports';
import { IMPORT_FIELDS, IMPORT_KINDS, type ImportField, type ImportKind } from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeSheet } from '#platform/sheets';
import { headingOf } from '../rules/heading-score.ts';

const GOOD_FOR_SECONDS = 10 * 60;
const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** An address that downloads a template for ten minutes. */
export async function getImportTemplate(
  { platform, school, now, db }: ReadContext,
  { params, query }: Input<typeof calls.getImportTemplate>,
): Promise<CallAnswer<typeof calls.getImportTemplate>> {
  // An ended session gets no address.
  await isThere(db);
  const name = `template-${params.kind}-${query.format}`;
  return { url: platform.authority.fileAddress(school.id, name, Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS) };
}

/** The file behind a template's address: the recognised headings, and one row as an example. */
export const makeTemplateFile: MadeFile = async ({ name }) => {
  const [, kind, format] = name.split('-');
  if (!isKind(kind) || (format !== 'csv' && format !== 'xlsx')) throw notFound();
  const fields = IMPORT_FIELDS[kind];
  const sheet = {
    title: kind === 'students' ? 'Students' : 'Employees',
    // Whose number it is, beside those of father and mother.
    headings: fields.map((field) => (kind === 'students' && field === 'phone' ? 'Guardian Mobile' : headingOf(field))),
    rows: [fields.map((field) => (field === 'dateOfBirth' ? BORN[kind] : (EXAMPLE[field] ?? '')))],
  };
  return {
    bytes: await makeSheet(sheet, format),
    mediaType: MEDIA_TYPES[format],
    name: `${sheet.title} template.${format}`,
    isInline: false,
  };
};

/** A student of class 8, and a teacher. */
const BORN = { students: '23/08/2013', employees: '23/08/1990' } as const;
const EXAMPLE: Partial<Record<ImportField, string>> = {
  admissionNumber: '2026/0001',
  employeeCode: 'E001',
  name: 'EXAMPLE Delete this row',
  className: '8th',
  section: 'A',
  rollNumber: '1',
  gender: 'Female',
  admittedOn: '01/04/2026',
  joinedOn: '15/06/2020',
  fatherName: 'Rajesh Kulkarni',
  fatherPhone: '9823041172',
  motherName: 'Sunita Kulkarni',
  guardianName: 'Rajesh Kulkarni',
  phone: '9823041172',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422013',
  positionRole: 'Trained Graduate Teacher',
  isTeaching: 'Yes',
  monthlySalary: '34000',
  subjects: 'English',
};

function isKind(kind: string | undefined): kind is ImportKind {
  return IMPORT_KINDS.some((one) => one === kind);
}

async function isThere(db: Db): Promise<void> {
  await db.rows(sql`select 1`);
}
