import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type OcrLine, ocrFragments } from './ocr/ocr-fragments.ts';
import type { OcrReader } from './ocr/reader.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';
import { fragmentLines } from './text/page-lines.ts';

const scan = (): MadePage => ({ texts: [], picture: Buffer.alloc(256 * 8, 200), isScan: true });

function textPage(heading: string, title = ''): MadePage {
  const page: MadePage = { texts: [] };
  if (title !== '') page.texts.push({ x: 60, y: 90, size: 24, bold: true, text: title });
  page.texts.push({ x: 60, y: 130, size: 14, bold: true, text: heading });
  prose(page, { x: 60, y: 150, lines: 34 });
  return page;
}

/** A reader that knows by heart what stands on a page: rows of text with their height, as OCR measures it in pixels. */
function readerOf(rows: Record<number, [text: string, height?: number][]>, confidence = 0.9) {
  return async (): Promise<OcrReader> => ({
    async read(_pdf, page, styles) {
      let top = 60;
      const lines: OcrLine[] = (rows[page] ?? []).map(([text, height = 16]) => {
        top += height + 6;
        let x = 60;
        const words = text.split(' ').map((word) => {
          const bbox = { x0: x, x1: x + word.length * 6, y0: top, y1: top + height };
          x = bbox.x1 + 4;
          return { text: word, confidence: 90, bbox };
        });
        const bbox = { x0: 60, x1: x, y0: top, y1: top + height };
        return {
          bbox,
          baseline: { x0: 60, y0: top + height, x1: x, y1: top + height },
          rowAttributes: { rowHeight: height, ascenders: 2, descenders: 2 },
          words,
        };
      });
      return { lines: fragmentLines(ocrFragments(lines, 1, styles), page, styles), confidence, width: 595, height: 842 };
    },
    close: async () => {},
  });
}

const told = Array.from({ length: 12 }, (): [string] => ['The river carries sand and silt from the hills to the plains below.']);

describe('a book with some pages of pictures', () => {
  const book = () => makePdf([textPage('3.1 The Plain', '3 Rivers'), scan(), textPage('3.3 The Delta'), textPage('3.4 The Sea')]);

  it('names the scan that comes next, so that no page of text is drawn ahead', async () => {
    const asked: [number, number | null][] = [];
    const openOcr = async (): Promise<OcrReader> => ({
      read: async (_pdf, page, _styles, next) => {
        asked.push([page, next]);
        return null;
      },
      close: async () => {},
    });
    await analyzeBook(makePdf([scan(), textPage('3.1 The Plain', '3 Rivers'), scan(), textPage('3.3 The Delta')]), {
      maxPages: 9,
      openOcr,
    });
    expect(asked).toEqual([
      [0, 2],
      [2, null],
    ]);
  });

  it('tells which pages have no text', async () => {
    const analysis = await analyzeBook(book(), { maxPages: 9 });
    expect(analysis.scannedPages).toEqual([2]);
    expect(analysis.chapters[0]?.topics.map(({ number }) => number)).toEqual(['3.1', '3.3', '3.4']);
  });

  it('loses none of them once OCR has read them', async () => {
    const openOcr = readerOf({ 1: [['3.2 THE VALLEY', 24], ...told] });
    const analysis = await analyzeBook(book(), { maxPages: 9, openOcr });
    expect(analysis.chapters).toHaveLength(1);
    expect(analysis.chapters[0]?.topics.map(({ number }) => number)).toEqual(['3.1', '3.2', '3.3', '3.4']);
  });

  it('names a photograph as hard to read and takes no noise from it', async () => {
    const openOcr = readerOf({ 1: [['Xx 7 KJHG ,,', 60], ['wq ;; iI']] }, 0.3);
    const analysis = await analyzeBook(book(), { maxPages: 9, openOcr });
    expect(analysis.poorPages).toEqual([2]);
    expect(analysis.chapters.map(({ number, name }) => [number, name])).toEqual([[3, 'Rivers']]);
  });

  it('is a scan also where each page has a stamp as its only text', async () => {
    const stamp = { x: 60, y: 820, size: 9, text: 'Downloaded from www.example.org for free use' };
    const pages = Array.from({ length: 4 }, (): MadePage => ({ ...scan(), texts: [stamp] }));
    expect((await analyzeBook(makePdf(pages), { maxPages: 9 })).scannedPages).toEqual([1, 2, 3, 4]);
  });
});

describe('the chapter of a scan', () => {
  it('has the number that its sections and figures say, where OCR lost a digit of it', async () => {
    const rows: [string, number?][] = [
      ['CHAPTER 5', 26],
      ['LIGHT AND SHADE', 40],
      ['15.1 RAYS OF LIGHT', 22],
      ...told,
      ['Fig. 15.1 A ray'],
    ];
    const openOcr = readerOf({ 0: rows, 1: [['15.2 SHADOWS', 22], ...told, ['Fig. 15.2 A shadow'], ['Fig. 15.3 Two of them']] });
    const [chapter] = (await analyzeBook(makePdf([scan(), scan()]), { maxPages: 9, openOcr })).chapters;
    expect(chapter?.number).toBe(15);
    expect(chapter?.topics.map(({ number }) => number)).toEqual(['15.1', '15.2']);
  });
});
