import { notFound } from '#platform/errors';
import type { MadeFile } from '#platform/http';
import { makeReceipt } from '#platform/pdf';
import { readLogo, schoolOnPaper } from './paper-school.ts';
import { receiptPaper } from './receipt-paper.ts';
import { ensureCode, findReceipt } from './receipts.store.ts';

/** The PDF behind a receipt's address, `original-…` or `duplicate-…`: A5, or as the address asks, two copies on A4 or a roll of 80 mm. */
export const makeReceiptFile: MadeFile = async ({ name, query, schoolId, inSchool, platform }) => {
  const [, kind, paymentId] = /^receipt-(original|duplicate)-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (kind === undefined || paymentId === undefined) throw notFound();
  const { facts, code, logo } = await inSchool(schoolId, async (db) => {
    const found = await findReceipt(db, schoolId, paymentId);
    if (found === null) throw notFound();
    return {
      facts: found,
      code: await ensureCode(db, schoolId, paymentId),
      logo: await readLogo(db, platform, { schoolId, fileId: found.logoFileId }),
    };
  });
  const paper = receiptPaper(facts, {
    school: schoolOnPaper(facts, logo),
    verifyUrl: platform.isPublic ? `${platform.publicUrl}/verification?code=${code}` : null,
    isDuplicate: kind === 'duplicate',
    layout: query.layout === 'A4' || query.layout === 'roll' ? query.layout : 'A5',
  });
  const bytes = await makeReceipt(paper);
  // Not cached: a bounced cheque may cancel the receipt at any time.
  return { bytes, mediaType: 'application/pdf', name: `receipt-${paper.number.replaceAll('/', '-')}.pdf`, isInline: true };
};
