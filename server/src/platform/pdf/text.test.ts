import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { beginPaper } from './begin-paper.ts';
import { fitsLine, LINE, readFont, textHeight, wrapText, writeLine } from './text.ts';

/** Missing in the library's type definitions: finds the glyph of a letter without loading it. */
type WithMap = Font & { _cmapProcessor: { lookup(code: number): number } };

it('a sign is known by its letter, also when it is first asked for as a part of another one', () => {
  const font = readFont('noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff') as WithMap;
  const codes = [...'.:i;!'].map((letter) => letter.codePointAt(0) as number);
  // This is how the library looks up the parts of a character that it embeds.
  expect(codes.map((code) => font.getGlyph(font._cmapProcessor.lookup(code)).codePoints)).toEqual(codes.map((code) => [code]));
});

it.each([
  'W'.repeat(90),
  'registrar.office.of.the.saraswati.vidyalaya.higher.secondary@very-long-name.example.org',
  'before विद्यार्थियोंकीसंस्थाओंकेप्रधानाचार्यमहोदयजीकानामबहुतलंबाहै after',
])('no letter of a word that is wider than its line is lost: %s', (text) => {
  const { page } = beginPaper({ size: [400, 400], title: '', school: '', madeAt: '2026-11-24T00:00:00Z' });
  const box = { width: 150, size: 9 };
  const lines = wrapText(page, text, box);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(lines.filter((line) => !fitsLine(page, line, box))).toEqual([]);
  expect(textHeight(page, text, box)).toBeCloseTo(lines.length * 9 * LINE);
});

it('a letter is written in a font that has it, or in its plain form, and never as an empty box', () => {
  const { page } = beginPaper({ size: [400, 400], title: '', school: '', madeAt: '2026-11-24T00:00:00Z' });
  const written: { font: Font; text: string }[] = [];
  const write = page.text.bind(page);
  page.text = ((text: string, ...place: []) => {
    written.push({ font: (page as unknown as { _font: { font: Font } })._font.font, text });
    return write(text, ...place);
  }) as typeof page.text;
  writeLine(page, 'multiples of 𝑔, 𝟐𝒙 ✓ ﬁnd Ａ ₹5 α ≤ β कक्षा', { x: 0, y: 0, width: 400, size: 9 });
  expect(written.map(({ text }) => text).join('')).toBe('multiples of 𝑔, 𝟐𝒙 ✓ find A ₹5 α ≤ β कक्षा');
  const missing = written.flatMap(({ font, text }) => [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
  expect(missing).toEqual([]);
});
