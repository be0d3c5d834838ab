import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees, yearName, yearOfDay } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, MadeFile, ReadContext } from '#platform/http';
import { makeStatement, type StatementPaper } from '#platform/pdf';
import { inLanguage, say, sumInWords, writeDay } from '#platform/words';
import { findYear } from '../overview/summary.store.ts';
import { readLogo, schoolOnPaper } from '../payments/paper-school.ts';
import { type CertificateFacts, findCertificate } from '../payments/receipts.store.ts';
import { headWord } from '../rules/words.ts';
import { formatPaise, signedFile } from '../wire.ts';

const GOOD_FOR_DAYS = 1;
/** More receipts than this are counted instead of listed. */
const MOST_LISTED = 40;

/** The amounts received for a student in a financial year, and the address of the certificate. Refuses an unknown student. */
export async function getFeeCertificate(
  context: ReadContext,
  { params, query }: Input<typeof calls.getFeeCertificate>,
): Promise<CallAnswer<typeof calls.getFeeCertificate>> {
  const { db, school } = context;
  const firstYear = query.year ?? yearOfDay((await findYear(db, school.id))?.today ?? context.now.toISOString());
  const facts = await findCertificate(db, school.id, { studentId: params.studentId, firstYear });
  if (facts === null) throw notFound();
  const total = sumOf(facts, () => true);
  return {
    year: yearName(firstYear),
    total: toRupees(total),
    tuition: toRupees(sumOf(facts, isTuition)),
    notCleared: toRupees(facts.notClearedPaise),
    receipts: facts.receipts.length,
    url: total === 0 ? null : signedFile(context, `certified-${firstYear}-${params.studentId}`, GOOD_FOR_DAYS),
  };
}

/** The PDF behind a certificate's address. */
export const makeCertificateFile: MadeFile = async ({ name, schoolId, inSchool, platform }) => {
  const [, year, studentId] = /^certified-(\d{4})-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (year === undefined || studentId === undefined) throw notFound();
  const { facts, logo } = await inSchool(schoolId, async (db) => {
    const found = await findCertificate(db, schoolId, { studentId, firstYear: Number(year) });
    // The payments may have been reversed after the address was given.
    if (found === null || found.lines.length === 0) throw notFound();
    return { facts: found, logo: await readLogo(db, platform, { schoolId, fileId: found.logoFileId }) };
  });
  const bytes = await inLanguage(facts.parentsLanguage, () => makeStatement(certificatePaper(facts, Number(year), logo)));
  return { bytes, mediaType: 'application/pdf', name: `fee-certificate-${yearName(Number(year))}.pdf`, isInline: true };
};

function certificatePaper(facts: CertificateFacts, firstYear: number, logo: Uint8Array | null): StatementPaper {
  const { student, guardian, admissionNumber, className, sectionName, lines, today } = facts;
  const total = sumOf(facts, () => true);
  const values = {
    ...{ student, admissionNumber, guardian, firstYear: String(firstYear), lastYear: String(firstYear + 1) },
    place: `${className} ${sectionName}`.trim(),
    hasGuardian: guardian === '' ? 'no' : 'yes',
    hasClass: className === '' ? 'no' : 'yes',
  };
  return {
    school: schoolOnPaper(facts, logo),
    title: say('Fee certificate {year}', { year: yearName(firstYear) }),
    text: say(
      'This is to certify that the following fees were received for {student}{hasGuardian, select, yes {, child of {guardian}} other {}}{hasClass, select, yes {, of class {place}} other {}}, admission number {admissionNumber}, in the financial year from 1 April {firstYear} to 31 March {lastYear}.',
      values,
    ),
    lines: lines.map(({ head, paise }) => ({ what: headWord(head), amount: formatPaise(paise) })),
    total: { what: say('Total received'), amount: formatPaise(total) },
    words: sumInWords(total),
    notes: notesOf(facts, firstYear),
    issuedOn: say('Issued on {day}', { day: writeDay(today) }),
    signatory: say('For the school'),
  };
}

/** Tax law asks for the tuition fee in it; where it is the whole, its sum is not written once more. */
function tuitionLine(tuition: number, total: number): string {
  if (tuition === 0) return say('No tuition fee is included in this amount.');
  if (tuition === total) return say('The whole amount is tuition fee.');
  return say('Tuition fee included in this amount: {sum} ({words}).', { sum: formatPaise(tuition), words: sumInWords(tuition) });
}

function notesOf(facts: CertificateFacts, firstYear: number): string[] {
  const tuition = sumOf(facts, isTuition);
  const { receipts, notClearedPaise } = facts;
  const year = yearName(firstYear);
  const listed =
    receipts.length > MOST_LISTED
      ? say('{count} receipts of {year}.', { count: receipts.length, year })
      : say('Receipts of {year}: {list}.', {
          year,
          list: receipts.map(({ no, on }) => `${no} (${writeDay(on).slice(0, -' 2026'.length)})`).join(', '),
        });
  return [
    tuitionLine(
      tuition,
      sumOf(facts, () => true),
    ),
    listed,
    ...(notClearedPaise > 0
      ? [say('Cheques of {sum} not yet cleared by the bank are not counted.', { sum: formatPaise(notClearedPaise) })]
      : []),
  ];
}

const isTuition = ({ kind }: { kind: string }) => kind === 'tuition';

function sumOf({ lines }: CertificateFacts, counts: (line: { kind: string }) => boolean): number {
  return lines.filter(counts).reduce((sum, { paise }) => sum + paise, 0);
}
