import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** The text of a page (by default the first), as a reader sees it, and the page's height. */
export async function readPdf(bytes: Uint8Array, pageIndex = 0): Promise<{ text: string; height: number }> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const pdf = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer });
  pdf.PDFiumExt_Init();
  const { malloc, memory } = pdf.pdfium.wasmExports as unknown as { malloc(size: number): number; memory: { buffer: ArrayBuffer } };
  const at = malloc(bytes.length);
  new Uint8Array(memory.buffer).set(bytes, at);
  const page = pdf.FPDF_LoadPage(pdf.FPDF_LoadMemDocument(at, bytes.length, ''), pageIndex);
  const words = pdf.FPDFText_LoadPage(page);
  const letters = Array.from({ length: pdf.FPDFText_CountChars(words) }, (_, index) => pdf.FPDFText_GetUnicode(words, index));
  return { text: String.fromCodePoint(...letters.filter((letter) => letter > 0)), height: pdf.FPDF_GetPageHeightF(page) };
}
