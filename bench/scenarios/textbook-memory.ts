import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeTextbook } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

const COMMAND = resolve(import.meta.dirname, '../../server/src/commands/textbook-analyze.ts');
/** With 80 kB of picture on each page that is just under the largest file that may be sent. */
const PAGES = 600;
const PICTURE = 80 * 1024;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'textbook-memory',
  about: `peak memory of a process of its own that analyses a book of ${PAGES} pages and 50 MB, its thread included`,
  unit: 'MB',
  isSlow: true,
  target: { most: 350 },
  async measure() {
    const folder = await mkdtemp(join(tmpdir(), 'shala-book-'));
    try {
      const file = join(folder, 'book.pdf');
      await writeFile(file, makeTextbook(PAGES, PICTURE));
      const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, file, '--out', join(folder, 'book.json'), '--no-ocr']);
      return Number(/peak memory (\d+) MB/.exec(stdout)?.[1] ?? Number.NaN);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};
