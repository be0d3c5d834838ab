import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.mjs';
import { markSheet } from '../lib/marks.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'marks-grid',
  about:
    'In a browser, from pressing a key in the marks grid of 60 × 8 to the painted frame, without a display’s beat; p95 of two columns typed in',
  unit: 'ms',
  target: { most: 16 },
  isSlow: true,
  async measure(place) {
    const { token, examId, sectionId, students } = await markSheet(place);
    const { executablePath, args } = await findBrowser();
    // Without a display's beat, for which a frame that is ready would wait 8 ms on average: what the grid itself takes is measured.
    const browser = await chromium.launch({ executablePath, args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'] });
    try {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
      await page.goto(`${place.url}/exams?exam=${examId}&section=${sectionId}`);
      await page.locator('[data-cell="0-0"]').waitFor();
      // What the start of the screen leaves to do is not what is measured.
      await page.waitForTimeout(2000);
      await page.evaluate(WATCH);
      for (const column of [0, 1]) {
        await page.locator(`[data-cell="0-${column}"]`).focus();
        for (let row = 0; row < students.length; row++)
          for (const key of [...String(20 + (row % 50)), 'Enter']) {
            await page.keyboard.press(key);
            await page.waitForTimeout(20);
          }
      }
      const times = await page.evaluate<number[]>('window.work');
      times.sort((one, other) => one - other);
      console.log(`  ${times.length} keys, median ${times[times.length >> 1]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms`);
      return Math.round((times[Math.floor(times.length * 0.95)] ?? Number.NaN) * 10) / 10;
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page: from each key to the task after the frame in which the browser has drawn what it did. */
const WATCH = `
  window.work = [];
  addEventListener('keydown', (event) => {
    const pressed = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.work.push(performance.now() - pressed);
      port2.postMessage(0);
    });
  }, true);
`;
