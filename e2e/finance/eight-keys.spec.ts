import { expect, test } from '@playwright/test';
import { openSignedIn, printedOf } from '../lib/sign-in.ts';

const MOST_KEYS = 8;
/** Digits of a phone that are typed; Enter opens the payment, and Enter again records it. */
const TYPED = MOST_KEYS - 2;

/** Counts each key that is pressed. */
function counter(press: (key: string) => Promise<void>) {
  let keys = 0;
  return {
    press: async (...list: string[]) => {
      for (const key of list) {
        keys += 1;
        await press(key);
      }
    },
    count: () => keys,
  };
}

test('a payment of a child of any class takes at most eight keys, prints, and is ready for the next parent', async ({ page, request }) => {
  test.setTimeout(120_000);
  await openSignedIn(page, '/finance/offlineFees');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  // Somebody of another class than the one that is shown, who owes this month and is found by the first digits of the phone.
  const classes = (await (await request.get('/finance/getClassList', { headers })).json()).data as { _id: string }[];
  const search = async (query: string) => {
    const answer = await request.get(`/finance/counter-students?${query}`, { headers });
    return (await answer.json()).data.students as { _id: string; name: string; classId: string; phone: string }[];
  };
  const owing = (await search('status=Unpaid')).filter(({ classId }) => classId !== classes[0]?._id);
  const student = await firstOf(owing, async ({ phone }) => (await search(`search=${phone.slice(0, TYPED)}`)).length === 1);
  const box = page.getByRole('searchbox', { name: 'Search students by name' });
  await expect(box).toBeFocused({ timeout: 60_000 });
  await expect(page.locator('tr[data-student]').first()).toBeVisible();

  const typed = student.phone.slice(0, TYPED);
  const own = counter((key) => page.keyboard.press(key));
  await own.press(...typed);
  const row = page.locator(`tr[data-student="${student._id}"]`);
  await expect(row).toHaveAttribute('data-current', 'true');
  await own.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record cash receipt' });
  await expect(dialog.getByText(student.name)).toBeVisible();
  const printed = page.waitForResponse((answer) => answer.url().includes('/receipt-original-') && answer.ok());
  await own.press('Enter');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  expect((await printed).headers()['content-type']).toContain('application/pdf');
  await expect(page.locator('iframe#receipt-to-print')).toHaveCount(1);
  await expect.poll(() => printedOf(page)).toBe(1);
  await expect(box).toBeFocused();
  // What was typed is chosen: the next name takes its place.
  await expect
    .poll(() => box.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)))
    .toBe(typed.length);
  await expect(row.getByText('Just now')).toBeVisible();
  expect(own.count()).toBeLessThanOrEqual(MOST_KEYS);
  await page.keyboard.press('z');
  await expect(box).toHaveValue('z');
});

/** The first of which something is true. */
async function firstOf<Item>(items: readonly Item[], isIt: (item: Item) => Promise<boolean>): Promise<Item> {
  for (const item of items) if (await isIt(item)) return item;
  throw new Error('There is nobody like that');
}
