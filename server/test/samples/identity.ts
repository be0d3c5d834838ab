import { sealFactor } from '../../src/features/identity/index.ts';
import { totpAt } from '../../src/platform/auth/totp.ts';
import { PASSWORD, type TestApp, type TestSchool } from '../app.ts';
import { testClock } from '../clock.ts';
import { ask } from '../fees.ts';
import type { Samples } from './sample.ts';

const newSchool = {
  registrationToken: 'unknown',
  schoolName: 'Vidya Mandir',
  board: 'CBSE',
  address: '12 MG Road',
  state: 'Maharashtra',
  city: 'Nashik',
  pinCode: '422013',
};

const inviteSomebody = async (school: TestSchool, test: TestApp) => {
  const email = `clerk-${performance.now()}@school.example`;
  return (await ask(test, school, 'POST', '/admin/users', { name: 'Chitra', email })).data.id as string;
};
const openSession = async (school: TestSchool, test: TestApp) => {
  const [session] = await test.owner<{ id: string }[]>`insert into sessions (id, school_id, account_id, expires_at)
    values (app.new_id(), ${school.id}, ${school.accountId}, now() + interval '1 hour') returning id`;
  return (session as { id: string }).id;
};

const SECRET = Buffer.from('12345678901234567890');
/** A second factor of the school's administrator, active or waiting for its first code. */
const putFactor = async (school: TestSchool, test: TestApp, isOn: boolean) => {
  await test.owner`insert into second_factors (school_id, account_id, secret_sealed, confirmed_at)
    values (${school.id}, ${school.accountId}, ${sealFactor(test.platform.vault, { schoolId: school.id, accountId: school.accountId }, SECRET)}, case when ${isOn} then now() end)
    on conflict (school_id, account_id) do update set confirmed_at = excluded.confirmed_at, last_step = 0`;
};

export const identitySamples: Samples = {
  login: ({ email }) => ({ body: { email, password: 'not the password' }, foreign: 'own', status: 401 }),
  register: () => ({
    body: { name: 'Bela', email: 'new@school.example', phone: '9812345670', password: 'a long password' },
    foreign: 'own',
  }),
  verifyEmail: ({ email }) => ({ body: { email, code: '000000' }, foreign: 'own', status: 422 }),
  resendCode: ({ email }) => ({ body: { email }, foreign: 'own' }),
  createSchool: () => ({ body: newSchool, foreign: 'own', status: 422 }),
  getSchoolSetup: () => ({ body: { waitToken: 'unknown' }, foreign: 'own', status: 422 }),
  openFirstSession: () => ({ body: { waitToken: 'unknown' }, foreign: 'own', status: 422 }),
  forgotPassword: ({ email }) => ({ body: { email }, foreign: 'own' }),
  resetPassword: () => ({ body: { token: 'unknown', password: 'a long password' }, foreign: 'own', status: 422 }),
  getDemoSignIn: () => ({ foreign: 'own' }),
  logout: () => ({ foreign: 'own' }),
  getAdminDetails: () => ({ foreign: 'own' }),
  getSchoolProfile: () => ({ foreign: 'own' }),
  updateSchoolProfile: () => ({ body: { udiseCode: '27200199999', phone: '9812345670', principalName: 'S. Deshpande' }, foreign: 'own' }),
  getMyAccount: () => ({ foreign: 'own' }),
  renameMyAccount: () => ({ body: { name: 'Asha Rao' }, foreign: 'own' }),
  confirmMyPassword: () => ({ body: { password: PASSWORD }, foreign: 'own' }),
  changeMyPassword: () => ({ body: { current: PASSWORD, password: PASSWORD }, foreign: 'own' }),
  endMyOtherSessions: () => ({ foreign: 'own' }),
  beginSecondFactor: () => ({ foreign: 'own' }),
  confirmSecondFactor: async (school, test) => {
    await putFactor(school, test, false);
    return { body: { code: totpAt(SECRET, Math.floor(testClock().getTime() / 30_000)) }, foreign: 'own' };
  },
  renewRecoveryCodes: async (school, test) => {
    await putFactor(school, test, true);
    return { foreign: 'own' };
  },
  endSecondFactor: async (school, test) => {
    await putFactor(school, test, true);
    return { foreign: 'own' };
  },
  listUsers: () => ({ foreign: 'own' }),
  inviteUser: () => ({ body: { name: 'Chitra', email: `chitra-${performance.now()}@school.example` }, foreign: 'own' }),
  deactivateUser: async (school, test) => ({ params: { userId: await inviteSomebody(school, test) }, foreign: 'unknown' }),
  listSessions: () => ({ foreign: 'own' }),
  endUserSession: async (school, test) => ({ params: { sessionId: await openSession(school, test) }, foreign: 'unknown' }),
};
