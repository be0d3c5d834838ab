import { openDocument } from '../engine/pdf/open-document.ts';

/** Seconds that PDFium alone needs to read each character of a file with its box and size: the measure of the engine's own speed. */
export async function bareSeconds(bytes: Uint8Array, maxPages: number): Promise<number> {
  const start = performance.now();
  const pdf = await openDocument(bytes, maxPages);
  const { call } = pdf.pdfium;
  const scratch = call.malloc(64);
  for (let index = 0; index < pdf.pageCount; index++) {
    const page = call.FPDF_LoadPage(pdf.document, index);
    const text = call.FPDFText_LoadPage(page);
    const count = call.FPDFText_CountChars(text);
    for (let i = 0; i < count; i++) {
      call.FPDFText_GetUnicode(text, i);
      call.FPDFText_GetCharBox(text, i, scratch, scratch + 8, scratch + 16, scratch + 24);
      call.FPDFText_GetFontSize(text, i);
      call.FPDFText_GetFontInfo(text, i, 0, 0, scratch + 32);
      call.FPDFText_GetFillColor(text, i, scratch + 36, scratch + 40, scratch + 44, scratch + 48);
    }
    call.FPDFText_ClosePage(text);
    call.FPDF_ClosePage(page);
  }
  call.free(scratch);
  pdf.close();
  return (performance.now() - start) / 1000;
}
