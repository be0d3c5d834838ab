import { expect, type Page, test } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { readPdf } from '../../server/test/read-pdf.ts';
import { askAs } from '../lib/own-school.ts';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { speakHindi } from './cut-texts.ts';

test('Hindi is chosen before signing in, stays chosen, and refusals come in it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByLabel('ईमेल').fill(DEMO_EMAIL);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByRole('alert')).toHaveText(/ईमेल या पासवर्ड/);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'साइन इन करें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/(सुप्रभात|नमस्ते|शुभ संध्या), Meenakshi/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'विद्यार्थी', exact: true })).toBeVisible();
});

/** Opens the counter for the unpaid students of the first class that has some, and gives the last one by name: other journeys begin at the first. */
async function openUnpaid(page: Page): Promise<string> {
  await openSignedIn(page, '/finance/offlineFees?show=unpaid');
  const choice = page.getByRole('combobox', { name: 'कक्षा' });
  await expect(choice.locator('option').first()).toBeAttached();
  const all = await choice.locator('option').evaluateAll((list) => list.map((one) => one.getAttribute('value') ?? ''));
  for (const id of all.filter((value) => value !== 'all').reverse()) {
    await choice.selectOption(id);
    const cash = page.getByRole('button', { name: /^नकद: / }).last();
    const isThere = await cash.waitFor({ timeout: 4000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return (await cash.getAttribute('aria-label'))?.replace('नकद: ', '') ?? '';
  }
  throw new Error('Everybody has paid');
}

test('a fee is collected in Hindi, and its receipt is in both languages where the school wants it so', async ({ page, request }) => {
  const token = await demoToken(request);
  const write = (body: object) => askAs(request, token, 'PATCH', '/admin/school-profile', body);
  await speakHindi(page);
  const name = await openUnpaid(page);
  await page.getByRole('button', { name: `नकद: ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'नकद रसीद दर्ज करें' });
  await expect(dialog.getByText('चालू महीना')).toBeVisible();
  await dialog.getByRole('button', { name: /^नकद .* दर्ज करें$/ }).click();
  await expect(page.getByText('भुगतान सफल')).toBeVisible();
  const address = (await page.getByRole('link', { name: /^रसीद .* खोलें$/ }).getAttribute('href')) ?? '';
  const textOf = async () => (await readPdf(new Uint8Array(await (await request.get(address)).body()))).text.replaceAll(/\s+/g, ' ');
  expect(await textOf()).toContain('FEE RECEIPT');
  try {
    await write({ parentsLanguage: 'hi', hasBilingualReceipts: false });
    const hindi = await textOf();
    for (const words of ['फीस रसीद', 'विद्यार्थी', name, 'रुपये मात्र', 'कुल प्राप्त']) expect(hindi).toContain(words);
    expect(hindi).not.toContain('RECEIPT');
    await write({ hasBilingualReceipts: true });
    expect(await textOf()).toContain('FEE RECEIPT / फीस रसीद');
  } finally {
    await write({ parentsLanguage: 'en', hasBilingualReceipts: false });
  }
});

test('attendance of a section is taken in Hindi', async ({ page }) => {
  await speakHindi(page);
  await openSignedIn(page, '/attendance/student');
  await expect(page.locator('h1')).toHaveText('विद्यार्थी उपस्थिति');
  const first = page.locator('[data-person]').first();
  const closed = page.getByText(/विद्यालय बंद/);
  for (let back = 0; back < 40; back++) {
    await expect(first.or(closed).first()).toBeVisible();
    if (await first.isVisible()) break;
    await page.getByRole('button', { name: 'पिछला दिन' }).first().click();
  }
  const count = await page.locator('[data-person]').count();
  await page.keyboard.press('Home');
  for (let place = 0; place < count; place++) await page.keyboard.press(place === 2 ? 'a' : 'p');
  await page.keyboard.press('Control+Enter');
  const locked = page.getByRole('dialog', { name: 'लॉक रजिस्टर सहेजें' });
  const saved = page.getByText('उपस्थिति सहेजी गई।').first();
  await expect(locked.or(saved).first()).toBeVisible();
  if (await locked.isVisible()) {
    await page.keyboard.type('देर से ली गई');
    await page.keyboard.press('Enter');
  }
  await expect(saved).toBeVisible();
});

test('a notice to a class is sent in Hindi', async ({ page }) => {
  const token = await demoToken(page.request);
  const classes = (await askAs(page.request, token, 'GET', '/admin/getAllClasses')) as { _id: string; className: string }[];
  const audience = { kind: 'classes', ids: [classes.find(({ className }) => className === '6th')?._id ?? ''] };
  const draft = { title: 'कक्षा 6 की यात्रा', bodyHtml: '<p>कृपया टोपी भेजें।</p>', audience };
  const { _id } = await askAs(page.request, token, 'POST', '/admin/notices', draft);
  await speakHindi(page);
  await openSignedIn(page, `/notice/write?id=${_id}`);
  await expect(page.getByRole('textbox', { name: 'सूचना का पाठ' })).toContainText('कृपया टोपी भेजें।');
  await page.getByRole('button', { name: 'भेजें…' }).click();
  // The demo school has no channel that carries a message.
  await page.getByRole('button', { name: 'जारी करें (केवल प्रिंट)' }).click();
  await expect(page).toHaveURL(/\/notice\/view\?id=/);
  await expect(page.getByRole('article', { name: 'परिपत्र' })).toContainText('कृपया टोपी भेजें।');
});
