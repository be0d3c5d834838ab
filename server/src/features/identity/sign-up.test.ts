import { imageSize } from 'image-size';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provisionWaitingSchools } from '#features/school';
import * as pictures from '#platform/pictures';
import { openOwnTestApp, type TestApp, TODAY } from '../../../test/app.ts';
import { post, readCode, readMail, registerAndVerify, vidya, wrongCode } from '../../../test/identity.ts';
import { dataUrl, makeJpeg, makePng } from '../../../test/pictures.ts';

const asha = { name: 'Asha Rao', email: 'asha@school.example', phone: '09812345670', password: 'a long password' };
const PNG = dataUrl(makePng(40, 30));
let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`truncate attempts, identity_codes, mail_outbox`;
  test.wokenJobs.length = 0;
});

describe('signing up', () => {
  it('leads from registration over the mailed code and the school to signing in', async () => {
    const registered = await post(test, '/auth/register', asha);
    expect(registered.json()).toEqual({
      success: true,
      data: { email: asha.email, registrationKey: expect.stringMatching(/^[\w-]{43}$/), isMailSet: false },
    });
    expect(test.wokenJobs).toEqual(['write-letters']);
    const mail = await readMail(test, asha.email);
    const code = await readCode(test, asha.email);
    expect(mail.subject).toBe(`${code} is your Shala code`);

    expect((await post(test, '/auth/login', asha)).statusCode).toBe(400);
    const early = await post(test, '/auth/login', { email: asha.email, password: asha.password });
    expect([early.statusCode, early.json().code, early.json().data]).toEqual([
      403,
      'emailUnverified',
      { email: asha.email, registrationKey: expect.any(String) },
    ]);

    const verified = await post(test, '/auth/verify', { email: asha.email, code: await readCode(test, asha.email) });
    const { registrationToken } = verified.json().data;
    const unfinished = await post(test, '/auth/login', { email: asha.email, password: asha.password });
    expect([unfinished.statusCode, unfinished.json().code]).toEqual([403, 'registrationUnfinished']);

    const fresh = unfinished.json().data.registrationToken;
    expect((await post(test, '/auth/school', { registrationToken, ...vidya })).statusCode).toBe(422);
    const made = await post(test, '/auth/school', { registrationToken: fresh, ...vidya, logo: PNG });
    const { waitToken } = made.json().data;
    expect(made.json().data.schoolName).toBe('Vidya Mandir');
    expect(test.wokenJobs).toContain('set-up-school');

    const waiting = await post(test, '/auth/setup', { waitToken });
    expect(waiting.json().data).toMatchObject({
      isReady: false,
      steps: [{ step: 'year', isDone: false }, {}, {}, {}, { step: 'fees', isDone: false }],
    });
    const tooSoon = await post(test, '/auth/login', { email: asha.email, password: asha.password });
    expect([tooSoon.statusCode, tooSoon.json().code]).toEqual([409, 'schoolNotReady']);
    const notYet = await post(test, '/auth/first-session', { waitToken: tooSoon.json().data.waitToken });
    expect([notYet.statusCode, notYet.json().code]).toEqual([409, 'schoolNotReady']);

    await provisionWaitingSchools(test.database, TODAY);
    const ready = await post(test, '/auth/setup', { waitToken: tooSoon.json().data.waitToken });
    expect(ready.json().data).toMatchObject({
      isReady: true,
      steps: [{ isDone: true }, { isDone: true }, { isDone: true }, { isDone: true }, { isDone: true }],
    });

    // The password was typed a minute ago: it is not asked for again, once.
    const first = await post(test, '/auth/first-session', { waitToken: tooSoon.json().data.waitToken });
    const firstHeaders = { authorization: `Bearer ${first.json().data.accessToken}` };
    expect((await test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers: firstHeaders })).statusCode).toBe(200);
    const twice = await post(test, '/auth/first-session', { waitToken: tooSoon.json().data.waitToken });
    expect([twice.statusCode, twice.json().code]).toEqual([422, 'registrationOver']);

    const signedIn = await post(test, '/auth/login', { email: ' ASHA@School.example ', password: asha.password });
    const headers = { authorization: `Bearer ${signedIn.json().data.accessToken}` };
    const details = await test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers });
    expect(details.json().data).toMatchObject({
      schoolName: 'Vidya Mandir',
      adminName: 'Asha Rao',
      academicYear: '2026-27',
      imageUrl: expect.stringMatching(/^\/files\//),
    });
    const logo = await test.app.inject({ method: 'GET', url: details.json().data.imageUrl });
    expect([logo.statusCode, logo.headers['content-type'], imageSize(logo.rawPayload).width]).toEqual([200, 'image/png', 40]);
  });

  it('opens no session by a registration once somebody signed in with the password', async () => {
    const registrationToken = await registerAndVerify(test, 'late@school.example');
    const made = await post(test, '/auth/school', { registrationToken, ...vidya });
    await provisionWaitingSchools(test.database, TODAY);
    const signedIn = await post(test, '/auth/login', { email: 'late@school.example', password: asha.password });
    expect(signedIn.statusCode).toBe(200);
    const late = await post(test, '/auth/first-session', { waitToken: made.json().data.waitToken });
    expect([late.statusCode, late.json().code]).toEqual([422, 'registrationOver']);
  });

  it('answers alike for an address that is taken, and tells its owner by mail', async () => {
    await registerAndVerify(test, 'taken@school.example');
    const again = await post(test, '/auth/register', { ...asha, email: 'taken@school.example' });
    const fresh = await post(test, '/auth/register', { ...asha, email: 'fresh@school.example' });
    expect(again.statusCode).toBe(fresh.statusCode);
    expect(again.json()).toEqual({
      success: true,
      data: { email: 'taken@school.example', registrationKey: expect.stringMatching(/^[\w-]{43}$/), isMailSet: false },
    });
    expect((await readMail(test, 'taken@school.example')).subject).toBe('You already have a Shala account');
    const kept = await post(test, '/auth/login', { email: 'taken@school.example', password: 'a long password' });
    expect(kept.json().code).toBe('registrationUnfinished');
  });

  it('refuses what is filled in wrongly, with a sentence for each field', async () => {
    const response = await post(test, '/auth/register', { name: ' ', email: 'no address', phone: '12345', password: 'short' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      name: 'Please fill in this field.',
      email: 'Enter an email address, for example name@school.in.',
      phone: 'Enter a 10-digit mobile number.',
      password: 'Use at least 10 characters.',
    });
  });

  it('keeps neither the code nor a token as they are', async () => {
    await post(test, '/auth/register', { ...asha, email: 'secret@school.example' });
    const code = await readCode(test, 'secret@school.example');
    const [row] = await test.owner`select encode(secret_hash, 'hex') as hash, identity_codes::text as all from identity_codes`;
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.all).not.toContain(code);
  });
});

