import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.mjs';
import type { FigureScenario } from '../scenario.ts';

const ROUNDS = 12;
/** A link, and what stands on its screen once its data are painted. */
const WAYS = [
  { link: 'a[href="/finace"]', painted: /₹[\d,]+\s*of ₹[\d,]+/ },
  { link: 'a[href="/homepage"]', painted: /, Meenakshi/ },
] as const;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'screen-to-screen',
  about: 'from pressing a link in the sidebar, which was pointed at before, to the next screen painted with its data; median',
  unit: 'ms',
  target: { most: 150 },
  async measure({ url, token }) {
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
      await page.goto(`${url}/homepage`);
      await page.getByRole('heading', { level: 1, name: /Meenakshi/ }).waitFor();
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) for (const way of WAYS) times.push(await timeWay(page, way));
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page: presses the link and tells, in milliseconds, when the next screen was painted with its data. */
const PRESS_AND_WAIT = `async (link, pattern) => {
  const isPainted = new RegExp(pattern);
  const nextFrame = () => new Promise(requestAnimationFrame);
  const started = performance.now();
  document.querySelector(link).click();
  do await nextFrame(); while (!isPainted.test(document.querySelector('main')?.textContent ?? ''));
  await nextFrame();
  return performance.now() - started;
}`;

/** Points at a link as a hand does, rests for a moment, presses it, and waits in the page itself for the paint. */
async function timeWay(page: Page, { link, painted }: (typeof WAYS)[number]): Promise<number> {
  const selector = `nav[aria-label="Main"] ${link}`;
  await page.locator(selector).hover();
  await page.waitForTimeout(300);
  return page.evaluate<number>(`(${PRESS_AND_WAIT})(${JSON.stringify(selector)}, ${JSON.stringify(painted.source)})`);
}
