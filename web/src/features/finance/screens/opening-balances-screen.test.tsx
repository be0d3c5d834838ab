import {
  carryDuesOver,
  listOpeningBalances,
  previewCarryOver,
  readBalanceSheet,
  saveOpeningBalances,
  setAccountOpening,
} from '@shala/contract/finance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { OpeningBalancesScreen } from './opening-balances-screen.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const lastBody = (method: string, path: string) => sent.filter((one) => one.method === method && one.path === path).at(-1)?.body;
const ROHAN = { id: 's1', name: 'Rohan Kale', admissionNumber: 'A-1', className: '8th', sectionName: 'A' };

beforeEach(startSchoolDay);

describe('opening balances', () => {
  const dues = {
    lastYear: '2025-26',
    students: 1,
    amount: 6400,
    left: { students: 2, amount: 900 },
    examples: [{ student: ROHAN, amount: 6400 }],
  };

  it("carry last year's dues over after a look at them", async () => {
    answer(previewCarryOver, dues);
    answer(carryDuesOver, dues);
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    expect(screen.queryByRole('button', { name: /^Carry/ })).toBeNull();
    await press('View last year’s unpaid dues');
    expect(await screen.findByText('Rohan Kale')).toBeDefined();
    expect(screen.getByText('2 students have left with a balance of ₹900. It is kept in last year’s accounts.')).toBeDefined();
    await press('Carry forward ₹6,400');
    await waitFor(() => expect(sent.some(({ method, path }) => method === 'POST' && path === carryDuesOver.path)).toBe(true));
  });

  it('are listed once they are entered, to print and to download', async () => {
    answer(listOpeningBalances, {
      accounts: [{ account: 'bank', amount: 200000, on: '2026-11-01' }],
      students: [{ student: ROHAN, amount: 2500, paid: 1000, left: 1500, reason: 'Dues of 2025-26', on: '2026-10-01' }],
      total: { students: 1, amount: 2500, left: 1500 },
    });
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    const list = within(await screen.findByText('Opening balances entered').then((title) => title.closest('section') as HTMLElement));
    const row = list.getByText('Rohan Kale').closest('tr') as HTMLTableRowElement;
    expect([...row.cells].map(({ textContent }) => textContent)).toEqual([
      ...['A-1', 'Rohan Kale', '8th A', 'Dues of 2025-26', '1 Oct 2026', '₹2,500', '₹1,500'],
    ]);
    expect(list.getByText('₹2,00,000').parentElement?.textContent).toBe('₹2,00,000 on 1 Nov 2026');
    expect(list.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('say when there is nothing to carry', async () => {
    answer(previewCarryOver, { ...dues, lastYear: null, students: 0, amount: 0, left: { students: 0, amount: 0 }, examples: [] });
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    await press('View last year’s unpaid dues');
    expect(await screen.findByText('There is no earlier academic year.')).toBeDefined();
  });

  it('enter what lay in cash, and refuse what is no sum', async () => {
    answer(setAccountOpening, { entryNo: 1 });
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    await userEvent.type(screen.getByLabelText('Amount in rupees'), '1.234');
    await press('Save balance');
    expect(lastBody('POST', setAccountOpening.path)).toBeUndefined();
    await userEvent.clear(screen.getByLabelText('Amount in rupees'));
    await userEvent.type(screen.getByLabelText('Amount in rupees'), '12500');
    await press('Save balance');
    await waitFor(() => expect(lastBody('POST', setAccountOpening.path)).toEqual({ account: 'cash', amount: 12_500, on: '2026-10-14' }));
  });

  const paste = async (text: string) => {
    await userEvent.click(screen.getByLabelText('Admission number and amount, one student per line'));
    await userEvent.paste(text);
  };

  it('are pasted from a spreadsheet, tried, and saved; lines with a problem stay', async () => {
    const problem = {
      row: 2,
      admissionNumber: 'A-9',
      problem: 'unknownStudent' as const,
      sentence: 'No student has this admission number.',
    };
    answer(saveOpeningBalances, { saved: 1, unchanged: 0, change: 1500, problems: [problem] });
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    await paste('Adm no\tName\tOwed\nA-1\tAsha\t1,500\nA-2\tRavi\tmany\nA-9\tNobody\t200');
    expect(screen.getByText('2 lines')).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Lines with errors' })).getByText('3')).toBeDefined();
    await press('Preview');
    expect(await screen.findByText('Enter which dues these are. It is kept on record.')).toBeDefined();
    expect(lastBody('POST', saveOpeningBalances.path)).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Which dues are these?'), 'Old register');
    await press('Preview');
    const line = (await screen.findByText('No student has this admission number.')).closest('tr') as HTMLElement;
    expect(within(line).getByText('4')).toBeDefined();
    expect(screen.getByText('+₹1,500')).toBeDefined();
    const release = hold(saveOpeningBalances, { saved: 1, unchanged: 0, change: 1500, problems: [problem] });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save old dues' }));
    release();
    const area = screen.getByLabelText<HTMLTextAreaElement>('Admission number and amount, one student per line');
    await waitFor(() => expect(area.value).toBe('A-2\tRavi\tmany\nA-9\tNobody\t200'));
    const rows = [
      { admissionNumber: 'A-1', amount: 1500 },
      { admissionNumber: 'A-9', amount: 200 },
    ];
    const bodies = sent.filter(({ method, path }) => method === 'POST' && path === saveOpeningBalances.path).map(({ body }) => body);
    expect(bodies).toEqual([true, false].map((isTrial) => ({ rows, reason: 'Old register', isTrial })));
  });

  it('come from a file into the same box; what is no sheet is refused with a sentence and leaves the box as it is', async () => {
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    const area = screen.getByLabelText<HTMLTextAreaElement>('Admission number and amount, one student per line');
    await paste('A-7 70');
    refuse(readBalanceSheet, 422, { error: 'This file could not be read.', code: 'sheetBroken' });
    await userEvent.upload(screen.getByLabelText('From a file'), new File(['PK'], 'owed.xlsx', { type: '' }));
    expect(await screen.findByText(/^This file could not be read/)).toBeDefined();
    expect(area.value).toBe('A-7 70');
    answer(readBalanceSheet, { text: 'Adm no\tName\tOwed\nA-1\tAsha\t1500\nA-2\tRavi\tmany' });
    await userEvent.upload(screen.getByLabelText('From a file'), new File(['Adm no,Owed'], 'owed.csv', { type: 'text/csv' }));
    expect(await screen.findByText('1 line with an error is skipped')).toBeDefined();
    expect(area.value).toContain('A-1\tAsha\t1500');
    expect(screen.queryByText(/^This file could not be read/)).toBeNull();
  });

  it('have to be tried again after a change', async () => {
    answer(saveOpeningBalances, { saved: 1, unchanged: 0, change: 5, problems: [] });
    renderScreen(<OpeningBalancesScreen />, '/data/openingBalances');
    await paste('A-1 5');
    await userEvent.type(screen.getByLabelText('Which dues are these?'), 'Old register');
    await press('Preview');
    expect(await screen.findByRole('button', { name: 'Save old dues' })).toBeDefined();
    await paste('\nA-2 6');
    expect(screen.getByRole('button', { name: 'Preview' })).toBeDefined();
  });
});
