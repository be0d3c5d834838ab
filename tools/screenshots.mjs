/**
 * Takes the pictures of the public pages from the demo school, light and dark, in the widths in which they are shown:
 *
 *     npm start                        (in another window)
 *     node tools/screenshots.mjs       (SHALA_URL if it is not http://localhost:3000)
 *
 * A screen whose capability is still being built is passed over for the next one of its list, so the same command makes better
 * pictures as Shala grows. The files are kept with the pages and go through the build like every other asset.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { at } from './launch/paths.mjs';

const BASE = process.env.SHALA_URL ?? 'http://localhost:3000';
const EMAIL = process.env.SHALA_EMAIL ?? 'admin@demo.shala.example';
const PASSWORD = process.env.SHALA_PASSWORD ?? 'demo-admin-2026';
const FOLDER = at('web', 'src', 'features', 'public', 'pictures');
const QUALITY = 82;
const NOT_TO_SHOW = /This part of Shala is not there yet|Try again/;

/**
 * Each picture, the screens that it can show, the best first, the window, and the widths of the files: drawn anew at each
 * width that is shown, since small letters do not survive scaling, and at twice the largest for fine screens.
 */
const PICTURES = [
  { name: 'product', screens: ['/finace', '/homepage'], width: 1366, height: 768, widths: [1177, 1366, 2732] },
  { name: 'school', screens: ['/scheduler', '/homepage'], width: 1216, height: 684, widths: [1216, 2432] },
];

const token = await signIn();
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(await findBrowser());
const shown = {};
try {
  for (const picture of PICTURES) {
    for (const theme of ['light', 'dark']) await take(picture, theme);
  }
} finally {
  await browser.close();
}
// The text of the pages says what each picture shows.
await writeFile(`${FOLDER}/shown.json`, `${JSON.stringify(shown, null, 2)}\n`);

async function signIn() {
  const answer = await fetch(`${BASE}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { data, error } = await answer.json();
  if (!answer.ok) throw new Error(`${BASE} did not let ${EMAIL} in: ${error}`);
  return data.accessToken;
}

async function take({ name, screens, width, height, widths }, theme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  const page = await context.newPage();
  const screen = await openFirstToShow(page, screens);
  await removeOld(`${name}-${theme}-`);
  if (screen) {
    shown[name] = screen;
    const session = await context.newCDPSession(page);
    for (const pixels of widths) {
      const clip = { x: 0, y: 0, width, height, scale: pixels / width };
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
      const bytes = Buffer.from(data, 'base64');
      await writeFile(`${FOLDER}/${name}-${theme}-${pixels}.webp`, bytes);
      console.log(`${name}-${theme}-${pixels}.webp: ${screen}, ${(bytes.length / 1000).toFixed(0)} KB`);
    }
  } else console.log(`${name}-${theme}: none of ${screens.join(', ')} can be shown yet`);
  await context.close();
}

/** Opens the first screen that exists and loads, or returns null. */
async function openFirstToShow(page, screens) {
  for (const screen of screens) {
    await page.goto(BASE + screen);
    // The loading screen has a heading too.
    await page.locator('main:not([aria-busy=true]) h1').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // Skeletons and lazily loaded charts appear after the heading.
    await page.waitForTimeout(1500);
    if ((await page.locator('main').getByText(NOT_TO_SHOW).count()) === 0) return screen;
  }
  return null;
}

async function removeOld(prefix) {
  for (const file of await readdir(FOLDER)) if (file.startsWith(prefix)) await rm(`${FOLDER}/${file}`);
}
