import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, signInAnother, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';

let test: TestApp;
/** Asha requests changes, Bela decides on them; both are administrators of one school. */
let asha: TestSchool;
let bela: TestSchool;
let studentId: string;
let guardianId: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await makeSchool(test, `School ${performance.now()}`);
  bela = await signInAnother(test, asha, 'Bela Nair');
  ({ studentId, guardianId } = await addStudent(test, asha, { name: 'Rohan Kale', guardian: 'Suresh Kale', dateOfBirth: '2012-05-06' }));
  expect((await setting(true)).data).toEqual({ isOn: true, administrators: 2 });
});

const setting = (isOn: boolean, as = asha) => ask(test, as, 'PUT', '/admin/identity-approval', { isOn });
const edit = (body: object, as = asha) => ask(test, as, 'PATCH', `/admin/students/${studentId}`, body);
const student = async () => (await ask(test, asha, 'GET', `/admin/students/${studentId}`)).data;
const changes = async (as = asha, query = 'state=waiting') => (await ask(test, as, 'GET', `/admin/identity-changes?${query}`)).data;
const decide = (id: string, decision: string, as = bela, note?: string) =>
  ask(test, as, 'POST', `/admin/identity-changes/${id}/decision`, { decision, ...(note && { note }) });
const only = async () => (await changes())[0];

describe('a change of who a student is', () => {
  it('waits, while the rest is changed at once, and is made when another administrator approves it', async () => {
    expect((await edit({ name: 'Rohan Kadam', dateOfBirth: '2012-06-05', city: 'Pune', reason: 'birth certificate' })).data).toEqual({
      changed: ['city'],
      waiting: ['name', 'dateOfBirth'],
    });
    expect(await student()).toMatchObject({ name: 'Rohan Kale', dateOfBirth: '2012-05-06', city: 'Pune' });
    const change = await only();
    expect(change).toMatchObject({
      student: { id: studentId, name: 'Rohan Kale', className: '10th', sectionName: 'A' },
      act: 'editStudent',
      before: { name: 'Rohan Kale', dateOfBirth: '2012-05-06' },
      after: { name: 'Rohan Kadam', dateOfBirth: '2012-06-05' },
      reason: 'birth certificate',
      askedBy: 'Asha Rao',
      isYours: true,
    });
    expect((await changes(bela))[0].isYours).toBe(false);
    expect((await decide(change.id, 'approve')).data).toEqual({ state: 'approved' });
    expect(await student()).toMatchObject({ name: 'Rohan Kadam', dateOfBirth: '2012-06-05' });
    expect((await ask(test, asha, 'GET', '/admin/students?search=kadam')).data.students).toHaveLength(1);
    const { changes: history } = (await ask(test, asha, 'GET', `/admin/history/student/${studentId}`)).data;
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'name', before: 'Rohan Kale', after: 'Rohan Kadam', by: 'Bela Nair', reason: 'birth certificate' }),
    );
    expect(history).toContainEqual(expect.objectContaining({ field: 'request', after: 'approved', reason: 'Asked for by Asha Rao' }));
    expect(await decide(change.id, 'approve')).toMatchObject({ status: 409, code: 'identityDecided' });
    expect((await changes(asha, 'state=decided'))[0]).toMatchObject({ state: 'approved', decidedBy: 'Bela Nair' });
  });

  it('cannot be approved by who asked, nor withdrawn by who did not', async () => {
    await edit({ name: 'Rohan Kadam' });
    const { id } = await only();
    expect(await decide(id, 'approve', asha)).toMatchObject({ status: 422, code: 'approveOwn' });
    expect(await decide(id, 'withdraw')).toMatchObject({ status: 422, code: 'withdrawOther' });
    expect((await decide(id, 'withdraw', asha)).data.state).toBe('withdrawn');
    expect((await student()).name).toBe('Rohan Kale');
  });

  it('is refused with a note, and may be asked for anew', async () => {
    await edit({ name: 'Rohan Kadam' });
    expect(await edit({ name: 'Rohan Kamble' }, bela)).toMatchObject({
      status: 409,
      code: 'identityWaits',
      message: 'A change requested by Asha Rao is already pending. It must be approved or rejected first.',
    });
    await decide((await only()).id, 'refuse', bela, 'no paper');
    expect((await changes(asha, 'state=decided'))[0]).toMatchObject({ state: 'refused', note: 'no paper' });
    expect((await edit({ name: 'Rohan Kamble' }, bela)).data.waiting).toEqual(['name']);
  });

  it('is not made over what became otherwise meanwhile', async () => {
    await edit({ name: 'Rohan Kadam' });
    const { id } = await only();
    await test.owner`update students set name = 'Rohan K' where id = ${studentId}`;
    expect(await decide(id, 'approve')).toMatchObject({ status: 409, code: 'identityChanged' });
    expect((await student()).name).toBe('Rohan K');
  });

  it('with a day that cannot be is refused at once', async () => {
    expect(await edit({ dateOfBirth: '1950-01-01' })).toMatchObject({ status: 400, code: 'birthDate' });
    expect(await changes()).toEqual([]);
  });
});

