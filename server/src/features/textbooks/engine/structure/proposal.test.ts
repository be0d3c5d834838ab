import { describe, expect, it } from 'vitest';
import type { Line } from '../text/line.ts';
import { checkedProposal, digestOf, topsOf } from './proposal.ts';

const line = (page: number, text: string, size = 10): Line => ({
  ...{ page, x0: 60, x1: 300, y: 80, text, size, isBold: false, isItalic: false, colour: '000000', font: 'f' },
  ...{ leadLength: text.length, hasOneColour: true, leadIsBold: false, leadColour: '000000', leadSize: size },
  ...{ columnX0: 60, columnX1: 500, isMargin: false, innerGap: 0, gapAbove: 20, order: 0 },
});
const lines = [
  line(0, 'Rivers', 20),
  line(0, 'A river carries silt to the plain.'),
  line(3, '2 Lakes of the', 20),
  line(3, 'High Mountains', 20),
  line(3, 'Think and try'),
  line(6, 'Many seas are deep.'),
];

describe('a proposal of a language model', () => {
  it('keeps chapters whose titles are printed on their pages, in the order of the pages', () => {
    const answer = 'Here they are:\n1 | 1 | Rivers\np4 | 2 | Lakes of the High Mountains\n7 | 3 | Seas\n2 | 4 | Rivers';
    expect(checkedProposal(answer, lines).chapters).toEqual([
      { page: 1, number: 1, title: 'Rivers' },
      { page: 4, number: 2, title: 'Lakes of the High Mountains' },
    ]);
  });

  it('moves a chapter to the page beside, and takes no word out of a sentence', () => {
    expect(checkedProposal('2 | 1 | Rivers\n7 | 2 | seas', lines).chapters).toEqual([{ page: 1, number: 1, title: 'Rivers' }]);
  });

  it('keeps a heading that is a line of its page, in one of the known roles', () => {
    const answer = '4 | exercise | Think and try\n4 | exercise | Think again\n4 | chapter-end | Think and try';
    expect(checkedProposal(answer, lines).headings).toEqual([{ page: 4, text: 'Think and try', role: 'exercise' }]);
  });

  it('is asked for with the larger lines of each page, fewer of them in a long book', () => {
    const tops = topsOf(lines, 10);
    expect(digestOf(tops, 200)).toBe('p1: Rivers\np4: 2 Lakes of the / High Mountains\np7: Many seas are deep.');
    expect(digestOf(tops, 55)).toBe('p1: Rivers\np4: 2 Lakes of the\np7: Many seas are deep.');
  });
});
