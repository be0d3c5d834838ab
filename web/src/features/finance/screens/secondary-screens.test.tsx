import {
  attachBill,
  chargeLateFees,
  correctExpense,
  getDayBook,
  getDayState,
  getFamily,
  getFeeStructure,
  listExpenses,
  payFamily,
  previewFeeRules,
  previewFeeStructure,
  previewLateFees,
  saveFeeRules,
  transferMoney,
  updateFeeHead,
} from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { answerFound, startSchoolDay } from '../test/school.ts';
import { DayBookScreen } from './day-book-screen.tsx';
import { FamilyCounterScreen } from './family-counter-screen.tsx';
import { FeeRulesScreen } from './fee-rules-screen.tsx';
import { FeesDataScreen } from './fees-data-screen.tsx';
import { SpendingScreen } from './spending-screen.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const lastBody = (method: string, path: string) => sent.filter((one) => one.method === method && one.path === path).at(-1)?.body;
const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' };

beforeEach(() => {
  startSchoolDay();
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
});

describe('expenses', () => {
  const chalk = {
    ...{ id: 'e1', category: 'Repairs', amount: 450, description: 'Chalk', date: '2026-10-12', paidFrom: 'cash' as const },
    ...{ billUrl: null, state: 'live' as const, by: 'Asha Rao', at: '2026-10-12T06:00:00Z', cancelledOn: null },
  };
  beforeEach(() =>
    answer(listExpenses, {
      expenses: [chalk, { ...chalk, id: 'e2', description: 'Twice', state: 'reversed', cancelledOn: '2026-10-14' }],
      next: null,
      total: { count: 1, cancelled: 1, amount: 450 },
      byCategory: [],
    }),
  );

  it('are corrected with a reason; what was taken back has no acts', async () => {
    answer(correctExpense, { expenseId: 'e3', cashInHand: null });
    renderScreen(<SpendingScreen />, '/finance/spending');
    await press('Edit: Chalk');
    const dialog = screen.getByRole('dialog', { name: 'Edit expense' });
    await press('Save changes');
    expect(await within(dialog).findByText('Please fill in all fields')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Reason for the correction'), 'Misread');
    const amount = within(dialog).getByLabelText('Amount');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await press('Save changes');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.clear(amount);
    await userEvent.type(amount, '540.5');
    await press('Save changes');
    expect(await within(dialog).findByText('The expense is corrected.')).toBeDefined();
    expect(lastBody('PUT', '/finance/expenses/e1')).toEqual({
      ...{ category: 'Repairs', amount: 540.5, description: 'Chalk', date: '2026-10-12', paidFrom: 'cash', reason: 'Misread' },
    });
    expect(screen.queryByRole('button', { name: 'Edit: Twice' })).toBeNull();
    // It keeps its day, beside which is that of the cancellation.
    const cancelled = screen.getByText('Cancelled').closest('tr') as HTMLElement;
    expect(within(cancelled).getByText('12 Oct')).toBeDefined();
    expect(within(cancelled).getByText('Cancelled on 14 Oct 2026')).toBeDefined();
  });

  it('are counted without the cancelled ones, of which there is a number too', async () => {
    renderScreen(<SpendingScreen />, '/finance/spending');
    expect((await screen.findAllByText('1 expense, ₹450. Also listed: 1 cancelled')).length).toBeGreaterThan(0);
  });

  it('show what the largest categories cost, each leading to its expenses', async () => {
    const amounts = { Salaries: 600, Repairs: 450, Water: 300, Library: 100, Sports: 40, Other: 10 };
    answer(listExpenses, {
      expenses: [chalk],
      next: null,
      total: { count: 6, cancelled: 0, amount: 1500 },
      byCategory: Object.entries(amounts).map(([category, amount]) => ({ category, amount })),
    });
    const { router } = renderScreen(<SpendingScreen />, '/finance/spending?from=2026-10-01');
    expect((await screen.findByText('2 categories')).parentElement?.textContent).toBe('All other categories₹502 categories');
    await userEvent.click(screen.getByRole('link', { name: /^Repairs/ }));
    expect(router.state.location.search).toBe('?from=2026-10-01&category=Repairs');
  });

  it('that are none at all say how to add one; none of a filter is another sentence', async () => {
    answer(listExpenses, { expenses: [], next: null, total: { count: 0, cancelled: 0, amount: 0 }, byCategory: [] });
    const view = renderScreen(<SpendingScreen />, '/finance/spending');
    expect(await screen.findByText('No expenses yet')).toBeDefined();
    await press('Add first expense');
    expect(screen.getByRole('dialog', { name: 'Add Expense' })).toBeDefined();
    view.unmount();
    renderScreen(<SpendingScreen />, '/finance/spending?q=chalk');
    expect(await screen.findByText('No matching expenses')).toBeDefined();
  });

  it('say before they are corrected or cancelled that their accounts are closed', async () => {
    answer(getDayState, { day: '2026-10-14', isClosed: false, closedUntil: '2026-10-13', cashInHand: 0 });
    renderScreen(<SpendingScreen />, '/finance/spending');
    await press('Cancel expense: Chalk');
    expect(await screen.findByText('13 Oct 2026 is closed, so the entry is cancelled with today’s date.')).toBeDefined();
    await press('Keep expense');
    await press('Edit: Chalk');
    const both = '13 Oct 2026 is closed, so the entry is cancelled and entered again with today’s date.';
    expect(await screen.findByText(both)).toBeDefined();
  });

  it('dated before a closed day say that they change it', async () => {
    answer(getDayState, { day: '2026-10-14', isClosed: false, closedUntil: '2026-10-13', cashInHand: 0 });
    renderScreen(<SpendingScreen />, '/finance/spending');
    await press('Add Expense');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Expense' }));
    const warning = '13 Oct 2026 is closed. An entry dated before it changes the balances of the closed day.';
    expect(dialog.queryByText(warning)).toBeNull();
    for (const press of ['Earlier days', 'Earlier days']) await userEvent.click(dialog.getByRole('button', { name: press }));
    await userEvent.click(dialog.getByRole('radio', { name: '12' }));
    expect(await dialog.findByText(warning)).toBeDefined();
  });

  it('keep what was typed when the server refuses', async () => {
    refuse(correctExpense, 422, { code: 'dayClosed', error: 'The day 12 Oct 2026 is closed.' });
    renderScreen(<SpendingScreen />, '/finance/spending');
    await press('Edit: Chalk');
    await userEvent.type(screen.getByLabelText('Reason for the correction'), 'Misread');
    await press('Save changes');
    expect((await screen.findByRole('alert')).textContent).toMatch(/closed/);
    expect((screen.getByLabelText('Reason for the correction') as HTMLInputElement).value).toBe('Misread');
  });

  it('get their bill later; nothing is sent without a file', async () => {
    answer(attachBill, { url: '/files/x' });
    renderScreen(<SpendingScreen />, '/finance/spending');
    await press('Attach bill: Chalk');
    expect((screen.getByRole('button', { name: 'Attach bill' }) as HTMLButtonElement).disabled).toBe(true);
    const wrong = new File(['x'], 'bill.txt', { type: 'text/plain' });
    await userEvent.upload(screen.getByLabelText('Bill or voucher (photo or PDF)'), wrong, { applyAccept: false });
    expect(await screen.findByText('Select a photo (JPEG, PNG, WebP) or a PDF.')).toBeDefined();
  });
});

describe('the day book', () => {
  const account = (name: 'cash' | 'bank' | 'cheques', closing: number) => ({
    account: name,
    opening: 0,
    receipts: closing,
    payments: 0,
    closing,
  });
  beforeEach(() =>
    answer(getDayBook, {
      date: '2026-10-14',
      isClosed: false,
      accounts: [account('cash', 6400), account('bank', 100), account('cheques', 0)],
      entries: [
        {
          ...{ entryNo: 7, at: '2026-10-14T06:00:00Z', kind: 'payment', memo: 'Receipt 2026/7, Rohan Kale', account: 'cash' as const },
          ...{ counterpart: 'Fees receivable', received: 6400, paid: 0, documentId: null },
        },
      ],
    }),
  );

  it('stands on the screen and, for paper, on a sheet with the school, the totals and lines to sign', async () => {
    renderScreen(<DayBookScreen />, '/finance/dayBook');
    expect(await screen.findAllByRole('table', { name: 'Entries' })).toHaveLength(2);
    const paper = document.querySelector<HTMLElement>('[data-print-sheet]') as HTMLElement;
    expect(await within(paper).findByText('Amaltas Public School')).toBeDefined();
    expect(within(paper).getByText('Total').closest('tr')?.textContent).toContain('₹6,400');
    expect(within(paper).getByText('Cashier')).toBeDefined();
  });

  it('counts an entry between cash and bank once, and speaks of missing numbers only if one is missing', async () => {
    const entry = { at: '2026-10-14T06:00:00Z', kind: 'transfer', memo: '', documentId: null };
    const out = { ...entry, entryNo: 7, account: 'cash' as const, counterpart: 'Bank', received: 0, paid: 100 };
    const into = { ...entry, entryNo: 7, account: 'bank' as const, counterpart: 'Cash in hand', received: 100, paid: 0 };
    const book = { date: '2026-10-14', isClosed: false, accounts: [account('cash', 6400), account('bank', 100), account('cheques', 0)] };
    answer(getDayBook, { ...book, entries: [out, into, { ...into, entryNo: 8 }] });
    const { unmount } = renderScreen(<DayBookScreen />, '/finance/dayBook');
    expect(await screen.findByText('2 entries')).toBeDefined();
    expect(screen.queryByText(/number is missing/)).toBeNull();
    unmount();
    answer(getDayBook, { ...book, entries: [out, into, { ...into, entryNo: 9 }] });
    renderScreen(<DayBookScreen />, '/finance/dayBook');
    expect(await screen.findByText(/^Some entry numbers are not in this list/)).toBeDefined();
  });

  it('moves cash to the bank, but no zero', async () => {
    answer(transferMoney, { entryNo: 8 });
    renderScreen(<DayBookScreen />, '/finance/dayBook');
    await press('Deposit or withdraw cash');
    expect(await screen.findByText('₹6,400 cash in hand now')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Amount'), '0');
    await press('Save entry');
    expect(lastBody('POST', transferMoney.path)).toBeUndefined();
    await userEvent.clear(screen.getByLabelText('Amount'));
    await userEvent.type(screen.getByLabelText('Amount'), '5000');
    await press('Save entry');
    await waitFor(() => expect(lastBody('POST', transferMoney.path)).toEqual({ from: 'cash', to: 'bank', amount: 5000 }));
  });

  it('leads a new school to the opening balances when an account has too little', async () => {
    refuse(transferMoney, 422, {
      code: 'notEnough',
      error: 'This account has only ₹1,500. Enter a smaller amount or select another account.',
    });
    renderScreen(<DayBookScreen />, '/finance/dayBook');
    await press('Deposit or withdraw cash');
    await userEvent.type(await screen.findByLabelText('Amount'), '4000');
    await press('Save entry');
    expect(await screen.findByText('This account has only ₹1,500. Enter a smaller amount or select another account.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Opening balances' }).getAttribute('href')).toBe('/data/openingBalances');
  });
});

describe('the fee structure', () => {
  const structure = (lateKind: 'none' | 'fixed') => ({
    year: '2026-27',
    firstYear: 2026,
    heads: [{ id: 'h1', name: 'Tuition fee', kind: 'tuition' as const, isOptional: false, hasRates: true }],
    rates: [{ classId: 'c8', headId: 'h1', amounts: Array(12).fill(3200) }],
    rules: {
      ...{ dueDay: 10, graceDays: 0, lateKind, lateAmount: 50, lateCap: 0, siblingDiscountPercent: 0, bounceCharge: 0 },
      firstMonth: 'April' as const,
    },
    classes: [{ id: 'c8', name: '8th', students: 2 }],
  });

  it('renames a head', async () => {
    answer(getFeeStructure, structure('none'));
    answer(updateFeeHead, { id: 'h1', name: 'Tuition', kind: 'tuition', isOptional: false, hasRates: true });
    renderScreen(<FeesDataScreen />, '/data/fees');
    await press('Rename Tuition fee');
    await press('Rename');
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(lastBody('PATCH', '/finance/fee-heads/h1')).toBeUndefined();
    await press('Rename Tuition fee');
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Tuition');
    await press('Rename');
    await waitFor(() => expect(lastBody('PATCH', '/finance/fee-heads/h1')).toEqual({ name: 'Tuition' }));
  });

  it('makes the same change for other classes, which keep their own sums where nothing changed', async () => {
    const two = structure('none');
    answer(getFeeStructure, {
      ...two,
      heads: [...two.heads, { id: 'h2', name: 'Exam', kind: 'exam' as const, isOptional: false, hasRates: true }],
      rates: [...two.rates, { classId: 'c9', headId: 'h2', amounts: Array(12).fill(100) }],
      classes: [...two.classes, { id: 'c9', name: '9th', students: 3 }],
    });
    const changes = { students: 5, change: 1500, byHead: [], byClass: [], examples: [], untouchedPaidMonths: 0 };
    answer(previewFeeStructure, changes);
    renderScreen(<FeesDataScreen />, '/data/fees');
    const march = await screen.findByLabelText('Exam, March');
    expect(screen.queryByLabelText('All classes')).toBeNull();
    await userEvent.clear(march);
    await userEvent.type(march, '300');
    await userEvent.click(screen.getByLabelText('Class 9th'));
    expect(screen.getByLabelText<HTMLInputElement>('All classes').checked).toBe(true);
    await press('Preview changes');
    await screen.findByText('Class 8th and Class 9th, from October');
    expect(lastBody('POST', previewFeeStructure.path)).toEqual({
      fromMonth: 'October',
      rates: [
        { classId: 'c8', headId: 'h2', amounts: [...Array(11).fill(0), 300] },
        { classId: 'c9', headId: 'h2', amounts: [...Array(11).fill(100), 300] },
      ],
    });
  });

  it('shows whom other rules affect before they are saved, and saves no share over a hundred', async () => {
    answer(getFeeStructure, structure('none'));
    const changes = { students: 3, change: -960, byHead: [], byClass: [], examples: [], untouchedPaidMonths: 2 };
    answer(previewFeeRules, changes);
    answer(saveFeeRules, changes);
    renderScreen(<FeeRulesScreen />, '/data/fees/rules');
    const discount = await screen.findByLabelText('Sibling concession in percent');
    for (const [text, isRight] of [
      ['101', false],
      ['ten', false],
      ['', false],
      ['10', true],
    ] as const) {
      await userEvent.clear(discount);
      if (text) await userEvent.type(discount, text);
      await press('Preview changes');
      expect(sent.some(({ path }) => path === previewFeeRules.path)).toBe(isRight);
    }
    expect(await screen.findByText('−₹960')).toBeDefined();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await press('Save for 3 students');
    await waitFor(() => expect(lastBody('PUT', saveFeeRules.path)).toMatchObject({ siblingDiscountPercent: 10, dueDay: 10 }));
  });

  it('adds late fees by hand only after showing whom they hit', async () => {
    answer(getFeeStructure, structure('fixed'));
    answer(previewLateFees, { students: 1, amount: 50, examples: [{ student: ROHAN, amount: 50, months: ['October'] }] });
    answer(chargeLateFees, { students: 1, amount: 50 });
    renderScreen(<FeeRulesScreen />, '/data/fees/rules');
    await press('Preview late fees');
    expect(await screen.findByText('Rohan Kale')).toBeDefined();
    expect(sent.some(({ path }) => path === chargeLateFees.path)).toBe(false);
    await press('Add late fees of ₹50');
    await waitFor(() => expect(sent.some(({ path }) => path === chargeLateFees.path)).toBe(true));
  });

  it('has no run of late fees where there are none', async () => {
    answer(getFeeStructure, structure('none'));
    renderScreen(<FeeRulesScreen />, '/data/fees/rules');
    expect(await screen.findByLabelText('Due day of the month')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Preview late fees' })).toBeNull();
  });
});

describe('the family counter', () => {
  it('finds a child of any class by keyboard alone', async () => {
    answerFound();
    answer(getFamily, { guardian: 'Suresh Kale', phone: '9800000001', children: [] });
    const { router } = renderScreen(<FamilyCounterScreen />, '/finance/familyCounter');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Name, admission number, phone or guardian' }));
    await userEvent.keyboard('98000');
    expect(await screen.findByRole('list', { name: 'Students found' })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?student=s1'));
  });

  it('asks for what is due till today alone, and has the focus back in its search once that is paid', async () => {
    answerFound();
    const child = {
      id: 's1',
      name: 'Rohan Kale',
      admissionNumber: 'A-1',
      className: '8th',
      sectionName: 'A',
      isChosen: true,
      leftOn: null,
    };
    const answerFamily = (owedToday: number, owedYear: number) =>
      answer(getFamily, { guardian: 'Suresh Kale', phone: '98', children: [{ ...child, arrears: 0, owedToday, owedYear, dues: [] }] });
    answerFamily(3200, 16_000);
    renderScreen(<FamilyCounterScreen />, '/finance/familyCounter?student=s1');
    const amount = await screen.findByRole('textbox', { name: 'Amount received' });
    expect((amount as HTMLInputElement).value).toBe('3200');
    const receipt = { paymentId: 'p1', receiptNo: 7, financialYear: '2026-27', receiptUrl: '/files/r', paidOn: '2026-10-14', amount: 3200 };
    answer(payFamily, { amount: 3200, receipts: [{ ...receipt, months: ['October'], studentId: 's1', student: 'Rohan Kale' }] });
    answerFamily(0, 12_800);
    await press('Record ₹3,200 for the family');
    expect(await screen.findByText('Payment Successful')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await waitFor(() => expect((screen.getByRole('textbox', { name: 'Amount received' }) as HTMLInputElement).value).toBe(''));
    const before = sent.length;
    await press('Collect fees');
    expect(sent.length).toBe(before);
  });
});
