import { exportTable, listDefaulters, listReminders } from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { OverdueScreen } from './overdue-screen.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' };
const AGES = { upTo30: 3200, upTo60: 0, upTo90: 0, over90: 0 };

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
});

describe('overdue fees', () => {
  it('give a text for each family, and say who is left out', async () => {
    answer(listDefaulters, {
      defaulters: [
        {
          ...{ student: ROHAN, guardian: 'Suresh Kale', phone: '9800000001', overdue: 3200, months: ['October'] },
          ...{ oldestDueOn: '2026-10-10', daysOverdue: 4, ages: AGES, dueExtendedTo: null, leftOn: '2026-09-30' },
        },
      ],
      next: null,
      total: { students: 1, amount: 3200, ages: AGES },
    });
    answer(listReminders, {
      language: 'en',
      reminders: [
        {
          students: [ROHAN, { ...ROHAN, id: 's3', name: 'Riya Kale' }],
          ...{ guardian: 'Suresh Kale', phone: '9800000001', overdue: 3200, text: 'Dear Suresh Kale, ₹3,200 …', upi: null },
        },
      ],
      leftOut: { noPhone: [{ ...ROHAN, id: 's2', name: 'Meera Rao' }], extended: 2, more: 0 },
      amount: 3200,
    });
    renderScreen(<OverdueScreen />, '/finance/overdue?who=left');
    expect(await screen.findByText('Left on 30 Sep 2026')).toBeDefined();
    expect(sent.find(({ path }) => path === listDefaulters.path)?.query.get('who')).toBe('left');
    await press('Fee reminders');
    expect(await screen.findByText('Dear Suresh Kale, ₹3,200 …')).toBeDefined();
    for (const said of ['Rohan Kale and Riya Kale', 'No phone number: Meera Rao', 'Due date extended: 2'])
      expect(screen.getByText(said)).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Wording of a second reminder (stronger)' }));
    await waitFor(() => expect(sent.filter(({ path }) => path === listReminders.path)).toHaveLength(2));
    await userEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    await waitFor(() => expect(sent.filter(({ path }) => path === listReminders.path)).toHaveLength(3));
    expect(sent.at(-1)?.query.get('language')).toBe('hi');
  });

  it('says how many of the reminders are listed', async () => {
    answer(listDefaulters, { defaulters: [], next: null, total: { students: 1, amount: 3200, ages: AGES } });
    const reminders = Array.from({ length: 101 }, (_one, at) => ({
      ...{
        students: [{ ...ROHAN, id: `s${at}` }],
        guardian: '',
        phone: `98000${10_000 + at}`,
        overdue: 100,
        text: `Text ${at}`,
        upi: null,
      },
    }));
    answer(listReminders, { language: 'en', reminders, leftOut: { noPhone: [], extended: 0, more: 0 }, amount: 10_100 });
    renderScreen(<OverdueScreen />, '/finance/overdue');
    await press('Fee reminders');
    expect(await screen.findByText('Showing 100 of 101 reminders. The two buttons below copy and print all of them.')).toBeDefined();
  });

  it('are those of one month, or of several months or more, as the one choice of months says', async () => {
    answer(listDefaulters, { defaulters: [], next: null, total: { students: 0, amount: 0, ages: AGES } });
    const { router } = renderScreen(<OverdueScreen />, '/finance/overdue?months=3');
    const months = await screen.findByRole('combobox', { name: 'Months overdue' });
    const last = () => sent.filter((one) => one.path === listDefaulters.path).at(-1)?.query;
    await waitFor(() => expect(last()?.get('minMonths')).toBe('3'));
    await userEvent.selectOptions(months, 'Only the dues of June');
    await waitFor(() => expect(router.state.location.search).toBe('?month=June'));
    await waitFor(() => expect([last()?.get('month'), last()?.get('minMonths')]).toEqual(['June', null]));
    await userEvent.selectOptions(months, '2 or more months unpaid');
    await waitFor(() => expect(router.state.location.search).toBe('?months=2'));
    await userEvent.selectOptions(months, '1 or more months unpaid');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are those under one fee head where one is chosen, also in the reminders', async () => {
    answer(listDefaulters, { defaulters: [], next: null, total: { students: 0, amount: 0, ages: AGES } });
    answer(listReminders, { language: 'en', reminders: [], leftOut: { noPhone: [], extended: 0, more: 0 }, amount: 0 });
    const { router } = renderScreen(<OverdueScreen />, '/finance/overdue');
    await screen.findByRole('option', { name: 'Transport' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fee head' }), 'Transport');
    await waitFor(() => expect(router.state.location.search).toBe('?head=h2'));
    const lastHead = (path: string) =>
      sent
        .filter((one) => one.path === path)
        .at(-1)
        ?.query.get('headId');
    await waitFor(() => expect(lastHead(listDefaulters.path)).toBe('h2'));
    await press('Fee reminders');
    await waitFor(() => expect(lastHead(listReminders.path)).toBe('h2'));
  });

  it('are downloaded by fee head, of the class and the students that are selected', async () => {
    answer(listDefaulters, { defaulters: [], next: null, total: { students: 0, amount: 0, ages: AGES } });
    answer(exportTable, { url: '/files/table' });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderScreen(<OverdueScreen />, '/finance/overdue?class=c8&who=studying&month=June');
    await press('Dues by fee head');
    const query = () => Object.fromEntries(sent.find(({ path }) => path === '/finance/exports/head-dues')?.query ?? []);
    await waitFor(() => expect(query()).toEqual({ classId: 'c8', who: 'studying', format: 'xlsx' }));
  });
});
