import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { resolve } from 'node:path';

const KEPT_DAYS = 7;

/**
 * Removes the assets of releases that are more than a week old. Those of the last ones stay, so that a tab which was open
 * while a new release was installed still finds its screens.
 */
export function pruneReleases(dist: string, now = Date.now()): void {
  const assets = resolve(dist, 'assets');
  for (const name of readdirSync(assets)) {
    const path = resolve(assets, name);
    if (now - statSync(path).mtimeMs > KEPT_DAYS * 24 * 3600 * 1000) unlinkSync(path);
  }
}
