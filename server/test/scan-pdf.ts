import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { renderPage } from '../src/features/textbooks/engine/ocr/render-page.ts';
import { openDocument } from '../src/features/textbooks/engine/pdf/open-document.ts';
import { registerFonts, writeLine } from '../src/platform/pdf/text.ts';

/** A line of text on a page: points from the left and the top. */
export type SetLine = { x: number; y: number; text: string; size?: number; isBold?: boolean };

/** Makes A4 pages with fonts that shape Devanagari; pages listed as scanned become pictures. */
export async function setPages(
  pages: readonly (readonly SetLine[])[],
  { scanned = [] }: { scanned?: readonly number[] } = {},
): Promise<Uint8Array> {
  const pictures = new Map<number, Buffer>();
  for (const number of scanned) pictures.set(number, await pictureOf(pages[number - 1] ?? []));
  const paper = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  registerFonts(paper);
  for (const [index, lines] of pages.entries()) {
    paper.addPage();
    const picture = pictures.get(index + 1);
    if (picture) {
      paper.image(picture, 0, 0, { width: paper.page.width });
      continue;
    }
    for (const { x, y, text, size = 12, isBold = false } of lines) writeLine(paper, text, { x, y: y - size, width: 560, size, isBold });
  }
  const ended = new Promise((resolve) => paper.on('end', resolve));
  paper.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** A page as a PNG of grey pixels. */
async function pictureOf(lines: readonly SetLine[]): Promise<Buffer> {
  const pdf = await openDocument(await setPages([lines]), 1);
  const picture = renderPage(pdf, 0);
  pdf.close();
  if (picture === null) throw new Error('A page could not be drawn.');
  const [across, down] = [Math.round(picture.width * picture.scale), Math.round(picture.height * picture.scale)];
  const grey = picture.file.subarray(picture.file.length - across * down);
  const rows = Array.from({ length: down }, (_, row) => Buffer.concat([Buffer.from([0]), grey.subarray(row * across, (row + 1) * across)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(across, 0);
  head.writeUInt32BE(down, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]);
}

/** The pages of a PDF as pictures, as a scanner makes them: no text without OCR. Some may be scanned badly. */
export async function asScan(bytes: Uint8Array, { badPages = [] }: { badPages?: readonly number[] } = {}): Promise<Buffer> {
  const pdf = await openDocument(bytes, 2000);
  const pictures = Array.from({ length: pdf.pageCount }, (_, index) => renderPage(pdf, index));
  pdf.close();
  const objects: Buffer[] = [];
  const add = (head: string, data?: Buffer) =>
    objects.push(data ? Buffer.concat([Buffer.from(`${head}\nstream\n`), data, Buffer.from('\nendstream')]) : Buffer.from(head));
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  for (const [index, picture] of pictures.entries()) {
    if (picture === null) throw new Error('A page could not be drawn.');
    const { file, width, height, scale } = picture;
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    const grey = Buffer.from(file.subarray(file.length - across * down));
    if (badPages.includes(index + 1)) spoil(grey, across);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /I ${5 + index * 3} 0 R >> >> /Contents ${4 + index * 3} 0 R >>`,
    );
    const draw = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /I Do Q`);
    add(`<< /Length ${draw.length} >>`, draw);
    const data = deflateSync(grey);
    add(
      `<< /Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${data.length} >>`,
      data,
    );
  }
  return assemble(objects);
}

/** A bad photocopy: the same grain in every run, and stripes without ink. */
function spoil(grey: Buffer, across: number): void {
  let seed = 7;
  for (let at = 0; at < grey.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grain = ((seed >> 16) & 0xff) < 6;
    const isFaint = Math.floor(at / across) % 5 < 2;
    if (grain || isFaint) grey[at] = grain ? 40 + ((seed >> 8) & 0x7f) : 235;
  }
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    places.push(length);
    write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  write(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
