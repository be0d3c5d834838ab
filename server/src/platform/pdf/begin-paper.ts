import PDFDocument from 'pdfkit';
import { type Page, registerFonts } from './text.ts';

type Sheet = {
  /** Width and height in points. */
  size: [number, number];
  title: string;
  school: string;
  /** The language of its fixed words; English when left out. */
  language?: string;
  /** When left out, the first page is added immediately. */
  isEmpty?: boolean;
  /** The creation time in the file's metadata, as an ISO timestamp; the present time when left out. */
  madeAt?: string;
  /** Keeps all pages open for drawing until the end, for example for `Page 1 / 4`. */
  isBuffered?: boolean;
};

/** Starts a PDF document with its fonts and metadata. Its bytes are available after the document has ended. */
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
    // An empty name keeps PDFKit from loading its default font for every document.
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
