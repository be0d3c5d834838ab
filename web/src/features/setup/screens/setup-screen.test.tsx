import {
  getSchoolClasses,
  getSchoolPeriods,
  getSubjectWeeks,
  saveClassGrid,
  saveSchoolPeriods,
  saveSubjectWeeks,
} from '@shala/contract/classes';
import { getSetupChecklist, markSetupStep, SETUP_STEPS } from '@shala/contract/dashboard';
import { getFeeStructure, saveStartingFees } from '@shala/contract/finance';
import { getDemoSignIn, getSchoolProfile, login } from '@shala/contract/identity';
import { getMailChannel, listHooks } from '@shala/contract/notices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { SetupScreen } from './setup-screen.tsx';

const steps = (done: readonly string[] = []) => ({
  steps: SETUP_STEPS.map((step) => ({ step, isDone: done.includes(step), isSkipped: false, count: 0 })),
  isComplete: false,
});
const open = (step: string) => renderScreen(<SetupScreen />, `/data/setup?step=${step}`);
const bodyOf = (path: string) => sent.find((one) => one.path === path && one.method === 'PUT')?.body;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  startServer();
  answer(getSetupChecklist, steps());
  answer(markSetupStep, {});
  answer(getSchoolClasses, {
    classes: ['1st', '2nd'].map((className, place) => ({
      ...{ id: `c${place}`, className, subjects: 0 },
      sections: [{ id: `s${place}`, section: 'A', classTeacher: null, students: 0 }],
    })),
    teachers: [],
  });
});

