import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../tools/find-browser.mjs';
import { findFreePort } from './lib/free-port.ts';

const PATHS = ['/', '/pricing', '/privacy', '/forteacher', '/forschool'];
const PRESETS = { desktop: desktopConfig, mobile: undefined };
const GOAL = 95;

export type PageSpeed = {
  path: string;
  preset: string;
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
  blockedMs: number;
  bytes: number;
};

/** Lighthouse's performance of the public pages of a running Shala, as a desktop and as a phone on a slow line see them. */
export async function measurePublicPages(baseUrl: string): Promise<PageSpeed[]> {
  const port = await findFreePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const rows: PageSpeed[] = [];
  try {
    for (const [preset, config] of Object.entries(PRESETS)) {
      for (const path of PATHS) {
        const result = await lighthouse(new URL(path, baseUrl).href, { port, onlyCategories: ['performance'], logLevel: 'silent' }, config);
        if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
        const { audits, categories } = result.lhr;
        const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
        rows.push({
          path,
          preset,
          performance: Math.round((categories.performance?.score ?? 0) * 100),
          firstPaintMs: Math.round(value('first-contentful-paint')),
          largestPaintMs: Math.round(value('largest-contentful-paint')),
          shift: Number(value('cumulative-layout-shift').toFixed(3)),
          blockedMs: Math.round(value('total-blocking-time')),
          bytes: Math.round(value('total-byte-weight')),
        });
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}

// On its own: node bench/lighthouse.ts http://localhost:3000
if (import.meta.main) {
  const rows = await measurePublicPages(process.argv[2] ?? 'http://localhost:3000');
  console.table(rows);
  if (rows.some(({ performance }) => performance < GOAL)) process.exitCode = 1;
}
