import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, asRead, CBSE_VALUES, issue } from '../../../test/certificates.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let aarav: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `श्री विद्या मंदिर ${performance.now()}`);
  aarav = await addComplete(test, school);
});

const textOf = async (url: string) => (await readPdf((await test.app.inject(url)).rawPayload)).text.replaceAll(/\s+/g, ' ');
const year = async () => (await ask(test, school, 'GET', '/admin/certificates/types')).data.year as string;

describe('the CBSE transfer certificate', () => {
  const values = CBSE_VALUES;

  it('bears every field of the form, in English and in Hindi', async () => {
    const { data, message } = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values });
    expect(data, message).toMatchObject({ serialNo: 1, bookNo: 1, number: `TC/${await year()}/0001` });
    const text = await textOf(data.url);
    const { data: form } = await ask(test, school, 'GET', '/admin/certificates/forms/cbse-transfer');
    expect(form.content.fields).toHaveLength(27);
    // Numbered as in the board's format: a row that continues the one above has no number.
    expect(form.content.fields.filter(({ isContinued }: { isContinued: boolean }) => !isContinued)).toHaveLength(23);
    expect(text).toMatch(/23\. ?Any other remarks/);
    for (const { label } of form.content.fields) {
      expect(text).toContain(label.en);
      expect(text).toMatch(asRead(label.hi));
    }
    for (const value of [
      ...['Aarav Sharma / आरव शर्मा', 'Sunita Sharma', 'Rakesh Sharma', 'Indian / भारतीय', 'Yes, OBC / हाँ, OBC', '04/04/2019', '05/06/2011'],
      ...[
        'Fifth June Two Thousand Eleven',
        'पाँच जून दो हज़ार ग्यारह',
        'Tenth / दसवीं',
        'Transfer Certificate',
        'स्थानांतरण प्रमाण पत्र',
        '2019',
        school.name,
      ],
      ...Object.values(values),
    ])
      expect(text).toContain(value);
  });

  it('in Hindi alone names board, choices and reason in Hindi', async () => {
    await test.owner`update schools set affiliation_number = '1130999', board = 'CBSE' where id = ${school.id}`;
    const { data: form } = await ask(test, school, 'GET', '/admin/certificates/forms/cbse-transfer');
    const body = { name: 'हिंदी', type: 'transfer', personKind: 'student', content: { ...form.content, languages: 'hi' } };
    const { data: own, message } = await ask(test, school, 'POST', '/admin/certificates/forms', body);
    const { data } = await issue(test, school, { formId: own?.id ?? message, personId: aarav, values });
    const text = await textOf(data.url);
    for (const word of ['संबद्ध', '1130999', 'अच्छा', 'जन्म प्रमाण पत्र', 'दूसरे नगर में निवास', 'आरव शर्मा']) expect(text).toMatch(asRead(word));
    for (const { label } of form.content.fields) expect(text).toMatch(asRead(label.hi));
    expect(text).not.toContain('Name of pupil');
    const { data: copy } = await ask(test, school, 'POST', `/admin/certificates/${data.id}/copies`);
    const stamped = await textOf(copy.url);
    expect(stamped).toMatch(asRead('प्रतिलिपि'));
    expect(stamped).not.toContain('DUPLICATE');
  });

  it('in two languages names board, numbers and the code in both', async () => {
    await test.owner`update schools set affiliation_number = '1130999', board = 'CBSE' where id = ${school.id}`;
    await test.owner`insert into certificate_settings (school_id, school_code) values (${school.id}, '30451')
      on conflict (school_id) do update set school_code = excluded.school_code`;
    const { data } = await issue(test, school, { formId: 'bonafide', personId: aarav, values: { purpose: 'a scholarship' } });
    const text = await textOf(data.url);
    expect(text).toContain('Affiliated to the Central Board of Secondary Education');
    for (const word of [
      'केंद्रीय माध्यमिक शिक्षा बोर्ड से संबद्ध',
      'Affiliation no.',
      'संबद्धता क्रमांक',
      '1130999',
      'School code',
      'विद्यालय कोड',
      '30451',
      'Scan to verify',
      'स्कैन कर जाँचें',
    ])
      expect(text).toMatch(asRead(word));
  });

  it('is refused while a required field is missing, and says which', async () => {
    const { status, message } = await issue(test, school, { formId: 'cbse-transfer', personId: aarav });
    expect([status, message]).toEqual([422, expect.stringContaining('School or board annual examination last taken with result')]);
    const { data } = await ask(test, school, 'GET', '/admin/certificates?type=transfer');
    expect(data.total).toBe(0);
  });

  it('says nothing that neither the record nor the office knows', async () => {
    const start = async () => {
      const { data } = await ask(test, school, 'GET', `/admin/certificates/forms/cbse-transfer/people/${aarav}`);
      return Object.fromEntries(data.fields.map(({ key, value }: { key: string; value: string }) => [key, value]));
    };
    const [session] = await test.owner`select count(*)::int as days from academic_years y,
        app.school_days(y.school_id, y.starts_on, least(y.ends_on, app.today(y.school_id)), 'students') where y.school_id = ${school.id} and y.is_current`;
    const days: number = session?.days;
    const take = (most: number) => test.owner`with days as (
        select y.school_id, d.day from academic_years y, app.school_days(y.school_id, y.starts_on, least(y.ends_on, app.today(y.school_id)), 'students') as d (day)
        where y.school_id = ${school.id} and y.is_current order by d.day limit ${most}),
      taken as (insert into registers (school_id, section_id, on_date) select school_id, ${school.ids.section}, day from days on conflict do nothing)
      insert into attendance_totals (school_id, section_id, on_date, present) select school_id, ${school.ids.section}, day, 1 from days on conflict do nothing`;
    await take(Math.floor(days * 0.7));
    expect(await start()).toMatchObject({ birthProof: '', failed: '', workingDays: '', presentDays: '' });
    const refused = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values: { ...values, failed: '' } });
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('Whether failed')]);
    // With the registers of the whole session it counts them.
    await take(days);
    expect((await start()).workingDays).toBe(days === 0 ? '' : String(days));
  });

  it('records the leaving of somebody who is still at school in the same act', async () => {
    const { data: prepared } = await ask(test, school, 'GET', `/admin/certificates/forms/cbse-transfer/people/${aarav}`);
    expect(prepared).toMatchObject({ offersLeaving: true, dues: expect.any(Number), person: { leftOn: null } });
    const leaving = { leftOn: prepared.today, reason: 'Moved to another town', note: '' };
    const { data } = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values, leaving });
    expect((await ask(test, school, 'GET', `/admin/students/${aarav}`)).data.leftOn).toBe(prepared.today);
    expect(await textOf(data.url)).toContain('Moved to another town');
    const again = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values, leaving });
    expect([again.status, again.code]).toEqual([409, 'alreadyLeft']);
    // For a student who has left, this is the ordinary case.
    expect((await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values })).data.serialNo).toBe(2);
  });

  it('is never kept back by dues, and names them where the form asks', async () => {
    await test.owner`update fee_accounts set charged = array_fill(320000::bigint, array[12]) where school_id = ${school.id} and student_id = ${aarav}`;
    const { data: prepared } = await ask(test, school, 'GET', `/admin/certificates/forms/general-transfer/people/${aarav}`);
    expect(prepared).toMatchObject({ dues: expect.any(Number), canSettle: true });
    expect(prepared.dues).toBeGreaterThan(0);
    const { data } = await issue(test, school, {
      formId: 'general-transfer',
      personId: aarav,
      values: { reason: 'Health', leftOn: prepared.today },
    });
    expect(await textOf(data.url)).toContain(`₹${new Intl.NumberFormat('en-IN').format(prepared.dues)}`);
  });
});

