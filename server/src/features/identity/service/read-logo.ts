import { fieldSentence, Refusal } from '#platform/errors';

const MOST_BYTES = 1024 * 1024;
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/jpeg': (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** The picture of a data URL, as PNG or JPEG: receipts and certificates cannot draw WebP, which the browser turns into one of them. Refuses what is over 1 MB or is not the picture that it says it is. */
export function readLogo(dataUrl: string): { name: string; mediaType: string; bytes: Buffer } {
  const [, mediaType = '', text = ''] = /^data:([^;]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MOST_BYTES || !SIGNATURES[mediaType]?.(bytes)) {
    throw new Refusal('invalid', 'badInput', { fields: { logo: fieldSentence('picture', {}) } });
  }
  return { name: `logo.${mediaType.split('/')[1]}`, mediaType, bytes };
}