describe('the guided setup', () => {
  it('goes on where it was left, and a step can be skipped', async () => {
    answer(getSetupChecklist, steps(['school', 'classes']));
    answer(getFeeStructure, STRUCTURE);
    renderScreen(<SetupScreen />, '/data/setup');
    expect(await screen.findByRole('form', { name: 'Fees' })).toBeDefined();
    answer(getSchoolPeriods, [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40', lessons: 0 }]);
    await press('Skip for now');
    expect(await screen.findByRole('form', { name: 'Periods of the day' })).toBeDefined();
    expect(bodyOf('/admin/setup-steps/fees')).toEqual({ state: 'skipped' });
  });

  it('does not say that messages are set up where nothing was entered', async () => {
    const none = { url: null, changedAt: null, needsSecret: false };
    const hooks = (url: string | null) => ({ isMailSet: false, hooks: [{ ...none, channel: 'sms' as const, url }] });
    refuse(getMailChannel, 404, { code: 'notFound', error: 'There is nothing here.' });
    answer(listHooks, hooks(null));
    open('channels');
    await screen.findByRole('heading', { name: 'SMS' });
    await press('Continue');
    await waitFor(() => expect(bodyOf('/admin/setup-steps/channels')).toEqual({ state: 'skipped' }));
  });

  it('lists every step that it counts', async () => {
    answer(getSetupChecklist, steps(['school']));
    open('classes');
    expect(await screen.findByText(`1 of ${SETUP_STEPS.length} steps done`)).toBeDefined();
    const list = screen.getByRole('navigation', { name: 'Steps of the setup' });
    // All of them, and Ready.
    expect(list.querySelectorAll('a, button')).toHaveLength(SETUP_STEPS.length + 1);
    expect(within(list).getByRole('link', { name: 'Opening balances' })).toBeDefined();
  });

  it('tells a skipped step from one that is done', async () => {
    const { steps: all, ...rest } = steps(['school']);
    answer(getSetupChecklist, { ...rest, steps: all.map((one) => ({ ...one, isSkipped: one.step === 'channels' })) });
    open('classes');
    expect(await screen.findByText(`1 of ${SETUP_STEPS.length} steps done, 1 skipped`)).toBeDefined();
    const list = screen.getByRole('navigation', { name: 'Steps of the setup' });
    expect(within(list).getAllByLabelText('Skipped for now')).toHaveLength(1);
    expect(within(list).getAllByLabelText('Done')).toHaveLength(1);
  });

  it('saves all classes at once; a pattern of sections is copied to all', async () => {
    answer(saveClassGrid, { classes: 3, sections: 7 });
    answer(getFeeStructure, STRUCTURE);
    open('classes');
    const pattern = await screen.findByLabelText('Same sections for every class');
    await userEvent.clear(pattern);
    await userEvent.type(pattern, 'a, b, Rose');
    await press('Put these in every class');
    await press('Delete class 2nd');
    await press('Add class');
    await userEvent.type(screen.getAllByLabelText('Name of the class')[1] as HTMLElement, '3rd');
    await press('Save and continue');
    expect(await screen.findByRole('form', { name: 'Fees' })).toBeDefined();
    expect(bodyOf('/admin/class-grid')).toEqual({
      classes: [
        { classId: 'c0', className: '1st', sections: ['A', 'B', 'Rose'] },
        { className: '3rd', sections: ['A', 'B', 'Rose'] },
      ],
    });
    expect(bodyOf('/admin/setup-steps/classes')).toEqual({ state: 'done' });
  });

  it('keeps what was typed when it is refused', async () => {
    refuse(saveClassGrid, 409, { code: 'inUse', error: 'Class 1st is used.' });
    open('classes');
    await userEvent.type(await screen.findByLabelText('Sections of class 1st'), ', B');
    await press('Save and continue');
    expect(await screen.findByText('Class 1st is used.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Sections of class 1st').value).toBe('A, B');
  });

  it('deletes the proposed classes that the school does not have at once, and brings them back by another choice', async () => {
    const tree = ['1st', '2nd', '3rd', '4th'].map((className, place) => ({
      ...{ id: `c${place}`, className, subjects: 0 },
      sections: [{ id: `s${place}`, section: 'A', classTeacher: null, students: className === '4th' ? 1 : 0 }],
    }));
    answer(getSchoolClasses, { classes: tree, teachers: [] });
    answer(saveClassGrid, { classes: 3, sections: 3 });
    open('classes');
    const last = await screen.findByLabelText('Highest class');
    await userEvent.selectOptions(last, '1st');
    await press('Keep only these classes');
    const shown = () => screen.getAllByLabelText<HTMLInputElement>('Name of the class').map(({ value }) => value);
    // Somebody is in the 4th.
    expect(shown()).toEqual(['1st', '4th']);
    await userEvent.selectOptions(last, '2nd');
    await press('Keep only these classes');
    expect(shown()).toEqual(['1st', '2nd', '4th']);
    await press('Save and continue');
    expect(bodyOf('/admin/class-grid')).toMatchObject({ classes: [{ classId: 'c0' }, { classId: 'c1' }, { classId: 'c3' }] });
  });

  it('saves the fees of all classes with the first month and the due day', async () => {
    answer(getFeeStructure, STRUCTURE);
    answer(saveStartingFees, { students: 0, change: 0, byHead: [], byClass: [], examples: [], untouchedPaidMonths: 0 });
    answer(getSchoolPeriods, [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40', lessons: 0 }]);
    open('fees');
    const first = await screen.findByLabelText<HTMLInputElement>('Monthly fee of class 1st');
    await userEvent.type(first, '1800');
    await press('Copy the fee of class 1st to the classes below');
    await userEvent.selectOptions(screen.getByLabelText('First month in this program'), 'December');
    await press('Save and continue');
    expect(await screen.findByRole('form', { name: 'Periods of the day' })).toBeDefined();
    expect(bodyOf('/finance/starting-fees')).toEqual({
      ...{ firstMonth: 'December', dueDay: 10 },
      fees: [
        { classId: 'c0', monthly: 1800 },
        { classId: 'c1', monthly: 1800 },
      ],
    });
  });

  it('takes over no fee that nobody entered, and says why an amount is wrong', async () => {
    answer(getFeeStructure, STRUCTURE);
    open('fees');
    const first = await screen.findByLabelText<HTMLInputElement>('Monthly fee of class 1st');
    expect(first.value).toBe('');
    expect(screen.getByText('Until you save this step, each class is charged ₹3,200 a month.')).toBeDefined();
    await press('Save and continue');
    expect(screen.getAllByText('Enter the fee, or 0 for no fee.')).toHaveLength(2);
    expect(screen.getByText('Not saved yet. Correct the marked fields, or skip this step for now.')).toBeDefined();
    await userEvent.type(first, '-5');
    expect(first.getAttribute('aria-describedby')).toBe(screen.getByText('Enter an amount in rupees, such as 2500.').id);
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('shows the fees that were saved', async () => {
    answer(getSetupChecklist, steps(['fees']));
    answer(getFeeStructure, STRUCTURE);
    open('fees');
    expect((await screen.findByLabelText<HTMLInputElement>('Monthly fee of class 1st')).value).toBe('3200');
    expect(screen.queryByText(/^Until you save/)).toBeNull();
  });

  it('makes the day from a few figures', async () => {
    answer(getSchoolPeriods, [{ id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40', lessons: 0 }]);
    answer(saveSchoolPeriods, {});
    answer(getSubjectWeeks, WEEKS);
    open('periods');
    const count = await screen.findByLabelText('Periods a day');
    await userEvent.clear(count);
    expect(screen.getByText('Enter 1 to 16 periods that end before midnight.')).toBeDefined();
    await userEvent.type(count, '2');
    expect(within(screen.getByRole('list', { name: 'Timings of the day' })).getAllByRole('listitem')).toHaveLength(2);
    await press('Save and continue');
    expect(await screen.findByRole('form', { name: 'Subjects' })).toBeDefined();
    expect(bodyOf('/admin/school-periods')).toMatchObject({
      periods: [
        { id: 'p1', name: 'P1', startsAt: '08:00', endsAt: '08:40' },
        { name: 'P2', startsAt: '08:40', endsAt: '09:20' },
      ],
    });
  });

  it('proposes subjects by the board, and saves what was changed', async () => {
    answer(getSubjectWeeks, WEEKS);
    answer(saveSubjectWeeks, { subjects: 4 });
    open('subjects');
    expect(await screen.findByText(/The usual periods of CBSE are already filled in/)).toBeDefined();
    expect(screen.getByText('48 of 48')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Periods a week of English, 1st, 2nd'), '20', {
      initialSelectionStart: 0,
      initialSelectionEnd: 2,
    });
    expect(screen.getByText('44 of 48')).toBeDefined();
    await press('Save and continue');
    await waitFor(() =>
      expect(bodyOf('/admin/subject-weeks')).toEqual({
        groups: [
          {
            classIds: ['c0', 'c1'],
            subjects: [
              { name: 'English', periodsPerWeek: 20 },
              { name: 'Hindi', periodsPerWeek: 24 },
            ],
          },
        ],
      }),
    );
  });

  it('ends with what is done and what is left', async () => {
    answer(getSetupChecklist, steps(['school', 'classes', 'fees']));
    open('ready');
    expect(await screen.findByText(/You can start work now/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Set up: Opening balances' }).getAttribute('href')).toBe('/data/openingBalances');
    expect(screen.getByRole('link', { name: 'Collect first fee' })).toBeDefined();
  });

  it('warns when no public address is set, since receipts carry no QR code then', async () => {
    answer(getSetupChecklist, { ...steps(['school']), hasPublicAddress: false });
    open('ready');
    expect(await screen.findByText(/Receipts do not yet have the QR code/)).toBeDefined();
  });

  it('shows the sample school in a tab of its own, and stays signed in here', async () => {
    localStorage.setItem('accessToken', 'own');
    answer(getDemoSignIn, { available: true, email: 'admin@demo.shala.example', password: 'demo-admin-2026' });
    answer(login, { accessToken: 'sample' });
    const kept: (string | null)[] = [];
    const opened = vi.spyOn(window, 'open').mockImplementation(() => {
      // What the new tab begins with.
      kept.push(sessionStorage.getItem('accessToken'));
      return window;
    });
    open('ready');
    await press('View the demo school');
    await waitFor(() => expect(kept).toEqual(['sample']));
    expect(opened).toHaveBeenCalledWith('/homepage', '_blank');
    expect([localStorage.getItem('accessToken'), sessionStorage.length]).toEqual(['own', 0]);
    opened.mockRestore();
    localStorage.removeItem('accessToken');
  });

  it('tells when it could not be opened', async () => {
    refuse(getSchoolProfile, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    open('school');
    expect(await screen.findByText('The school profile could not be opened')).toBeDefined();
  });
});

const STRUCTURE = {
  ...{ year: '2026-27', firstYear: 2026 },
  heads: [{ id: 'h1', name: 'Tuition', kind: 'tuition' as const, isOptional: false, hasRates: true }],
  rates: ['c0', 'c1'].map((classId) => ({ classId, headId: 'h1', amounts: Array.from({ length: 12 }, () => 3200) })),
  rules: {
    ...{ dueDay: 10, graceDays: 0, lateKind: 'none' as const, lateAmount: 0, lateCap: 0, siblingDiscountPercent: 0, bounceCharge: 0 },
    firstMonth: 'November' as const,
  },
  classes: [
    { id: 'c0', name: '1st', students: 0 },
    { id: 'c1', name: '2nd', students: 0 },
  ],
};
const WEEKS = {
  ...{ board: 'CBSE', periodsAWeek: 48 },
  groups: [
    {
      ...{ classIds: ['c0', 'c1'], classNames: ['1st', '2nd'], isSet: false, periodsAWeek: 48 },
      subjects: [
        { name: 'English', periodsPerWeek: 24 },
        { name: 'Hindi', periodsPerWeek: 24 },
      ],
    },
  ],
};
