import { describe, expect, it } from 'vitest';
import { StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from './fragments.ts';
import { unshift } from './shifted-codes.ts';

const fragment = (text: string) => ({ text, runs: [{ style: 0, length: text.length }] }) as Fragment;

describe('numbers of shapes in place of characters', () => {
  it('become the characters, and leave a heading alone whose one capital looks like them', () => {
    const shifted = [...'the earth is round and turns']
      .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29)))
      .join('');
    const texts = unshift([fragment(shifted), fragment(shifted), fragment('8.10 quantitatiVe analysis')], new StyleTable()).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['the earth is round and turns', 'the earth is round and turns', '8.10 quantitatiVe analysis']);
  });
});

describe('joined letters of an old font of TeX', () => {
  it('are the letters, and what is set in one style grows with them', () => {
    const [found] = unshift([fragment('de\u001cnition of a\u001eliation')], new StyleTable());
    expect(found?.text).toBe('definition of affiliation');
    expect(found?.runs).toEqual([{ style: 0, length: 25 }]);
  });
});
