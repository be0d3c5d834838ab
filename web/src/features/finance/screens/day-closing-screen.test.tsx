import { closeDay, getDayClosing } from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { DayClosingScreen } from './day-closing-screen.tsx';

const SHEET = {
  ...{ day: '2026-10-14', expectedCash: 3700, byMode: [], byCashier: [], byHead: [], cancelled: [], closing: null, mailTo: '' },
  cash: { opening: 500, received: 6400, paidOut: 200, deposited: 3000 },
};
const CLOSING = {
  ...{ closedAt: '2026-10-14T11:00:00Z', by: 'Asha Rao', counted: [], countedCash: 3700, difference: 0 },
  ...{ expectedNow: null, remark: '', checkCode: '', mailedTo: '' },
};

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
  answer(getDayClosing, SHEET);
});

it('a day is closed with the expected cash explained and its difference in words', async () => {
  answer(closeDay, { expectedCash: 3700, countedCash: 3500, difference: -200 });
  renderScreen(<DayClosingScreen />, '/finance/dayClosing?day=2026-10-14');
  const form = within((await screen.findByRole('button', { name: 'Close the day' })).closest('form') as HTMLElement);
  expect(form.getByText('Opening ₹500 + received ₹6,400 − paid out ₹200 − deposited in bank ₹3,000')).toBeDefined();
  // Nothing is short before something was counted.
  expect(form.queryByText(/^Short by/)).toBeNull();
  expect(screen.getByText('No receipts on this day.')).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: 'Close the day' }));
  expect(await form.findByText(/^Count the cash first: .* If there is no cash, enter 0 beside ₹500\.$/)).toBeDefined();
  await userEvent.type(form.getByLabelText(/^₹500/), '8');
  expect(form.getByText('Excess of ₹300')).toBeDefined();
  await userEvent.clear(form.getByLabelText(/^₹500/));
  await userEvent.type(form.getByLabelText(/^₹500/), '7');
  await userEvent.click(form.getByRole('button', { name: 'Close the day' }));
  expect(await form.findByText('Short by ₹200. Enter the reason here.')).toBeDefined();
  await userEvent.type(form.getByLabelText('Remark'), 'Change given out');
  await userEvent.click(form.getByRole('button', { name: 'Close the day' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      counted: [{ denomination: 500, count: 7 }],
      remark: 'Change given out',
    }),
  );
});

it('a closed day says how the cash was, on the screen and on paper', async () => {
  answer(getDayClosing, { ...SHEET, closing: CLOSING });
  renderScreen(<DayClosingScreen />, '/finance/dayClosing?day=2026-10-14');
  expect(await screen.findByRole('heading', { name: 'This day is closed' })).toBeDefined();
  expect(screen.getAllByText('Nil')).toHaveLength(2);
  expect(screen.queryByText(/^Entries made after the closing/)).toBeNull();
});

it('a closed day says what later entries with an earlier date changed, on the screen and on paper', async () => {
  answer(getDayClosing, { ...SHEET, closing: { ...CLOSING, expectedNow: 3200 } });
  renderScreen(<DayClosingScreen />, '/finance/dayClosing?day=2026-10-14');
  const sentence = 'Entries made after the closing with an earlier date changed the expected cash to ₹3,200.';
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(screen.getByText('Opening ₹500 + received ₹6,400 − paid out ₹200 − deposited in bank ₹3,000')).toBeDefined();
});

it('cancelled receipts are listed, and what of the cash paid out is theirs is said', async () => {
  const receipt = { id: 'r1', receiptNo: 7, financialYear: '2026-27', student: 'Aarav Deshmukh', mode: 'cash' as const, amount: 3200 };
  const cancelled = [
    { ...receipt, receivedOn: '2026-10-14', state: 'reversed' as const, reason: 'Wrong student' },
    { ...receipt, id: 'r2', receiptNo: 5, amount: 150, receivedOn: '2026-10-10', state: 'reversed' as const, reason: 'Paid twice' },
    {
      ...receipt,
      id: 'r3',
      receiptNo: 4,
      mode: 'cheque' as const,
      receivedOn: '2026-10-09',
      state: 'bounced' as const,
      reason: 'No funds',
    },
  ];
  answer(getDayClosing, { ...SHEET, cancelled });
  renderScreen(<DayClosingScreen />, '/finance/dayClosing?day=2026-10-14');
  // On the screen and on the printed sheet.
  const [shown, printed] = await screen.findAllByRole('table', { name: 'Cancelled receipts' });
  expect(within(printed as HTMLElement).getAllByRole('row')).toHaveLength(4);
  const table = within(shown as HTMLElement);
  expect(table.getByText('2026-27/7')).toBeDefined();
  expect(table.getByText('10 Oct 2026')).toBeDefined();
  expect(table.getByText('No funds')).toBeDefined();
  expect(screen.getByText('Paid out includes ₹150 for receipts of earlier days that were cancelled on this day.')).toBeDefined();
});
