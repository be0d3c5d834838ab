import type { CertificatePaper } from './certificate-paper.ts';

/** Where the parts of a certificate are drawn, in points. */
export type Box = { left: number; top: number; width: number; bottom: number };
type Text = { en: string; hi: string };

export const GREY = '#5c5c66';
export const INK = '#1b1b1f';
/** The side of the QR code. */
export const CODE = 52;

/** The text in the printed languages, one line each. */
export function linesOf({ en, hi }: Text, languages: CertificatePaper['languages']): string[] {
  const wanted = languages === 'en' ? [en || hi] : languages === 'hi' ? [hi || en] : [en, hi === en ? '' : hi];
  return wanted.filter((text) => text !== '');
}
