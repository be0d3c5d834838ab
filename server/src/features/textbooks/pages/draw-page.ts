import { crc32, deflateSync } from 'node:zlib';
import { StyleTable } from '../engine/pdf/glyphs.ts';
import { type OpenPdf, openDocument } from '../engine/pdf/open-document.ts';
import { readPage } from '../engine/pdf/read-page.ts';
import { linesOf } from '../engine/text/page-lines.ts';
import type { PageLine } from '../rules/find-marks.ts';

/** Wide enough for a half of a large screen at twice the size. */
const WIDTH = 1100;
const MAX_HEIGHT = 2200;
export type PageRequest = { fileId: string; bytes: Uint8Array | null; page: number; maxPages: number };
export type NeedsBytes = { needsBytes: true };
/** The lines of a page and its size, in points. */
export type PageText = { lines: PageLine[]; width: number; height: number };

let open: { fileId: string; pdf: OpenPdf } | null = null;

/**
 * Draws a page as a PNG. Runs in a worker thread, which keeps the last book open: `needsBytes` asks for the file when it is another
 * one. Null for a page that is not there.
 */
export async function drawPage(request: PageRequest): Promise<{ done: Uint8Array | null } | NeedsBytes> {
  const pdf = await openBook(request);
  if (pdf === null) return { needsBytes: true };
  return { done: isThere(pdf, request.page) ? render(pdf, request.page - 1) : null };
}

/** The lines of a page as the analysis read them; like `drawPage` otherwise. */
export async function readLines(request: PageRequest): Promise<{ done: PageText | null } | NeedsBytes> {
  const pdf = await openBook(request);
  if (pdf === null) return { needsBytes: true };
  const styles = new StyleTable();
  const page = isThere(pdf, request.page) ? readPage(pdf, request.page - 1, styles) : null;
  if (page === null) return { done: null };
  const lines = linesOf(page, styles).map(({ text, x0, x1, y, size }) => ({ text, x0, x1, y, size }));
  return { done: { lines, width: page.width, height: page.height } };
}

async function openBook({ fileId, bytes, maxPages }: PageRequest): Promise<OpenPdf | null> {
  if (open?.fileId === fileId) return open.pdf;
  if (bytes === null) return null;
  open?.pdf.close();
  open = null;
  open = { fileId, pdf: await openDocument(bytes, maxPages) };
  return open.pdf;
}

function isThere({ pageCount }: OpenPdf, page: number): boolean {
  return page >= 1 && page <= pageCount;
}

function render({ pdfium, document }: OpenPdf, index: number): Uint8Array | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const [pageWidth, pageHeight] = [Math.max(1, call.FPDF_GetPageWidthF(page)), Math.max(1, call.FPDF_GetPageHeightF(page))];
  const scale = Math.min(WIDTH / pageWidth, MAX_HEIGHT / pageHeight);
  const [width, height] = [Math.max(1, Math.round(pageWidth * scale)), Math.max(1, Math.round(pageHeight * scale))];
  const bitmap = call.FPDFBitmap_Create(width, height, 0);
  try {
    if (bitmap === 0) return null;
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    // 0x01 draws annotations, 0x02 sharpens letters; nothing of a page is ever run.
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0x03);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    return png(pdfium.bytes().subarray(call.FPDFBitmap_GetBuffer(bitmap)), { width, height, stride });
  } finally {
    if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
    call.FPDF_ClosePage(page);
  }
}

type Size = { width: number; height: number; stride: number };

/** Rows of blue, green, red, nothing as a PNG. */
function png(pixels: Uint8Array, { width, height, stride }: Size): Uint8Array {
  const raw = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    raw[at++] = 0;
    for (let from = y * stride, end = from + width * 4; from < end; from += 4) {
      raw[at++] = pixels[from + 2] as number;
      raw[at++] = pixels[from + 1] as number;
      raw[at++] = pixels[from] as number;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(raw, { level: 4 });
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
