import { createHash } from 'node:crypto';
import type { Page } from './text.ts';

/** What PDFKit makes of a transparent PNG; its type definitions leave this out. */
type Image = { imgData: Uint8Array; alphaChannel?: Uint8Array; splitAlphaChannel?: () => void; finalize?: () => void };

/** The pictures of a document by their content, so that a logo on 500 report cards is stored in the file once. */
const embedded = new WeakMap<Page, Map<string, Image>>();
/** Colours and transparency of pictures as they are written into files. Splitting them took longer than drawing the rest of a certificate. */
const split = new Map<string, Pick<Required<Image>, 'imgData' | 'alphaChannel'>>();
const MOST_SPLIT = 16;

/** False for a picture that cannot be drawn (only PNG and JPEG can): the document is made without it. */
export function drawPicture(
  page: Page,
  picture: Uint8Array,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  try {
    const image = openPicture(page, picture) as unknown as PDFKit.Mixins.ImageSrc;
    page.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    return true;
  } catch {
    return false;
  }
}

function openPicture(page: Page, picture: Uint8Array): Image {
  const key = createHash('sha256').update(picture).digest('base64');
  const pictures = embedded.get(page) ?? new Map<string, Image>();
  embedded.set(page, pictures);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const image = (page as unknown as { openImage(bytes: Buffer): Image }).openImage(Buffer.from(picture));
  if (image.splitAlphaChannel !== undefined) splitOnce(image, key);
  pictures.set(key, image);
  return image;
}

/** Reuses the parts of a picture that were split for an earlier file, and keeps new ones for the next file. */
function splitOnce(image: Image, key: string): void {
  const before = split.get(key);
  if (before !== undefined) {
    image.splitAlphaChannel = () => {
      Object.assign(image, before);
      image.finalize?.();
    };
    return;
  }
  const finalize = image.finalize?.bind(image);
  image.finalize = () => {
    if (split.size >= MOST_SPLIT) split.clear();
    if (image.alphaChannel !== undefined) split.set(key, { imgData: image.imgData, alphaChannel: image.alphaChannel });
    finalize?.();
  };
}
