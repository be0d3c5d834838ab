import { chromium, expect, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findFreePort } from '../../bench/lib/free-port.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

// Speed is measured by the bench: on a busy machine it would make this test fail at random.
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// It counts and never judges, and with it some Chromiums do not get past the page's opener policy.
const SKIPPED = ['baseline'];
const FLAGS = {
  onlyCategories: CATEGORIES,
  skipAudits: SKIPPED,
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  logLevel: 'silent',
} as const;

for (const path of PUBLIC_PATHS) {
  test(`Lighthouse finds nothing to better on ${path}`, async ({ launchOptions, baseURL }) => {
    test.slow();
    const port = await findFreePort();
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] });
    try {
      const result = await lighthouse(new URL(path, baseURL).href, { port, ...FLAGS }, desktopConfig);
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      const lost = Object.values(audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
      );
      expect(lost.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
      expect(CATEGORIES.map((name) => categories[name]?.score)).toEqual(CATEGORIES.map(() => 1));
    } finally {
      await browser.close();
    }
  });
}
