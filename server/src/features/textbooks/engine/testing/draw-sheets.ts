import PDFDocument from 'pdfkit';
import type { Family } from './random-family.ts';
import type { Entry, Sheet, Typesetter } from './typesetter.ts';

type Page = InstanceType<typeof PDFDocument>;

/** Draws a book: its cover and contents, then the sheets with their running heads, and the outline. */
export async function drawSheets(family: Family, { sheets, entries }: Typesetter, title: string): Promise<Buffer> {
  const page = new PDFDocument({
    autoFirstPage: false,
    size: [family.width, family.height],
    margin: 0,
    info: { CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => page.on('end', resolve));
  if (family.hasCover) drawCover(page, family, title);
  if (family.contents !== 'none') drawContents(page, family, entries);
  for (const [index, sheet] of sheets.entries()) drawSheet(page, family, sheet, index, title);
  page.end();
  await done;
  return Buffer.concat(chunks);
}

function drawCover(page: Page, { width, headFaces }: Family, title: string): void {
  page.addPage();
  page
    .font(headFaces[1])
    .fontSize(28)
    .text(title, 60, 240, { width: width - 120, align: 'center' });
  page
    .font(headFaces[0])
    .fontSize(16)
    .text('Textbook for Class 8', 60, 330, { width: width - 120, align: 'center' });
}

function drawContents(page: Page, family: Family, entries: readonly Entry[]): void {
  page.addPage();
  const { margin, width, height, faces, headFaces, size, contents } = family;
  page.font(headFaces[1]).fontSize(18).text(family.contentsWord, margin, margin, { lineBreak: false });
  let y = margin + 40;
  let chapter = 0;
  for (const { text, label, level, sheet } of entries) {
    if (level === 0) chapter++;
    if (level > 0 && contents !== 'sections') continue;
    if (y > height - margin) {
      page.addPage();
      y = margin;
    }
    const shown = level === 0 ? `${chapter}. ${text}` : `${label}${text}`;
    const number = String(sheet + 1);
    const x = margin + level * 16;
    page.font(faces[level === 0 && contents === 'sections' ? 1 : 0]).fontSize(size + 0.5);
    const room = width - margin - x - page.widthOfString(`${shown}  ${number}`);
    const dots =
      contents === 'leaders' || contents === 'sections' ? '.'.repeat(Math.max(0, Math.floor(room / page.widthOfString('.')))) : '';
    page.text(dots === '' ? shown : `${shown} ${dots}`, x, y, { lineBreak: false });
    if (contents !== 'titles') page.text(number, width - margin - page.widthOfString(number), y, { lineBreak: false });
    y += size * 1.8;
  }
}

function drawSheet(page: Page, family: Family, sheet: Sheet, index: number, title: string): void {
  page.addPage();
  for (const { x, y, width, height, fill } of sheet.frames)
    if (fill === undefined) page.rect(x, y, width, height).stroke();
    else page.rect(x, y, width, height).fill(fill);
  for (const { text, font, size, colour, x, y } of sheet.pieces)
    page.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false });
  page.font(family.faces[0]).fontSize(8.5).fillColor('#000000');
  const head = headOf(family, sheet, index, title);
  const number = String(index + 1);
  const isRight = index % 2 === 0;
  const { margin, width, height } = family;
  const place = (text: string, y: number, isOuter: boolean) =>
    page.text(text, isOuter && isRight ? width - margin - page.widthOfString(text) : margin, y, { lineBreak: false });
  if (head !== '' && !sheet.isOpening)
    place(family.folio === 'head' ? (isRight ? `${head}   ${number}` : `${number}   ${head}`) : head, margin - 22, true);
  if (family.folio === 'bottom') page.text(number, width / 2 - 4, height - margin + 4, { lineBreak: false });
  if (family.folio === 'outer') place(number, height - margin + 4, true);
}

function headOf({ head }: Family, { chapter, section }: Sheet, index: number, title: string): string {
  if (head === 'book') return title;
  if (head === 'chapter') return chapter;
  if (head === 'section') return section || chapter;
  return head === 'both' ? (index % 2 === 0 ? title : chapter) : '';
}
