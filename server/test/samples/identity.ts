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
};
