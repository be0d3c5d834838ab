import { verifyReceipt } from '@shala/contract/finance';
import { createSchool, getSchoolSetup, openFirstSession, register, resendCode, verifyEmail } from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '#lib/token';
import { renderRoutes, renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { makeToken } from '../../../../test/token.ts';
import { AuthProvider } from '../auth-provider.tsx';
import { keepSignUp, readSignUp } from '../sign-up.ts';
import { NewSchoolScreen } from './new-school-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { VerificationScreen } from './verification-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(startServer);

describe('/register', () => {
  const fill = async () => {
    await type('Your name', 'Asha Kulkarni');
    await type('Email', 'asha@school.in');
    await type('Phone', '+91 98230-41172');
    await type('Password', 'tilak road 1918');
  };

  it('sends who will run the office, and goes on to the code', async () => {
    answer(register, { email: 'asha@school.in', registrationKey: 'only this browser' });
    const { router } = renderScreen(<RegisterScreen />, '/register');
    await fill();
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verification'));
    expect(sent[0]?.body).toEqual({ name: 'Asha Kulkarni', email: 'asha@school.in', phone: '9823041172', password: 'tilak road 1918' });
    expect(readSignUp()).toEqual({ email: 'asha@school.in', registrationKey: 'only this browser' });
  });

  it("puts the server's sentence under its field and loses nothing", async () => {
    refuse(register, 422, { code: 'badInput', error: 'Please check the marked fields.', fields: { phone: 'This number is not in use.' } });
    renderScreen(<RegisterScreen />, '/register');
    await fill();
    await press('Continue');
    expect(await screen.findByText('This number is not in use.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+91 98230-41172');
  });

  it('asks for ten characters of password', async () => {
    renderScreen(<RegisterScreen />, '/register');
    await type('Password', 'short');
    await press('Continue');
    expect(await screen.findByText('Use at least 10 characters.')).toBeDefined();
  });
});

describe('/verification', () => {
  it('takes the six digits and goes on to the school', async () => {
    keepSignUp({ email: 'asha@school.in', registrationKey: 'only this browser' });
    answer(verifyEmail, { registrationToken: 'rt' });
    const { router } = renderScreen(<VerificationScreen />, '/verification');
    await type('Code (OTP)', ' 123456');
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/school'));
    expect(sent[0]?.body).toEqual({ email: 'asha@school.in', code: '123456', registrationKey: 'only this browser' });
    expect(readSignUp().registrationToken).toBe('rt');
  });

  it('tells where the code is when no mail server is set up', async () => {
    keepSignUp({ email: 'asha@school.in', isMailSet: false });
    renderScreen(<VerificationScreen />, '/verification');
    expect(await screen.findByText(/The email with the code was not sent/)).toBeDefined();
    expect(screen.getByText(/shows a web address, and the emails not sent are listed there/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check if it is genuine' }).getAttribute('href')).toBe('/verification?code=');
  });

  it('mails a new code', async () => {
    keepSignUp({ email: 'asha@school.in' });
    answer(resendCode, {});
    renderScreen(<VerificationScreen />, '/verification');
    await press('Email a new code');
    expect(await screen.findByText(/A new code was sent/)).toBeDefined();
    expect(sent[0]?.body).toEqual({ email: 'asha@school.in' });
  });

  it('asks for the mail address when this tab does not know it', () => {
    renderScreen(<VerificationScreen />, '/verification');
    expect(screen.getByLabelText('Email')).toBeDefined();
  });

  const check = () => renderScreen(<VerificationScreen />, { pathname: '/verification', search: '?code=R-17' });
  const receipt = {
    kind: 'receipt' as const,
    schoolName: 'Amaltas Public School',
    receiptNo: 1043,
    financialYear: '2026-27',
    paidOn: '2026-06-05',
    amount: 3200,
    amountInWords: 'Rupees Three Thousand Two Hundred only',
    student: 'Rohan D.',
    className: '8th',
    cancelledOn: null,
  };

  it('with a code says that no document has it', async () => {
    refuse(verifyReceipt, 404, { code: 'notFound', error: 'There is no such receipt.' });
    check();
    expect(await screen.findByText('Code not found')).toBeDefined();
    expect(screen.getByText(/“R-17”/)).toBeDefined();
  });

  it.each([
    ['genuine' as const, null, 'Genuine'],
    ['awaiting clearance' as const, null, 'Genuine, subject to realisation of the cheque'],
    ['cancelled' as const, '2026-06-09', 'Cancelled on 9 Jun 2026: no longer a proof of payment'],
  ])('with the code of a receipt that is %s says so, and what the paper must show', async (state, cancelledOn, words) => {
    answer(verifyReceipt, { ...receipt, state, cancelledOn });
    check();
    expect(await screen.findByText(words)).toBeDefined();
    for (const line of ['Amaltas Public School', 'No. 1043 of 2026-27', '5 Jun 2026', 'Rohan D.', '8th']) {
      expect(screen.getByText(line)).toBeDefined();
    }
    expect(screen.getByText('₹3,200 (Rupees Three Thousand Two Hundred only)')).toBeDefined();
  });

  it('with a code offers to try again when the check could not be made', async () => {
    check();
    expect(await screen.findByText('The document could not be checked')).toBeDefined();
    answer(verifyReceipt, { ...receipt, state: 'genuine' });
    await press('Try again');
    expect(await screen.findByText('Genuine')).toBeDefined();
  });
});

describe('/school', () => {
  it('sends the school with a state and a city of the list', async () => {
    keepSignUp({ email: 'asha@school.in', registrationToken: 'rt' });
    answer(createSchool, { schoolName: 'Amaltas', waitToken: 'w' });
    const { router } = renderScreen(<NewSchoolScreen />, '/school');
    await type('Name of the school', 'Amaltas');
    await userEvent.selectOptions(screen.getByLabelText('Board'), 'CBSE');
    await type('Street and area', '12 College Road');
    await type('State / UT', 'mahar');
    await screen.findByRole('option', { name: 'Maharashtra' });
    await userEvent.keyboard('{Enter}');
    await type('City or town', 'Nashi');
    await screen.findByRole('option', { name: 'Nashik' });
    // The only suggestion is taken by Enter, as in the field of the state.
    await userEvent.keyboard('{Enter}');
    await press('Set up the school');
    await waitFor(() => expect(router.state.location.pathname).toBe('/waiting'));
    expect(sent[0]?.body).toEqual({
      registrationToken: 'rt',
      schoolName: 'Amaltas',
      board: 'CBSE',
      address: '12 College Road',
      state: 'Maharashtra',
      city: 'Nashik',
      pinCode: '',
    });
    expect(readSignUp().waitToken).toBe('w');
  });

  it('says what to choose', async () => {
    keepSignUp({ registrationToken: 'rt' });
    renderScreen(<NewSchoolScreen />, '/school');
    await press('Set up the school');
    expect(await screen.findByText('Select one of the options.')).toBeDefined();
    expect(timesSent(createSchool)).toBe(0);
  });

  it('needs a verified mail address', () => {
    renderScreen(<NewSchoolScreen />, '/school');
    expect(screen.getByText('Confirm your email first')).toBeDefined();
  });
});

describe('/waiting', () => {
  const steps = (isReady: boolean) => ({
    isReady,
    steps: [
      { step: 'year' as const, isDone: true },
      { step: 'classes' as const, isDone: isReady },
    ],
  });
  const wait = () =>
    renderRoutes(
      [
        {
          element: <AuthProvider onSignedOut={() => undefined}>{<Outlet />}</AuthProvider>,
          children: [{ path: '*', element: <WaitingScreen /> }],
        },
      ],
      '/waiting',
    );

  it('shows the steps and opens the office by itself, without asking for the password again', async () => {
    keepSignUp({ waitToken: 'w', schoolName: 'Amaltas' });
    answer(getSchoolSetup, steps(false));
    answer(openFirstSession, { accessToken: makeToken() });
    const { router } = wait();
    expect(await screen.findByText('Academic year')).toBeDefined();
    expect(router.state.location.pathname).toBe('/waiting');
    answer(getSchoolSetup, steps(true));
    await waitFor(() => expect(router.state.location.pathname).toBe('/homepage'));
    expect(timesSent(openFirstSession)).toBe(1);
    expect(readSignUp()).toEqual({});
    expect(readToken()).not.toBeNull();
  });

  it('goes on to /login where the office cannot be opened', async () => {
    keepSignUp({ waitToken: 'w', schoolName: 'Amaltas' });
    answer(getSchoolSetup, steps(true));
    refuse(openFirstSession, 422, { code: 'registrationOver', error: 'This registration has expired. Please register again.' });
    const { router } = wait();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ reason: 'schoolReady' });
  });
});
