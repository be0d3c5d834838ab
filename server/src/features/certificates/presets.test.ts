import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, issue } from '../../../test/certificates.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';
import { makeJpeg } from '../../../test/pictures.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { listPresets } from './store/presets.ts';

type Field = { key: string; value: string; kind: string; isMissing: boolean; choices: string[]; label: { en: string; hi: string } };

let test: TestApp;
let school: TestSchool;
let student: string;
let employee: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Saraswati Vidyalaya');
  student = await addComplete(test, school);
  employee = await addEmployee(test, school, { name: 'Meena Iyer' });
  const activity = { kind: 'sports', name: 'Kho-kho', details: '', level: 'District', onDate: '2026-06-20' };
  const added = await ask(test, school, 'POST', `/admin/students/${student}/activities`, activity);
  expect(added.status, added.error).toBe(200);
});
afterAll(() => test.close());

const bytesOf = async (url: string) => (await test.app.inject(url)).rawPayload;
const textOf = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ');

/** The kinds that only some texts have. */
const filledBy = (kind: string, today: string) => ({ day: today, number: '210' })[kind];

/** A value for each field that the record leaves empty. */
async function fillIn(formId: string, personId: string): Promise<Record<string, string>> {
  const { fields, today } = (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}/people/${personId}`)).data;
  const open = (fields as Field[]).filter(({ isMissing }) => isMissing);
  return Object.fromEntries(open.map(({ key, kind, choices }) => [key, filledBy(kind, today) ?? choices[0] ?? `Filled ${key}`]));
}

describe('every form that comes with Shala', () => {
  it.each([...listPresets().values()].map(({ key, personKind, content }) => [key, personKind, content] as const))(
    '%s is filled from the record, issued and drawn with all of its labels',
    async (key, personKind, content) => {
      const personId = personKind === 'student' ? student : employee;
      const { data, message } = await issue(test, school, { formId: key, personId, values: await fillIn(key, personId) });
      expect({ number: data?.number, message }).toMatchObject({ number: expect.stringMatching(/\/\d{4}$/) });
      const text = await textOf(await bytesOf(data.url));
      expect(text).toContain(content.title.en);
      expect(text).toContain(personKind === 'student' ? 'Aarav Sharma' : 'Meena Iyer');
      for (const { label, isPrinted } of content.fields) if (isPrinted) expect(text).toContain(label.en.split('(')[0]?.trim() ?? '');
      expect(text).not.toMatch(/[{}]/);
      if (key === 'sports') expect(text).toContain('Kho-kho');
    },
  );
});

it('letters for employees bear a title by gender, or the one that the office chose once', async () => {
  const sunita = await addEmployee(test, school, { name: 'Sunita Rao', gender: 'Female' });
  const letter = async (formId: string, values: Record<string, string> = {}) => {
    const filled = { ...(await fillIn(formId, sunita)), ...values };
    const { data, message } = await issue(test, school, { formId, personId: sunita, values: filled, keep: true });
    return data ? textOf(await bytesOf(data.url)) : message;
  };
  const listed = async (formId: string) => {
    const { fields } = (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}/people/${sunita}`)).data;
    return (fields as Field[]).find(({ key }) => key === 'title');
  };
  // The list has the title as it is printed.
  expect(await listed('experience')).toMatchObject({ value: 'Ms.', choices: ['Mr.', 'Mrs.', 'Ms.', 'Shri', 'Smt.', 'Dr.'] });
  const first = await letter('experience');
  expect(first).toContain('certify that Ms. Sunita Rao, employee code');
  expect(first).toMatch(/Her work and conduct.*We wish her success/);
  expect(await letter('experience', { title: 'Smt.' })).toContain('certify that Smt. Sunita Rao, employee code');
  expect(await letter('relieving')).toContain('Dear Smt. Sunita Rao,');
  // A format of the school's own from an earlier version lists titles without the full stop.
  const { content } = (await ask(test, school, 'GET', '/admin/certificates/forms/experience')).data;
  const fields = (content.fields as Field[]).map((field) => (field.key === 'title' ? { ...field, choices: ['Ms', 'Smt'] } : field));
  const body = { name: 'Earlier letter', type: 'experience', personKind: 'employee', content: { ...content, languages: 'both', fields } };
  const { id } = (await ask(test, school, 'POST', '/admin/certificates/forms', body)).data;
  expect(await listed(id)).toMatchObject({ value: 'Smt' });
  const both = await letter(id);
  expect(both).toContain('certify that Smt. Sunita Rao, employee code');
  expect(both).toMatch(/श्रीमती Sunita Rao/);
  const doctor = await addEmployee(test, school, { name: 'Dr. Arun Shah', gender: 'Male' });
  const { data } = await issue(test, school, { formId: 'relieving', personId: doctor, values: await fillIn('relieving', doctor) });
  expect(await textOf(await bytesOf(data.url))).toContain('Dear Dr. Arun Shah,');
});

