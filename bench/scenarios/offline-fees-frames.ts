import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.mjs';
import { schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

/** Fifteen classes of five hundred. */
const STUDENTS = 7500;
const FRAME_MS = 1000 / 60;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'offline-fees-frames',
  about:
    'Offline fees with a class of 500: the longest task in the browser while the list is scrolled to its end and back and a name is typed',
  unit: 'ms',
  target: { most: 50 },
  isSlow: true,
  async measure(place) {
    const { token } = await schoolOf(place, STUDENTS);
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
      await page.goto(`${place.url}/finance/offlineFees`);
      await page.locator('tr[data-student]').first().waitFor();
      // What the start of the screen leaves to do is not what is measured.
      await page.waitForTimeout(3000);
      await page.evaluate(WATCH);
      await scroll(page);
      await page.getByRole('searchbox', { name: 'Search students by name' }).pressSequentially('sharma', { delay: 120 });
      await page.waitForTimeout(500);
      const { longest, frames } = await page.evaluate<{ longest: number; frames: number[] }>('window.watched');
      const late = frames.filter((gap) => gap > FRAME_MS * 1.5).length;
      console.log(
        `  ${frames.length} frames, ${late} of them late (over ${Math.round(FRAME_MS * 1.5)} ms), the longest gap ${Math.round(Math.max(...frames))} ms`,
      );
      return longest;
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page: keeps the longest task of the main thread and the time from frame to frame. */
const WATCH = `
  window.watched = { longest: 0, frames: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.watched.longest = Math.max(window.watched.longest, duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const tick = (now) => { window.watched.frames.push(now - before); before = now; requestAnimationFrame(tick); };
  requestAnimationFrame((now) => { before = now; requestAnimationFrame(tick); });
`;

/** Turns the wheel to the end of the list and back, a notch a frame. */
async function scroll(page: Page): Promise<void> {
  await page.locator('tr[data-student]').nth(3).hover();
  for (const step of [240, -240]) for (let notch = 0; notch < 90; notch++) await page.mouse.wheel(0, step);
}
