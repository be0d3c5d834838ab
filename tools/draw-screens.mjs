/**
 * Draws screens, dialogs and open menus of the demo school at random and writes what can be read there, with a picture of each, for readers who have never seen
 * Shala (docs/words.md, "Proof by readers"):
 *
 *     npm start                                          (in another window)
 *     node tools/draw-screens.mjs SEED COUNT FOLDER      (SHALA_URL if it is not http://localhost:3000)
 *
 * The same seed draws the same places, none twice before all were drawn. Nothing is saved: only what opens something is pressed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { askAs } from '../e2e/lib/own-school.ts';
import { DIALOGS, OPEN, openDialog } from '../e2e/shell/dialogs.ts';
import { goWithin } from '../e2e/shell/go-within.ts';
import { OWN, PROTECTED, screensOfPeople } from '../e2e/shell/headings.ts';
import { paths } from '../web/src/lib/paths.ts';
import { findBrowser } from './find-browser.mjs';

const BASE = process.env.SHALA_URL ?? 'http://localhost:3000';
/** Signs in as an office would, so that the list of those signed in names a browser. */
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const [seed = '1', count = '50', folder = 'drawn'] = process.argv.slice(2);
/** Of ten drawn places as many are a screen with something on it opened, where there is something that opens. */
const OPENED_OF_TEN = 5;
/** What opens something and changes nothing. */
const OPENERS = 'main [role=tab]:not([aria-selected=true]), main [aria-haspopup], main summary, main button[aria-expanded=false]';

const random = randomOf(Number(seed));
const browser = await chromium.launch(await findBrowser());
try {
  await mkdir(folder, { recursive: true });
  const page = await (
    await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  ).newPage();
  const places = await listPlaces(await signIn(page));
  let left = [];
  let failed = 0;
  for (let number = 1; number <= Number(count); number += 1) {
    if (left.length === 0) {
      if (failed === places.length) throw new Error('No place could be opened.');
      left = shuffle(places);
      failed = 0;
    }
    const place = left.pop();
    const name = String(number).padStart(2, '0');
    try {
      await goWithin(page, '/account');
      await open(page, place);
      await writeFile(join(folder, `${name}.txt`), await readTexts(page, place));
      await page.screenshot({ path: join(folder, `${name}.png`) });
    } catch (error) {
      console.log(`${name}: ${place.path} could not be opened, another one is drawn: ${error.message.split('\n')[0]}`);
      number -= 1;
      failed += 1;
    }
  }
} finally {
  await browser.close();
}

async function signIn(page) {
  const api = await request.newContext({ baseURL: BASE, userAgent: WINDOWS });
  const answer = await api.post('/auth/login', { data: { email: 'admin@demo.shala.example', password: 'demo-admin-2026' } });
  const { data } = await answer.json();
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), data.accessToken);
  await page.goto(`${BASE}/account`);
  await page.locator('main:not([aria-busy=true]) h1').waitFor();
  return { api, token: data.accessToken };
}

/** Every screen and dialog of the demo school, each once: of the two addresses of a screen the specification's other spelling is left out. */
async function listPlaces({ api, token }) {
  const { students } = await askAs(api, token, 'GET', '/admin/students?limit=100');
  const { employees } = await askAs(api, token, 'GET', '/admin/employees');
  const student = students[Math.floor(random() * students.length)].id;
  const teacher = employees.find(({ isTeaching }) => isTeaching).id;
  // 'x' is nobody's id: its screens say that the record was not found, all in the same words.
  const known = [...PROTECTED, ...OWN, ...screensOfPeople(student, teacher)].filter(([path]) => !path.split('/').includes('x'));
  const other = new Set([paths.offlineFeesOld, paths.feeCollectionOld]);
  const screens = [...new Set(known.map(([path]) => path))].filter((path) => !other.has(path)).map((path) => ({ path, press: [] }));
  const dialogs = DIALOGS.map(([path, ...press]) => ({ path: path.replace('$s', student).replace('$e', teacher), press }));
  return [...screens, ...dialogs];
}

async function open(page, { path, press }) {
  await goWithin(page, path);
  await page.waitForLoadState('networkidle');
  if (press.length > 0) await openDialog(page, press);
  else if (random() * 10 < OPENED_OF_TEN) {
    const openers = page.locator(OPENERS).locator('visible=true');
    const there = await openers.count();
    if (there > 0) await openers.nth(Math.floor(random() * there)).click({ timeout: 5000 });
  }
  await page.waitForTimeout(500);
}

/** What can be read or heard: the texts of the dialog or of the screen with what is open on it, then names, hints and placeholders that are not painted. */
async function readTexts(page, { path, press }) {
  const parts =
    press.length > 0 ? page.locator(OPEN).last() : page.locator(`main, [role=menu], [role=listbox], ${OPEN}`).locator('visible=true');
  const painted = (await parts.allInnerTexts()).join('\n---\n');
  const hidden = await parts.evaluateAll((elements) =>
    elements
      .flatMap((element) => [...element.querySelectorAll('[aria-label], [placeholder], [title]')])
      .flatMap((one) => ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name)).filter(Boolean)),
  );
  return `${path} ${press.map(String).join(' ')}\n\n${painted}\n\n--- names, hints and placeholders ---\n${[...new Set(hidden)].join('\n')}\n`;
}

/** The same in an order that the seed gives (Fisher-Yates). */
function shuffle(all) {
  const shuffled = [...all];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
