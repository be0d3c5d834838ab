const MAX_SIDE_PX = 512;
/** What the contract takes of a data URL, with some room. */
const MAX_LENGTH = 1_300_000;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Draws a picture again at 512 px at most and gives its data URL. Refuses (null) what is no PNG, JPEG or WebP picture. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const canvas = await draw(file, null);
  if (!canvas) return null;
  // PNG keeps a logo's edges and its transparent ground; a photograph that is too large for it becomes a JPEG.
  const png = canvas.toDataURL('image/png');
  return png.length <= MAX_LENGTH ? png : canvas.toDataURL('image/jpeg', 0.85);
}

/**
 * The same of somebody's photo, as a JPEG to be sent: small, without what a phone writes beside it (the place, the day), and of a kind that
 * papers can draw.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const canvas = await draw(file, '#fff');
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

async function draw(file: Blob, ground: string | null): Promise<HTMLCanvasElement | null> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (ground && pen) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
