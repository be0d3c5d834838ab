import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of one transparent colour; with `bits: 1` it is black, and a large picture is a small file. */
export function makePng(width: number, height: number, bits: 1 | 8 = 8): Buffer {
  const rowBytes = bits === 1 ? Math.ceil(width / 8) : width * 4;
  const rows = deflateSync(Buffer.alloc((rowBytes + 1) * height, bits === 1 ? 0 : undefined));
  return Buffer.concat([SIGNATURE, pngHead(width, height, bits), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The same with fewer or more pixels than its header says. */
export function makeLyingPng(said: [number, number], real: [number, number]): Buffer {
  const head = pngHead(...said, 8);
  const rows = deflateSync(Buffer.alloc((real[0] * 4 + 1) * real[1]));
  return Buffer.concat([SIGNATURE, head, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A grey JPEG with two bits for each block of 8 × 8 pixels, as ISO 10918 allows; rotated by its Exif `orientation`. */
export function makeJpeg(width: number, height: number, orientation = 1): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const [w, h] = [
    [width >> 8, width & 255],
    [height >> 8, height & 255],
  ] as const;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    exif(orientation),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, [8, ...h, ...w, 1, 1, 0x11, 0]),
    // One code of one bit: no difference to the previous block, and nothing else in the block.
    segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xda, [1, 1, 0x00, 0, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A progressive grey JPEG whose scans go through the whole picture, with a few bytes for each. */
export function makeProgressiveJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // One run of 16,384 blocks without a value, again and again.
  const empty = Buffer.concat(Array.from({ length: Math.ceil(blocks / 16_384) }, () => Buffer.from([0x0e, 0x00, 0x00])));
  const frequencies = Array.from({ length: scans - 1 }, (_, index) => 1 + (index % 63));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    segment(0xc4, [
      0x10,
      ...Array.from({ length: 16 }, (_, index) => (index === 7 ? 15 : 0)),
      ...Array.from({ length: 15 }, (_, run) => run << 4),
    ]),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...frequencies.flatMap((frequency) => [segment(0xda, [1, 1, 0x00, frequency, frequency, 0]), empty]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function dataUrl(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg' = 'image/png'): string {
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}

function pngHead(width: number, height: number, bits: 1 | 8): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, bits === 1 ? 0 : 6, 0, 0, 0], 8);
  return chunk('IHDR', head);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function segment(marker: number, content: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255, ...content]);
}

function exif(orientation: number): Buffer {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return segment(0xe1, [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]);
}
