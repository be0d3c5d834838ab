import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { addPupil, ask, depositCheque, PNG, type Pupil, payCash, payCheque } from '../../../../test/fees.ts';
import { makePng } from '../../../../test/pictures.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `श्री विद्या मंदिर ${performance.now()}`);
  rohan = await addPupil(test, school, { name: 'रोहन Kale' });
});

const codeOf = async (paymentId: string) =>
  (await test.owner<{ code: string }[]>`select code from public_codes where document_id = ${paymentId}`)[0]?.code;
const textOf = async (url: string) => (await readPdf((await test.app.inject(url)).rawPayload)).text;
const verify = async (code: string | undefined) => (await test.app.inject(`/public/verify/${code}`)).json().data;

describe('a receipt', () => {
  it('opens as a PDF at its address without a token, in A5 and as two copies on A4', async () => {
    const { receiptUrl } = await payCash(test, school, rohan.id);
    const a5 = await test.app.inject(receiptUrl);
    expect([a5.statusCode, a5.headers['content-type'], a5.headers['cache-control']]).toEqual([200, 'application/pdf', 'private, no-store']);
    expect(a5.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''receipt-\d{4}-\d\d-1\.pdf$/);
    expect(a5.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(a5.body).toContain('/MediaBox [0 0 595.28 419.53]');
    expect((await test.app.inject(`${receiptUrl}&layout=A4`)).body).toContain('/MediaBox [0 0 595.28 839.06]');
    const roll = (await test.app.inject(`${receiptUrl}&layout=roll`)).body;
    const [, bottom, width, top] = /\/MediaBox \[0 ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(roll) ?? [];
    expect([width, top]).toEqual(['226.77', '4000']);
    expect(Number(top) - Number(bottom)).toBeGreaterThan(250);
    expect(Number(top) - Number(bottom)).toBeLessThan(600);
  });

  it('carries the logo; one that cannot be drawn, or would fill the memory, is left out', async () => {
    for (const [month, bytes] of [
      ['April', PNG],
      ['May', Buffer.from('no picture')],
      ['June', makePng(10_000, 10_000, 1)],
    ] as const) {
      const fileId = await test.database.schoolTransaction(school.id, (db) =>
        test.platform.files.put(db, { schoolId: school.id, name: 'logo.png', mediaType: 'image/png', bytes }),
      );
      await test.owner`update schools set logo_file_id = ${fileId} where id = ${school.id}`;
      const { paymentId } = await payCash(test, school, rohan.id, { month });
      const { data } = await ask(test, school, 'POST', `/finance/payments/${paymentId}/receipt-copies`);
      const receipt = await test.app.inject(data.receiptUrl);
      expect([receipt.statusCode, receipt.body.includes('/Subtype /Image')]).toEqual([200, bytes === PNG]);
    }
  });

  it('names the school’s own phone and address of mail, never those of who registered it', async () => {
    await test.owner`update schools set phone = '0253 2345678', email = 'office@vidya.example' where id = ${school.id}`;
    const [registrant] = await test.owner<
      { phone: string; email: string }[]
    >`update accounts set phone = '9876501234' where school_id = ${school.id}
      returning phone, email`;
    const text = await textOf((await payCash(test, school, rohan.id)).receiptUrl);
    expect(text).toContain('0253 2345678');
    expect(text).toContain('office@vidya.example');
    for (const theirs of [registrant?.phone, registrant?.email]) expect(text).not.toContain(theirs ?? 'unknown');
  });

  it('has its code only while a public address is set', async () => {
    const { platform } = test;
    const { receiptUrl } = await payCash(test, school, rohan.id);
    expect(await textOf(receiptUrl)).toContain('Scan to verify');
    platform.isPublic = false;
    try {
      const { paymentId } = await payCash(test, school, rohan.id, { month: 'May' });
      const { data } = await ask(test, school, 'POST', `/finance/payments/${paymentId}/receipt-copies`);
      expect(await textOf(data.receiptUrl)).not.toContain('Scan to verify');
    } finally {
      platform.isPublic = true;
    }
  });

  it('is printed from its payment for an hour; later there are duplicates', async () => {
    const { paymentId } = await payCash(test, school, rohan.id);
    const shown = async () => (await ask(test, school, 'GET', `/finance/payments/${paymentId}`)).data.receiptUrl;
    expect(await textOf(await shown())).toContain('3,200');
    await test.owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update payments set created_at = created_at - interval '61 minutes' where id = ${paymentId}`;
    });
    expect(await shown()).toBeNull();
  });

  it('is not found when its address was changed', async () => {
    const { receiptUrl } = await payCash(test, school, rohan.id);
    const second = await payCash(test, school, rohan.id, { month: 'May' });
    for (const url of [
      receiptUrl.replace('original', 'duplicate'),
      receiptUrl.replace(/s=.../, 's=AAA'),
      receiptUrl.split('?')[0] ?? '',
      `${second.receiptUrl.split('?')[0]}?${receiptUrl.split('?')[1]}`,
    ]) {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    }
  });

  it('says which month was paid in part and what remains due; a later payment does not change it', async () => {
    const dueOn = async (day: string) => {
      const { months } = (await ask(test, school, 'GET', `/finance/students/${rohan.id}/fees`)).data;
      return (months as { dueOn: string; left: number }[]).filter((month) => month.dueOn <= day).reduce((sum, { left }) => sum + left, 0);
    };
    const rupees = (sum: number) => `₹${sum.toLocaleString('en-IN')}`;
    const first = await payCash(test, school, rohan.id, { month: 'April', amount: 8000 });
    const due = await dueOn(first.paidOn);
    const text = await textOf(first.receiptUrl);
    expect(text).toMatch(/\(April to May, part of June\)/);
    if (due > 0) expect(text).toContain(`${rupees(due)}`);
    const second = await payCash(test, school, rohan.id, { month: 'June', amount: 1600 });
    // The same paper, whenever it is printed.
    expect(await textOf(first.receiptUrl)).toBe(text);
    expect(await textOf(second.receiptUrl)).not.toContain('part of');
    await ask(test, school, 'POST', `/finance/payments/${second.paymentId}/reversal`, { reason: 'Wrong child' });
    expect(await textOf(first.receiptUrl)).toBe(text);
    expect(await textOf(second.receiptUrl)).not.toContain('Balance due');
    const third = await payCash(test, school, rohan.id, { month: 'June', amount: 600 });
    if (due > 600) expect(await textOf(third.receiptUrl)).toContain(`: ${rupees(due - 600)}`);
    expect(await textOf(third.receiptUrl)).toContain('part of June');
  });

  it('is counted, and marked as a duplicate, when it is printed again', async () => {
    const { paymentId, receiptUrl } = await payCash(test, school, rohan.id);
    const shown = async () => (await ask(test, school, 'GET', `/finance/payments/${paymentId}`)).data.receiptUrl;
    expect(await textOf(await shown())).not.toContain('DUPLICATE');
    const copies = [1, 2].map(() => ask(test, school, 'POST', `/finance/payments/${paymentId}/receipt-copies`));
    const [first, second] = await Promise.all(copies);
    expect([first?.data.copy, second?.data.copy].sort()).toEqual([1, 2]);
    expect(await textOf(first?.data.receiptUrl)).toContain('DUPLICATE');
    expect(await textOf(receiptUrl)).not.toContain('DUPLICATE');
    expect((await ask(test, school, 'GET', `/finance/payments/${paymentId}`)).data).toMatchObject({ reprints: 2, receiptUrl: null });
  });
});

describe('verification', () => {
  it('tells anyone whether a receipt is genuine, awaits its cheque, or was cancelled', async () => {
    const cash = await payCash(test, school, rohan.id);
    await test.app.inject(cash.receiptUrl);
    expect(await verify(await codeOf(cash.paymentId))).toMatchObject({
      kind: 'receipt',
      state: 'genuine',
      schoolName: school.name,
      receiptNo: 1,
      amount: 3200,
      student: 'रोहन K.',
      className: '10th',
      amountInWords: 'Rupees Three Thousand Two Hundred Only',
    });
    const cheque = await payCheque(test, school, rohan.id, { month: 'May' });
    await test.app.inject(cheque.receiptUrl);
    expect((await verify(await codeOf(cheque.paymentId))).state).toBe('awaiting clearance');
    await depositCheque(test, school, cheque.paymentId);
    await ask(test, school, 'POST', `/finance/cheques/${cheque.paymentId}/bounce`, { reason: 'no funds' });
    expect(await verify(await codeOf(cheque.paymentId))).toMatchObject({ state: 'cancelled', cancelledOn: expect.any(String) });
  });

  it('does not know another code', async () => {
    for (const code of ['unknown', 'a%00b', "'; drop table payments", '1'.repeat(190)])
      expect((await test.app.inject(`/public/verify/${encodeURIComponent(code)}`)).statusCode).toBe(404);
  });
});

describe('exports', () => {
  const fetchTable = async (table: string, query: string) => {
    const answer = await ask(test, school, 'GET', `/finance/exports/${table}?${query}`);
    return answer.status === 200 ? test.app.inject(answer.data.url) : Promise.reject(new Error(`${answer.status}`));
  };

  it('give every table as CSV and XLSX', async () => {
    await payCheque(test, school, rohan.id);
    const ids = `classId=${school.ids.class}&sectionId=${school.ids.section}`;
    for (const table of [
      'payments',
      'defaulters',
      'head-dues',
      'class-fees',
      'pay-and-due',
      'expenses',
      'salaries',
      'day-book',
      'collections',
      'fee-structure',
      'concessions',
      'cheques',
      'opening-balances',
      'opening-balances-in-force',
    ]) {
      const csv = await fetchTable(table, `format=csv&${ids}`);
      expect([table, csv.statusCode, csv.headers['content-type']]).toEqual([table, 200, 'text/csv; charset=utf-8']);
      expect(csv.body.charCodeAt(0)).toBe(0xfeff);
      const xlsx = await fetchTable(table, `format=xlsx&${ids}`);
      expect([table, xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([table, 200, 'PK']);
    }
  });

  it('have days, sums and words that an accountant can work with', async () => {
    const cheque = { studentId: rohan.id, month: 'April', amount: 3200, instrumentId: '001234', chequeDate: schoolToday() };
    await ask(test, school, 'POST', '/finance/updateOfflineChequeFeePayment', cheque);
    const sheetOf = async (table: string, query = '') => readSheet((await fetchTable(table, `format=xlsx${query}`)).rawPayload);
    const of = (rows: Awaited<ReturnType<typeof sheetOf>>, heading: string) => rows[1]?.[rows[0]?.indexOf(heading) ?? -1];
    const payments = await sheetOf('payments');
    expect(of(payments, 'Date')).toBeInstanceOf(Date);
    expect(of(payments, 'Cheque date')).toEqual(new Date(`${schoolToday()}T00:00:00Z`));
    expect(['Amount', 'Mode', 'Reference no.', 'Status'].map((heading) => of(payments, heading))).toEqual([
      3200,
      'Cheque',
      '001234',
      'Valid',
    ]);
    const [head, ...book] = await sheetOf('day-book');
    expect(head?.slice(-3)).toEqual(['Amount received', 'Amount paid', 'Balance']);
    const cheques = book.filter(([, account]) => account === 'Cheques not yet cleared').map((row) => row.slice(3));
    expect(cheques).toEqual([
      ['Opening balance', null, null, null, null, 0],
      [expect.stringMatching(/^Receipt \d{4}-\d\d\/1$/), expect.any(String), 'Fees receivable', 3200, null, 3200],
    ]);
  });

  it('have cancelled and bounced sums beside those that count, which add up to what the screen says', async () => {
    const { paymentId } = await payCash(test, school, rohan.id, { month: 'April' });
    await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'Wrong child' });
    await payCash(test, school, rohan.id, { month: 'May' });
    const [headings, ...rows] = await readSheet((await fetchTable('payments', 'format=xlsx')).rawPayload);
    const column = (heading: string) => rows.map((row) => row[headings?.indexOf(heading) ?? -1] ?? null);
    expect(column('Status')).toEqual(['Valid', 'Cancelled']);
    expect(column('Amount')).toEqual([3200, null]);
    expect(column('Amount cancelled or bounced')).toEqual([null, 3200]);
    expect(column('Reason')).toEqual([null, 'Wrong child']);
    expect(column('Cancelled or bounced on')).toEqual([null, expect.any(Date)]);
    expect((await ask(test, school, 'GET', '/finance/payments')).data.total).toMatchObject({ amount: 3200, cancelled: 1 });
  });

  it('never let what a person typed become a formula', async () => {
    const evil = await addPupil(test, school, { name: '=HYPERLINK("http://x","Pay")', admissionNumber: '@SUM(1)' });
    await payCash(test, school, evil.id);
    const { body } = await fetchTable('payments', 'format=csv');
    expect(body).toContain(`"'=HYPERLINK(""http://x"",""Pay"")"`);
    expect(body).toContain("'@SUM(1)");
    for (const cell of body.slice(1).split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
  });

  it('are not found under a changed address or with a foreign class', async () => {
    const { data } = await ask(test, school, 'GET', '/finance/exports/payments?format=csv');
    expect((await test.app.inject(data.url.replace('payments', 'expenses'))).statusCode).toBe(404);
    expect((await ask(test, school, 'GET', `/finance/exports/class-fees?format=csv&classId=${school.id}`)).status).toBe(404);
    expect((await ask(test, school, 'GET', '/finance/exports/secrets?format=csv')).status).toBe(404);
  });
});

describe('a certificate of fees', () => {
  const ofYear = (studentId: string, query = '') => ask(test, school, 'GET', `/finance/students/${studentId}/certificate${query}`);

  it('counts what was received in the year, tuition apart, and no cheque that is still open', async () => {
    await payCash(test, school, rohan.id, { month: 'April' });
    const cheque = await payCheque(test, school, rohan.id, { month: 'May' });
    expect((await ofYear(rohan.id)).data).toMatchObject({ total: 3200, tuition: 3200, notCleared: 3200, receipts: 1 });
    await ask(test, school, 'POST', `/finance/cheques/${cheque.paymentId}/clearing`);
    const { data } = await ofYear(rohan.id);
    expect(data).toMatchObject({ total: 6400, tuition: 6400, notCleared: 0, receipts: 2, year: expect.stringMatching(/^\d{4}-\d\d$/) });
    const paper = await test.app.inject(data.url);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.headers['content-disposition']).toContain('fee-certificate-');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has no paper for a year in which nothing was received, or after all of it was taken back', async () => {
    expect((await ofYear(rohan.id, '?year=2019')).data).toEqual({
      year: '2019-20',
      total: 0,
      tuition: 0,
      notCleared: 0,
      receipts: 0,
      url: null,
    });
    const { paymentId } = await payCash(test, school, rohan.id);
    const { data } = await ofYear(rohan.id);
    await ask(test, school, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'entered twice' });
    expect((await test.app.inject(data.url)).statusCode).toBe(404);
    expect((await ofYear(rohan.id)).data.url).toBeNull();
  });

  it('is refused for another school’s student, a bad year and a changed address', async () => {
    const other = await makeSchool(test, 'Another school');
    const theirs = await addPupil(test, other);
    expect(await ofYear(theirs.id)).toMatchObject({ status: 404 });
    for (const year of ['1e9', 'x', '2026.5', '-1']) expect(await ofYear(rohan.id, `?year=${year}`)).toMatchObject({ status: 400 });
    await payCash(test, school, rohan.id);
    const { data } = await ofYear(rohan.id);
    expect((await test.app.inject(data.url.replace(rohan.id, theirs.id))).statusCode).toBe(404);
  });
});
