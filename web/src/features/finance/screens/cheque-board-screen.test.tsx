import {
  bounceCheque,
  clearCheque,
  depositCheques,
  exportTable,
  getDayState,
  getDepositSlip,
  getFeeStructure,
  listCheques,
  reverseClearing,
} from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { ChequeBoardScreen } from './cheque-board-screen.tsx';

const CHEQUE = {
  ...{ paymentId: 'p1', receiptNo: 7, number: '000123', bankName: 'Axis Bank', chequeDate: '2026-10-10', amount: 3200 },
  ...{
    state: 'received' as const,
    receivedOn: '2026-10-12',
    depositedOn: null,
    settledOn: null,
    slipId: null,
    slipNo: null,
    isPostDated: false,
  },
  student: { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' },
};
const DEPOSITED = { ...CHEQUE, state: 'deposited' as const, depositedOn: '2026-10-12', slipId: 'd1', slipNo: 4 };
const TOTALS = (['received', 'deposited', 'cleared', 'bounced'] as const).map((state) => ({ state, count: 1, amount: 3200 }));
const SLIP = { slipNo: 4, on: '2026-10-12', amount: 3200, amountInWords: 'Rupees Three Thousand Two Hundred Only', cheques: [DEPOSITED] };
const bodiesOf = ({ path }: { path: string }) =>
  sent.filter((one) => one.path === path.replace('{paymentId}', 'p1')).map(({ body }) => body);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the cheque board', () => {
  beforeEach(() => {
    startSchoolDay();
    answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
    answer(listCheques, { cheques: [CHEQUE], totals: TOTALS });
    answer(getDepositSlip, SLIP);
  });

  it('shows the slip also when the last cheque in hand was deposited', async () => {
    answer(depositCheques, { slipId: 'd1', slipNo: 4, amount: 3200, count: 1 });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposit cheque 000123' }));
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    await press('Make deposit slip: 1 cheque, ₹3,200');
    await press('Make deposit slip');
    expect(await screen.findByText('No cheques in hand')).toBeDefined();
    const dialog = await screen.findByRole('dialog', { name: 'Deposit slip 4' });
    expect(within(dialog).getByText('000123')).toBeDefined();
    const paper = document.querySelector<HTMLElement>('[data-print-sheet]') as HTMLElement;
    expect(within(paper).getByText('Deposited by')).toBeDefined();
  });

  it('asks on which day the cheques are deposited: today at first, not before they were received, and no choice is left after it', async () => {
    answer(depositCheques, { slipId: 'd1', slipNo: 4, amount: 3200, count: 1 });
    answer(listCheques, { cheques: [CHEQUE, { ...CHEQUE, paymentId: 'p2', number: '000124' }], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposit cheque 000123' }));
    await press('Make deposit slip: 1 cheque, ₹3,200');
    const dialog = within(screen.getByRole('dialog', { name: 'Make deposit slip' }));
    const day = dialog.getByLabelText<HTMLInputElement>('Deposited on');
    expect(day.value).toBe('14/10/2026');
    expect(dialog.getByText('The date on which the cheques are deposited in the bank: 12 Oct 2026 or later.')).toBeDefined();
    await userEvent.clear(day);
    await userEvent.type(day, '13/10/2026');
    answer(listCheques, { cheques: [{ ...CHEQUE, paymentId: 'p2', number: '000124' }, DEPOSITED], totals: TOTALS });
    await press('Make deposit slip');
    expect(await screen.findByRole('dialog', { name: 'Deposit slip 4' })).toBeDefined();
    expect(bodiesOf(depositCheques)).toEqual([{ paymentIds: ['p1'], on: '2026-10-13' }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected cheques' })).toBeNull());
  });

  it('keeps the day of a deposit that is refused, with the reason', async () => {
    refuse(depositCheques, 422, { code: 'dayClosed', error: '14 Oct 2026 is closed. Reopen it first, or use a later date.' });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Deposit cheque 000123' }));
    await press('Make deposit slip: 1 cheque, ₹3,200');
    await press('Make deposit slip');
    expect(await screen.findByText('14 Oct 2026 is closed. Reopen it first, or use a later date.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Deposited on').value).toBe('14/10/2026');
  });

  it('searches by number, student or bank, also in its file, and its figures keep the search', async () => {
    answer(exportTable, { url: '/files/cheques' });
    answer(listCheques, { cheques: [{ ...DEPOSITED, state: 'cleared', settledOn: '2026-10-13' }], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=cleared');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by cheque number, student or bank' }), '0001');
    await waitFor(() =>
      expect(
        sent
          .filter(({ path }) => path === listCheques.path)
          .at(-1)
          ?.query.get('search'),
      ).toBe('0001'),
    );
    expect((await screen.findByRole('link', { name: /^Bounced/ })).getAttribute('href')).toBe('/finance/chequeBoard?state=bounced&q=0001');
    await press('Download as Excel');
    await waitFor(() => expect(Object.fromEntries(sent.at(-1)?.query ?? [])).toEqual({ search: '0001', state: 'cleared', format: 'xlsx' }));
  });

  it('says in which other state a search has found cheques, with a link', async () => {
    const found = (state: 'received' | 'deposited' | 'cleared' | 'bounced', count: number) => ({ state, count, amount: count * 3200 });
    const totals = [found('received', 0), found('deposited', 0), found('cleared', 1), found('bounced', 2)];
    answer(listCheques, { cheques: [{ ...DEPOSITED, state: 'cleared', settledOn: '2026-10-13' }], totals });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?q=0001');
    const elsewhere = within(await screen.findByRole('status', { name: 'Found in other cheques' }));
    expect(elsewhere.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 more in Cleared', '/finance/chequeBoard?q=0001&state=cleared'],
      ['2 more in Bounced', '/finance/chequeBoard?q=0001&state=bounced'],
    ]);
    expect(screen.getByText('No matching cheques')).toBeDefined();
  });

  it('prints a slip again from its cheques', async () => {
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=deposited');
    await press('Deposit slip 4');
    expect(await screen.findByRole('dialog', { name: 'Deposit slip 4' })).toBeDefined();
  });

  it('lists cheques that are dated ahead by their day, and deposits none of them', async () => {
    const ahead = (number: string, chequeDate: string) => ({ ...CHEQUE, paymentId: number, number, chequeDate, isPostDated: true });
    answer(listCheques, { cheques: [ahead('000300', '2027-01-05'), CHEQUE, ahead('000200', '2026-11-05')], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    const list = (await screen.findByText('Post-dated cheques')).closest('section') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['5 Nov 2026 · Rohan Kale · 000200₹3,200', '5 Jan 2027 · Rohan Kale · 000300₹3,200']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Deposit cheque 000200' }).disabled).toBe(true);
  });

  it('shows the year of a cheque’s date', async () => {
    answer(listCheques, { cheques: [{ ...CHEQUE, chequeDate: '2025-10-10' }], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    expect(await screen.findByText('10 Oct 2025')).toBeDefined();
  });

  it('offers no bounce of a cheque that was not deposited', async () => {
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard');
    expect(await screen.findByRole('checkbox', { name: 'Deposit cheque 000123' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Mark bounced:/ })).toBeNull();
  });

  it('bounces no cheque with a charge that is no sum', async () => {
    answer(bounceCheque, { bouncedOn: '2026-10-12', months: ['October'], charge: 0, messageToParent: 'It came back.' });
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=deposited');
    answer(getFeeStructure, {
      ...{ year: '2026-27', firstYear: 2026, heads: [], rates: [], classes: [] },
      rules: {
        ...{ dueDay: 10, graceDays: 0, lateKind: 'none', lateAmount: 0, lateCap: 0, siblingDiscountPercent: 0, bounceCharge: 250 },
        firstMonth: 'April',
      },
    });
    await press('Mark bounced: 000123');
    // What will happen, and the charge that is added where none is entered, before it happens.
    expect(await screen.findByText('Leave blank to add the charge from Fee rules: ₹250.')).toBeDefined();
    expect(screen.getByText('The receipt will be marked Bounced.')).toBeDefined();
    const charge = screen.getByLabelText('Cheque bounce charge (₹)');
    await userEvent.type(screen.getByLabelText('Reason'), 'No funds');
    for (const wrong of ['-5', 'many', '1.234']) {
      await userEvent.clear(charge);
      await userEvent.type(charge, wrong);
      await press('Mark as bounced');
      expect(screen.getByText('Enter an amount in rupees with up to two decimals.')).toBeDefined();
    }
    expect(bodiesOf(bounceCheque)).toEqual([]);
    await userEvent.clear(charge);
    await userEvent.type(charge, '0');
    await press('Mark as bounced');
    expect(await screen.findByText('It came back.')).toBeDefined();
    expect(bodiesOf(bounceCheque)).toEqual([{ reason: 'No funds', charge: 0 }]);
  });

  it('asks on which day a cheque was cleared: today at first, and a day before a closed one is told', async () => {
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    answer(getDayState, { day: '2026-10-14', isClosed: false, closedUntil: '2026-10-13', cashInHand: 0 });
    answer(clearCheque, { clearedOn: '2026-10-12' });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=deposited');
    await press('Mark cleared: 000123');
    const dialog = within(screen.getByRole('dialog', { name: 'Mark cheque 000123 as cleared' }));
    expect(dialog.getByText('The date in the bank statement. The cheque was deposited on 12 Oct 2026.')).toBeDefined();
    const day = dialog.getByLabelText<HTMLInputElement>('Cleared on');
    expect(day.value).toBe('14/10/2026');
    await userEvent.clear(day);
    await userEvent.type(day, '12/10/2026');
    expect(await dialog.findByText(/^13 Oct 2026 is closed\./)).toBeDefined();
    await press('Mark as cleared');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(clearCheque)).toEqual([{ on: '2026-10-12' }]);
  });

  it('keeps the day of a clearing that is refused, with the reason', async () => {
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    refuse(clearCheque, 422, { code: 'dayClosed', error: '14 Oct 2026 is closed. Reopen it first, or use a later date.' });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=deposited');
    await press('Mark cleared: 000123');
    await press('Mark as cleared');
    expect(await screen.findByText('14 Oct 2026 is closed. Reopen it first, or use a later date.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Cleared on').value).toBe('14/10/2026');
  });

  it('takes a clearing back with its reason', async () => {
    answer(listCheques, { cheques: [{ ...DEPOSITED, state: 'cleared', settledOn: '2026-10-13' }], totals: TOTALS });
    answer(reverseClearing, { state: 'deposited', reversedOn: '2026-10-13' });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=cleared');
    await press('Mark not cleared: 000123');
    expect(screen.getByText('Rohan Kale · ₹3,200 · cleared on 13 Oct 2026')).toBeDefined();
    await press('Mark as not cleared');
    expect(bodiesOf(reverseClearing)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Reason'), 'Another cheque');
    await press('Mark as not cleared');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(reverseClearing)).toEqual([{ reason: 'Another cheque' }]);
  });

  it('keeps the message to the parents when the last cheque has bounced', async () => {
    answer(bounceCheque, { bouncedOn: '2026-10-12', months: ['October'], charge: 250, messageToParent: 'The cheque 000123 came back.' });
    answer(listCheques, { cheques: [DEPOSITED], totals: TOTALS });
    renderScreen(<ChequeBoardScreen />, '/finance/chequeBoard?state=deposited');
    await press('Mark bounced: 000123');
    await userEvent.type(screen.getByLabelText('Reason'), 'Insufficient funds');
    answer(listCheques, { cheques: [], totals: TOTALS });
    await press('Mark as bounced');
    expect(await screen.findByText('No deposited cheques')).toBeDefined();
    expect(screen.getByText('The cheque 000123 came back.')).toBeDefined();
  });

  it.each([
    ['', 'No cheques yet', /the cheque is listed here/],
    ['?state=bounced', 'No cheques yet', /the cheque is listed here/],
    ['?from=2026-10-01', 'No matching cheques', 'Change the search, the dates or the status.'],
  ])('that is empty says why, and what to do (%s)', async (search, title, text) => {
    answer(listCheques, { cheques: [], totals: TOTALS.map((total) => ({ ...total, count: 0, amount: 0 })) });
    renderScreen(<ChequeBoardScreen />, `/finance/chequeBoard${search}`);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });
});
