import { expect, test } from '@playwright/test';
import { countActions } from '../lib/count-actions.ts';
import { newestMail } from '../lib/outbox.ts';
import { askAs } from '../lib/own-school.ts';

/** What one payment may cost at the counter. */
const MOST_KEYS = 8;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Sixty students as a school keeps them: a title, a serial number, class and section in one cell, a total below. */
const SHEET = [
  'VIDYA NIKETAN SCHOOL,,,,,',
  'Sr No,Adm No,Student Name,Class,Father Name,Mobile',
  ...Array.from({ length: 60 }, (_, n) => {
    const name = `${LETTERS[n % 26]}${LETTERS[(n * 7) % 26]?.toLowerCase()}sha ${LETTERS[Math.floor(n / 26)]}araf`;
    return `${n + 1},VN${n + 1},${name},${['I', 'II', 'III', 'IV', 'V'][n % 5]}-${'ABC'[n % 3]},Mohan ${name},98${String(10_000_000 + n)}`;
  }),
  ',,Total,60,,',
].join('\r\n');

test('a school is set up from nothing to its first receipt, within the actions that an office has time for', async ({ page, request }) => {
  test.setTimeout(150_000);
  const email = `first.receipt.${Date.now()}@school.example`;
  const act = countActions(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const goOn = () => act.click(button('Save and continue'));

  await page.goto('/register');
  await act.fill(page.getByLabel('Your name'), 'Kavita Joshi');
  await act.fill(page.getByLabel('Email'), email);
  await act.fill(page.getByLabel('Phone'), '9823041172');
  await act.fill(page.getByLabel('Password', { exact: true }), 'a long first password');
  await act.press('Enter');
  await expect(page).toHaveURL('/verification');
  const code = /\d{6}/.exec((await newestMail(request, email, /is your Shala code/)).subject)?.[0] ?? '';
  await act.fill(page.getByRole('textbox', { name: 'Code' }), code);
  await act.press('Enter');
  await act.fill(page.getByLabel('Name of the school'), 'Vidya Niketan School');
  await act.choose(page.getByLabel('Board'), 'CBSE');
  await act.fill(page.getByLabel('Street and area'), '12 Station Road');
  await act.fill(page.getByLabel('State / UT'), 'mahar');
  await act.click(page.getByRole('option', { name: 'Maharashtra' }));
  await act.fill(page.getByLabel('City or town'), 'kolha');
  await act.click(page.getByRole('option', { name: 'Kolhapur' }));
  await act.click(button('Set up the school'));
  // The password that was typed a minute ago is not asked again.
  await expect(page).toHaveURL('/homepage', { timeout: 30_000 });

  // Nothing is done before a person did it.
  await expect(page.getByText('0 of 11 done')).toBeVisible();
  await act.click(page.getByRole('link', { name: 'Start the setup' }));
  await act.fill(page.getByLabel('School phone'), '98230 41173');
  await goOn();
  await act.fill(page.getByLabel('Same sections for every class'), 'A, B');
  await act.click(button('Put these in every class'));
  await goOn();
  await act.fill(page.getByLabel('Monthly fee of class Nursery'), '1500');
  await act.click(button('Copy the fee of class Nursery to the classes below'));
  await act.fill(page.getByLabel('Monthly fee of class 1st'), '1800');
  await act.click(button('Copy the fee of class 1st to the classes below'));
  await goOn();
  await expect(page.getByRole('form', { name: 'Periods of the day' })).toBeVisible();
  await goOn();
  await expect(page.getByText(/The usual periods of CBSE are already filled in/)).toBeVisible();
  await goOn();
  await expect(page.getByLabel('Spreadsheet')).toBeAttached();
  const setUp = act.count();
  expect(setUp, 'actions of the setup before the import').toBeLessThanOrEqual(60 - 4);

  await act.file(page.getByLabel('Spreadsheet'), 'students.csv', Buffer.from(SHEET));
  await act.click(button('Preview'));
  await expect(page.getByText('5 of 6 columns matched')).toBeVisible();
  await expect(page.getByText(/2 other rows of the file are not imported/)).toBeVisible();
  // Section C of five classes is not there yet: one switch creates all of them.
  await act.click(page.getByLabel('Create them with this import'));
  await act.click(button('Import 60 students'));
  await expect(page.getByText('60 students imported.')).toBeVisible({ timeout: 30_000 });
  await act.click(button('Continue'));
  const imported = act.count() - setUp;
  expect(imported, 'actions of the import').toBeLessThanOrEqual(10);

  await act.click(button('Skip for now'));
  await act.click(button('Continue'));
  await expect(page.getByText('You are ready')).toBeVisible();
  await act.click(page.getByRole('link', { name: 'Collect first fee' }));
  const all = act.count() - imported;
  expect(all, 'actions of the setup').toBeLessThanOrEqual(60);

  // What is owed begins with this month: nothing is invented for the months before it.
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const { rules } = await askAs(request, token, 'GET', '/finance/fee-structure');
  const [, , , first] = (await askAs(request, token, 'GET', '/finance/getClassList')) as { _id: string }[];
  const [student] = (await askAs(request, token, 'POST', '/finance/fetchStudentsOfClass', { classId: first?._id })) as {
    feeStatus: { monthlyFeeStatus: { month: string; amount: number }[] };
  }[];
  const months = student?.feeStatus.monthlyFeeStatus ?? [];
  const place = months.findIndex(({ month }) => month === rules.firstMonth);
  expect(months.map(({ amount }) => amount)).toEqual(months.map((_, index) => (index < place ? 0 : 1800)));

  // A parent stands at the counter: the admission number, Enter opens the payment, Enter records and prints it.
  const keys = ['V', 'N', '7', 'Enter', 'Enter'];
  const box = page.getByRole('searchbox', { name: 'Search students by name' });
  await expect(box).toBeFocused();
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Record cash receipt' })).toBeVisible();
  const printed = page.waitForResponse((answer) => answer.url().includes('/receipt-original-'));
  await page.keyboard.press(keys.at(-1) ?? '');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  expect((await printed).headers()['content-type']).toContain('application/pdf');
  await expect(page.locator('iframe#receipt-to-print')).toHaveCount(1);
  expect(keys.length, 'keys of the payment').toBeLessThanOrEqual(MOST_KEYS);
  test.info().annotations.push({ type: 'counted', description: `setup ${all}, import ${imported}, keys of a payment ${keys.length}` });
});