it('what the office filled in for a missing field is offered on the next certificate', async () => {
  const personId = await addComplete(test, school, { name: 'Kept Fields' });
  for (const formId of ['provisional', 'maharashtra-leaving', 'sports']) {
    const filled = await fillIn(formId, personId);
    const values = 'uid' in filled ? { ...filled, uid: '4321' } : filled;
    const { status, message, fields: wrong } = await issue(test, school, { formId, personId, values, keep: true });
    expect({ status, message, wrong }).toMatchObject({ status: 200 });
    const { fields } = (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}/people/${personId}`)).data;
    const still = (fields as Field[]).filter(({ isMissing }) => isMissing).map(({ key }) => key);
    // Remarks are of one certificate, and the leaving is recorded by its own act.
    expect(still.filter((key) => !['remarks', 'leftOn', 'reason'].includes(key))).toEqual([]);
  }
});

it('in Hindi a class is said without the English ending', async () => {
  const { content } = (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data;
  const body = { name: 'नियमित', type: 'bonafide', personKind: 'student', content: { ...content, languages: 'hi' } };
  const { data: made } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
  const { data, message } = await issue(test, school, { formId: made.id, personId: student, values: { purpose: 'छात्रवृत्ति' } });
  expect(data, message).toBeDefined();
  const text = await textOf(await bytesOf(data.url));
  expect(text).toMatch(/कक्षा 10 A में/);
  expect(text).toContain('छात्रवृत्ति हेतु');
  expect(text).not.toContain('10th');
});

it('a form of the own is printed on A5 paper that has its letterhead already, within its margins, with signature and seal', async () => {
  for (const picture of ['signature', 'seal']) {
    const form = multipart('picture', makeJpeg(120, 60), `${picture}.jpg`);
    const url = `/admin/certificates/settings/pictures/${picture}`;
    expect(
      (await test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload })).statusCode,
    ).toBe(200);
  }
  const { content } = (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data;
  const paper = { ...content.paper, size: 'A5', top: 60, hasLetterhead: false };
  const body = {
    name: 'On our paper',
    type: 'bonafide',
    personKind: 'student',
    content: { ...content, languages: 'en', hasSeal: true, paper },
  };
  const { data: form } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
  const { data } = await issue(test, school, { formId: form.id, personId: student, values: { purpose: 'a scholarship' } });
  const bytes = await bytesOf(data.url);
  const text = await textOf(bytes);
  expect(text).toContain('Aarav Sharma');
  expect(text).not.toContain('Saraswati Vidyalaya');
  expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 419.53 595.28]');
  // Both pictures are the same, so the file contains it once.
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it('in Hindi the certificates of a girl speak of a girl', async () => {
  const girl = await addComplete(test, school, { name: 'Meera Joshi', gender: 'Female' });
  const hindi = async (formId: string, values: object) => {
    const { content } = (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}`)).data;
    const body = { name: `${formId} hi`, type: formId, personKind: 'student', content: { ...content, languages: 'hi' } };
    const { data: made } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
    const { data, message } = await issue(test, school, {
      formId: made.id,
      personId: girl,
      values: { ...(await fillIn(made.id, girl)), ...values },
    });
    expect(data, message).toBeDefined();
    return textOf(await bytesOf(data.url));
  };
  expect(await hindi('bonafide', {})).toContain('की नियमित छात्रा हैं');
  expect(await hindi('sports', {})).toMatch(/की छात्रा आरव/);
  await test.owner`update students set left_on = app.today(school_id) - 1 where school_id = ${school.id} and id = ${girl}`;
  expect(await hindi('character', {})).toMatch(/पुत्री .* की छात्रा थीं/);
});