describe('published results', () => {
  /** A result as publishing writes it, for a term or the year (0). */
  const publish = (yearId: string, { termNo, outcome, percent = 8125 }: { termNo: number; outcome: string; percent?: number | null }) =>
    test.owner`with v as (insert into result_versions (school_id, id, year_id, class_id, term_no, term_name, version, rules)
        select school_id, app.new_id(), ${yearId}, class_id, ${termNo}, ${termNo === 0 ? '' : 'Half-yearly'}, 1, '{}' from sections where id = ${school.ids.section} returning school_id, id)
      insert into results (school_id, version_id, student_id, section_id, percent, grade, outcome) select school_id, id, ${aarav}, ${school.ids.section}, ${percent}, 'A2', ${outcome} from v`;
  const examFields = async (formId: string) => {
    const { data } = await ask(test, school, 'GET', `/admin/certificates/forms/${formId}/people/${aarav}`);
    return Object.fromEntries(data.fields.map(({ key, value }: { key: string; value: string }) => [key, value]));
  };
  const years = async () => {
    const [now] = await test.owner`select id, name, starts_on from academic_years where school_id = ${school.id} and is_current`;
    const [before] = await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
      select school_id, app.new_id(), '2019-20', '2019-04-01', '2020-03-31', false from academic_years where id = ${now?.id} returning id, name`;
    return { now: now as { id: string; name: string }, before: before as { id: string; name: string } };
  };

  it('fill in examination and class of the forms that ask for them; the annual one comes before a later term', async () => {
    const { now, before } = await years();
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: '', promoted: '' });
    await publish(now.id, { termNo: 1, outcome: 'pass' });
    // A term is no annual examination: transfer certificates leave the field to the office.
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: '', promoted: '' });
    expect(await examFields('general-transfer')).toMatchObject({ lastExam: '' });
    expect(await examFields('provisional')).toMatchObject({ exam: `Half-yearly ${now.name}, class 10th`, result: 'passed' });
    await publish(before.id, { termNo: 0, outcome: 'pass' });
    expect(await examFields('cbse-transfer')).toMatchObject({
      lastExam: 'Annual examination 2019-20, class 10th: passed',
      promoted: expect.stringMatching(/^Yes/),
    });
    expect(await examFields('provisional')).toMatchObject({ exam: 'Annual examination 2019-20, class 10th', result: 'passed' });
    const { data } = await issue(test, school, { formId: 'character-passed', personId: aarav });
    expect(await textOf(data.url)).toMatch(/has passed class 10th/);
  });

  it('say what was not passed, what is withheld, and leave empty what has no marks', async () => {
    const { now } = await years();
    await publish(now.id, { termNo: 0, outcome: 'fail' });
    const annual = `Annual examination ${now.name}, class 10th`;
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: `${annual}: not passed`, promoted: 'No' });
    await test.owner`update results set outcome = 'withheld' where school_id = ${school.id}`;
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: `${annual}: result withheld`, promoted: '' });
    await test.owner`update results set outcome = 'none', percent = null where school_id = ${school.id}`;
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: annual });
    expect(await examFields('provisional')).toMatchObject({ exam: annual, result: '' });
  });

  it('that were corrected count in their current version alone', async () => {
    const { now } = await years();
    await publish(now.id, { termNo: 0, outcome: 'fail' });
    await test.owner`update result_versions set is_current = false where school_id = ${school.id}`;
    expect(await examFields('cbse-transfer')).toMatchObject({ lastExam: '' });
  });
});

describe('what is missing', () => {
  it('is marked, filled in here and kept in the record, with its history', async () => {
    const id = await addComplete(test, school, { dateOfBirth: null, motherTongue: '' });
    const path = `/admin/certificates/forms/maharashtra-leaving/people/${id}`;
    const missing = async () =>
      (await ask(test, school, 'GET', path)).data.fields
        .filter((field: { isMissing: boolean }) => field.isMissing)
        .map(({ key }: { key: string }) => key);
    expect(await missing()).toEqual(expect.arrayContaining(['tongue', 'birthPlace', 'birth', 'birthWords']));
    const values = { tongue: 'Marathi', birthPlace: 'Nashik', birth: '2011-06-05' };
    const { data, message } = await ask(test, school, 'POST', `${path}/fields`, { values });
    expect(data?.saved, message).toEqual(['tongue', 'birthPlace', 'birth']);
    expect(await missing()).not.toEqual(expect.arrayContaining(['tongue']));
    expect((await ask(test, school, 'GET', `/admin/students/${id}`)).data).toMatchObject({
      motherTongue: 'Marathi',
      dateOfBirth: '2011-06-05',
    });
    const { data: history } = await ask(test, school, 'GET', `/admin/history/student/${id}`);
    expect(JSON.stringify(history)).toContain('Marathi');
  });

  it('is refused where the record refuses it', async () => {
    const id = await addComplete(test, school, { dateOfBirth: null });
    const { status, code } = await ask(test, school, 'POST', `/admin/certificates/forms/bonafide/people/${id}/fields`, {
      values: { birth: '1950-01-01' },
    });
    expect([status, code]).toEqual([400, 'birthDate']);
  });

  it('cannot put another name or birth on paper than the record has', async () => {
    const { data } = await issue(test, school, { personId: aarav, values: { name: 'Somebody Else', birth: '2001-01-01' } });
    const text = await textOf(data.url);
    expect(text).toContain('Aarav Sharma');
    expect(text).not.toContain('Somebody Else');
    expect(text).not.toContain('2001');
  });
});

describe('a stored original', () => {
  it('that was changed on the disk is never given out, nor stamped; a lost logo is left out of a page', async () => {
    const { data } = await issue(test, school, { personId: aarav, values: { purpose: 'a scholarship' } });
    expect((await test.app.inject(data.url)).statusCode).toBe(200);
    const [file] = await test.owner<
      { key: string }[]
    >`select f.storage_key as key from files f join certificates c on c.school_id = f.school_id and c.file_id = f.id
      where c.school_id = ${school.id} and c.id = ${data.id}`;
    const path = join(test.dataDir, 'files', file?.key ?? '');
    writeFileSync(path, readFileSync(path).subarray(0, 2000));
    const cut = await test.app.inject(data.url);
    expect([cut.statusCode, cut.json().code]).toEqual([404, 'fileLost']);
    await test.owner`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256)
      select ${school.id}, id, ${`${school.id}/`} || id, 'logo.png', 'image/png', 5, sha256('') from (select gen_random_uuid() as id) n`;
    await test.owner`update schools set logo_file_id = (select id from files where school_id = ${school.id} and name = 'logo.png') where id = ${school.id}`;
    const { data: next } = await issue(test, school, { personId: aarav, values: { purpose: 'a passport' } });
    expect(await textOf(next.url)).toContain('a passport');
  });

  it('stays byte-equal; a duplicate is its pages with the stamp and the count', async () => {
    const { data } = await issue(test, school, { personId: aarav });
    const first = (await test.app.inject(data.url)).rawPayload;
    await test.owner`update students set name = 'Changed Name' where school_id = ${school.id} and id = ${aarav}`;
    await test.owner`update schools set name = 'Changed School' where id = ${school.id}`;
    expect((await test.app.inject(data.url)).rawPayload.equals(first)).toBe(true);
    const copies = await Promise.all([1, 2].map(() => ask(test, school, 'POST', `/admin/certificates/${data.id}/copies`)));
    expect(copies.map((copy) => copy.data.copy).sort()).toEqual([1, 2]);
    for (const copy of copies) {
      const text = await textOf(copy.data.url);
      expect(text).toContain(`DUPLICATE ${copy.data.copy}`);
      expect(text).toContain('Aarav Sharma');
    }
    expect(await textOf(data.url)).not.toContain('DUPLICATE');
    expect((await test.app.inject(data.url)).rawPayload.equals(first)).toBe(true);
  });

  it('is one file, also when two open it in the moment it is issued', async () => {
    const { data } = await issue(test, school, { personId: aarav });
    const opened = await Promise.all([1, 2, 3].map(() => test.app.inject(data.url)));
    expect(new Set(opened.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(opened.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});

describe('verification', () => {
  it('says genuine, then cancelled, and knows nothing of another code', async () => {
    const { data } = await issue(test, school, { personId: aarav });
    const { data: issued } = await ask(test, school, 'GET', `/admin/certificates/${data.id}`);
    const code = new URL(issued.verifyUrl).searchParams.get('code');
    const verify = async (asked: string | null) => (await test.app.inject(`/public/certificates/codes/${asked}`)).json();
    const genuine = {
      kind: 'certificate',
      state: 'issued',
      number: data.number,
      name: 'Aarav Sharma',
      schoolName: school.name,
      place: '10th A',
    };
    expect((await verify(code)).data).toMatchObject(genuine);
    expect(JSON.stringify(await verify(code))).not.toContain('2011');
    const cancelled = await ask(test, school, 'POST', `/admin/certificates/${data.id}/cancellation`, { reason: 'Wrong class' });
    expect(cancelled.status, cancelled.message).toBe(200);
    expect((await verify(code)).data).toMatchObject({ state: 'cancelled', cancelledOn: expect.any(String) });
    expect((await verify('C.unknown')).code).toBe('notFound');
    const again = await ask(test, school, 'POST', `/admin/certificates/${data.id}/cancellation`, { reason: 'Wrong class' });
    expect([again.status, again.code]).toEqual([409, 'certificateCancelled']);
    expect((await ask(test, school, 'POST', `/admin/certificates/${data.id}/copies`)).code).toBe('certificateCopyCancelled');
    expect(await textOf(data.url)).toContain('CANCELLED');
    // The number stays used, and the next certificate gets the following one.
    expect((await issue(test, school, { personId: aarav })).data.serialNo).toBe(2);
  });
});

describe('the register', () => {
  it('is searched, filtered and downloaded, and every act is in the audit log', async () => {
    const employee = await addEmployee(test, school);
    const { data: letter, message } = await issue(test, school, { formId: 'experience', personId: employee });
    expect(letter?.number, message).toMatch(/^EC\//);
    await issue(test, school, { personId: aarav });
    const numbersOf = async (query: string) =>
      (await ask(test, school, 'GET', `/admin/certificates?${query}`)).data.certificates.map(({ number }: { number: string }) =>
        number.slice(0, 2),
      );
    expect(await numbersOf('')).toEqual(['BC', 'EC']);
    expect(await numbersOf('type=experience')).toEqual(['EC']);
    expect(await numbersOf('search=aarav sharma')).toEqual(['BC']);
    expect(await numbersOf('search=nobody')).toEqual([]);
    expect(await numbersOf(`personId=${employee}`)).toEqual(['EC']);
    expect(await numbersOf('state=cancelled')).toEqual([]);
    const { data: csv } = await ask(test, school, 'GET', '/admin/certificates/export?format=csv');
    const { body } = await test.app.inject(csv.url);
    expect(body.split('\n')[0]).toContain('Number,Certificate,Form');
    expect(body).toContain('Aarav Sharma');
    const audit = await test.owner`select action from audit_log where school_id = ${school.id} and entity = 'certificate'`;
    expect(audit.map(({ action }) => action)).toEqual(['issueCertificate', 'issueCertificate']);
  });

  it('is published by the switch alone, as page and CSV', async () => {
    const { data } = await issue(test, school, { formId: 'cbse-transfer', personId: aarav, values: CBSE_VALUES });
    const page = () => test.app.inject(`/public/certificates/schools/${school.id}`);
    const csv = () => test.app.inject(`/public/certificates/${school.id}.csv`);
    expect([(await page()).statusCode, (await csv()).statusCode]).toEqual([404, 404]);
    const settings = {
      isPublic: true,
      bookSize: 50,
      schoolCode: '27001',
      schoolNameHindi: '',
      schoolAddressHindi: '',
      principalNameHindi: '',
      preferred: {},
      nextSerials: {},
    };
    await ask(test, school, 'PUT', '/admin/certificates/settings', settings);
    expect((await page()).json().data.certificates).toMatchObject([{ number: data.number, name: 'Aarav Sharma', state: 'issued' }]);
    expect((await csv()).body).toContain(data.number);
    for (const bad of ['x', 'x.csv', '00000000-0000-0000-0000-000000000000.csv'])
      expect((await test.app.inject(`/public/certificates/${bad}`)).statusCode).toBe(404);
    expect((await test.app.inject('/public/certificates/schools/nonsense')).statusCode).toBe(404);
  });
});

it('a student who left three years ago is found and gets a certificate of the last seat', async () => {
  await test.owner`update students set left_on = '2023-03-31', leaving_reason = 'Completed the last class' where school_id = ${school.id} and id = ${aarav}`;
  const { data } = await ask(test, school, 'GET', '/admin/certificates/people?search=aarav');
  expect(data.people).toMatchObject([{ id: aarav, leftOn: '2023-03-31', personKind: 'student' }]);
  const { data: prepared } = await ask(test, school, 'GET', `/admin/certificates/forms/general-transfer/people/${aarav}`);
  expect(prepared.offersLeaving).toBe(false);
  const issued = await issue(test, school, { formId: 'general-transfer', personId: aarav });
  expect(issued.status, issued.message).toBe(200);
  expect(await textOf(issued.data.url)).toContain('31/03/2023');
});

it('an issued certificate is verified after the personal data was permanently deleted; the facts kept for the next one are gone', async () => {
  const personId = await addComplete(test, school, { name: 'Meera Joshi', admissionNumber: 'DEL-1' });
  const { data } = await issue(test, school, {
    formId: 'maharashtra-leaving',
    personId,
    values: { birthPlace: 'Nashik', firstClass: '3rd', reason: 'Moved' },
    keep: true,
    leaving: { leftOn: '2026-11-20', reason: 'Health', note: '' },
  });
  const facts = async () => (await test.owner`select facts from certificate_facts where person_id = ${personId}`).length;
  const births = async () => (await test.owner`select birth_place from students where id = ${personId}`)[0]?.birth_place;
  expect([await facts(), await births()]).toEqual([1, 'Nashik']);
  const forgotten = await ask(test, school, 'POST', `/admin/students/${personId}/anonymisation`, {
    admissionNumber: 'DEL-1',
    reason: 'Asked',
  });
  expect(forgotten.status, forgotten.message).toBe(200);
  expect([await facts(), await births()]).toEqual([0, '']);
  const { data: held } = await ask(test, school, 'GET', `/admin/certificates/${data.id}`);
  const code = new URL(held.verifyUrl).searchParams.get('code');
  const { data: verified } = await ask(test, school, 'GET', `/public/certificates/codes/${code}`);
  expect(verified).toMatchObject({ state: 'issued', number: data.number, name: 'Meera Joshi', place: held.place, issuedOn: held.issuedOn });
  expect((await test.app.inject({ url: held.url })).statusCode).toBe(200);
  const again = await issue(test, school, { personId });
  expect([again.status, again.code]).toEqual([409, 'certificateAnonymised']);
});