describe('father and mother', () => {
  const url = () => `/admin/students/${studentId}/guardians`;

  it('change their name, come and go only when it is approved; phones change at once', async () => {
    const edited = await ask(test, asha, 'PATCH', `${url()}/${guardianId}`, { name: 'Suresh Kadam', phone: '9811111111' });
    expect(edited.data).toEqual({ changed: ['phone'], waiting: ['name'] });
    const added = await ask(test, asha, 'POST', url(), {
      ...{ name: 'Lata Kale', relation: 'Mother', phone: '', isPrimary: false, mayCollect: true, consentNote: '' },
    });
    expect(added.data).toEqual({ id: null });
    expect((await ask(test, asha, 'DELETE', `${url()}/${guardianId}`)).data).toEqual({ isWaiting: true });
    const waiting = await changes();
    expect(waiting.map(({ act }: { act: string }) => act)).toEqual(['editGuardian', 'addGuardian', 'removeGuardian']);
    expect(waiting[0]).toMatchObject({ guardian: 'Suresh Kale', before: { name: 'Suresh Kale' }, after: { name: 'Suresh Kadam' } });
    for (const { id } of waiting.slice(0, 2)) expect((await decide(id, 'approve')).status).toBe(200);
    expect((await student()).guardians.map(({ name }: { name: string }) => name)).toEqual(['Suresh Kadam', 'Lata Kale']);
    // It was requested while the student had another name.
    expect(await decide(waiting[2].id, 'approve')).toMatchObject({ status: 409, code: 'identityChanged' });
  });

  it('others who care for the child do not wait', async () => {
    const aunt = { name: 'Mira Joshi', relation: 'Aunt', phone: '', isPrimary: false, mayCollect: true, consentNote: '' };
    expect((await ask(test, asha, 'POST', url(), aunt)).data.id).not.toBeNull();
    expect(await changes()).toEqual([]);
  });
});

it('a school with one administrator cannot turn it on, and nothing waits where it is off', async () => {
  await setting(false);
  expect((await edit({ name: 'Rohan Kadam' })).data).toEqual({ changed: ['name'], waiting: [] });
  const alone = await makeSchool(test, `Alone ${performance.now()}`);
  expect(await setting(true, alone)).toMatchObject({ status: 422, code: 'approvalNeedsTwo' });
  expect((await ask(test, alone, 'GET', `/admin/identity-changes?studentId=${studentId}`)).status).toBe(404);
});

it('an import changes no names while they wait, and what waited goes with an anonymised leaver', async () => {
  await edit({ name: 'Rohan Kadam' });
  await ask(test, asha, 'POST', `/admin/students/${studentId}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
  const { admissionNumber } = await student();
  await ask(test, asha, 'POST', `/admin/students/${studentId}/anonymisation`, { admissionNumber, reason: 'asked for' });
  expect(await changes()).toEqual([]);
  expect(JSON.stringify(await test.owner`select * from identity_changes where school_id = ${asha.id}`)).not.toContain('Rohan');
});
