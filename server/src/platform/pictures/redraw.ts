import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encodeJpeg, { init as startJpeg } from '@jsquash/jpeg/encode.js';
import decodePng, { init as startPng } from '@jsquash/png/decode.js';
import encodePng from '@jsquash/png/encode.js';
import PDFDocument from 'pdfkit';
import { loadPdfium } from '#platform/pdfium';
import { type Pixels, shrinkPixels } from './shrink-pixels.ts';

export type RedrawRequest = {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg';
  /** The size in pixels, as the picture is shown. */
  from: { width: number; height: number };
  to: { width: number; height: number };
};

const JPEG_QUALITY = 85;
const WHITE = 0xffffffff;

const require = createRequire(import.meta.url);
/** Node has it, but its types are only in those of a browser. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { Module: new (bytes: Uint8Array) => never } };

/** Draws a picture again in the given size and format, without any other content of the file. Runs in a worker thread. Throws when the bytes are no picture. */
export async function redraw({ bytes, mediaType, from, to }: RedrawRequest): Promise<Uint8Array> {
  await startEncoders();
  if (mediaType === 'image/png') return new Uint8Array(await encodePng(imageOf(shrinkPixels(await readPng(bytes, from), to))));
  return new Uint8Array(await encodeJpeg(imageOf(await drawJpeg(bytes, to)), { quality: JPEG_QUALITY }));
}

let started: Promise<unknown> | undefined;

/** The encoders' WebAssembly is read from the installed packages, without network access. */
function startEncoders(): Promise<unknown> {
  started ??= (async () => {
    // PNG's decoder and encoder share one module.
    await startPng(readFileSync(require.resolve('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')) as never);
    await startJpeg(new WebAssembly.Module(readFileSync(require.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))));
  })();
  return started;
}

async function readPng(bytes: Uint8Array, from: RedrawRequest['from']): Promise<Pixels> {
  const { data, width, height } = await decodePng(bytes as never);
  // A picture whose real size differs from its header is not drawn.
  if (width !== from.width || height !== from.height) throw new Error('The picture is larger than it says.');
  return { data, width, height };
}

/**
 * Draws a JPEG smaller, row by row: PDFium scales the rows down while it decodes them, so that 64 megapixels take tens of megabytes instead of hundreds. PDFium
 * reads only PDF, which contains a JPEG unchanged; pdfkit makes that PDF and turns the picture upright.
 */
async function drawJpeg(bytes: Uint8Array, { width, height }: RedrawRequest['to']): Promise<Pixels> {
  const pdf = await putOnPage(bytes, { width, height });
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const address = call.malloc(pdf.length);
  pdfium.bytes().set(pdf, address);
  const document = call.FPDF_LoadMemDocument(address, pdf.length, 0);
  const page = document === 0 ? 0 : call.FPDF_LoadPage(document, 0);
  const bitmap = page === 0 ? 0 : call.FPDFBitmap_Create(width, height, 0);
  try {
    if (bitmap === 0) throw new Error('The picture could not be drawn.');
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const rows = pdfium.bytes().subarray(call.FPDFBitmap_GetBuffer(bitmap));
    return { data: turnColours(rows, { width, height, stride: call.FPDFBitmap_GetStride(bitmap) }), width, height };
  } finally {
    if (bitmap !== 0) call.FPDFBitmap_Destroy(bitmap);
    if (page !== 0) call.FPDF_ClosePage(page);
    if (document !== 0) call.FPDF_CloseDocument(document);
    call.free(address);
  }
}

function putOnPage(bytes: Uint8Array, { width, height }: RedrawRequest['to']): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({ size: [width, height], margin: 0, compress: false });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    page.image(Buffer.from(bytes), 0, 0, { width, height });
    page.end();
  });
}

/** Converts rows of blue, green, red, unused to red, green, blue, opaque. */
function turnColours(rows: Uint8Array, { width, height, stride }: { width: number; height: number; stride: number }): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let from = y * stride, end = from + width * 4; from < end; from += 4) {
      data[at++] = rows[from + 2] as number;
      data[at++] = rows[from + 1] as number;
      data[at++] = rows[from] as number;
      data[at++] = 255;
    }
  }
  return data;
}

/** The encoders expect a browser's `ImageData`, of which they use these three fields. */
function imageOf(pixels: Pixels) {
  return pixels as never;
}
