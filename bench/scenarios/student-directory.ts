import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.mjs';
import { schoolOf } from '../lib/finance-reads.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = 20_000;
const TEXTS = ['patil', 'aarav', 'kulkarni', 'joshi', 'shaikh', 'deshmukh'];
/** The screen waits for a pause in typing before it asks. */
const PAUSE_MS = 250;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'student-directory',
  about:
    'From the end of the pause in typing to the painted result, in a directory of 20,000 students; median. Scrolls through all of it as well',
  unit: 'ms',
  target: { most: 100 },
  isSlow: true,
  async measure(place) {
    const { token } = await schoolOf(place, STUDENTS);
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
      await page.goto(`${place.url}/student`);
      await page.locator('tbody a').first().waitFor();
      const { rows, frame } = await scrollThrough(page);
      console.log(`Scrolling: at most ${rows} rows drawn at once, ${frame.toFixed(1)} ms a frame (95 %).`);
      const times = [];
      for (const text of TEXTS) times.push((await page.evaluate<number>(`(${TYPE_AND_WAIT})(${JSON.stringify(text)})`)) - PAUSE_MS);
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page: puts a text into the search box and waits until every row that is drawn has it. */
const TYPE_AND_WAIT = `async (text) => {
  const box = document.querySelector('input[type="search"]');
  const nextFrame = () => new Promise(requestAnimationFrame);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, text);
  const started = performance.now();
  box.dispatchEvent(new Event('input', { bubbles: true }));
  const isPainted = () => {
    const rows = [...document.querySelectorAll('tbody tr')].filter((row) => row.querySelector('a'));
    return rows.length > 0 && rows.every((row) => row.textContent.toLowerCase().includes(text));
  };
  do await nextFrame(); while (!isPainted() && performance.now() - started < 10000);
  await nextFrame();
  return performance.now() - started;
}`;

/** Runs in the page: scrolls from the first row to the last within 300 frames. */
const SCROLL = `async () => {
  const list = document.querySelector('table').parentElement;
  const step = (list.scrollHeight - list.clientHeight) / 300;
  const frames = [];
  let rows = 0;
  let last = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 300; frame++) {
    list.scrollTop += step;
    const now = await new Promise(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    rows = Math.max(rows, document.querySelectorAll('tbody tr').length);
  }
  list.scrollTop = 0;
  return { rows, frame: frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] };
}`;

function scrollThrough(page: Page): Promise<{ rows: number; frame: number }> {
  return page.evaluate<{ rows: number; frame: number }>(`(${SCROLL})()`);
}
