import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

const SCHOOL = 'श्री सरस्वती विद्या मंदिर वरिष्ठ माध्यमिक विद्यालय एवं कनिष्ठ महाविद्यालय';
const STUDENT = 'Venkateshwaraprasad Rajagopalachari Deshpande-Kulkarni';

function paper(heads: number, more: Partial<ReceiptPaper> = {}): ReceiptPaper {
  return {
    school: { name: SCHOOL, address: 'MG Road, Pune', contact: '', logo: null },
    number: '2026-27/10432',
    paidOn: '22 Nov 2026',
    facts: [
      ['Student', STUDENT],
      ['Class', 'Class 12th, Section A'],
    ],
    lines: Array.from({ length: heads }, (_, index) => ({ what: `Head ${index + 1} (April to March)`, amount: `1,24,5${10 + index}.50` })),
    total: '12,34,567.50',
    words: 'Rupees Twelve Lakh Only',
    balance: 'Balance due till 22 Nov 2026: ₹5,800',
    paidBy: 'Paid by Cash',
    language: 'en',
    isBilingual: false,
    fixed: {
      title: 'FEE RECEIPT',
      number: 'No. 2026-27/10432',
      totalReceived: 'Total received',
      receivedBy: 'Received by Asha',
      parentsCopy: 'Parent copy',
      schoolCopy: 'School copy',
      scan: 'Scan to verify',
      isValid: 'Valid without a signature.',
      isComputerMade: 'This is a computer-generated receipt and is valid without a signature.',
    },
    verifyUrl: 'http://localhost:3000/verification?code=abc',
    mark: '',
    layout: 'A5',
    ...more,
  };
}

describe('a receipt', () => {
  it.each([1, 8, 13, 20])('has a line for each of %i heads, and names whole', async (heads) => {
    const { text } = await readPdf(await drawReceipt(paper(heads)));
    for (const { what, amount } of paper(heads).lines) {
      expect(text).toContain(what);
      expect(text).toContain(amount);
    }
    expect(text).toContain(STUDENT);
    expect(text).toContain('₹5,800');
    expect(text).not.toContain('…');
  });

  it('carries a code to scan only where the installation has an address for others', async () => {
    for (const layout of ['A5', 'roll'] as const) {
      expect((await readPdf(await drawReceipt(paper(1, { layout })))).text).toContain('Scan to verify');
      expect((await readPdf(await drawReceipt(paper(1, { layout, verifyUrl: null })))).text).not.toContain('Scan to verify');
    }
  });

  it('stands twice on A4, for the parent and for the school, and says that it is a duplicate', async () => {
    const { text, height } = await readPdf(await drawReceipt(paper(2, { layout: 'A4', mark: 'DUPLICATE' })));
    expect(text.match(/DUPLICATE/g)).toHaveLength(2);
    expect(text).toContain('Parent copy');
    expect(text).toContain('School copy');
    expect(height).toBeCloseTo(839.06);
  });
});
