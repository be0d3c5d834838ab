import { expect, type Page, test } from '@playwright/test';

const MINUTE = 60_000;

export const box = (page: Page) => page.getByRole('textbox', { name: 'Message to the assistant' });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** Says something and waits for the answer. All journeys share one account, which may ask 20 times a minute: whoever comes too soon asks again a minute later. */
export async function say(page: Page, words: string): Promise<void> {
  const refused = log(page).getByText(/Too many attempts/);
  const before = await refused.count();
  await ask(page, words);
  if ((await refused.count()) === before) return;
  test.setTimeout(test.info().timeout + MINUTE);
  await page.waitForTimeout(MINUTE);
  await ask(page, words);
}

async function ask(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
  await expect(page.getByText('Processing your request...')).toHaveCount(0);
}
