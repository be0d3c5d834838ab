import { fieldSentence, Refusal } from '#platform/errors';
import { detectMediaType } from '#platform/files';
import { redrawPicture } from '#platform/pictures';

const MOST_BYTES = 1024 * 1024;

/**
 * The picture of a data URL, to be stored as PNG or JPEG: receipts and certificates cannot draw WebP, which the browser converts. Refuses a picture over 1 MB,
 * with another type than declared, or with too many pixels.
 */
export async function readLogo(dataUrl: string): Promise<{ name: string; mediaType: string; bytes: Buffer }> {
  const [, said = '', text = ''] = /^data:([^;]+);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > MOST_BYTES || detectMediaType(bytes) !== said) throw refusedLogo(fieldSentence('picture', {}));
  const picture = await redrawPicture(bytes).catch((error: unknown) => {
    throw error instanceof Refusal && error.kind === 'unprocessable' ? refusedLogo(error.message) : error;
  });
  return { name: `logo.${picture.mediaType.split('/')[1]}`, ...picture };
}

function refusedLogo(sentence: string): Refusal {
  return new Refusal('invalid', 'badInput', { fields: { logo: sentence } });
}
