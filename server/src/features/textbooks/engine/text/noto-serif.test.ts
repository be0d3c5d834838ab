import { describe, expect, it } from 'vitest';
import { Glyphs, type Page, StyleTable } from '../pdf/glyphs.ts';
import { linesOf } from './page-lines.ts';

/** A page whose characters are given in the order of the file, each 8 points wide. */
function pageOf(letters: readonly { code: number; place: number; line?: number }[], font: string): [Page, StyleTable] {
  const styles = new StyleTable();
  const style = styles.add({ size: 14, font, isBold: true, isItalic: /Italic/.test(font), colour: '000000' });
  const glyphs = new Glyphs(letters.length);
  for (const [index, { code, place, line = 0 }] of letters.entries()) {
    glyphs.code[index] = code;
    glyphs.x0[index] = 60 + 8 * place;
    glyphs.x1[index] = 68 + 8 * place;
    glyphs.y[index] = 100 + 30 * line;
    glyphs.style[index] = style;
  }
  glyphs.count = letters.length;
  glyphs.hasShapeNumbers = true;
  return [{ boxes: [], pictureShare: 0, index: 0, width: 595, height: 842, glyphs, sideways: '', isCut: false, isDrawn: false }, styles];
}

const textOf = (codes: readonly number[], font: string) => {
  // PDFium gives what it takes for a script written from right to left from its end.
  const letters = codes.map((code, place) => ({ code, place })).reverse();
  return linesOf(...pageOf(letters, font)).map(({ text }) => text);
};

describe('small capitals of Noto Serif whose numbers stand in place of characters', () => {
  it('become words, read from left to right, with their capitals and digits', () => {
    // `Activity 4: Eyes`; the numbers of E, O and Y are those of brackets and digits, and brackets come turned.
    const codes = [0x24, 0x848, 0x89b, 0x865, 0x8ab, 0x865, 0x89b, 0x8b2, 3, 0x17, 0x1d, 3, 0x29, 0x8b2, 0x852, 0x894];
    expect(textOf(codes, 'NotoSerif-Bold')).toEqual(['Activity 4: Eyes']);
  });

  it('are numbered further on in italics', () => {
    expect(textOf([0x35, 0x849, 0x86c, 0x849], 'NotoSerif-BoldItalic')).toEqual(['Raga']);
  });

  it('stay what they are in fonts that have letters of those codes', () => {
    const letters = [0x83a, 0x847].map((code, place) => ({ code, place }));
    expect(linesOf(...pageOf(letters, 'NotoSansSamaritan-Regular')).map(({ text }) => text)).toEqual(['\u083a\u0847']);
  });

  it('leave codes of other signs alone on pages without small capitals', () => {
    const letters = [7, 0x61, 0x62].map((code, place) => ({ code, place }));
    expect(linesOf(...pageOf(letters, 'NotoSerif-Regular')).map(({ text }) => text.trim())).toEqual(['ab']);
  });
});
