import { crc32, deflateSync } from 'node:zlib';

type Size = { width: number; height: number; stride: number };

/** Encodes pixels as a PNG: rows of blue, green, red and an unused byte, as PDFium draws them. */
export function encodePng(pixels: Uint8Array, { width, height, stride }: Size): Uint8Array {
  const raw = Buffer.alloc(height * (width * 3 + 1));
  let at = 0;
  for (let y = 0; y < height; y++) {
    raw[at++] = 0;
    for (let from = y * stride, end = from + width * 4; from < end; from += 4) {
      raw[at++] = pixels[from + 2] as number;
      raw[at++] = pixels[from + 1] as number;
      raw[at++] = pixels[from] as number;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(raw, { level: 4 });
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
