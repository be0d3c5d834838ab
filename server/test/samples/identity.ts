import type { TestApp, TestSchool } from '../app.ts';
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
  forgotPassword: ({ email }) => ({ body: { email }, foreign: 'own' }),
  resetPassword: () => ({ body: { token: 'unknown', password: 'a long password' }, foreign: 'own', status: 422 }),
  getDemoSignIn: () => ({ foreign: 'own' }),
  logout: () => ({ foreign: 'own' }),
  getAdminDetails: () => ({ foreign: 'own' }),
  getSchoolProfile: () => ({ foreign: 'own' }),
  updateSchoolProfile: () => ({ body: { udiseCode: '27200199999', phone: '9812345670', principalName: 'S. Deshpande' }, foreign: 'own' }),
  listUsers: () => ({ foreign: 'own' }),
  inviteUser: () => ({ body: { name: 'Chitra', email: `chitra-${performance.now()}@school.example` }, foreign: 'own' }),
  deactivateUser: async (school, test) => ({ params: { userId: await inviteSomebody(school, test) }, foreign: 'unknown' }),
  listSessions: () => ({ foreign: 'own' }),
  endUserSession: async (school, test) => ({ params: { sessionId: await openSession(school, test) }, foreign: 'unknown' }),
};
