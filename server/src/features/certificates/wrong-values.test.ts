import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, CBSE_VALUES, issue } from '../../../test/certificates.ts';
import { ask } from '../../../test/fees.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let aarav: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `Wrong values ${performance.now()}`);
  aarav = await addComplete(test, school);
});

const textOf = async (url: string) => (await readPdf((await test.app.inject(url)).rawPayload)).text.replaceAll(/\s+/g, ' ');

describe('days to come and other wrong values', () => {
  it.each([
    [{ appliedOn: '2099-01-01' }, 'certificateDay'],
    [{ appliedOn: '2026-02-31' }, 'certificateNoDay'],
    [{ appliedOn: 'soon' }, 'certificateNoDay'],
    [{ conduct: 'Wonderful' }, 'certificateChoice'],
    [{ workingDays: 'abc' }, 'certificateNoNumber'],
  ])('%j is refused', async (wrong, code) => {
    const answer = await issue(test, school, {
      formId: 'cbse-transfer',
      personId: aarav,
      values: { ...CBSE_VALUES, ...wrong } as Record<string, string>,
    });
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([422, code, Object.keys(wrong)]);
  });

  it('a day of leaving before the admission is refused', async () => {
    const leaver = await addComplete(test, school, { admittedOn: '2021-06-15' });
    const values = { leftOn: '1990-01-01', reason: 'Health' };
    const answer = await issue(test, school, { formId: 'general-transfer', personId: leaver, values });
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([422, 'certificateDayEarly', ['leftOn']]);
    expect(answer.message).toBe('Date of leaving cannot be before 15 Jun 2021, the date of admission or joining.');
  });

  it('what the record refuses is marked at the field of the form', async () => {
    const answer = await issue(test, school, {
      formId: 'maharashtra-leaving',
      personId: aarav,
      values: { uid: 'abc', leftOn: '2026-04-01', reason: 'Health' },
      keep: true,
    });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['uid']]);
  });

  it('a student without any parent or guardian gets no certificate that names one, until the office fills it in', async () => {
    const { data: added } = await ask(test, school, 'POST', '/admin/students', {
      ...{ name: 'Om', sectionId: school.ids.section, gender: 'Male', dateOfBirth: '2016-01-01', guardians: [] },
    });
    const personId = added.id;
    for (const formId of ['bonafide', 'character']) {
      const refused = await issue(test, school, { formId, personId });
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ['parent']]);
    }
    const { data } = await issue(test, school, { personId, values: { parent: 'Govind Patil' }, keep: true });
    const text = await textOf(data.url);
    expect(text).toContain('certify that Om, son of Govind Patil, admission number');
    // The purpose that the format proposes is said in Hindi, too.
    expect(text).toContain('किसी भी आवश्यक प्रयोजन हेतु');
    expect((await issue(test, school, { formId: 'character', personId })).status).toBe(200);
  });

  it('more days present than working days are refused', async () => {
    const values = { ...CBSE_VALUES, workingDays: '210', presentDays: '211' };
    const answer = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values });
    expect([answer.status, answer.message]).toEqual([
      422,
      'Days present (211) cannot be more than the working days (210). Correct one of them.',
    ]);
  });

  it('half a day present is a day of the register; a third of one is none', async () => {
    const present = (presentDays: string) =>
      issue(test, school, { formId: 'cbse-transfer', personId: aarav, values: { ...CBSE_VALUES, presentDays } });
    const { data, message } = await present('142.5');
    expect(await textOf(data?.url ?? message)).toContain('142.5');
    const wrong = await present('142.3');
    expect([wrong.status, wrong.code]).toEqual([422, 'certificateNoNumber']);
  });

  it('a certificate of achievement without any achievement is refused', async () => {
    const answer = await issue(test, school, { formId: 'sports', personId: aarav });
    expect([answer.status, answer.code]).toEqual([422, 'certificateNothing']);
    expect(answer.message).toContain('Sports, Achievements, Clubs and activities');
  });

  it('a category that the form does not offer is asked of the office', async () => {
    const id = await addComplete(test, school, { category: 'VJNT' });
    const values = CBSE_VALUES as Record<string, string>;
    const answer = await issue(test, school, { formId: 'cbse-transfer', personId: id, values });
    expect([answer.status, answer.code]).toEqual([422, 'certificateChoice']);
    expect((await issue(test, school, { formId: 'cbse-transfer', personId: id, values: { ...values, reserved: 'Yes, OBC' } })).status).toBe(
      200,
    );
  });

  it("a form for employees does not fit a student, nor does another school's student", async () => {
    expect((await issue(test, school, { formId: 'experience', personId: aarav })).status).toBe(404);
    const other = await makeSchool(test, `Other ${performance.now()}`);
    expect((await issue(test, other, { personId: aarav })).status).toBe(404);
  });
});

describe('the code to scan', () => {
  it('is printed where the installation has an address for others, with the same in letters', async () => {
    const { data } = await issue(test, school, { personId: aarav, values: { purpose: 'a scholarship' } });
    const { data: row } = await ask(test, school, 'GET', `/admin/certificates/${data.id}`);
    expect(await textOf(data.url)).toContain(new URL(row.verifyUrl).searchParams.get('code'));
    test.platform.isPublic = false;
    try {
      const alone = await issue(test, school, { personId: aarav, values: { purpose: 'a passport' } });
      expect(await textOf(alone.data.url)).not.toContain('Scan to verify');
    } finally {
      test.platform.isPublic = true;
    }
  });
});

describe('a present and a former student', () => {
  it.each([
    ['character', 'is a student of this school in class'],
    ['study', 'She is in class'],
  ])('%s says what holds for a student who is there', async (formId, sentence) => {
    const { data } = await issue(test, school, { formId, personId: await addComplete(test, school, { gender: 'Female' }) });
    expect(await textOf(data.url)).toContain(sentence);
  });
});

it('a bonafide certificate is refused for somebody who has left; a study certificate says “was”', async () => {
  const id = await addComplete(test, school, { name: 'Meera Kulkarni' });
  await test.owner`update students set left_on = '2026-11-20', leaving_reason = 'Health' where school_id = ${school.id} and id = ${id}`;
  const refused = await issue(test, school, { personId: id });
  expect([refused.status, refused.code]).toEqual([409, 'certificateLeft']);
  expect(refused.message).toBe(
    'Meera Kulkarni left the school on 20 Nov 2026. A bonafide certificate is for students who are at the school. Issue a study, character or transfer certificate instead.',
  );
  const preview = await ask(test, school, 'POST', '/admin/certificates/preview', { formId: 'bonafide', personId: id, values: {} });
  expect([preview.status, preview.code]).toEqual([409, 'certificateLeft']);
  expect((await ask(test, school, 'GET', `/admin/certificates?type=bonafide&personId=${id}`)).data.total).toBe(0);
  for (const formId of ['study', 'character']) {
    const { data, message } = await issue(test, school, { formId, personId: id });
    const { text } = await readPdf((await test.app.inject(data?.url ?? message)).rawPayload);
    expect(text.replaceAll(/\s+/g, ' ')).toMatch(/\bwas (?:a student|in class)/);
  }
});
