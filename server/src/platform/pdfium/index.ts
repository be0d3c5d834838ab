import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** The PDFium functions that are used here; the module has about six hundred. */
type NativeName =
  | 'malloc'
  | 'free'
  | 'FPDF_InitLibrary'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_LoadCustomDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDFPage_GetRotation'
  | 'FPDFPage_GetCropBox'
  | 'FPDFPage_GetMediaBox'
  | 'FPDF_GetPageWidthF'
  | 'FPDF_GetPageHeightF'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetFontInfo'
  | 'FPDFText_GetFillColor'
  | 'FPDFTextObj_GetFont'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPath_CountSegments'
  | 'FPDFBookmark_GetFirstChild'
  | 'FPDFBookmark_GetNextSibling'
  | 'FPDFBookmark_GetTitle'
  | 'FPDFBookmark_GetDest'
  | 'FPDFDest_GetDestPageIndex'
  | 'FPDFBitmap_Create'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_GetBuffer'
  | 'FPDFBitmap_GetStride'
  | 'FPDFBitmap_Destroy'
  | 'FPDF_RenderPageBitmap';

/** PDFium's functions as the WebAssembly module exports them: integer handles and addresses as arguments, numbers as results. */
type Native = Record<NativeName, (...args: number[]) => number> & { memory: { buffer: ArrayBuffer } };

export type Pdfium = {
  call: Native;
  /** Makes a function that PDFium can call with numbers, and its handle. */
  addFunction(run: (...args: number[]) => number, signature: string): number;
  removeFunction(handle: number): void;
  /** Views of the module's memory. Request them again each time, since memory that grows moves. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  integers(): Int32Array;
};

let loaded: Promise<Pdfium> | undefined;

/** PDFium, started once in each thread. The WebAssembly file is read from the installed package, without network access. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= start();
  return loaded;
}

async function start(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { pdfium } = await init({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
  const call = pdfium.wasmExports as unknown as Native;
  call.FPDF_InitLibrary();
  let views = makeViews(call.memory.buffer);
  const current = () => {
    // Memory that grows leaves the views empty. Asked for each piece of text: the module's own buffer would be slower to ask.
    if (views.bytes.length === 0) views = makeViews(call.memory.buffer);
    return views;
  };
  return {
    call,
    addFunction: (run, signature) => pdfium.addFunction(run, signature),
    removeFunction: (handle) => pdfium.removeFunction(handle),
    bytes: () => current().bytes,
    floats: () => current().floats,
    doubles: () => current().doubles,
    integers: () => current().integers,
  };
}

function makeViews(buffer: ArrayBuffer) {
  return {
    bytes: new Uint8Array(buffer),
    floats: new Float32Array(buffer),
    doubles: new Float64Array(buffer),
    integers: new Int32Array(buffer),
  };
}
