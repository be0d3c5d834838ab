import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type MadePage, makePdf, prose } from '../../server/src/features/textbooks/engine/testing/make-pdf.ts';
import type { Place } from './server.ts';

const COMMAND = resolve(import.meta.dirname, '../../server/src/commands/textbook-analyze.ts');

/** Megabytes that a process of its own takes up at most while it analyses a book. */
export async function peakMemory(book: Uint8Array, options: readonly string[] = []): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-book-'));
  try {
    const file = join(folder, 'book.pdf');
    await writeFile(file, book);
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, file, '--out', join(folder, 'book.json'), ...options]);
    return Number(/peak memory (\d+) MB/.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A text book of many pages: chapters of twenty pages with sections, prose and exercises; `pictureBytes` of a picture on each page. */
export function makeTextbook(pageCount: number, pictureBytes = 0): Buffer {
  return makePdf(Array.from({ length: pageCount }, (_, index) => pageOf(index, pictureBytes)));
}

function pageOf(index: number, pictureBytes: number): MadePage {
  const [chapter, place] = [Math.floor(index / 20) + 1, index % 20];
  const page: MadePage = { texts: [], ...(pictureBytes > 0 && { picture: randomBytes(pictureBytes) }) };
  let y = 70;
  if (place === 0) {
    page.texts.push({ x: 220, y: 80, size: 14, bold: true, text: `CHAPTER ${chapter}` });
    page.texts.push({ x: 150, y: 120, size: 24, bold: true, text: `Rivers of the Plain ${'ABCDEFGHIJKLMNOP'[chapter] ?? ''}` });
    y = 170;
  }
  if (place % 4 === 0)
    page.texts.push({ x: 60, y: y + 10, size: 14, bold: true, text: `${chapter}.${place / 4 + 1} Houses on Higher Ground` });
  if (place === 19) {
    page.texts.push({ x: 230, y, size: 13, bold: true, text: `EXERCISE ${chapter}.1` });
    for (let i = 1; i <= 12; i++)
      page.texts.push({ x: 60, y: y + 10 + i * 22, text: `${i}. Why did the people of village ${i} build boats?` });
  } else prose(page, { x: 60, y: y + 40, lines: 40, width: 76 });
  return page;
}

/** Uploads a book for class 10th and waits until it is read. */
export async function uploadBook({ url, token }: Place, book: Uint8Array<ArrayBuffer>, subject: string): Promise<void> {
  const body = new FormData();
  body.append('std', '10th');
  body.append('subject', subject);
  body.append('pdfFile', new Blob([book], { type: 'application/pdf' }), 'book.pdf');
  const response = await fetch(`${url}/admin/analyze-pdf`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
  if (!response.ok) throw new Error(`The upload was answered with ${response.status}.`);
}
