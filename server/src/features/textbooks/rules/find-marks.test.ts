import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';

const PAGE = { width: 500, height: 1000 };
const line = (text: string, y: number, x0 = 50, x1 = 450) => ({ text, y, x0, x1, size: 10 });
const LINES = [
  line('11.2 Laws of reflection', 100),
  line('When a ray of light meets a mirror it turns back.', 120),
  line('1. Why do we measure the angle of inci-', 700),
  line('dence from the normal?', 715),
  line('2. Draw two mirrors at 60° and count the images.', 730),
];
const marks = (...texts: string[]) => {
  const found = findMarks(
    LINES,
    texts.map((text, index) => ({ id: String(index), text })),
    PAGE,
  );
  return texts.map((_, index) => (found.get(String(index)) ?? []).map(({ y }) => Math.round(y * 1000 + 9.5)));
};

describe('an item on its page', () => {
  it('is found on each of its lines, also where a word was divided', () => {
    expect(
      marks(
        'Laws of reflection',
        'Why do we measure the angle of incidence from the normal?',
        'Draw two mirrors at 60° and count the images.',
      ),
    ).toEqual([[100], [700, 715], [730]]);
  });

  it('begins behind its number, in shares of the page', () => {
    const [box] = findMarks(LINES, [{ id: 'a', text: 'Laws of reflection' }], PAGE).get('a') ?? [];
    expect(box).toMatchObject({ y: 0.0905, height: 0.0123 });
    expect(box?.x).toBeGreaterThan(0.1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(0.9, 3);
  });

  it('has as many marks as stand there when the next page goes on, and none when other words stand there', () => {
    expect(marks('Draw two mirrors at 60° and count the images. Then take a third one.', 'A question that was typed in')).toEqual([
      [730],
      [],
    ]);
  });

  it('of the same words twice is found at the first and at the second', () => {
    const lines = [line('1. Solve the following.', 100), line('2. Solve the following.', 200)];
    const found = findMarks(
      lines,
      [
        { id: 'a', text: 'Solve the following.' },
        { id: 'b', text: 'Solve the following.' },
      ],
      PAGE,
    );
    expect([found.get('a')?.[0]?.y, found.get('b')?.[0]?.y]).toEqual([0.0905, 0.1905]);
  });

  it('is the heading, not the same words in a sentence before it', () => {
    const lines = [
      line('The probability or likelihood of an event', 100),
      line('Probability', 200),
      line('1.2 Force', 300),
      line('A force acts.', 280),
    ];
    const found = findMarks(
      lines,
      [
        { id: 'a', text: 'Probability' },
        { id: 'b', text: 'Force' },
        { id: 'c', text: 'Acts' },
      ],
      PAGE,
    );
    expect([found.get('a')?.[0]?.y, found.get('b')?.[0]?.y, found.get('c')]).toEqual([0.1905, 0.2905, undefined]);
    expect(found.get('a')?.[0]?.width).toBeCloseTo(0.8, 3);
  });

  it('is not looked for in pages without letters', () => {
    expect(findMarks([], [{ id: 'a', text: 'Laws of reflection' }], PAGE).size).toBe(0);
    expect(findMarks([line('', 10)], [{ id: 'a', text: '' }], PAGE).size).toBe(0);
  });
});
