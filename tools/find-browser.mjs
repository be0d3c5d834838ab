import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBrowser } from './test/unpack-browser.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

/**
 * A Chromium for tests, measurements and screenshots: the one in CHROMIUM_PATH, one of the system, Playwright's, or the Linux package. Its sandbox is switched
 * off only for root, because Chromium refuses to run as root with it.
 */
export async function findBrowser() {
  const executablePath = named() ?? ofSystem() ?? (await ofPlaywright()) ?? (await unpackBrowser());
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || existsSync(path)) return path || undefined;
  throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
}

function ofSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...PLACES].find((path) => existsSync(path));
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
