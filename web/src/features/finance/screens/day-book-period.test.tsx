import { exportTable, getDayBook, getPeriodBook } from '@shala/contract/finance';
import { getAdminDetails } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { DayBookScreen } from './day-book-screen.tsx';

const account = (name: 'cash' | 'bank' | 'cheques', closing: number) => ({
  ...{ account: name, opening: 100, receipts: closing, payments: 100, closing },
});
const accounts = [account('cash', 6400), account('bank', 2500), account('cheques', 0)];
const line = {
  ...{ at: '2026-10-02T06:00:00Z', kind: 'payment', memo: 'Receipt 2026-27/7, Rohan Kale', account: 'cash' as const },
  ...{ counterpart: 'Fees receivable', received: 6400, paid: 0, documentId: null },
};
const first = {
  ...{ from: '2026-10-01', to: '2026-10-31', accounts },
  days: [
    { date: '2026-10-02', isClosed: true, entries: 1, accounts },
    { date: '2026-10-12', isClosed: false, entries: 1, accounts },
  ],
  entries: [{ ...line, entryNo: 7, on: '2026-10-02' }],
  next: 'more',
};
const second = { ...first, entries: [{ ...line, entryNo: 9, on: '2026-10-12' }], next: null };
const asked = () => sent.filter(({ path }) => path === getPeriodBook.path).map(({ query }) => Object.fromEntries(query));

beforeEach(() => {
  startSchoolDay();
  vi.spyOn(window, 'print').mockImplementation(() => {});
  answer(getAdminDetails, { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' });
  answer(getDayBook, { date: '2026-10-14', isClosed: false, accounts, entries: [] });
  answer(getPeriodBook, first);
});

describe('the day book of a month', () => {
  it('is chosen on the day book, and shows balances, totals of the days and entries with their day', async () => {
    const { router } = renderScreen(<DayBookScreen />, '/finance/dayBook');
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'Month');
    const days = await screen.findByRole('table', { name: 'Totals by day' });
    expect(router.state.location.search).toBe('?period=month');
    expect(asked()[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(within(days).getByRole('link', { name: '2 Oct 2026' }).getAttribute('href')).toBe('/finance/dayBook?date=2026-10-02');
    expect(within(days).getByText('closed')).toBeDefined();
    expect(screen.getByText('2 entries')).toBeDefined();
    const entries = screen.getByRole('table', { name: 'Entries' });
    expect(within(entries).getAllByText('2 Oct 2026')).toHaveLength(1);
    answer(getPeriodBook, second);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await within(entries).findByText('12 Oct 2026')).toBeDefined();
  });

  it('prints every entry, also those that are not on the screen yet, with the totals', async () => {
    let paper = '';
    vi.mocked(window.print).mockImplementation(() => {
      paper = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    });
    renderScreen(<DayBookScreen />, '/finance/dayBook?period=month');
    await screen.findByRole('table', { name: 'Totals by day' });
    answer(getPeriodBook, second);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(paper).not.toBe(''));
    for (const text of ['1 to 31 Oct 2026', 'Totals by day', '12 Oct 2026', '₹12,800', 'Accountant']) expect(paper).toContain(text);
  });

  it('is downloaded with its days', async () => {
    answer(exportTable, { url: '/files/x' });
    renderScreen(<DayBookScreen />, '/finance/dayBook?period=dates&from=2026-10-05&to=2026-10-09');
    await userEvent.click(await screen.findByRole('button', { name: 'Download as Excel' }));
    const query = () => Object.fromEntries(sent.find(({ path }) => path === '/finance/exports/day-book')?.query ?? []);
    await waitFor(() => expect(query()).toEqual({ from: '2026-10-05', to: '2026-10-09', format: 'xlsx' }));
  });

  it('prints the totals alone when there are more entries than anybody reads on paper', async () => {
    answer(getPeriodBook, { ...first, days: first.days.map((day) => ({ ...day, entries: 9000 })) });
    let paper = '';
    vi.mocked(window.print).mockImplementation(() => {
      paper = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    });
    renderScreen(<DayBookScreen />, '/finance/dayBook?period=year');
    await screen.findByRole('table', { name: 'Totals by day' });
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(paper).toContain('The list of 18,000 entries is in the Excel file of the day book.'));
    expect(paper).not.toContain('Receipt 2026-27/7');
  });
});