describe('a mailed code', () => {
  const email = 'code@school.example';
  const verify = (code: string) => post(test, '/auth/verify', { email, code });
  beforeEach(async () => {
    await test.owner`delete from identity_codes`;
    await test.owner`delete from registrations where account_id = (select id from accounts where email = ${email})`;
    await test.owner`delete from accounts where email = ${email}`;
    await post(test, '/auth/register', { ...asha, email });
  });

  it('that is wrong is refused, and the fifth wrong one is the last', async () => {
    const code = await readCode(test, email);
    for (let tries = 0; tries < 5; tries++) expect((await verify(wrongCode(code))).statusCode).toBe(422);
    expect((await verify(code)).json()).toMatchObject({ success: false, code: 'wrongCode' });
  });

  it('works after four wrong ones, once', async () => {
    const code = await readCode(test, email);
    for (let tries = 0; tries < 4; tries++) await verify(wrongCode(code));
    expect((await verify(code)).statusCode).toBe(200);
    expect((await verify(code)).statusCode).toBe(422);
  });

  it('is tried at most five times, also when many come at once', async () => {
    const code = await readCode(test, email);
    await Promise.all(Array.from({ length: 15 }, () => verify(wrongCode(code))));
    const [row] = await test.owner`select attempts from identity_codes`;
    expect(row?.attempts).toBe(5);
  });

  it('gives one token when it comes twice at once', async () => {
    const code = await readCode(test, email);
    const outcomes = await Promise.all([verify(code), verify(code)]);
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('that is past is refused', async () => {
    const code = await readCode(test, email);
    await test.owner`update identity_codes set expires_at = now()`;
    expect((await verify(code)).statusCode).toBe(422);
  });

  it('stops working when a new one is asked for', async () => {
    const first = await readCode(test, email);
    expect((await post(test, '/auth/resend', { email })).json()).toEqual({ success: true, data: {} });
    const second = await readCode(test, email);
    if (first !== second) expect((await verify(first)).statusCode).toBe(422);
    expect((await verify(second)).statusCode).toBe(200);
  });

  it('is refused for an address that nobody registered, in the same words', async () => {
    const unknown = await post(test, '/auth/verify', { email: 'nobody@school.example', code: '123456' });
    const wrong = await verify(wrongCode(await readCode(test, email)));
    expect([unknown.statusCode, unknown.json().error]).toEqual([wrong.statusCode, wrong.json().error]);
  });

  it('is written by resend only where one is awaited, and the answers are alike', async () => {
    await verify(await readCode(test, email));
    await test.owner`truncate mail_outbox`;
    const [verified, unknown] = [
      await post(test, '/auth/resend', { email }),
      await post(test, '/auth/resend', { email: 'nobody@school.example' }),
    ];
    expect([verified.body, verified.statusCode]).toEqual([unknown.body, unknown.statusCode]);
    expect(await test.owner`select 1 from mail_outbox`).toHaveLength(0);
  });
});

describe('an address that two people register', () => {
  const email = 'wanted@school.example';
  const stranger = { ...asha, name: 'Not Asha', email, password: 'the stranger wrote this' };
  let key: string;
  let code: string;
  beforeEach(async () => {
    await test.owner`delete from registrations`;
    await test.owner`delete from accounts where email = ${email}`;
    key = (await post(test, '/auth/register', { ...asha, email })).json().data.registrationKey;
    code = await readCode(test, email);
  });
  const verify = (sent: object) => post(test, '/auth/verify', { email, ...sent });
  const signIn = (password: string) => post(test, '/auth/login', { email, password });

  it('gets the password of the browser whose code it was, also when a stranger registered it later', async () => {
    await post(test, '/auth/register', stranger);
    const verified = await verify({ code, registrationKey: key });
    expect(verified.statusCode).toBe(200);
    expect((await signIn(asha.password)).json().code).toBe('registrationUnfinished');
    expect((await signIn(stranger.password)).json().code).toBe('wrongCredentials');
    expect(await test.owner`select name from accounts where email = ${email}`).toEqual([{ name: asha.name }]);
  });

  it('does not get a stranger’s password from the newest mail, by either key', async () => {
    const theirs = (await post(test, '/auth/register', stranger)).json().data.registrationKey;
    const newest = await readCode(test, email);
    if (newest !== code) {
      expect((await verify({ code: newest, registrationKey: key })).json().code).toBe('wrongCode');
      expect((await verify({ code, registrationKey: theirs })).json().code).toBe('wrongCode');
    }
    expect((await verify({ code: newest })).json().code).toBe('wrongCode');
    expect((await verify({ code, registrationKey: key })).statusCode).toBe(200);
    expect((await verify({ code: newest, registrationKey: theirs })).json().code).toBe('wrongCode');
  });

  it('is verified without a key while it was registered once', async () => {
    expect((await verify({ code })).statusCode).toBe(200);
  });

  it('has its new code mailed for the registration that asks', async () => {
    await post(test, '/auth/register', stranger);
    await post(test, '/auth/resend', { email, registrationKey: key });
    expect((await readMail(test, email)).text).toContain(asha.name);
    expect((await verify({ code: await readCode(test, email), registrationKey: key })).statusCode).toBe(200);
  });

  it('is taken up again in another browser by who knows its password', async () => {
    const back = await signIn(asha.password);
    const { registrationKey } = back.json().data;
    expect((await verify({ code: await readCode(test, email), registrationKey: key })).statusCode).toBe(422);
    expect((await verify({ code: await readCode(test, email), registrationKey })).statusCode).toBe(200);
  });
});

describe('the school of a registration', () => {
  it('is made once when the same token comes twice at once', async () => {
    const registrationToken = await registerAndVerify(test, 'twice@school.example');
    const before = await test.owner`select 1 from schools`;
    const outcomes = await Promise.all([1, 2, 3].map(() => post(test, '/auth/school', { registrationToken, ...vidya })));
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await test.owner`select 1 from schools`).toHaveLength(before.length + 1);
  });

  it('has no picture drawn for who has no token, and thirty tries an hour', async () => {
    const drawn = vi.spyOn(pictures, 'redrawPicture');
    const create = () => post(test, '/auth/school', { ...vidya, registrationToken: 'none', logo: dataUrl(makePng(40, 40)) });
    const codes = [];
    for (let n = 0; n < 31; n++) codes.push((await create()).json().code);
    expect([new Set(codes.slice(0, 30)), codes[30], drawn.mock.calls.length]).toEqual([new Set(['registrationOver']), 'tooMany', 0]);
    drawn.mockRestore();
  });

  it('is refused with a token of another purpose, a past one or none', async () => {
    const registrationToken = await registerAndVerify(test, 'past@school.example');
    await test.owner`update identity_codes set expires_at = now()`;
    expect((await post(test, '/auth/school', { registrationToken, ...vidya })).json().code).toBe('registrationOver');
    await test.owner`update identity_codes set expires_at = now() + interval '1 hour', purpose = 'reset'`;
    expect((await post(test, '/auth/school', { registrationToken, ...vidya })).json().code).toBe('registrationOver');
  });

  it.each([
    ['text that calls itself a picture', `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`],
    ['a JPEG that calls itself a PNG', `data:image/png;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64')}`],
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    [
      'more than a megabyte',
      `data:image/png;base64,${Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(1024 * 1024)]).toString('base64')}`,
    ],
    ['an address', 'https://example.com/logo.png'],
    ['a PNG of 100 megapixels in 12 KB', dataUrl(makePng(10_000, 10_000, 1))],
    ['a JPEG of 4,225 megapixels', dataUrl(makeJpeg(65_000, 65_000).subarray(0, 500_000), 'image/jpeg')],
  ])('does not take %s for a logo, and lets it be sent again', async (what, logo) => {
    const registrationToken = await registerAndVerify(test, `logo-${what.toLowerCase().replaceAll(/\W+/g, '-')}@school.example`);
    const refused = await post(test, '/auth/school', { registrationToken, ...vidya, logo });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['logo']]);
    expect((await post(test, '/auth/school', { registrationToken, ...vidya })).statusCode).toBe(200);
  });
});
