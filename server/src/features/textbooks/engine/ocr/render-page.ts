import type { OpenPdf } from '../pdf/open-document.ts';
import { hasColumns } from './has-columns.ts';

/** Points to pixels: enough for small print; more costs time and finds nothing. */
const DPI = 200;
/** PDFium's format of one byte a pixel: a quarter of the memory of colours. */
const GREY = 1;
/** A page ten metres wide is drawn smaller instead. */
const MAX_PIXELS = 2600;

export type Picture = {
  /** A PGM file: grey, 8 bits. */ file: Buffer /** Pixels in a point. */;
  scale: number;
  width: number;
  height: number;
  /** As one block, the lines of two columns run into each other; and looking for columns where there are none loses numbers at the edge. */
  hasColumns: boolean;
  /** Hardly a dot of ink: there is nothing that could be read. */
  isBlank: boolean;
};

/** A pixel darker than this is ink, and a page with less than this share of them is blank: a page number alone has more. */
const INK = 160;
const LEAST_INK = 0.0002;

/** Draws a page in grey for reading by OCR; null when it cannot be drawn. */
export function renderPage({ pdfium, document }: OpenPdf, index: number): Picture | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) return null;
  const size = { width: call.FPDF_GetPageWidthF(page), height: call.FPDF_GetPageHeightF(page) };
  const scale = Math.min(DPI / 72, MAX_PIXELS / Math.max(size.width, size.height, 1));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, 0, 0);
  try {
    if (bitmap === 0) return null;
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const pixels = pdfium.bytes().subarray(call.FPDFBitmap_GetBuffer(bitmap));
    const { file, grey } = greyFile(pixels, width, height, stride);
    return { file, scale, width: size.width, height: size.height, hasColumns: hasColumns(grey, width, height), isBlank: isBlank(grey) };
  } finally {
    if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
    call.FPDF_ClosePage(page);
  }
}

function isBlank(grey: Uint8Array): boolean {
  let dark = 0;
  for (const value of grey) if (value < INK) dark++;
  return dark < grey.length * LEAST_INK;
}

function greyFile(pixels: Uint8Array, width: number, height: number, stride: number): { file: Buffer; grey: Uint8Array } {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = Buffer.alloc(head.length + width * height);
  head.copy(file);
  // A row in the bitmap may be longer than the picture is wide.
  for (let y = 0; y < height; y++) file.set(pixels.subarray(y * stride, y * stride + width), head.length + y * width);
  return { file, grey: file.subarray(head.length) };
}
