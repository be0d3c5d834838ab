import type * as calls from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, OpenContext } from '#platform/http';
import { dayCell, makeSheet } from '#platform/sheets';
import { type CertificateRow, findCertificate, findCode, listRegister } from '../store/certificates.store.ts';
import { findSchool } from '../store/school.store.ts';

const MOST = 5000;

/** Whether a certificate is genuine. Refuses an unknown code. */
export async function verifyCertificate(
  { db, inSchool }: OpenContext,
  { params }: Input<typeof calls.verifyCertificate>,
): Promise<CallAnswer<typeof calls.verifyCertificate>> {
  const code = await findCode(db, params.code);
  if (code === null) throw notFound();
  const { row, school } = await inSchool(code.schoolId, async (behind) => ({
    row: await findCertificate(behind, code.schoolId, code.id),
    school: await findSchool(behind, code.schoolId),
  }));
  if (row === null) throw notFound();
  return {
    kind: 'certificate',
    state: row.state,
    schoolName: school.name,
    typeName: row.typeName,
    number: row.number,
    name: row.personName,
    place: row.place,
    issuedOn: row.issuedOn,
    cancelledOn: row.cancelledOn,
  };
}

type InSchool = <T>(schoolId: string, work: (db: Db) => Promise<T>) => Promise<T>;

/** Transfer certificates of a school that publishes them. Refuses any other school. */
async function readPublished(inSchool: InSchool, schoolId: string): Promise<{ name: string; rows: CertificateRow[] }> {
  return inSchool(schoolId, async (db) => {
    const school = await findSchool(db, schoolId);
    if (!school?.settings.isPublic) throw notFound();
    return { name: school.name, rows: await listRegister(db, schoolId, { type: 'transfer' }, { offset: 0, limit: MOST }) };
  });
}

export async function listPublicCertificates(
  { inSchool, platform }: OpenContext,
  { params }: Input<typeof calls.listPublicCertificates>,
): Promise<CallAnswer<typeof calls.listPublicCertificates>> {
  const { name, rows } = await readPublished(inSchool, params.code);
  return {
    schoolName: name,
    csvUrl: `${platform.publicUrl}/public/certificates/${params.code}.csv`,
    certificates: rows.map(({ number, personNumber, personName, place, issuedOn, state }) => ({
      number,
      admissionNumber: personNumber,
      name: personName,
      place,
      issuedOn,
      state,
    })),
  };
}

/** The same list as CSV, for the school's website. */
export async function readPublicCsv(schoolId: string, { inSchool }: { inSchool: InSchool }): Promise<Uint8Array> {
  const { rows } = await readPublished(inSchool, schoolId);
  const sheet = {
    title: 'transfer-certificates',
    headings: ['Number', 'Admission no.', 'Name', 'Class', 'Issued on', 'Status'],
    rows: rows.map(({ number, personNumber, personName, place, issuedOn, state }) => [
      number,
      personNumber,
      personName,
      place,
      dayCell(issuedOn),
      state === 'issued' ? 'Issued' : 'Cancelled',
    ]),
  };
  return makeSheet(sheet, 'csv');
}
