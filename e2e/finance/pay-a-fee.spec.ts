import { expect, type Page, test } from '@playwright/test';
import { openSignedIn } from '../lib/sign-in.ts';

const PLACES = { first: 0, second: 1, last: -1 };

/** Opens the counter for the unpaid students of the first class that has some, and gives one by name; the journeys run at once and must not meet. */
async function openUnpaid(page: Page, which: keyof typeof PLACES): Promise<string> {
  await openSignedIn(page, '/finance/offlineFees?show=unpaid');
  const choice = page.getByRole('combobox', { name: 'Class' });
  await expect(choice.locator('option').first()).toBeAttached();
  const all = await choice.locator('option').evaluateAll((list) => list.map((one) => one.getAttribute('value') ?? ''));
  const classes = all.filter((id) => id !== 'all');
  for (const id of classes) {
    await choice.selectOption(id);
    const cash = page.getByRole('button', { name: /^Cash: / });
    const first = cash.nth(PLACES[which]);
    if (
      await first.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      )
    ) {
      return (await first.getAttribute('aria-label'))?.replace('Cash: ', '') ?? '';
    }
  }
  throw new Error('Everybody has paid');
}

test('cash is taken by keyboard: Paid, Just now, then the real day, and a receipt that opens', async ({ page, request }) => {
  const name = await openUnpaid(page, 'first');
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record cash receipt' });
  await expect(dialog.getByText('Current Month')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Amount received' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  const receipt = page.getByRole('link', { name: /^Open receipt/ });
  const address = await receipt.getAttribute('href');
  const file = await request.get(address ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');

  await page.getByText('All', { exact: true }).first().click();
  const row = page.locator('tr[data-student]', { hasText: name });
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByText('Just now')).toBeVisible();
  await page.reload();
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  await expect(row.getByText('Just now')).toHaveCount(0);
});

test('two windows take the same month: one payment, and the other is led to its receipt', { tag: '@full' }, async ({ page, context }) => {
  const name = await openUnpaid(page, 'second');
  const cashOf = (window: Page) => window.getByRole('button', { name: `Cash: ${name}`, exact: true });
  const other = await context.newPage();
  await other.goto(page.url());
  await cashOf(other).click();
  await cashOf(page).click();
  await page.getByRole('button', { name: /in cash/ }).dblclick();
  const receipt = page.getByRole('link', { name: /^Open receipt/ });
  await expect(page.getByText('Payment Successful')).toBeVisible();
  await other.getByRole('button', { name: /in cash/ }).click();
  // Where the payment of the first window was seen already, the second press says that it is meant.
  const again = other.getByRole('button', { name: /^Record .* again/ });
  await expect(again.or(other.getByText('Payment Failed'))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(other.getByText('Payment Failed')).toBeVisible();
  await expect(other.getByText(/ is already paid: receipt /)).toBeVisible();
  expect(await other.getByRole('link', { name: /^Open receipt/ }).textContent()).toBe(await receipt.textContent());
});

test('a cheque is taken, stands on the board, and bounces', { tag: '@full' }, async ({ page }) => {
  const name = await openUnpaid(page, 'last');
  await page.getByRole('button', { name: `Cheque: ${name}`, exact: true }).click();
  const number = String(Date.now()).slice(-6);
  await page.getByPlaceholder('Enter Cheque Number').fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  // Also after a press of the mouse, whose button is gone with the payment.
  await expect(page.getByRole('searchbox', { name: 'Search students by name' })).toBeFocused();

  await page.goto('/finance/chequeBoard');
  await page.getByRole('checkbox', { name: `Deposit cheque ${number}` }).check();
  await page.getByRole('button', { name: /^Make deposit slip: 1 cheque/ }).click();
  await page.getByRole('dialog', { name: 'Make deposit slip' }).getByRole('button', { name: 'Make deposit slip' }).click();
  await page
    .getByRole('dialog', { name: /^Deposit slip/ })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await page.goto('/finance/chequeBoard?state=deposited');
  await page.getByRole('button', { name: `Mark bounced: ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Insufficient funds');
  await dialog.getByRole('button', { name: 'Mark as bounced' }).click();
  await expect(page.getByRole('heading', { name: 'The cheque has bounced' })).toBeVisible();
});

test('an expense is added from the dashboard, and its dialog closes by itself', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/finace');
  await page.getByRole('button', { name: 'Add Expenses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(dialog.getByText('Please fill in all fields')).toBeVisible();
  await dialog.getByLabel('Category').fill('Other');
  await dialog.getByLabel('Amount').fill('450.50');
  await dialog.getByLabel('Description').fill('Chalk and registers');
  // It is there for half a second: whoever looks now and then may miss it on a busy machine, so the page itself watches.
  const said = dialog.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (element.textContent?.includes('Expense added successfully')) resolve();
        });
        watch.observe(element, { childList: true, subtree: true, characterData: true });
      }),
  );
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await said;
  await expect(dialog).toHaveCount(0);
});
