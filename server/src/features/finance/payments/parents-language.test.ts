import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil, payCash } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let rohan: Pupil;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Vidya Mandir ${performance.now()}`);
  rohan = await addPupil(test, school, { name: 'Rohan Kale', admittedOn: '2020-04-01' });
});

const write = (body: object) => ask(test, school, 'PATCH', '/admin/school-profile', body);
const open = (url: string) => test.app.inject(url);
/** The text with single spaces between words, regardless of line breaks. */
const textOf = async (url: string) => (await readPdf((await open(url)).rawPayload)).text.replaceAll(/\s+/g, ' ');

describe('what parents get', () => {
  it('is English until the school selects another language, whatever language its office reads', async () => {
    const { receiptUrl } = await payCash(test, school, rohan.id);
    const text = await textOf(`${receiptUrl}&language=hi`);
    for (const words of ['FEE RECEIPT', 'Student', 'Rupees Three Thousand Two Hundred Only', 'Paid by Cash']) expect(text).toContain(words);
    expect(text).not.toMatch(/\p{Script=Devanagari}/u);
  });

  it('is Hindi where the school selects it: receipts on each paper, and sums in words', async () => {
    expect((await write({ parentsLanguage: 'hi' })).data).toMatchObject({ parentsLanguage: 'hi', hasBilingualReceipts: false });
    const { receiptUrl } = await payCash(test, school, rohan.id);
    for (const layout of ['A5', 'A4', 'roll']) {
      const text = await textOf(`${receiptUrl}&layout=${layout}`);
      for (const words of ['फीस रसीद', 'विद्यार्थी', 'Rohan Kale', 'ट्यूशन फीस (अप्रैल)', 'तीन हज़ार दो सौ रुपये मात्र', 'नकद'])
        expect(text, layout).toContain(words);
      expect(text).not.toMatch(/FEE RECEIPT|Student|Rupees|Cash|Tuition|…/);
    }
  });

  it('is in both languages where the school wants receipts so, with nothing cut', async () => {
    await write({ parentsLanguage: 'hi', hasBilingualReceipts: true });
    const { receiptUrl } = await payCash(test, school, rohan.id);
    for (const layout of ['A5', 'A4', 'roll']) {
      const text = await textOf(`${receiptUrl}&layout=${layout}`);
      for (const words of [
        'FEE RECEIPT / फीस रसीद',
        'Student / विद्यार्थी',
        'Rupees Three Thousand Two Hundred Only',
        'तीन हज़ार दो सौ रुपये मात्र',
      ])
        expect(text, layout).toContain(words);
      expect(text).not.toContain('…');
    }
  });

  it('says in Hindi that a receipt is a duplicate', async () => {
    await write({ parentsLanguage: 'hi' });
    const { paymentId } = await payCash(test, school, rohan.id);
    const { data } = await ask(test, school, 'POST', `/finance/payments/${paymentId}/receipt-copies`);
    expect(await textOf(data.receiptUrl)).toContain('प्रतिलिपि');
  });

  it('has fee certificates and reminders in it too', async () => {
    await write({ parentsLanguage: 'hi' });
    await payCash(test, school, rohan.id);
    const { data } = await ask(test, school, 'GET', `/finance/students/${rohan.id}/certificate`);
    const text = await textOf(data.url);
    expect(text).toContain('फीस प्रमाण पत्र');
    expect(text).not.toContain('certify');
    const reminders = async (query = '') => (await ask(test, school, 'GET', `/finance/reminders${query}`)).data;
    expect((await reminders()).language).toBe('hi');
    expect((await reminders('?language=en')).language).toBe('en');
    expect((await ask(test, school, 'GET', '/finance/reminders?language=xx')).status).toBe(400);
  });

  it('is each school’s own choice', async () => {
    await write({ parentsLanguage: 'hi' });
    const other = await makeSchool(test, `Bal Niketan ${performance.now()}`);
    const child = await addPupil(test, other, { name: 'Asha Rao' });
    expect(await textOf((await payCash(test, other, child.id)).receiptUrl)).toContain('FEE RECEIPT');
  });

  it('cannot be a language that Shala does not speak', async () => {
    expect(await write({ parentsLanguage: 'xx' })).toMatchObject({ status: 400, fields: { parentsLanguage: expect.any(String) } });
    expect((await write({ parentsLanguage: '../hi' })).status).toBe(400);
    expect((await ask(test, school, 'GET', '/admin/school-profile')).data.parentsLanguage).toBe('en');
  });
});

describe('what the office downloads', () => {
  it('has the headings of the language in which its link was asked for', async () => {
    await payCash(test, school, rohan.id);
    const fetchCsv = async (headers: Record<string, string>) => {
      const asked = await test.app.inject({
        method: 'GET',
        url: '/finance/exports/payments?format=csv',
        headers: { ...bearer(school), ...headers },
      });
      return (await open(asked.json().data.url)).body.replace('\ufeff', '').split('\r\n');
    };
    const [english, hindi] = [await fetchCsv({}), await fetchCsv({ 'x-language': 'hi' })];
    expect(english[0]).toMatch(/^Receipt,Date,Admission no\.,Student,/);
    expect(english[1]).toContain(',Cash,');
    expect(hindi[0]).toMatch(/^रसीद,तारीख,प्रवेश संख्या,विद्यार्थी,/);
    expect(hindi[1]).toContain(',नकद,');
  });
});
