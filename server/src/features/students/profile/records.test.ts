import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { bearer } from '../../../../test/app.ts';
import { PNG } from '../../../../test/fees.ts';
import { multipart } from '../../../../test/multipart.ts';
import { makePng } from '../../../../test/pictures.ts';
import { openStudentSchool } from '../../../../test/student-school.ts';
import { addDocument, addStudent, otherSection } from '../../../../test/students.ts';

const { at, send, get, find, sound } = openStudentSchool();
const upload = (url: string, part: string, bytes: Buffer, fields: Record<string, string> = {}) => {
  const form = multipart(part, bytes, 'photo.png', fields);
  return at.test.app.inject({ method: 'POST', url, headers: { ...bearer(at.school), ...form.headers }, payload: form.payload });
};
const add = (body: object) =>
  send('POST', '/admin/students', {
    sectionId: at.school.ids.section,
    name: 'Rohan Kale',
    admittedOn: '2026-04-01',
    guardians: [],
    ...body,
  });

describe('an admission', () => {
  it('gives the next number, a roll number, the fees, and a first entry of the history', async () => {
    const { data } = await add({ dateOfBirth: '2011-04-02', aadhaarLast4: '4471' });
    expect(data.admissionNumber).toBe('2026/0001');
    expect((await add({ name: 'Diya Rao' })).data.admissionNumber).toBe('2026/0002');
    expect(await get(`/admin/students/${data.id}`)).toMatchObject({
      name: 'Rohan Kale',
      className: '10th',
      sectionName: 'A',
      rollNumber: 1,
      aadhaarLast4: '4471',
    });
    expect((await get(`/finance/students/${data.id}/fees`)).charged).toBeGreaterThan(0);
    const { changes } = await get(`/admin/history/student/${data.id}`);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'name', before: null, after: 'Rohan Kale', by: 'Asha Rao', action: 'addStudent' }),
    );
    await sound();
  });

  it('follows the pattern of the school, and steps over numbers that were typed', async () => {
    await send('PUT', '/admin/admission-numbering', { pattern: 'SVM-{000}' });
    await add({ admissionNumber: 'SVM-002' });
    expect((await get('/admin/admission-numbering')).next).toBe('SVM-003');
    const numbers = await Promise.all(Array.from({ length: 8 }, (_, index) => add({ name: `Child ${'ABCDEFGH'[index]}` })));
    expect(new Set(numbers.map(({ data }) => data.admissionNumber)).size).toBe(8);
    expect((await send('PUT', '/admin/admission-numbering', { pattern: '{YYYY}' })).code).toBe('numberPattern');
  });

  it('continues the plain numbers of a register that was brought in, with their zeros, until a format is set', async () => {
    await add({ admissionNumber: '045' });
    expect(await get('/admin/admission-numbering')).toMatchObject({ pattern: '{000}', next: '046' });
  });

  it.each([
    { kept: ['SVM-0007', 'SVM-0012'], pattern: 'SVM-{0000}', next: 'SVM-0013' },
    { kept: ['2025/0310', '2026/0044', '2026/0045'], pattern: '{YYYY}/{0000}', next: '2026/0046' },
    { kept: ['GH/26/045'], pattern: 'GH/{YY}/{000}', next: 'GH/26/046' },
    { kept: ['7/2025', '9/2026'], pattern: '{0}/{YYYY}', next: '10/2026' },
    { kept: ['DPS/2026-27/004', 'DPS/2026-27/005'], pattern: 'DPS/2026-27/{000}', next: 'DPS/2026-27/006' },
  ])('continues the numbers $kept in their own pattern', async ({ kept, pattern, next }) => {
    for (const admissionNumber of kept) await add({ admissionNumber });
    expect(await get('/admin/admission-numbering')).toMatchObject({ pattern, next });
    expect((await add({ name: 'Diya Rao' })).data.admissionNumber).toBe(next);
  });

  it('keeps to the usual pattern where one odd number was typed, or each is of another kind', async () => {
    await add({ admissionNumber: 'RTE-5' });
    expect((await get('/admin/admission-numbering')).pattern).toBe('{YYYY}/{0000}');
    await add({ admissionNumber: 'MGMT-9' });
    expect((await get('/admin/admission-numbering')).pattern).toBe('{YYYY}/{0000}');
  });

  it('continues the current academic year until the school opens the next one', async () => {
    await add({ admissionNumber: '2026/0349' });
    await at.test
      .owner`insert into academic_years (school_id, id, name, starts_on, ends_on) values (${at.school.id}, app.new_id(), '2027-28', '2027-04-01', '2028-03-31')
      on conflict do nothing`;
    const nextOn = async (day: string) =>
      (await at.test.owner`select app.next_admission_number(${at.school.id}, ${day}::date, false) as next`)[0]?.next;
    for (const day of ['2026-11-20', '2027-03-31', '2027-04-12']) expect([day, await nextOn(day)]).toEqual([day, '2026/0350']);
    await at.test.owner`update academic_years set is_current = false where school_id = ${at.school.id}`;
    await at.test.owner`update academic_years set is_current = true where school_id = ${at.school.id} and name = '2027-28'`;
    expect(await nextOn('2027-04-12')).toBe('2027/0001');
    expect(await nextOn('2019-07-01')).toBe('2019/0001');
  });

  it('shows what a pattern would give before it is kept, and takes nothing by it', async () => {
    await add({});
    const preview = (pattern: string) => send('GET', `/admin/admission-numbering?pattern=${encodeURIComponent(pattern)}`);
    expect((await preview('GH-{00}')).data).toMatchObject({ pattern: '{YYYY}/{0000}', next: 'GH-01' });
    expect((await preview('{YYYY}/{0000}')).data.next).toBe('2026/0002');
    expect(await preview('none')).toMatchObject({ status: 400, code: 'numberPattern' });
    expect((await add({ name: 'Diya Rao' })).data.admissionNumber).toBe('2026/0002');
  });

  it('numbers a section in the order of the school, and gives newcomers none where it says so', async () => {
    const save = (body: object) => send('PUT', '/admin/admission-numbering', body);
    for (const [name, gender] of [
      ['Aarav Joshi', 'Male'],
      ['Zoya Khan', 'Female'],
      ['Diya Rao', 'Female'],
    ])
      await add({ name, gender });
    const order = async () => {
      await send('PUT', '/admin/students/roll-numbers', { sectionId: at.school.ids.section });
      return find(`sectionId=${at.school.ids.section}`);
    };
    expect(await order()).toEqual(['Aarav Joshi', 'Diya Rao', 'Zoya Khan']);
    expect((await save({ rollOrder: 'girlsFirst' })).data).toMatchObject({
      pattern: '{YYYY}/{0000}',
      rollOrder: 'girlsFirst',
      newRoll: 'next',
    });
    expect(await order()).toEqual(['Diya Rao', 'Zoya Khan', 'Aarav Joshi']);
    await save({ rollOrder: 'admissionNumber', newRoll: 'none' });
    expect(await order()).toEqual(['Aarav Joshi', 'Zoya Khan', 'Diya Rao']);
    const { data } = await add({ name: 'Kabir Das' });
    expect((await get(`/admin/students/${data.id}`)).rollNumber).toBeNull();
    expect((await save({ rollOrder: 'shoeSize' })).status).toBe(400);
    expect(await save({})).toMatchObject({ status: 200, data: { rollOrder: 'admissionNumber', newRoll: 'none' } });
  });

  it('refuses a number that is taken, and names whose it is', async () => {
    await add({ admissionNumber: 'A1', name: 'Diya Rao' });
    expect(await add({ admissionNumber: 'A1' })).toMatchObject({
      status: 409,
      code: 'admissionNumberTaken',
      message: 'The admission number A1 is already used by Diya Rao.',
    });
    expect(await find('')).toEqual(['Diya Rao']);
  });

  it.each([
    ['a birth to come', { dateOfBirth: '2027-01-01' }, 'dateOfBirth'],
    ['a birth a hundred years ago', { dateOfBirth: '1926-01-01' }, 'dateOfBirth'],
    ['a day that is none', { dateOfBirth: '2014-02-30' }, 'dateOfBirth'],
    ['an admission before the birth', { dateOfBirth: '2014-02-03', admittedOn: '2013-02-03' }, 'admittedOn'],
    ['a whole Aadhaar number', { aadhaarLast4: '123412341234' }, 'aadhaarLast4'],
    ['markup in the name', { name: '<script>alert(1)</script>' }, 'name'],
    ['marks of direction in the name', { name: 'Rohan\u202eelaK' }, 'name'],
    ['a name of figures', { name: '1234' }, 'name'],
    ['an APAAR number that is none', { apaarId: '12' }, 'apaarId'],
    [
      'a phone that is none',
      { guardians: [{ name: 'S K', phone: '12345', relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' }] },
      'guardians.0.phone',
    ],
  ])('refuses %s under its field, and keeps nothing', async (_what, body, field) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await find('')).toEqual([]);
  });

  it('says how many digits a number has', async () => {
    expect((await add({ apaarId: '12' })).fields).toEqual({ apaarId: 'Enter 12 digits.' });
  });

  it('takes names in any script as they are', async () => {
    const { data } = await add({ name: "Zoë D'Souza", nameNative: 'ज़ोई डिसूज़ा' });
    expect(await get(`/admin/students/${data.id}`)).toMatchObject({ name: "Zoë D'Souza", nameNative: 'ज़ोई डिसूज़ा' });
    expect(await find(`search=${encodeURIComponent('डिसूज़ा')}`)).toEqual(["Zoë D'Souza"]);
    expect((await add({ name: 'محمد علی' })).status).toBe(200);
  });
});
describe('the directory', () => {
  it('finds by name, number, guardian and phone, by beginnings and several words', async () => {
    await addStudent(at.test, at.school, {
      name: 'Ananya Kulkarni',
      guardian: 'Rajesh Kulkarni',
      phone: '9823041172',
      admissionNumber: '2019/0412',
    });
    await addStudent(at.test, at.school, { name: 'Anand Patil', guardian: 'Meera Patil' });
    for (const [text, names] of [
      ['ana', ['Anand Patil', 'Ananya Kulkarni']],
      ['kul ana', ['Ananya Kulkarni']],
      ['2019/0412', ['Ananya Kulkarni']],
      ['0412', ['Ananya Kulkarni']],
      ['rajesh', ['Ananya Kulkarni']],
      ['98230 41172', ['Ananya Kulkarni']],
      ['+91 98230', ['Ananya Kulkarni']],
      ['nobody', []],
      ["'; drop table students; --", []],
    ] as const)
      expect(await find(`search=${encodeURIComponent(text)}`), text).toEqual(names);
  });

  it('filters by class, section, gender and status, and enters a long list anywhere', async () => {
    const sectionId = await otherSection(at.test, at.school);
    await add({ name: 'B Girl', gender: 'Female', sectionId });
    await add({ name: 'A Boy', gender: 'Male' });
    const gone = (await add({ name: 'C Gone', gender: 'Male' })).data.id;
    await send('POST', `/admin/students/${gone}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
    expect(await find('')).toEqual(['A Boy', 'B Girl']);
    expect(await find(`classId=${at.school.ids.class}`)).toEqual(['A Boy', 'B Girl']);
    expect(await find(`sectionId=${sectionId}`)).toEqual(['B Girl']);
    expect(await find('gender=Male&status=all')).toEqual(['A Boy', 'C Gone']);
    expect(await find('status=left')).toEqual(['C Gone']);
    expect(await find('search=c&status=left')).toEqual(['C Gone']);
    expect(await find(`search=b&sectionId=${sectionId}`)).toEqual(['B Girl']);
    const page = await get('/admin/students?offset=1&limit=1');
    expect(page).toMatchObject({ hasMore: false, students: [{ name: 'B Girl' }] });
    const { counts } = await get('/admin/students/counts');
    expect(counts.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(3);
  });

  it('forgets the old words when a name or a guardian changes', async () => {
    const { studentId, guardianId } = await addStudent(at.test, at.school, {
      name: 'Ananya Kulkarni',
      guardian: 'Rajesh Kulkarni',
      phone: '9823041172',
    });
    await send('PATCH', `/admin/students/${studentId}`, { name: 'Anvi Kulkarni' });
    await send('PATCH', `/admin/students/${studentId}/guardians/${guardianId}`, { phone: '9811111111' });
    expect(await find('search=ananya')).toEqual([]);
    expect(await find('search=9823041172')).toEqual([]);
    expect(await find('search=anvi')).toEqual(['Anvi Kulkarni']);
    expect(await find('search=9811111111')).toEqual(['Anvi Kulkarni']);
  });
});

describe('a record', () => {
  it('is changed field by field, with what was before, by whom and why', async () => {
    const { studentId } = await addStudent(at.test, at.school);
    const edit = (body: object) => send('PATCH', `/admin/students/${studentId}`, body);
    expect((await edit({ house: 'Tilak', name: 'Rohan Kale' })).data).toEqual({ changed: ['house'], waiting: [] });
    await edit({ name: 'Rohan Suresh Kale', reason: 'As in the birth certificate' });
    const { changes } = await get(`/admin/history/student/${studentId}?field=name`);
    expect(changes[0]).toMatchObject({
      before: 'Rohan Kale',
      after: 'Rohan Suresh Kale',
      reason: 'As in the birth certificate',
      by: 'Asha Rao',
    });
    expect(await edit({ dateOfBirth: '2030-01-01' })).toMatchObject({ status: 400, code: 'birthDate' });
    await add({ admissionNumber: 'A9' });
    expect(await edit({ admissionNumber: 'A9' })).toMatchObject({ status: 409 });
  });

  it('takes a photo by its bytes, and refuses a program that calls itself one and one that is too large', async () => {
    const { studentId } = await addStudent(at.test, at.school);
    const url = `/admin/students/${studentId}/photo`;
    const good = await upload(url, 'photo', PNG);
    expect(imageSize((await at.test.app.inject(good.json().data.photoUrl)).rawPayload)).toMatchObject({ type: 'png', width: 1 });
    const bomb = await upload(url, 'photo', makePng(10_000, 10_000, 1));
    expect([bomb.statusCode, bomb.json().code]).toEqual([422, 'pictureTooLarge']);
    const program = await upload(url, 'photo', Buffer.from('MZ\x90\x00 this program cannot be run'));
    expect(program.json()).toMatchObject({ code: 'notAPicture', error: 'This file is not a photo. Select a PNG or JPEG picture.' });
    // Identity cards cannot draw WebP; the browser sends a JPEG instead.
    const webp = await upload(url, 'photo', Buffer.from('RIFF\x24\0\0\0WEBPVP8 '));
    expect([webp.statusCode, webp.json().code]).toEqual([415, 'notAPicture']);
    const large = await upload(url, 'photo', Buffer.concat([PNG, Buffer.alloc(40 * 1024 * 1024)]));
    expect([large.statusCode, large.json().error]).toEqual([413, 'The file is larger than 2 MB. Select a smaller file.']);
    expect((await get(`/admin/students/${studentId}`)).photoUrl).toBe(good.json().data.photoUrl);
  });

  it('keeps papers, and every reading of them is on record', async () => {
    const { studentId } = await addStudent(at.test, at.school);
    const documentId = await addDocument(at.test, at.school, studentId);
    expect((await get(`/admin/students/${studentId}`)).documents).toMatchObject([
      { id: documentId, kind: 'Birth certificate', by: 'Asha Rao' },
    ]);
    const { data } = await send('POST', `/admin/students/${studentId}/documents/${documentId}/open`);
    expect((await at.test.app.inject(data.url)).rawPayload.equals(PNG)).toBe(true);
    const { changes } = await get(`/admin/history/student/${studentId}?field=documentRead`);
    expect(changes).toMatchObject([{ after: 'Birth certificate', by: 'Asha Rao' }]);
    const zip = await upload(`/admin/students/${studentId}/documents`, 'document', Buffer.from('PK\x03\x04'), { kind: 'Other' });
    expect(zip.json().code).toBe('documentKind');
    await send('DELETE' as never, `/admin/students/${studentId}/documents/${documentId}`);
    expect((await get(`/admin/students/${studentId}`)).documents).toEqual([]);
  });
});

describe('guardians', () => {
  it('are several with one primary, recorded consent, and at most six', async () => {
    const { studentId, guardianId } = await addStudent(at.test, at.school);
    const url = `/admin/students/${studentId}/guardians`;
    const mother = { name: 'Sunita Kale', phone: '', relation: 'Mother', isPrimary: true, mayCollect: true, consentNote: 'Signed form' };
    const { data } = await send('POST', url, mother);
    const { guardians } = await get(`/admin/students/${studentId}`);
    expect(guardians.map(({ id, isPrimary }: { id: string; isPrimary: boolean }) => [id, isPrimary])).toEqual([
      [data.id, true],
      [guardianId, false],
    ]);
    expect(guardians[0].consentAt).not.toBeNull();
    expect((await send('PATCH', `${url}/${data.id}`, { isPrimary: false })).code).toBe('primaryStays');
    await send('PATCH', `${url}/${data.id}`, { consent: 'withdrawn', reason: 'By letter' });
    expect((await get(`/admin/students/${studentId}`)).guardians[0].consentWithdrawnAt).not.toBeNull();
    for (const letter of 'ABCD') await send('POST', url, { ...mother, name: `Aunt ${letter}`, relation: 'Aunt', isPrimary: false });
    expect((await send('POST', url, { ...mother, name: 'One More' })).code).toBe('tooManyGuardians');
    await at.test.app.inject({ method: 'DELETE', url: `${url}/${data.id}`, headers: bearer(at.school) });
    expect((await get(`/admin/students/${studentId}`)).guardians.filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary)).toHaveLength(
      1,
    );
    expect((await get(`/admin/history/student/${studentId}`)).changes.length).toBeGreaterThan(5);
  });

  it('who are one person are joined, and the children are brother and sister', async () => {
    const rohan = await addStudent(at.test, at.school, { name: 'Rohan Kale', phone: '9823041172' });
    const diya = await addStudent(at.test, at.school, { name: 'Diya Kale', guardian: 'S. Kale', phone: '9823041172' });
    expect((await get('/admin/guardians?phone=98230+41172')).length).toBe(2);
    const [likely] = await get(`/admin/students/${rohan.studentId}/likely-siblings`);
    expect(likely).toMatchObject({ otherGuardianId: diya.guardianId, shared: 'phone', students: [{ name: 'Diya Kale' }] });
    expect((await get(`/admin/students/${rohan.studentId}`)).siblings).toEqual([]);
    const joined = await send('POST', `/admin/students/${rohan.studentId}/siblings`, {
      guardianId: rohan.guardianId,
      otherGuardianId: diya.guardianId,
    });
    expect(joined.data).toEqual({ students: 1, feeChange: 0 });
    expect((await get(`/admin/students/${diya.studentId}`)).siblings).toMatchObject([{ name: 'Rohan Kale' }]);
    expect(await get(`/admin/students/${rohan.studentId}/likely-siblings`)).toEqual([]);
  });
});

describe('seats', () => {
  it('change with a day, and roll numbers follow the name or the hand', async () => {
    const sectionId = await otherSection(at.test, at.school);
    const [a, b, c] = [
      await addStudent(at.test, at.school, { name: 'C Last' }),
      await addStudent(at.test, at.school, { name: 'A First' }),
      await addStudent(at.test, at.school, { name: 'B Mid' }),
    ];
    const roll = (body: object) => send('PUT', '/admin/students/roll-numbers', { sectionId: at.school.ids.section, ...body });
    expect((await roll({})).data).toEqual({ changed: 3 });
    expect(await find(`classId=${at.school.ids.class}`)).toEqual(['A First', 'B Mid', 'C Last']);
    expect((await roll({ numbers: [{ studentId: a.studentId, rollNumber: 1 }] })).code).toBe('rollTwice');
    await roll({
      numbers: [
        { studentId: a.studentId, rollNumber: 1 },
        { studentId: b.studentId, rollNumber: 3 },
      ],
    });
    expect(await find(`classId=${at.school.ids.class}`)).toEqual(['C Last', 'B Mid', 'A First']);
    const move = (on: string) =>
      send('POST', '/admin/students/moves', { studentIds: [a.studentId, c.studentId], sectionId, on, reason: 'Balance' });
    expect((await move('2030-01-01')).code).toBe('moveDay');
    const moved = (await move('2026-11-02')).data;
    expect(moved.changed).toBe(2);
    const rolls = moved.rollNumbers.map(({ rollNumber }: { rollNumber: number }) => rollNumber).sort();
    expect(rolls).toEqual([1, 2]);
    expect((await move('2026-11-02')).data).toEqual({ changed: 0, rollNumbers: [] });
    expect(await find(`sectionId=${sectionId}`)).toEqual(['B Mid', 'C Last']);
    expect((await roll({ numbers: [{ studentId: a.studentId, rollNumber: 9 }] })).code).toBe('notInSection');
    const { changes } = await get(`/admin/history/student/${a.studentId}?field=section`);
    expect(changes[0]).toMatchObject({ before: '10th A', after: '10th B', reason: 'Balance' });
    await sound();
  });
});
