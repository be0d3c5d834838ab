import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openOwnTestApp, PASSWORD, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask, PNG } from '../../../test/fees.ts';
import { makePng } from '../../../test/pictures.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
});
afterAll(() => test.close());

const act = (method: string, url: string, body?: object) => ask(test, asha, method as 'POST', url, body);
const open = async (url: string, payload: object) => (await test.app.inject({ method: 'POST', url, payload })).json();
const mailOf = async (email: string) =>
  (
    await test.owner<
      { body: string }[]
    >`select body_text as body from mail_outbox where recipient = ${email} order by created_at desc limit 1`
  )[0]?.body ?? '';
const tokenIn = (body: string) => /token=(\S+)/.exec(body)?.[1] ?? '';

describe('another administrator', () => {
  const chitra = { name: 'Chitra Nair', email: 'chitra@school.example' };

  it('is invited by mail, sets a password, signs in, and is let in no more', async () => {
    const invited = (await act('POST', '/admin/users', { ...chitra, email: ' Chitra@School.example' })).data;
    expect(invited).toMatchObject({ ...chitra, state: 'invited', isYou: false, sessions: 0 });
    const body = await mailOf(chitra.email);
    expect(body).toContain('Asha Rao has invited you to be an administrator of Vidya Mandir');
    expect((await open('/auth/login', { email: chitra.email, password: 'a long password' })).code).toBe('wrongCredentials');
    expect(await open('/auth/reset', { token: tokenIn(body), password: 'a long password' })).toMatchObject({ success: true });
    const { accessToken } = (await open('/auth/login', { email: chitra.email, password: 'a long password' })).data;
    const seen = await test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers: bearer({ token: accessToken }) });
    expect(seen.json().data.schoolName).toBe('Vidya Mandir');
    expect((await act('GET', '/admin/users')).data.find((user: { email: string }) => user.email === chitra.email)).toMatchObject({
      state: 'active',
      sessions: 1,
    });
    expect((await act('GET', '/admin/users')).data.some(({ id }: { id: string }) => id === invited.id)).toBe(false);
    const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());

    expect((await act('POST', `/admin/users/${sub}/deactivate`)).status).toBe(200);
    const after = await test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers: bearer({ token: accessToken }) });
    expect(after.statusCode).toBe(401);
    expect((await open('/auth/login', { email: chitra.email, password: 'a long password' })).code).toBe('wrongCredentials');
  });

  it('comes back by a new invitation; the link before it is void', async () => {
    await act('POST', '/admin/users', chitra);
    const first = tokenIn(await mailOf(chitra.email));
    await act('POST', '/admin/users', chitra);
    const second = tokenIn(await mailOf(chitra.email));
    expect(second).not.toBe(first);
    expect((await open('/auth/reset', { token: first, password: 'a long password' })).code).toBe('wrongLink');
    expect(await open('/auth/reset', { token: second, password: 'a longer password' })).toMatchObject({ success: true });
  });

  it('is not invited under an address of the school; of one elsewhere nothing is told but to its owner', async () => {
    for (const email of [asha.email, chitra.email])
      expect(await act('POST', '/admin/users', { name: 'X', email })).toMatchObject({ status: 409, code: 'emailTaken' });
    const known = await act('POST', '/admin/users', { name: 'X', email: bela.email });
    const unknown = await act('POST', '/admin/users', { name: 'X', email: 'nobody@school.example' });
    const strip = ({ status, data }: typeof known) => ({ status, ...data, id: '', email: '' });
    expect(strip(known)).toEqual(strip(unknown));
    const token = tokenIn(await mailOf(bela.email));
    expect((await open('/auth/reset', { token, password: 'a long password' })).code).toBe('emailElsewhere');
    expect((await open('/auth/login', { email: bela.email, password: PASSWORD })).success).toBe(true);
  });

  it('whose invitation is open can be taken back: the link is void', async () => {
    const { data } = await act('POST', '/admin/users', { name: 'Dev', email: 'dev@school.example' });
    const token = tokenIn(await mailOf('dev@school.example'));
    await act('POST', `/admin/users/${data.id}/deactivate`);
    expect((await open('/auth/reset', { token, password: 'a long password' })).code).toBe('wrongLink');
  });

  it('cannot be oneself when it is about deactivating, nor of another school', async () => {
    expect((await act('POST', `/admin/users/${asha.accountId}/deactivate`)).code).toBe('deactivateSelf');
    expect((await act('POST', `/admin/users/${bela.accountId}/deactivate`)).status).toBe(404);
  });
});

