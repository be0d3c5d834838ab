import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a made PDF: points from the left and the top; `times` strikes it again, a little aside, as printers do for bold. */
type Text = {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  colour?: [number, number, number];
  times?: number;
  unicode?: boolean;
  font?: string;
  /** Turned by a quarter, as in the tab at a page's edge. */
  sideways?: boolean;
};
type Frame = { x: number; y: number; width: number; height: number };
export type MadePage = {
  texts: Text[];
  frames?: Frame[];
  width?: number;
  height?: number;
  /** Written on paper that lies on its side, and shown upright. */
  turned?: boolean;
  /** Grey pixels, 256 a row, drawn at the foot, or over the whole page as a scanner leaves it. */
  picture?: Buffer;
  isScan?: boolean;
};

const WIDTH = 595;
const HEIGHT = 842;

/** An entry of the file's outline; pages from 0. */
type Entry = { title: string; page: number; below?: Entry[] };

/** A small book by hand. With KEEP_BOOKS each is kept in that folder, so that `textbook:fit` learns from them what their tests hold. */
export function makePdf(pages: readonly MadePage[], extraFont = '', outline: readonly Entry[] = []): Buffer {
  const made = writePdf(pages, extraFont, outline);
  const folder = process.env.KEEP_BOOKS;
  if (folder) writeFileSync(join(folder, `${createHash('sha256').update(made).digest('hex').slice(0, 12)}.pdf`), made);
  return made;
}

/** Writes a small PDF by hand: standard fonts, and a Unicode font that is named and not embedded, with its table of characters. */
function writePdf(pages: readonly MadePage[], extraFont: string, outline: readonly Entry[]): Buffer {
  const objects: string[] = [];
  const pictureAt = new Map(pages.filter(({ picture }) => picture).map((page, index) => [page, 8 + pages.length * 2 + index]));
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, index) => `${8 + index * 2} 0 R`).join(' ');
  const outlineAt = 8 + pages.length * 2 + pictureAt.size;
  add(`<< /Type /Catalog /Pages 2 0 R${outline.length > 0 ? ` /Outlines ${outlineAt} 0 R` : ''} >>`);
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type0 /BaseFont /Mangal /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>');
  add(
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Mangal /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
  );
  add(stream(unicodeTable()));
  const fonts = `/F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 << /Type /Font /Subtype /Type1 /BaseFont /${extraFont || 'Times-Roman'} /Encoding /WinAnsiEncoding >> /F5 << /Type /Font /Subtype /Type1 /BaseFont /TT51CT00 /Encoding /WinAnsiEncoding >>`;
  for (const [index, page] of pages.entries()) {
    const { width = WIDTH, height = HEIGHT } = page;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.turned ? `${height} ${width}` : `${width} ${height}`}]${page.turned ? ' /Rotate 90' : ''} /Resources << /Font << ${fonts} >>${pictureAt.has(page) ? ` /XObject << /P ${pictureAt.get(page)} 0 R >>` : ''} >> /Contents ${9 + index * 2} 0 R >>`,
    );
    add(stream(content(page, height)));
  }
  for (const { picture } of pages) if (picture) add(pictureOf(picture));
  if (outline.length > 0) objects.push(...outlineObjects(outline, outlineAt));
  return assemble(objects);
}

/** The outline's objects, each entry with what is below it right after it. */
function outlineObjects(entries: readonly Entry[], root: number): string[] {
  const objects: string[] = [];
  const write = (list: readonly Entry[], parent: number): { first: number; last: number } => {
    let before = 0;
    let first = 0;
    for (const [index, { title, page, below = [] }] of list.entries()) {
      const at = objects.push('');
      const own = root + at - 1;
      const inner = below.length > 0 ? write(below, own) : null;
      const next = index < list.length - 1 ? ` /Next ${root + objects.length} 0 R` : '';
      objects[at - 1] =
        `<< /Title (${title}) /Parent ${parent} 0 R /Dest [${8 + page * 2} 0 R /Fit]${before > 0 ? ` /Prev ${before} 0 R` : ''}${next}${inner ? ` /First ${inner.first} 0 R /Last ${inner.last} 0 R /Count ${below.length}` : ''} >>`;
      before = own;
      first ||= own;
    }
    return { first, last: before };
  };
  objects.push('');
  const { first, last } = write(entries, root);
  objects[0] = `<< /Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${entries.length} >>`;
  return objects;
}

function content({ texts, frames = [], picture, isScan = false, turned = false, width = WIDTH }: MadePage, height: number): string {
  const drawn = frames.map(({ x, y, width, height: tall }) => `${x} ${height - y - tall} ${width} ${tall} re S`);
  const written = texts.flatMap(
    ({ x, y, text, size = 11, bold = false, colour = [0, 0, 0], times = 1, unicode = false, font, sideways = false }) =>
      Array.from({ length: times }, (_, strike) => {
        const name = font ?? (unicode ? 'F3' : bold ? 'F2' : 'F1');
        const string = unicode
          ? `<${[...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')}>`
          : `(${text.replaceAll(/[\\()]/g, '\\$&')})`;
        return `BT ${colour.join(' ')} rg /${name} ${size} Tf ${sideways ? '0 1 -1 0' : '1 0 0 1'} ${x + strike * 0.3} ${height - y} Tm ${string} Tj ET`;
      }),
  );
  // A quarter turn to the left, which the page's own to the right takes back.
  const turn = turned ? [`0 1 -1 0 ${height} 0 cm`] : [];
  return [
    ...turn,
    ...drawn,
    ...(picture ? [`q ${isScan ? `${width} 0 0 ${height} 0 0` : '120 0 0 40 60 40'} cm /P Do Q`] : []),
    ...written,
  ].join('\n');
}

function pictureOf(pixels: Buffer): string {
  const height = Math.floor(pixels.length / 256);
  return `<< /Type /XObject /Subtype /Image /Width 256 /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${pixels.length} >>\nstream\n${pixels.toString('latin1')}\nendstream`;
}

/** Each code is its own character; U+E001 is drawn as one sign and read as the ligature `ff`. */
function unicodeTable(): string {
  return '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <dfff> <0000> endbfrange 1 beginbfchar <e001> <00660066> endbfchar endcmap end end';
}

function stream(text: string): string {
  return `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`;
}

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** Lines of prose from a point downwards; returns the position of the next line. */
export function prose(
  page: MadePage,
  { x, y, lines, width = 70, size = 11 }: { x: number; y: number; lines: number; width?: number; size?: number },
): number {
  for (let i = 0; i < lines; i++)
    page.texts.push({ x, y: y + i * (size + 3), size, text: SENTENCES.slice((i * 37) % 300, ((i * 37) % 300) + width).trim() });
  return y + lines * (size + 3);
}

const SENTENCES =
  'The river carries sand and silt from the hills to the plains where farmers have grown rice for many hundred years. Every summer the water rises and leaves a thin layer of mud on the fields. People learnt to build their houses on higher ground and to store grain for the months of rain. Traders came in small boats and brought salt and cloth. ';
