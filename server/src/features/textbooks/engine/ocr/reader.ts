import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import type { StyleTable } from '../pdf/glyphs.ts';
import type { OpenPdf } from '../pdf/open-document.ts';
import type { Fragment } from '../text/fragments.ts';
import type { Line } from '../text/line.ts';
import { fragmentLines } from '../text/page-lines.ts';
import { type OcrLine, ocrFragments } from './ocr-fragments.ts';
import { type Picture, renderPage } from './render-page.ts';

type OcrPage = { lines: Line[] /** Mean certainty of its words, 0 to 1. */; confidence: number; width: number; height: number };
/** `next` is the page that will be read after this one, and null where none will. */
export type OcrReader = {
  read(pdf: OpenPdf, page: number, styles: StyleTable, next: number | null): Promise<OcrPage | null>;
  close(): Promise<void>;
};

type Language = 'eng' | 'hin';
/** Below this mean certainty an English reading of the first page is tried again with Hindi. */
const DOUBTFUL = 60;

/** The reading thread's memory only grows, by some two megabytes a page: after so many pages it is begun again, which takes a second. */
const RENEWED = 20;
/** By then a page has been handed over to the reading thread. */
const BEGUN_MS = 50;

/** Words are tried white on black only where they make hardly any sense otherwise, which saves a fifth of the time. */
const HASTE = { invert_threshold: '0.4' } as Record<string, string>;

/** Opens the reader of scanned pages. Its language data lie in installed packages: no network is used. */
export async function openOcr(): Promise<OcrReader> {
  const folder = languageFolder();
  let languages: Language[] = ['eng'];
  let worker = await open(languages, folder);
  let isSettled = false;
  const recognise = async ({ file, hasColumns }: Picture) => {
    await worker.setParameters({ tessedit_pageseg_mode: hasColumns ? PSM.AUTO : PSM.SINGLE_BLOCK });
    return (await worker.recognize(file, {}, { blocks: true, text: false })).data;
  };
  let pagesRead = 0;
  const renew = async () => {
    await worker.terminate();
    worker = await open(languages, folder);
  };
  let ahead: { page: number; picture: Picture | null } | null = null;
  const draw = (pdf: OpenPdf, page: number) => (ahead?.page === page ? ahead.picture : renderPage(pdf, page));
  return {
    async read(pdf, page, styles, next) {
      const picture = draw(pdf, page);
      if (picture === null) return null;
      pagesRead++;
      if (pagesRead % RENEWED === 0) await renew();
      const reading = recognise(picture);
      reading.catch(() => {});
      // The next page is drawn while this one is read.
      await sleep(BEGUN_MS);
      ahead = next === null ? null : { page: next, picture: renderPage(pdf, next) };
      let data = await reading;
      if (!isSettled && data.confidence < DOUBTFUL) {
        languages = ['hin', 'eng'];
        await renew();
        data = await recognise(picture);
      }
      isSettled = true;
      const lines = (data.blocks ?? []).flatMap((block) =>
        block.paragraphs.flatMap(({ lines: own }) => own.map((line) => ({ ...line, isAlone: own.length === 1 }))),
      ) as unknown as OcrLine[];
      const fragments: Fragment[] = ocrFragments(lines, picture.scale, styles);
      return {
        lines: fragmentLines(fragments, page, styles),
        // Of no words at all the mean is high; but where there is ink, they were not recognised.
        confidence: fragments.length === 0 && !picture.isBlank ? 0 : data.confidence / 100,
        width: picture.width,
        height: picture.height,
      };
    },
    close: async () => {
      await worker.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function open(languages: readonly Language[], langPath: string): Promise<Worker> {
  const worker = await createWorker([...languages], 1, { langPath, gzip: true, cacheMethod: 'none', errorHandler: () => {} });
  await worker.setParameters(HASTE);
  return worker;
}

/** The reader wants the data of all its languages in one folder; each comes in a package of its own. */
function languageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shala-ocr-'));
  for (const code of ['eng', 'hin'] satisfies Language[]) {
    const source = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`));
    copyFileSync(join(source, '4.0.0_best_int', `${code}.traineddata.gz`), join(folder, `${code}.traineddata.gz`));
  }
  return folder;
}
