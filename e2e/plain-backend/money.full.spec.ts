import { expect, test } from '@playwright/test';
import { isWhole, openPlain } from './backend.ts';

test('finance dashboard: month, circle, cards, recent activity, and an expense', async ({ page }) => {
  // Another shape of what an error says.
  const backend = await openPlain(page, '/finace', { message: 'Cannot find this' });
  const month = page.getByRole('combobox', { name: 'Month' });
  await expect(month).toHaveValue('October');
  await expect(month.locator('option')).toHaveText([
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ]);
  await expect(page.getByRole('img', { name: /25/ }).or(page.getByText('25%')).first()).toBeVisible();
  for (const label of ['Total Students', 'Fees Unpaid', 'Expenses', 'Recent Activity'])
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  const activity = page.getByRole('list', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(2);
  await expect(activity.getByRole('listitem').first()).toContainText(/Rohan Kale.*\+₹3,200.*Fee Payment.*5 Oct/s);
  await month.selectOption('August');
  await expect.poll(() => backend.bodyOf('POST /finance/getFinanceDetails')).toEqual({ month: 'August' });
  await expect(page.getByRole('link', { name: 'Offline Fees' })).toHaveAttribute('href', '/finance/offlineFees');

  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await page.getByRole('button', { name: 'Add Expenses' }).click();
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible();
  await dialog.getByLabel('Category').fill('Repairs');
  await dialog.getByLabel('Amount').fill('700');
  await dialog.getByLabel('Description').fill('Two taps');
  const answer = backend.hold('POST /finance/addExpenses');
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const loaded = backend.sent.filter(({ address }) => address.endsWith('getRecentActivites')).length;
  answer();
  await expect(dialog).toHaveCount(0);
  expect(backend.bodyOf('POST /finance/addExpenses')).toEqual({ category: 'Repairs', amount: 700, description: 'Two taps' });
  await expect.poll(() => backend.sent.filter(({ address }) => address.endsWith('getRecentActivites')).length).toBeGreaterThan(loaded);
  await isWhole(page, backend);
});

test('nothing received yet: 0 %, and no recent activities', async ({ page }) => {
  const backend = await openPlain(page, '/finace');
  backend.reply('GET /finance/getRecentActivites', { data: [] });
  backend.reply('POST /finance/getFinanceDetails', { data: { totalAmount: 0, collectedAmount: 0 } });
  await page.reload();
  await expect(page.getByText('No recent activities found')).toBeVisible();
  await expect(page.getByText('0%').first()).toBeVisible();
  await isWhole(page, backend);
});

test('offline fees: the class, its months, cash and cheque, and what fails', async ({ page }) => {
  const backend = await openPlain(page, '/finace/offlineFees');
  await expect(page.getByRole('combobox', { name: 'Class' })).toHaveValue('c8');
  const row = page.locator('tr[data-student="s1"]');
  const paid = page.locator('tr[data-student="s2"]');
  await expect(paid).toContainText('+₹3200');
  await expect(paid).toContainText('5th October');
  await expect(row).toContainText('Unpaid');
  await expect(row).toContainText('₹3200');

  await page.getByRole('searchbox', { name: 'Search students by name' }).fill('adi');
  await expect(paid).toHaveCount(0);
  await page.getByRole('button', { name: 'Months of Aditi Bhosale' }).click();
  const months = page.getByRole('table', { name: 'Fees of Aditi Bhosale' });
  await expect(months.getByRole('row', { name: /Complete Fees/ })).toContainText(/33\s?%.*₹6,400.*₹9,600/s);
  await expect(months.getByRole('row', { name: /^September/ }).getByRole('button', { name: /^(Cash|Cheque)/ })).toHaveCount(0);
  await months.getByRole('button', { name: 'Cheque: Complete Fees of Aditi Bhosale' }).click();
  await page.getByPlaceholder('Enter Cheque Number').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  const body = { studentId: 's1', amount: 6400, month: 'Complete Fees', instrumentId: '123456' };
  expect(backend.bodyOf('POST /finance/updateOfflineChequeFeePayment')).toEqual(body);
  await expect(row).toContainText('Just now');

  await page.reload();
  backend.reply('POST /finance/updateOfflineCashFeePayment', { success: false });
  await page.getByRole('button', { name: 'Cash: Aditi Bhosale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record cash receipt' });
  await expect(dialog.getByText('Current Month')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('3200');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  expect(backend.bodyOf('POST /finance/updateOfflineCashFeePayment')).toEqual({ studentId: 's1', month: 'Current Month', amount: 3200 });
  await isWhole(page, backend);

  // What was loaded once is shown when the class cannot be loaded.
  backend.reply('POST /finance/fetchStudentsOfClass', { error: 'away' }, 500);
  await page.waitForTimeout(700);
  await page.reload();
  await expect(page.getByText(/This is the list saved on this computer/)).toBeVisible();
  await expect(row).toBeVisible();
  await isWhole(page, backend);
});

test('a receipt that the backend cannot show says so; fallback classes', async ({ page }) => {
  const backend = await openPlain(page, '/finance/offlineFees');
  await page.getByRole('button', { name: 'Receipt: Rohan Kale' }).click();
  await expect(page.getByRole('dialog')).toContainText('This is not available here.');
  await isWhole(page, backend);
  await page.keyboard.press('Escape');
  backend.reply('GET /finance/getClassList', { message: 'away' }, 500);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Class' }).locator('option')).toContainText(['Class 12th', 'Class 11th']);
  await isWhole(page, backend);
});

test('fee collection: progress, due and paid, search, and the popup of expenses', async ({ page }) => {
  const backend = await openPlain(page, '/finace/feeCollection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Collection');
  await expect(page.getByRole('link', { name: 'Edit Fees' })).toHaveAttribute('href', '/data/fees');
  await expect(page.getByRole('region', { name: 'Class 8th Students' })).toContainText(/20%.*₹1,000.*₹5,000/s);
  for (const text of ['Total Amount', 'Collected Amount', '2 Due', '1 Paid'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Meera Joshi' })).toContainText(/Roll 3.*Due 10 Oct.*₹1,600/s);
  await page.getByRole('searchbox').fill('meera');
  await expect(cards.filter({ hasText: 'Aditi' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Submitted' }).click();
  await expect(cards.filter({ hasText: 'Rohan Kale' })).toContainText(/Roll 2.*5 Oct.*₹3,200/s);
  await expect(page.getByRole('button', { name: 'Pending' })).toBeVisible();

  await page.getByRole('button', { name: 'Add Expense' }).click();
  const popup = page.getByRole('dialog', { name: 'Add Expense' });
  for (const day of ['21', '27']) await expect(popup.getByRole('radio', { name: day })).toBeDisabled();
  await popup.getByLabel('Amount').fill('90');
  await popup.getByLabel('Description').fill('Chalk');
  await popup.getByRole('button', { name: 'Add Expense' }).click();
  await expect(popup).toHaveCount(0);
  const body = { category: 'Other', amount: 90, description: 'Chalk', date: '2026-10-14' };
  expect(backend.bodyOf('POST /finance/addExpenses')).toEqual(body);
  await isWhole(page, backend);

  backend.reply('POST /finance/getSectionsOfClass', { data: [] });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Section' }).locator('option')).toHaveText('No Sections Available');
  backend.reply('GET /finance/getClassList', { data: [] });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Class' }).locator('option')).toHaveText('No Classes Available');
  await isWhole(page, backend);
});
