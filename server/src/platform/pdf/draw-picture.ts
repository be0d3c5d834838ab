import type { Page } from './text.ts';

/** False for a picture that cannot be drawn (the format knows PNG and JPEG): the paper is made without it. */
export function drawPicture(
  page: Page,
  picture: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  try {
    page.image(Buffer.from(picture), x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return true;
  } catch {
    return false;
  }
}
