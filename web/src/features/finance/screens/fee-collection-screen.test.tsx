import { getClassList, getSectionsOfClass } from '@shala/contract/classes';
import { addExpenses, extendDueDate, getFinanceDetailsOfAClass, getPayAndDueList, uploadBill } from '@shala/contract/finance';
import { MONTHS } from '@shala/contract/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, timesSent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { FeeCollectionScreen } from './fee-collection-screen.tsx';

const open = () => renderScreen(<FeeCollectionScreen />, '/finance/feeCollection');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(startSchoolDay);

describe('fee collection', () => {
  it('shows school and class, and the due list first', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Fee Collection' })).toBeDefined();
    expect(await screen.findByText('Class 8th Students')).toBeDefined();
    expect(screen.getAllByText('Total Amount')).toHaveLength(2);
    expect(screen.getAllByText('Collected Amount')).toHaveLength(2);
    expect(await screen.findByText('2 Due')).toBeDefined();
    expect(screen.getByText('1 Paid')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Submitted' })).toBeDefined();
    expect(screen.getByText('Aditi Bhosale')).toBeDefined();
    expect(screen.getByText('Roll 2')).toBeDefined();
    expect(screen.getByText('Due 10 Oct')).toBeDefined();
    expect(screen.getByText('Due since 10 Sep')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit Fees' }).getAttribute('href')).toBe('/data/fees');
    expect(screen.getByRole('option', { name: 'Section A', selected: true })).toBeDefined();
    expect(screen.getByRole('option', { name: 'Class 8th', selected: true })).toBeDefined();
    const months = within(screen.getByRole('combobox', { name: 'Month' }));
    expect(months.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([...MONTHS]);
    expect(months.getByRole('option', { name: 'October', selected: true })).toBeDefined();
    expect(screen.getByRole('progressbar', { name: /^Collected: Whole school/ }).getAttribute('aria-valuenow')).toBe('65');
    expect(screen.getByText('₹39,93,600')).toBeDefined();
    const card = screen.getByText('Aditi Bhosale').closest('li') as HTMLElement;
    expect(within(card).getByText('₹3,200')).toBeDefined();
    expect(card.parentElement?.style.getPropertyValue('--columns')).toBe('4');
  });

  it("changes to the paid list, where the toggle reads 'Pending'", async () => {
    const { router } = open();
    await screen.findByText('Aditi Bhosale');
    await press('Submitted');
    expect(await screen.findByText('Aarav Deshmukh')).toBeDefined();
    expect(screen.getByText('Paid 12 Oct')).toBeDefined();
    expect(screen.getByText('+₹3,200')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pending' })).toBeDefined();
    expect(router.state.location.search).toBe('?list=paid');
  });

  it('searches by name and roll number', async () => {
    open();
    await screen.findByText('Aditi Bhosale');
    await userEvent.type(screen.getByRole('searchbox'), '41');
    expect(screen.queryByText('Aditi Bhosale')).toBeNull();
    expect(screen.getByText('Yash More')).toBeDefined();
  });

  it("says 'No Classes Available' and 'No Sections Available'", async () => {
    answer(getClassList, []);
    answer(getSectionsOfClass, []);
    open();
    expect(await screen.findByRole('option', { name: 'No Classes Available' })).toBeDefined();
    expect(screen.getByRole('option', { name: 'No Sections Available' })).toBeDefined();
  });

  it('says what failed, of the sums and of the section', async () => {
    refuse(getFinanceDetailsOfAClass, 500, { code: 'internal', error: 'The sums are away.' });
    refuse(getPayAndDueList, 500, { code: 'internal', error: 'The section is away.' });
    open();
    expect(await screen.findByText('The sums are away.')).toBeDefined();
    expect(await screen.findByText('The section is away.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it('gives several families time at once', async () => {
    answer(extendDueDate, { until: '2026-10-21' });
    open();
    await userEvent.click(await screen.findByLabelText('Select Aditi Bhosale'));
    await userEvent.click(screen.getByLabelText('Select Yash More'));
    expect(screen.getByText('₹9,600')).toBeDefined();
    await press('Extend due date');
    const dialog = screen.getByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Harvest');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Extend due date' }));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });
});

describe('the Add Expense popup', () => {
  const chips = () => screen.getAllByRole('radio').map((chip) => (chip as HTMLInputElement).value.slice(8));

  it('opens on the chips 21 to 27 and leads to the other days; days to come are disabled', async () => {
    open();
    await press('Add Expense');
    expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeDefined();
    expect(chips()).toEqual(['21', '22', '23', '24', '25', '26', '27']);
    expect(screen.getAllByRole('radio').every((chip) => (chip as HTMLInputElement).disabled)).toBe(true);
    await press('Later days');
    expect(chips()).toEqual(['28', '29', '30', '31']);
    await press('Earlier days');
    await press('Earlier days');
    expect(chips()).toEqual(['14', '15', '16', '17', '18', '19', '20']);
    expect((screen.getByRole('radio', { name: '14' }) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('radio', { name: '15' }) as HTMLInputElement).disabled).toBe(true);
  });

  it.each([
    // The last evening of a month in India, and a minute later.
    ['2026-10-31T18:29:00Z', 'October', 0],
    ['2026-10-31T18:30:00Z', 'November', 7],
    ['2027-02-27T06:00:00Z', 'February', 0],
    ['2027-03-24T06:00:00Z', 'March', 3],
  ])('disables at %s those of its first days of %s that are to come: %d', async (now, month, disabled) => {
    vi.setSystemTime(new Date(now));
    open();
    await press('Add Expense');
    expect(screen.getByText(`Quick choice: a day of ${month}`)).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((chip) => chip.disabled)).toHaveLength(disabled);
  });

  it('takes a date of an earlier month from the field above the chips', async () => {
    open();
    await press('Add Expense');
    await userEvent.clear(screen.getByLabelText('Date'));
    await userEvent.type(screen.getByLabelText('Date'), '30/09/2026');
    await userEvent.type(screen.getByLabelText('Amount'), '90');
    await userEvent.type(screen.getByLabelText('Description'), 'Stamps');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Expense added successfully')).toBeDefined();
    expect(sent.find(({ path }) => path === addExpenses.path)?.body).toMatchObject({ date: '2026-09-30' });
  });

  it("saves the expense of the day with its receipt, under 'Other'", async () => {
    answer(uploadBill, { fileId: 'f1', url: '/files/f1' });
    open();
    await press('Add Expense');
    // The category for what fits nowhere else is called so on the screen; it is kept as the specification names it.
    expect(screen.getByLabelText('Category').getAttribute('placeholder')).toBe('Leave blank for Other expenses');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Enter the amount.')).toBeDefined();
    expect(screen.queryByText('Enter the category.')).toBeNull();
    await userEvent.type(screen.getByLabelText('Category'), 'other expenses');
    await userEvent.type(screen.getByLabelText('Amount'), '120');
    await userEvent.type(screen.getByLabelText('Description'), 'Chalk');
    await userEvent.selectOptions(screen.getByLabelText('Paid from'), 'bank');
    await userEvent.upload(
      screen.getByLabelText('Bill or voucher (photo or PDF)'),
      new File(['x'], 'bill.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Expense added successfully')).toBeDefined();
    expect(timesSent(uploadBill)).toBe(1);
    expect(sent.find(({ path }) => path === addExpenses.path)?.body).toEqual({
      ...{ category: 'Other', amount: 120, description: 'Chalk', date: '2026-10-14', paidFrom: 'bank', receiptFileId: 'f1' },
    });
  });

  it('that got no answer is sent again under the same key with the bill that is there already', async () => {
    answer(uploadBill, { fileId: 'f1', url: '/files/f1' });
    refuse(addExpenses, 503, { code: 'busy', error: 'The server is busy.' });
    open();
    await press('Add Expense');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), '120');
    await userEvent.type(dialog.getByLabelText('Description'), 'Chalk');
    await userEvent.upload(
      dialog.getByLabelText('Bill or voucher (photo or PDF)'),
      new File(['x'], 'bill.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('The server is busy.')).toBeDefined();
    answer(addExpenses, { expenseId: 'e1', cashInHand: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('Expense added successfully')).toBeDefined();
    const [first, second] = sent.filter(({ path }) => path === addExpenses.path);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
    expect(timesSent(uploadBill)).toBe(1);
  });

  it('saves under another category when one is chosen', async () => {
    open();
    await press('Add Expense');
    await userEvent.type(screen.getByLabelText('Amount'), '120');
    await userEvent.type(screen.getByLabelText('Description'), 'Roof');
    await userEvent.clear(screen.getByLabelText('Category'));
    await userEvent.type(screen.getByLabelText('Category'), 'Repairs');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(sent.find(({ path }) => path === addExpenses.path)?.body).toMatchObject({ category: 'Repairs' }));
  });

  it('refuses a file over 10 MB at once, and keeps what was typed', async () => {
    open();
    await press('Add Expense');
    await userEvent.type(screen.getByLabelText('Description'), 'Roof');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'bill.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Bill or voucher (photo or PDF)'), large);
    expect(await screen.findByText('The file is larger than 10 MB.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Roof');
    expect(sent.some(({ path }) => path === uploadBill.path)).toBe(false);
  });

  it('refuses a file that is neither photo nor PDF', async () => {
    open();
    await press('Add Expense');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(
      screen.getByLabelText('Bill or voucher (photo or PDF)'),
      new File(['x'], 'bill.exe', { type: 'application/x-msdownload' }),
    );
    expect(await screen.findByText('Select a photo (JPEG, PNG, WebP) or a PDF.')).toBeDefined();
  });
});
