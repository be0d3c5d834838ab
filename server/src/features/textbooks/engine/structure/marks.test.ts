import { describe, expect, it } from 'vitest';
import type { Line } from '../text/line.ts';
import { wrapSpan } from './marks.ts';

const line = (y: number, text: string, x1: number) =>
  ({
    ...{ page: 0, y, x0: 60, x1, columnX0: 60, columnX1: 500, size: 14, gapAbove: 10, text, leadLength: text.length },
    ...{ isBold: true, isItalic: false, isMargin: false, font: 'Serif-Bold', colour: '000000' },
  }) as Line;
const spanOf = (...lines: Line[]) => wrapSpan(lines, 0, () => true);

describe('a heading', () => {
  it('goes on in the next line where its own has no room for the next word', () => {
    expect(spanOf(line(100, 'Kinds of numbers in all the places where', 440), line(124, 'Factors are found', 190))).toBe(2);
    expect(spanOf(line(100, 'Kinds of numbers and', 280), line(124, 'Factors of them', 190))).toBe(2);
    expect(spanOf(line(100, 'Kinds of numbers in places', 280), line(117, 'Factors of a number', 190))).toBe(2);
  });

  it('ends where there is room and the next stands apart: that is another one', () => {
    expect(spanOf(line(100, 'Kinds of numbers in places', 280), line(124, 'Factors of a number', 190))).toBe(1);
  });
});
