import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { beginPaper } from './begin-paper.ts';
import { encodePng } from './png.ts';
import { writeLine } from './text.ts';

type Memory = { malloc(size: number): number; free(at: number): void; memory: { buffer: ArrayBuffer } };
type Tools = { pdf: WrappedPdfiumModule; memory: Memory };

let tools: Promise<Tools> | undefined;

/** Loads PDFium, which can open existing PDFs. Runs in a worker thread. */
function openTools(): Promise<Tools> {
  tools ??= (async () => {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
    const pdf = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer });
    pdf.PDFiumExt_Init();
    return { pdf, memory: pdf.pdfium.wasmExports as unknown as Memory };
  })();
  return tools;
}

function load({ pdf, memory }: Tools, bytes: Uint8Array): { document: number; close(): void } {
  const at = memory.malloc(bytes.length);
  new Uint8Array(memory.memory.buffer).set(bytes, at);
  const document = pdf.FPDF_LoadMemDocument(at, bytes.length, '');
  if (document === 0) throw new Error('The stored PDF could not be opened.');
  return {
    document,
    close: () => {
      pdf.FPDF_CloseDocument(document);
      memory.free(at);
    },
  };
}

function save({ pdf, memory }: Tools, document: number): Uint8Array {
  const writer = pdf.PDFiumExt_OpenFileWriter();
  try {
    pdf.PDFiumExt_SaveAsCopy(document, writer);
    const size = pdf.PDFiumExt_GetFileWriterSize(writer);
    const at = memory.malloc(size);
    pdf.PDFiumExt_GetFileWriterData(writer, at, size);
    const bytes = new Uint8Array(memory.memory.buffer.slice(at, at + size));
    memory.free(at);
    return bytes;
  } finally {
    pdf.PDFiumExt_CloseFileWriter(writer);
  }
}

const STAMP_SIZE = 34;
/** Letters of this part of their size fill the width of a page at most. */
const WIDEST = 1.5;

/** The same pages with a stamp on each, in whatever script. The given bytes stay unchanged. */
export async function stampPages({ bytes, stamp }: { bytes: Uint8Array; stamp: string }): Promise<Uint8Array> {
  const open = await openTools();
  const { pdf } = open;
  const { document, close } = load(open, bytes);
  try {
    for (let index = 0; index < pdf.FPDF_GetPageCount(document); index++) {
      const page = pdf.FPDF_LoadPage(document, index);
      const size: [number, number] = [pdf.FPDF_GetPageWidthF(page), pdf.FPDF_GetPageHeightF(page)];
      const sheet = load(open, await drawStamp(stamp, size));
      const drawing = pdf.FPDF_NewXObjectFromPage(document, sheet.document, 0);
      pdf.FPDFPage_InsertObject(page, pdf.FPDF_NewFormObjectFromXObject(drawing));
      pdf.FPDFPage_GenerateContent(page);
      pdf.FPDF_CloseXObject(drawing);
      sheet.close();
      pdf.FPDF_ClosePage(page);
    }
    return save(open, document);
  } finally {
    close();
  }
}

/** A page with the stamp alone, diagonally across the middle, where it cannot be cut off. PDFium itself does not shape Devanagari. */
function drawStamp(stamp: string, [width, height]: [number, number]): Promise<Uint8Array> {
  const { page, done } = beginPaper({ size: [width, height], title: stamp, school: '' });
  const size = Math.min(STAMP_SIZE, (WIDEST * width) / stamp.length);
  page.rotate(-30, { origin: [width / 2, height / 2] }).opacity(0.47);
  writeLine(page, stamp, { x: 0, y: height / 2, width, size, isBold: true, color: '#be1828', align: 'center' });
  page.end();
  return done;
}

/** Joins the pages of several files in their order. */
export async function joinPages({ files }: { files: readonly Uint8Array[] }): Promise<Uint8Array> {
  const open = await openTools();
  const { pdf } = open;
  const whole = pdf.FPDF_CreateNewDocument();
  try {
    for (const bytes of files) {
      const { document, close } = load(open, bytes);
      pdf.FPDF_ImportPages(whole, document, '', pdf.FPDF_GetPageCount(whole));
      close();
    }
    return save(open, whole);
  } finally {
    pdf.FPDF_CloseDocument(whole);
  }
}

const MOST_PICTURES = 4;
const PICTURE_WIDTH = 1000;

export type PagePictures = { pages: Uint8Array[]; width: number; height: number };

/** The first pages as PNG pictures, and the size of the first page in points. */
export async function picturePages({ bytes }: { bytes: Uint8Array }): Promise<PagePictures> {
  const open = await openTools();
  const { pdf, memory } = open;
  const { document, close } = load(open, bytes);
  try {
    const count = Math.min(MOST_PICTURES, pdf.FPDF_GetPageCount(document));
    const sheets = Array.from({ length: count }, (_, index) => {
      const page = pdf.FPDF_LoadPage(document, index);
      const [width, height] = [pdf.FPDF_GetPageWidthF(page), pdf.FPDF_GetPageHeightF(page)];
      const size = { width: PICTURE_WIDTH, height: Math.round((PICTURE_WIDTH * height) / width) };
      const bitmap = pdf.FPDFBitmap_Create(size.width, size.height, 0);
      pdf.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0xffffffff);
      pdf.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, 0x03);
      const from = pdf.FPDFBitmap_GetBuffer(bitmap);
      const png = encodePng(new Uint8Array(memory.memory.buffer).subarray(from), { ...size, stride: pdf.FPDFBitmap_GetStride(bitmap) });
      pdf.FPDFBitmap_Destroy(bitmap);
      pdf.FPDF_ClosePage(page);
      return { png, width, height };
    });
    return { pages: sheets.map(({ png }) => png), width: sheets[0]?.width ?? 0, height: sheets[0]?.height ?? 0 };
  } finally {
    close();
  }
}
