import { type Box, GREY, linesOf } from './certificate-box.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import { fitsLine, type Page, textHeight, writeLine, writeText } from './text.ts';

type Text = { en: string; hi: string };
const ROW_GAP = 0.45;
const PARAGRAPH_GAP = 0.8;

/** A paragraph or a field: it is never divided between two pages. */
export type Block = { height: number; draw(y: number): void };

/** Paragraphs and fields in their order, in this font size. */
export function blocksOf(page: Page, paper: CertificatePaper, box: Pick<Box, 'left' | 'width'>, size: number): Block[] {
  const style = { width: box.width, size: size + 0.5 };
  const paragraphs = (texts: CertificatePaper['opening']) =>
    texts
      .flatMap((words) => linesOf(words, paper.languages))
      .map((text) => ({
        height: textHeight(page, text, style) + size * PARAGRAPH_GAP,
        draw: (y: number) => void writeText(page, text, { ...style, x: box.left, y }),
      }));
  let count = 0;
  const rows = paper.rows.map((row, index) => {
    const height = rowHeight(page, row, paper, { width: box.width, size });
    if (!row.isContinued) count += 1;
    const number = row.isContinued ? '' : `${count}.`;
    const isLast = index === paper.rows.length - 1;
    return { height: height + (isLast ? size : 0), draw: (y: number) => drawRow(page, row, paper, { number, y, height, size, box }) };
  });
  return [...paragraphs(paper.opening), ...rows, ...paragraphs(paper.closing)];
}

type Row = CertificatePaper['rows'][number];
const NUMBER = 2.2;
const LABEL_SHARE = 0.56;
/** The space between a label and its colon, in font sizes. */
const CLEAR = 0.6;

const labelWidth = (width: number, size: number) => width * LABEL_SHARE - size * (NUMBER + CLEAR);

/** The label in its languages: on one line if both fit, otherwise one line each. */
function labelLines(
  page: Page,
  label: Text,
  { languages, width, size }: { languages: CertificatePaper['languages']; width: number; size: number },
): string[] {
  const lines = linesOf(label, languages);
  const joined = lines.join(' / ');
  return lines.length > 1 && fitsLine(page, joined, { width, size }) ? [joined] : lines;
}

function rowHeight(
  page: Page,
  { label, value }: Row,
  { languages }: CertificatePaper,
  { width, size }: { width: number; size: number },
): number {
  const room = labelWidth(width, size);
  const labels = labelLines(page, label, { languages, width: room, size }).reduce(
    (sum, text, index) => sum + textHeight(page, text, { width: room, size: index === 0 ? size : size * 0.92 }),
    0,
  );
  const values = textHeight(page, value || ' ', { width: width * (1 - LABEL_SHARE) - size, size, isBold: true });
  return Math.max(labels, values) + size * ROW_GAP;
}

type RowPlace = { number: string; y: number; height: number; size: number; box: Pick<Box, 'left' | 'width'> };

function drawRow(page: Page, { label, value }: Row, { languages }: CertificatePaper, { number, y, height, size, box }: RowPlace): void {
  const indent = size * NUMBER;
  writeLine(page, number, { x: box.left, y, width: indent, size });
  let at = y;
  labelLines(page, label, { languages, width: labelWidth(box.width, size), size }).forEach((text, index) => {
    const style = index === 0 ? { size } : { size: size * 0.92, color: GREY };
    at = writeText(page, text, { ...style, x: box.left + indent, y: at, width: labelWidth(box.width, size) });
  });
  const x = box.left + box.width * LABEL_SHARE;
  writeLine(page, ':', { x, y, width: size, size });
  writeText(page, value, { x: x + size * 0.9, y, width: box.width * (1 - LABEL_SHARE) - size, size, isBold: true });
  const line = y + height - size * ROW_GAP * 0.55;
  page
    .moveTo(x + size * 0.9, line)
    .lineTo(box.left + box.width, line)
    .lineWidth(0.4)
    .dash(1, { space: 1.6 })
    .stroke('#8b8c96')
    .undash();
}
