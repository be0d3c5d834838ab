import { type Page, writeLine } from './text.ts';

/** Draws a large, pale watermark across the page. */
export function drawMark(page: Page, mark: string, { width, height }: { width: number; height: number }): void {
  page.save().rotate(-32, { origin: [width / 2, height / 2] });
  writeLine(page, mark, { x: 0, y: height / 2 - 45, width, size: width / 8, isBold: true, color: '#ecebf0', align: 'center' });
  page.restore();
}
