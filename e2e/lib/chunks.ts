import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MANIFEST = resolve(import.meta.dirname, '../../web/dist/.vite/manifest.json');

/** The path of the file that a screen is built into, such as `assets/gXLX38wA.js`. */
export function chunkOf(source: string): string {
  const chunk = (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>)[source];
  if (!chunk) throw new Error(`Nothing is built from ${source}.`);
  return chunk.file;
}
