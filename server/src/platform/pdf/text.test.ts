import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { readFont } from './text.ts';

/** Missing in the library's type definitions: finds the glyph of a letter without loading it. */
type WithMap = Font & { _cmapProcessor: { lookup(code: number): number } };

it('a sign is known by its letter, also when it is first asked for as a part of another one', () => {
  const font = readFont('noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff') as WithMap;
  const codes = [...'.:i;!'].map((letter) => letter.codePointAt(0) as number);
  // This is how the library looks up the parts of a character that it embeds.
  expect(codes.map((code) => font.getGlyph(font._cmapProcessor.lookup(code)).codePoints)).toEqual(codes.map((code) => [code]));
});
