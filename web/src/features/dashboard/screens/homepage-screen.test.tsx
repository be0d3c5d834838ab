import { getHomepage, getSetupChecklist, SETUP_STEPS } from '@shala/contract/dashboard';
import { getAdminDetails } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, startServer } from '../../../../test/server.ts';
import { HomepageScreen } from './homepage-screen.tsx';

const NOTHING: NonNullable<CallAnswer<typeof getHomepage>['needs']> = {
  uncovered: { count: 0, first: [] },
  registers: { count: 0, first: [] },
  cheques: { count: 0, amount: 0, oldestOn: null },
  bounced: { count: 0, amount: 0, student: null },
  leaves: { count: 0, first: [] },
  logs: { teachers: 0, lessons: 0 },
};
const DAY: CallAnswer<typeof getHomepage> = {
  today: '2026-10-14',
  holiday: null,
  term: 'Term 2',
  students: { isSchoolDay: true, total: 1248, present: 993, absent: 70, onLeave: 6, notYet: 179 },
  staff: { isSchoolDay: true, total: 68, present: 62, absent: 2, onLeave: 4, notYet: 0 },
  money: {
    month: 'October',
    charged: 3993600,
    collected: 2595200,
    pendingStudents: 437,
    today: 147200,
    weekAgo: 121600,
    byMode: [{ mode: 'upi', amount: 147200, receipts: 46 }],
  },
  needs: {
    ...NOTHING,
    uncovered: { count: 3, first: [{ teacher: 'Anjali Kulkarni', period: 'P3', className: '7th A' }] },
    registers: { count: 4, first: ['3rd A', '3rd B', '9th A', '9th B'] },
    cheques: { count: 6, amount: 38400, oldestOn: '2026-10-09' },
  },
  away: [],
  week: { classes: ['7th', '8th'], days: [{ on: '2026-10-14', percents: [72, null] }] },
  coming: [
    {
      _id: 'e1',
      kind: 'holiday',
      title: 'Dussehra',
      description: 'Holiday for all',
      startsOn: '2026-10-20',
      endsOn: '2026-10-20',
      isTentative: false,
    },
  ],
  birthdays: [
    { _id: 's1', name: 'Zoya Shaikh', place: '5th B', isStaff: false },
    { _id: 's2', name: 'Yash More', place: '8th A', isStaff: false },
  ],
  notices: [],
  activity: [],
};

const steps = (done: number) =>
  SETUP_STEPS.map((step, index) => ({ step, isDone: index < done, isSkipped: false, count: index < done ? 40 : 0 }));

beforeEach(() => {
  startServer();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: null });
});

describe('the Dashboard of a new school', () => {
  it('leads through the first days, each step to its screen', async () => {
    answer(getSetupChecklist, { steps: steps(2), isComplete: false });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('2 of 11 done')).toBeDefined();
    expect(screen.getByText('Done: 40 sections')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue the setup' }).getAttribute('href')).toBe('/data/setup');
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/data/setup?step=school',
      '/data/setup?step=classes',
      '/data/setup?step=fees',
      '/data/setup?step=periods',
      '/data/setup?step=subjects',
      '/data/setup?step=students',
      '/data/setup?step=employees',
      '/data/classes',
      '/data/setup?step=channels',
      '/data/openingBalances',
      '/scheduler',
    ]);
  });

  it('shows no empty figures beside them', async () => {
    answer(getSetupChecklist, { steps: steps(2), isComplete: false });
    renderScreen(<HomepageScreen />);
    await screen.findByText('2 of 11 done');
    expect(screen.queryByText('To do now')).toBeNull();
  });
});

