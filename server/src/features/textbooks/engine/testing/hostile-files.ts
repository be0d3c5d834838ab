import { deflateSync } from 'node:zlib';
import { type MadePage, makePdf, prose } from './make-pdf.ts';

/** A file's own objects, numbered from 1: the first is the catalogue. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  for (const [index, body] of objects.entries())
    pieces.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'), Buffer.from('\nendobj\n'));
  pieces.push(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n%%EOF\n`));
  return Buffer.concat(pieces);
}
export function streamOf(text: string | Buffer, more = ''): Buffer {
  const packed = deflateSync(text, { level: 9 });
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${more} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}
export const onePage = (
  content: string | Buffer,
  resources = '/Font << /F1 5 0 R >>',
  font = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>`,
    content,
    font,
  ]);
export function textPage(): MadePage {
  const page: MadePage = { texts: [{ x: 200, y: 90, size: 24, bold: true, text: 'Rivers' }] };
  prose(page, { x: 60, y: 140, lines: 30 });
  return page;
}

const whole = makePdf([textPage(), textPage()]);

/** Malicious files: what each is, how it is made, and the allowed results of an analysis. */
export const HOSTILE_FILES: readonly [string, () => Uint8Array, RegExp][] = [
  ['no PDF though named so', () => Buffer.from('PK\u0003\u0004 this is a word processor’s file'), /^notPdf$/],
  ['a PDF that ends after its first lines', () => whole.subarray(0, 60), /^(damaged|noPages)$/],
  ['a PDF without its second half', () => whole.subarray(0, whole.length / 2), /^(damaged|noPages|noText|1 chapters)$/],
  [
    'a table of objects that points elsewhere',
    () => Buffer.from(whole.toString('latin1').replaceAll(/\d{10} 00000 n/g, '0000000009 00000 n'), 'latin1'),
    /^(1 chapters|damaged)$/,
  ],
  ['no pages at all', () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']), /^(noPages|damaged)$/],
  [
    'a password',
    () =>
      pdfOf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R >>',
          `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
        ],
        `/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
      ),
    /^encrypted$/,
  ],
  ['pages of nothing', () => makePdf([{ texts: [] }, { texts: [] }]), /^blank$/],
  ['letters that are drawn as shapes', () => onePage(streamOf('10 10 m 20 20 l 30 10 l f '.repeat(300))), /^0 chapters$/],
  [
    'a list of pages that leads back to itself',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 4 >>',
        '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 4 >>',
      ]),
    /^(brokenPages|noPages|damaged)$/,
  ],
  ['3,000 pages', () => makePdf(Array.from({ length: 3000 }, () => ({ texts: [{ x: 60, y: 60, text: 'page' }] }))), /^tooManyPages$/],
  ['a page ten metres wide', () => makePdf([{ ...textPage(), width: 28_346, height: 28_346 }, textPage()]), /^1 chapters$/],
  [
    'scripts and programs to start',
    () =>
      Buffer.from(
        whole
          .toString('latin1')
          .replace(
            '/Type /Catalog',
            '/Type /Catalog /OpenAction << /S /JavaScript /JS (while(true){}) /Next << /S /Launch /F (/bin/sh) >> >>',
          ),
        'latin1',
      ),
    /^1 chapters$/,
  ],
  [
    'arrays within arrays',
    () => onePage(`<< /Length 4 /Deep ${'['.repeat(60_000)}${']'.repeat(60_000)} >>\nstream\nBT\n\nendstream`),
    /^(damaged|noPages|noText|blank)$/,
  ],
  [
    '300,000 words in one place',
    () => onePage(streamOf(`BT /F1 8 Tf ${'1 0 0 1 50 50 Tm (word) Tj '.repeat(300_000)} ET`)),
    /chapters$|^(tooHeavy|tooSlow|noText|damaged)$/,
  ],
  ['a stream of 400 MB in 400 kB', () => onePage(streamOf(Buffer.alloc(400_000_000, 32))), /^(noText|tooHeavy|damaged|tooSlow)$/],
  [
    'a font that draws itself',
    () =>
      onePage(
        streamOf('BT /F1 20 Tf 100 700 Td (aaaa) Tj ET'),
        '/Font << /F1 5 0 R >>',
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97 /Widths [10] /Encoding << /Differences [97 /a] >> /CharProcs << /a 4 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
      ),
    /^(noText|damaged|tooSlow)$/,
  ],
  [
    'a font of noise',
    () =>
      onePage(
        streamOf('BT /F1 20 Tf 100 700 Td (noise) Tj ET'),
        '/Font << /F1 5 0 R >>',
        `<< /Type /Font /Subtype /TrueType /BaseFont /Noise /FontDescriptor << /Type /FontDescriptor /FontName /Noise /Flags 4 /FontFile2 4 0 R >> >>`,
      ),
    /^(noText|damaged)$/,
  ],
];
