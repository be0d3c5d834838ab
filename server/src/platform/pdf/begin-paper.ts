import PDFDocument from 'pdfkit';
import { type Page, registerFonts } from './text.ts';

type Sheet = {
  /** Width and height in points. */
  size: [number, number];
  title: string;
  school: string;
  /** Of its fixed words; English unless given. */
  language?: string;
  /** Without it the first sheet is there at once. */
  isEmpty?: boolean;
  /** ISO instant that the file bears as the time it was made; the present moment unless given. */
  madeAt?: string;
  /** All sheets can be drawn on until the end, such as for `Page 1 / 4`. */
  isBuffered?: boolean;
};

/** A document with its letters and its description, to be drawn on; its bytes are there once the page has ended. */
export function beginPaper({ size, title, school, isEmpty = false, madeAt, isBuffered = false, language = 'en' }: Sheet): {
  page: Page;
  done: Promise<Uint8Array>;
} {
  const info = { Title: title, Author: school, Creator: 'Shala', ...(madeAt && { CreationDate: new Date(madeAt) }) };
  const page = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: !isEmpty,
    bufferPages: isBuffered,
    lang: `${language}-IN`,
    // Without the font that PDFKit would read for every document.
    font: '',
    displayTitle: true,
    info,
  });
  const done = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  registerFonts(page);
  return { page, done };
}