describe('the Dashboard of a school day', () => {
  beforeEach(() => answer(getSetupChecklist, { steps: steps(10), isComplete: true }));

  it('says when the academic year has ended, and where the next one is started', async () => {
    const details = { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: '2026-27' };
    answer(getAdminDetails, details);
    answer(getHomepage, { ...DAY, today: '2027-04-12' });
    renderScreen(<HomepageScreen />);
    const link = await screen.findByRole('link', { name: 'Promotion to next year' });
    expect(link.getAttribute('href')).toBe('/student/yearChange');
    expect(link.parentElement?.textContent).toBe('Academic year 2026-27 has ended. Start the next one at Promotion to next year.');
  });

  it('says nothing of the kind within the year', async () => {
    answer(getAdminDetails, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha', academicYear: '2026-27' });
    answer(getHomepage, { ...DAY, today: '2027-03-31' });
    renderScreen(<HomepageScreen />);
    await screen.findByText('Collected today', { exact: false });
    expect(screen.queryByText(/has ended/)).toBeNull();
  });

  it('greets by the first name and shows the day, each figure leading to its list', async () => {
    answer(getHomepage, DAY);
    renderScreen(<HomepageScreen />);
    expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Asha$/ })).toBeDefined();
    const link = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link(/^Students present ?993 ?of 1,069 marked · 179 not marked yet$/)).toBe('/attendance/student');
    expect(await link(/^Staff present ?62 ?of 68 · 4 on leave, 2 absent$/)).toBe('/attendance/employee');
    expect(await link(/^Fees collected for October ?65% ?₹13,98,400 of October unpaid \(437 students\)$/)).toBe('/finance/feeCollection');
    expect(await link(/^Collected today ?₹1,47,200 ?₹25,600 more than on the same day last week$/)).toBe('/finance/dayBook');
    expect(await link(/^New certificate$/)).toBe('/certificate/new');
    for (const text of [
      '3 periods need arrangement today',
      'Attendance not taken in 4 sections',
      '6 cheques to deposit',
      '2 birthdays today',
      'Dussehra',
    ])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/log/)).toBeNull();
  });

  it('opens behind its figures what they count: the day, the person, the receipt, the unfilled logs', async () => {
    answer(getHomepage, {
      ...DAY,
      week: {
        classes: ['7th'],
        days: [
          { on: '2026-10-13', percents: [72] },
          { on: '2026-10-14', percents: [null] },
        ],
      },
      needs: { ...NOTHING, logs: { teachers: 2, lessons: 5 } },
      away: [{ employeeId: 'e7', name: 'Anjali Kulkarni', why: 'absent', periods: 3, covered: 1 }],
      activity: [{ _id: 'p9', student: 'Kabir Das', amount: 3200, mode: 'cash', date: '2026-10-14' }],
    });
    renderScreen(<HomepageScreen />);
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('View list')).toBe('/logbook?date=2026-10-13&show=open');
    expect(await link('₹1,47,200')).toBe('/payments?mode=upi&from=2026-10-14&to=2026-10-14');
    expect(await link('Anjali Kulkarni')).toBe('/employee/e7/attendance');
    expect(await link('Kabir Das')).toBe('/payments?receipt=p9');
    expect(await link('Zoya Shaikh')).toBe('/student/profile/s1');
    expect(await link('Tue 13')).toBe('/attendance?on=2026-10-13');
  });

  it.each([
    [{ count: 1, amount: 3200, student: 'Diya Rao' }, '1 cheque bounced this week', 'Diya Rao · ₹3,200 to be collected again'],
    [{ count: 2, amount: 6400, student: null }, '2 cheques bounced this week', '₹6,400 to be collected again'],
  ])('asks for the amount of bounced cheques, with the student where there is one', async (bounced, title, why) => {
    answer(getHomepage, { ...DAY, needs: { ...NOTHING, bounced } });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(why)).toBeDefined();
  });

  it('has no figure of presence on a day without school', async () => {
    answer(getHomepage, { ...DAY, students: { isSchoolDay: false, total: 10, present: 0, absent: 0, onLeave: 0, notYet: 10 } });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByRole('link', { name: /^Students present ?– ?not a school day$/ })).toBeDefined();
  });

  it('says that today is no working day, and not that no one is absent', async () => {
    answer(getHomepage, { ...DAY, staff: { isSchoolDay: false, total: 68, present: 0, absent: 0, onLeave: 0, notYet: 68 } });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('Today is not a working day.')).toBeDefined();
    expect(screen.queryByText('No one is absent.')).toBeNull();
  });

  it('says so when nothing waits', async () => {
    answer(getHomepage, { ...DAY, needs: NOTHING });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('Nothing to do now')).toBeDefined();
  });

  it('a card in trouble says so and leaves the others alone', async () => {
    answer(getHomepage, { ...DAY, needs: null });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('“To do now” could not be opened')).toBeDefined();
    expect(screen.getByText('Dussehra')).toBeDefined();
    answer(getHomepage, DAY);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 periods need arrangement today')).toBeDefined();
  });

  it('says what failed and tries again', async () => {
    refuse(getHomepage, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    renderScreen(<HomepageScreen />);
    expect(await screen.findByText('The Dashboard could not be opened')).toBeDefined();
    answer(getHomepage, DAY);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dussehra')).toBeDefined();
  });
});