it('two who deactivate each other at once leave one', async () => {
  const school = await makeSchool(test, 'Race School');
  await ask(test, school, 'POST', '/admin/users', { name: 'Eka', email: 'eka@school.example' });
  await open('/auth/reset', { token: tokenIn(await mailOf('eka@school.example')), password: PASSWORD });
  const { accessToken: token } = (await open('/auth/login', { email: 'eka@school.example', password: PASSWORD })).data;
  const eka = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;
  const answers = await Promise.all([
    ask(test, school, 'POST', `/admin/users/${eka}/deactivate`),
    ask(test, { ...school, token }, 'POST', `/admin/users/${school.accountId}/deactivate`),
  ]);
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  const [left] = await test.owner`select count(*)::int as count from accounts where school_id = ${school.id} and removed_at is null`;
  expect(left).toEqual({ count: 1 });
});

describe('sessions', () => {
  it('of the school are listed and ended', async () => {
    const { accessToken } = (await open('/auth/login', { email: asha.email, password: PASSWORD })).data;
    const sessions = (await act('GET', '/admin/sessions')).data as { id: string; isThis: boolean }[];
    expect(sessions.map(({ isThis }) => isThis).sort()).toContain(true);
    const other = sessions.find(({ isThis }) => !isThis);
    expect((await act('DELETE', `/admin/sessions/${other?.id}`)).status).toBe(200);
    const refused = await test.app.inject({ method: 'GET', url: '/admin/getAllClasses', headers: bearer({ token: accessToken }) });
    expect(refused.statusCode).toBe(401);
    expect((await act('DELETE', `/admin/sessions/${bela.sessionId}`)).status).toBe(404);
  });
});

describe('the school profile', () => {
  const url = '/admin/school-profile';

  it('is changed by what is given, and the log has old and new', async () => {
    const { data } = await act('PATCH', url, {
      udiseCode: ' 27200199999 ',
      phone: '+91 98230-41172',
      website: 'https://vidya.example',
      city: 'Pune',
    });
    expect(data).toMatchObject({ schoolName: 'Vidya Mandir', udiseCode: '27200199999', phone: '9823041172', city: 'Pune' });
    const [row] =
      await test.owner`select old_values as old, new_values as new from audit_log where school_id = ${asha.id} and entity = 'school' order by id desc limit 1`;
    expect(row).toMatchObject({ old: { city: 'Nashik', udiseCode: '' }, new: { city: 'Pune', udiseCode: '27200199999' } });
    expect(Object.keys(row?.new)).not.toContain('schoolName');
  });

  it('is not written over what somebody else saved since', async () => {
    await act('PATCH', url, { affiliationNumber: '1130457' });
    const stale = await act('PATCH', url, {
      affiliationNumber: '99',
      principalName: 'S. Rao',
      seen: { affiliationNumber: '', principalName: '' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'changedMeanwhile', data: { present: { affiliationNumber: '1130457' } } });
    const { data } = await act('GET', url);
    expect([data.affiliationNumber, data.principalName]).toEqual(['1130457', '']);
  });

  it('takes a logo and gives it away again', async () => {
    const logo = `data:image/png;base64,${PNG.toString('base64')}`;
    const { logoUrl } = (await act('PATCH', url, { logo })).data;
    expect((await test.app.inject({ method: 'GET', url: logoUrl })).headers['content-type']).toBe('image/png');
    expect((await act('PATCH', url, { logo: null })).data.logoUrl).toBeNull();
  });

  it('takes no logo of 100 megapixels, however small its file is', async () => {
    const bomb = makePng(10_000, 10_000, 1);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const refused = await act('PATCH', url, { logo: `data:image/png;base64,${bomb.toString('base64')}` });
    expect([refused.status, refused.fields?.logo]).toEqual([400, expect.stringContaining('100 megapixels')]);
    expect((await act('GET', url)).data.logoUrl).toBeNull();
  });

  it.each([
    ['udiseCode', '1234567890'],
    ['udiseCode', '२७२००१९९९९९'],
    ['pinCode', '012345'],
    ['phone', '12345'],
    ['email', 'office'],
    ['website', 'javascript:alert(1)'],
    ['board', 'NASA'],
    ['schoolName', '   '],
    ['logo', `data:image/png;base64,${Buffer.from('MZ executable').toString('base64')}`],
  ])('refuses %s %s', async (field, value) => {
    const answer = await act('PATCH', url, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.fields).toHaveProperty([field]);
  });
});
