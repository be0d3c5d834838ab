import { encodePng } from '#platform/pdf';
import { StyleTable } from '../engine/pdf/glyphs.ts';
import { type OpenPdf, openDocument } from '../engine/pdf/open-document.ts';
import { readPage } from '../engine/pdf/read-page.ts';
import { linesOf } from '../engine/text/page-lines.ts';
import type { Box, PageLine } from '../rules/find-marks.ts';

/** Wide enough for a half of a large screen at twice the size. */
const WIDTH = 1100;
const MAX_HEIGHT = 2200;
/** Of a part that is cut out: sharp in print at its own size. */
const CUT_PIXELS_A_POINT = 220 / 72;
const MAX_CUT = 2400;
/** `box` is the part that is cut out, in shares of the page. */
export type PageRequest = { fileId: string; bytes: Uint8Array | null; page: number; maxPages: number; box?: Box };
/** A part of a page as a PNG, with the size that it has on the page in points. */
export type PageCut = { png: Uint8Array; width: number; height: number };
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

/** Draws a part of a page, sharply enough for print; like `drawPage` otherwise. */
export async function cutPage(request: PageRequest): Promise<{ done: PageCut | null } | NeedsBytes> {
  const pdf = await openBook(request);
  if (pdf === null) return { needsBytes: true };
  const { box, page } = request;
  return { done: box !== undefined && isThere(pdf, page) ? renderPart(pdf, page - 1, box) : null };
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

function render(pdf: OpenPdf, index: number): Uint8Array | null {
  return withPage(pdf, index, (size, draw) => {
    const scale = Math.min(WIDTH / size.width, MAX_HEIGHT / size.height);
    const [width, height] = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))];
    return draw({ left: 0, top: 0, scale, width, height });
  });
}

function renderPart(pdf: OpenPdf, index: number, box: Box): PageCut | null {
  return withPage(pdf, index, (size, draw) => {
    const [width, height] = [box.width * size.width, box.height * size.height];
    const scale = Math.min(CUT_PIXELS_A_POINT, MAX_CUT / width, MAX_CUT / height);
    const png = draw({
      ...{ left: Math.round(box.x * size.width * scale), top: Math.round(box.y * size.height * scale), scale },
      ...{ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) },
    });
    return png === null ? null : { png, width, height };
  });
}

/** A window on the page, in pixels of the page drawn at a scale. */
type Window = { left: number; top: number; scale: number; width: number; height: number };
type Draw = (window: Window) => Uint8Array | null;

function withPage<T>(
  { pdfium, document }: OpenPdf,
  index: number,
  work: (size: { width: number; height: number }, draw: Draw) => T,
): T | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const size = { width: Math.max(1, call.FPDF_GetPageWidthF(page)), height: Math.max(1, call.FPDF_GetPageHeightF(page)) };
  try {
    return work(size, ({ left, top, scale, width, height }) => {
      const bitmap = call.FPDFBitmap_Create(width, height, 0);
      if (bitmap === 0) return null;
      try {
        call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
        const [wide, tall] = [Math.round(size.width * scale), Math.round(size.height * scale)];
        // 0x01 draws annotations, 0x02 sharpens letters; nothing of a page is ever run.
        call.FPDF_RenderPageBitmap(bitmap, page, -left, -top, Math.max(1, wide), Math.max(1, tall), 0, 0x03);
        const stride = call.FPDFBitmap_GetStride(bitmap);
        return encodePng(pdfium.bytes().subarray(call.FPDFBitmap_GetBuffer(bitmap)), { width, height, stride });
      } finally {
        call.FPDFBitmap_Destroy(bitmap);
      }
    });
  } finally {
    call.FPDF_ClosePage(page);
  }
}
