import { endConcession, getFeeStructure, grantConcession, listConcessions, previewConcession } from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, timesSent } from '../../../../test/server.ts';
import { answerFound, startSchoolDay } from '../test/school.ts';
import { ConcessionsScreen } from './concessions-screen.tsx';

const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '12th', sectionName: 'A' };
const MERIT = {
  ...{ id: 'k1', student: ROHAN, head: 'Tuition fee', percent: 10, amount: null, fromMonth: 'April', toMonth: 'March' },
  ...{ reason: 'Merit', by: 'Asha Rao', grantedAt: '2026-04-01T06:00:00Z', endedAt: null },
};
const STAFF = { ...MERIT, id: 'k2', head: null, percent: null, amount: 500, reason: 'Staff', endedAt: '2026-09-01T06:00:00Z' };
const CHANGES = {
  ...{ students: 1, change: -1920, byHead: [{ head: 'Tuition fee', students: 1, change: -1920 }], byClass: [] },
  ...{ examples: [{ student: ROHAN, before: 38_400, after: 36_480 }], untouchedPaidMonths: 6 },
};
const open = (search = '') => renderScreen(<ConcessionsScreen />, `/data/fees/concessions${search}`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodyOf = (path: string) => sent.filter((one) => one.method === 'POST' && one.path === path).at(-1)?.body;

beforeEach(() => {
  startSchoolDay();
  answerFound();
  answer(listConcessions, [MERIT, STAFF]);
  answer(getFeeStructure, {
    ...{ year: '2026-27', firstYear: 2026, rates: [], classes: [] },
    heads: [{ id: 'h1', name: 'Tuition fee', kind: 'tuition', isOptional: false, hasRates: true }],
    rules: {
      ...{ dueDay: 10, graceDays: 0, lateKind: 'none', lateAmount: 0, lateCap: 0, siblingDiscountPercent: 0, bounceCharge: 0 },
      firstMonth: 'April',
    },
  });
});

describe('concessions', () => {
  it('say who pays less, by how much, for how long and why', async () => {
    open('?class=c12');
    expect(await screen.findByText('10% of Tuition fee')).toBeDefined();
    expect(screen.getByText('₹500 a month')).toBeDefined();
    expect(screen.getAllByText('April – March')).toHaveLength(2);
    expect(screen.getByText('stopped')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Stop the concession of Rohan Kale' })).toHaveLength(1);
    expect(await screen.findByRole('option', { name: 'Class 12th', selected: true })).toBeDefined();
  });

  it('are granted by a share, after the effect was shown, once for two presses', async () => {
    answer(previewConcession, CHANGES);
    const release = hold(grantConcession, { id: 'k3', changes: CHANGES });
    open();
    await press('Grant a concession');
    const dialog = within(screen.getByRole('dialog', { name: 'Grant a concession' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    expect(dialog.getByText('Select a student.')).toBeDefined();
    await userEvent.type(dialog.getByRole('searchbox'), 'rohan');
    await userEvent.click(await dialog.findByRole('button', { name: /Rohan Kale/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage' }), '101');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Merit');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    expect(timesSent(previewConcession)).toBe(0);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Percentage' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percentage' }), '10');
    await userEvent.selectOptions(dialog.getByLabelText('Fee head'), 'Tuition fee');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    expect(await screen.findByText('₹36,480')).toBeDefined();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save for 1 student' }));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(timesSent(grantConcession)).toBe(1);
    expect(bodyOf(grantConcession.path)).toEqual({
      ...{ studentId: 's1', headId: 'h1', percent: 10, fromMonth: 'October', toMonth: 'March', reason: 'Merit' },
    });
  });

  it('that the server did not answer for are asked for again under the same key', async () => {
    answer(previewConcession, CHANGES);
    open();
    await press('Grant a concession');
    const dialog = within(screen.getByRole('dialog', { name: 'Grant a concession' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'rohan');
    await userEvent.click(await dialog.findByRole('button', { name: /Rohan Kale/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Amount per month' }));
    await userEvent.type(dialog.getByLabelText('Amount per month (₹)'), '250.50');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Merit');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview changes' }));
    await press('Save for 1 student');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    answer(grantConcession, { id: 'k3', changes: CHANGES });
    await press('Save for 1 student');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = sent
      .filter(({ method, path }) => method === 'POST' && path === grantConcession.path)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(bodyOf(grantConcession.path)).toMatchObject({ headId: null, amount: 250.5 });
  });

  it('are ended with a reason from this month on', async () => {
    refuse(endConcession, 409, { code: 'alreadyEnded', error: 'This concession was already stopped.' });
    open();
    await press('Stop the concession of Rohan Kale');
    const dialog = within(screen.getByRole('dialog', { name: 'Stop the concession' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop concession from October' }));
    expect(timesSent(endConcession)).toBe(0);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Marks fell');
    await userEvent.click(dialog.getByRole('button', { name: 'Stop concession from October' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('This concession was already stopped.');
    expect(bodyOf('/finance/concessions/k1/end')).toEqual({ fromMonth: 'October', reason: 'Marks fell' });
  });

  it('say so when there are none', async () => {
    answer(listConcessions, []);
    open();
    expect(await screen.findByText('No concession was granted this year')).toBeDefined();
  });
});
