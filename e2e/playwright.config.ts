import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { memoryFolder } from '../tools/memory-folder.mjs';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 3217);
const isFull = process.env.TEST_SCOPE === 'full';
const { executablePath, args } = await findBrowser();

// Every worker reads the configuration again and inherits the folder from the first reading, in the main process.
process.env.E2E_DATA_DIR ??= makeDataDir();
const dataDir = process.env.E2E_DATA_DIR;

/** Journeys in a real browser against the real server with a fresh demo school. */
export default defineConfig({
  testDir: root,
  testMatch: 'e2e/**/*.spec.ts',
  // What takes minutes, which `npm run test:full` runs too.
  testIgnore: isFull ? [] : 'e2e/**/*.full.spec.ts',
  // The default run has the main journeys of each area.
  ...(!isFull && { grepInvert: /@full/ }),
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // On a busy shared machine one journey of a hundred may lose a race with the clock; it is then listed as 'flaky', to be mended.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    // Moving skeletons are painted sixty times a second by a browser without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace films every page, which takes more of a small machine than the journeys themselves: for what is tried again alone.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: [...args, '--disable-gpu', '--disable-background-networking'] },
  },
  webServer: {
    command: `"${process.execPath}" "${resolve(root, 'server/src/main.ts')}"`,
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      HOST: 'localhost',
      OPERATORS: 'admin@demo.shala.example',
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});

/** The server's data folder, which goes with the main process. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(memoryFolder(), 'shala-e2e-'));
  // PostgreSQL's user needs access when the tests run as root.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
