import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, CBSE_VALUES, issue } from '../../../test/certificates.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { fillForm } from './rules/fill-form.ts';
import { takeSnapshot } from './rules/snapshot.ts';
import { NO_NUMBERS } from './service/person.ts';
import { listStudentFacts } from './store/people.store.ts';
import { listPresets } from './store/presets.ts';
import { findSchool } from './store/school.store.ts';

let test: TestApp;
let school: TestSchool;
let aarav: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Dnyan Sagar Vidyalaya ${performance.now()}`);
  aarav = await addComplete(test, school);
  await test.owner`update schools set board = 'CBSE', affiliation_number = '', principal_name = '' where id = ${school.id}`;
});

const textOf = async (url: string) => (await readPdf((await test.app.inject(url)).rawPayload)).text.replaceAll(/\s+/g, ' ');
const gapsOf = async (formId: string, personId = aarav) =>
  (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}/people/${personId}`)).data.missingOfSchool;
const saveSettings = (values: Record<string, string>) =>
  ask(test, school, 'PUT', '/admin/certificates/settings', {
    ...{ isPublic: false, bookSize: 100, schoolCode: '', schoolNameHindi: '', schoolAddressHindi: '', principalNameHindi: '' },
    ...{ preferred: {}, nextSerials: {} },
    ...values,
  });

it('what the board asks for on a transfer certificate is named while the school has not entered it', async () => {
  expect(await gapsOf('cbse-transfer')).toEqual(['affiliationNumber', 'schoolCode', 'principal']);
  expect(await gapsOf('bonafide')).toEqual(['principal']);
  await ask(test, school, 'PATCH', '/admin/school-profile', { principalName: 'Smt. Anjali Joshi', affiliationNumber: '1130999' });
  expect(await gapsOf('cbse-transfer')).toEqual(['schoolCode']);
  await saveSettings({ schoolCode: '30451' });
  expect(await gapsOf('cbse-transfer')).toEqual([]);
  const { data, message } = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values: CBSE_VALUES });
  const text = await textOf(data?.url ?? message);
  for (const word of ['1130999', '30451', 'Smt. Anjali Joshi']) expect(text).toContain(word);
});

it('a state board asks for no numbers, and a format names what its own texts use', async () => {
  await test.owner`update schools set board = 'State board' where id = ${school.id}`;
  expect(await gapsOf('general-transfer')).toEqual(['principal']);
  const { content } = (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data;
  const opening = [{ en: '{studentName} of {schoolName} (UDISE {udiseCode})', hi: '' }];
  const signatures = [{ label: { en: 'Clerk', hi: '' }, hasPicture: false, hasName: false }];
  const body = { name: 'Own', type: 'bonafide', personKind: 'student', content: { ...content, languages: 'en', opening, signatures } };
  const { data } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
  expect(await gapsOf(data.id)).toEqual(['udiseCode']);
});

it('the principal signs by name, in Hindi too, on letters for employees as well', async () => {
  await ask(test, school, 'PATCH', '/admin/school-profile', { principalName: 'Smt. Anjali Joshi' });
  await saveSettings({ principalNameHindi: 'श्रीमती अंजली जोशी' });
  expect((await ask(test, school, 'GET', '/admin/certificates/settings')).data).toMatchObject({
    principalNameHindi: 'श्रीमती अंजली जोशी',
    hasPublicAddress: true,
  });
  const both = await issue(test, school, { formId: 'bonafide', personId: aarav, values: { purpose: 'a scholarship' } });
  const text = await textOf(both.data.url);
  expect(text).toContain('Smt. Anjali Joshi / ');
  expect(text).toMatch(/अंजली/);
  const employee = await addEmployee(test, school, { name: 'Meena Iyer' });
  const letter = await issue(test, school, { formId: 'experience', personId: employee, values: {} });
  expect(await textOf(letter.data?.url ?? letter.message)).toMatch(/Smt\. Anjali Joshi Principal/);
  const { content } = (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data;
  const [signature] = content.signatures;
  const unnamed = { ...content, languages: 'hi', signatures: [{ ...signature, hasName: false }] };
  const body = { name: 'No name', type: 'bonafide', personKind: 'student', content: unnamed };
  const { data: form } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
  const plain = await issue(test, school, { formId: form.id, personId: aarav, values: { purpose: 'छात्रवृत्ति' } });
  expect(await textOf(plain.data.url)).not.toMatch(/अंजली|Anjali/);
});

it('before the issue each number is one dash', async () => {
  const [facts, [person]] = await test.database.schoolTransaction(school.id, (db) =>
    Promise.all([findSchool(db, school.id), listStudentFacts(db, school.id, [aarav])]),
  );
  const form = listPresets().get('cbse-transfer')?.content;
  if (form === undefined || person === undefined) throw new Error('Nothing to fill in.');
  const take = (numbers: typeof NO_NUMBERS) =>
    takeSnapshot({
      ...{ form, formName: 'TC', person, school: facts, numbers, code: 'C.x', madeAt: '' },
      filled: fillForm(form, { person, school: facts, numbers }, {}),
    }).numbers.map(({ value }) => value);
  expect(take(NO_NUMBERS)).toEqual(['–', '–', person.admissionNumber]);
  expect(take({ number: 'TC/2026-27/0007', serialNo: '7', bookNo: '1' })).toEqual(['1', '7 (TC/2026-27/0007)', person.admissionNumber]);
});
