import { resolve } from 'node:path';
import { imageSize } from 'image-size';
import { Refusal } from '../errors/index.ts';
import { DRAWABLE_TYPES, detectMediaType } from '../files/index.ts';
import { openThreads, type Threads } from '../threads/index.ts';
import type { RedrawRequest } from './redraw.ts';

/** The largest picture in megapixels. A JPEG is scaled down while it is decoded; the other formats are decoded at full size. */
const MOST_MEGAPIXELS = { 'image/jpeg': 64, 'image/png': 16, 'image/webp': 16 } as const;
/** The longer side of a photo or a logo on a screen and on paper, in pixels. */
const LONGEST_SIDE = 512;
/** More than any picture redrawn at upload has. A PDF includes a JPEG unchanged; a transparent PNG is decoded for it, at 40 bytes a pixel. */
const MOST_DRAWN_MEGAPIXELS: Record<string, number> = { 'image/jpeg': 16, 'image/png': 2 };
/**
 * A progressive JPEG has about ten scans. Each of them goes through the whole picture, however few bytes it has: three thousand in 1.7 MB would occupy the
 * thread for its whole time.
 */
const MOST_SCANS = 64;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** Four times what the slowest picture takes. */
const LIMITS = { most: 1, timeMs: 20_000, heapMb: 128 };

type PictureType = keyof typeof MOST_MEGAPIXELS;
type Picture = { bytes: Buffer; mediaType: 'image/png' | 'image/jpeg' };

const threads = openThreads({ ...LIMITS, tooMuch: () => new Refusal('unprocessable', 'pictureTooHeavy') });

/**
 * A photo or a logo as it is stored: at most 512 pixels long, upright, without the camera's metadata. The size is read before anything is decoded, and decoding
 * runs in a worker thread. Refuses a file that is no PNG or JPEG, is damaged or too large, or takes too long.
 */
export async function redrawPicture(bytes: Buffer, run: Threads = threads): Promise<Picture> {
  const mediaType = detectMediaType(bytes) as RedrawRequest['mediaType'];
  if (!DRAWABLE_TYPES.has(mediaType)) throw damaged();
  const from = readSize(bytes);
  refuseLarge(from, mediaType);
  if (mediaType === 'image/jpeg') refuseManyScans(bytes);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(from.width, from.height));
  const to = { width: shrunk(from.width, scale), height: shrunk(from.height, scale) };
  return { bytes: Buffer.from(await redrawIn(run, { bytes, mediaType, from, to })), mediaType };
}

/** Refuses a picture that would fill the memory of the program that opens it. Documents and other formats pass. */
export function refuseHugePicture(bytes: Buffer): void {
  const mediaType = detectMediaType(bytes);
  if (mediaType !== null && isPicture(mediaType)) refuseLarge(readSize(bytes), mediaType);
}

/** Whether a stored picture is small enough to be drawn in a document, however it was stored. */
export function isDrawable(bytes: Buffer): boolean {
  const mediaType = detectMediaType(bytes);
  const most = mediaType === null ? undefined : MOST_DRAWN_MEGAPIXELS[mediaType];
  if (most === undefined) return false;
  try {
    const { width, height } = readSize(bytes);
    return width * height <= most * 1_000_000;
  } catch {
    return false;
  }
}

/** Kind and size of a stored PNG or JPEG; null for anything else. */
export function describePicture(bytes: Buffer): { kind: 'png' | 'jpeg'; width: number; height: number } | null {
  const mediaType = detectMediaType(bytes);
  if (mediaType !== 'image/png' && mediaType !== 'image/jpeg') return null;
  return { kind: mediaType === 'image/png' ? 'png' : 'jpeg', ...readSize(bytes) };
}

function isPicture(mediaType: string): mediaType is PictureType {
  return Object.hasOwn(MOST_MEGAPIXELS, mediaType);
}

/** Width and height as shown, read from the file's header without decoding. */
function readSize(bytes: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width > 0 && height > 0) return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    // Reported below, like a picture without a size.
  }
  throw damaged();
}

function refuseLarge({ width, height }: { width: number; height: number }, mediaType: PictureType): void {
  const most = MOST_MEGAPIXELS[mediaType];
  if (width * height <= most * 1_000_000) return;
  throw new Refusal('unprocessable', 'pictureTooLarge', { values: { megapixels: Math.ceil((width * height) / 1_000_000), most } });
}

/** Counts the marker wherever it is: in the data of a picture it cannot occur, and the previews in a camera's metadata have few. */
function refuseManyScans(bytes: Buffer): void {
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at !== -1; at = bytes.indexOf(START_OF_SCAN, at + START_OF_SCAN.length))
    if (++scans > MOST_SCANS) throw new Refusal('unprocessable', 'pictureTooHeavy');
}

async function redrawIn(run: Threads, request: RedrawRequest): Promise<Uint8Array> {
  try {
    return await run<Uint8Array>(request, { file: resolve(import.meta.dirname, 'redraw.ts'), name: 'redraw' });
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
}

function shrunk(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}

function damaged(): Refusal {
  return new Refusal('unprocessable', 'pictureDamaged');
}
