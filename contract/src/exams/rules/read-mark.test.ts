import { describe, expect, it } from 'vitest';
import { readMark, writeMark } from './read-mark.ts';

describe('a cell of the marks grid', () => {
  it.each([
    ['72', { mark: 7200, code: '' }],
    [' 72.5 ', { mark: 7250, code: '' }],
    ['72.50', { mark: 7250, code: '' }],
    ['0', { mark: 0, code: '' }],
    ['80', { mark: 8000, code: '' }],
    ['७२', { mark: 7200, code: '' }],
    ['७२.५', { mark: 7250, code: '' }],
    ['૭૨', { mark: 7200, code: '' }],
    ['௭௨', { mark: 7200, code: '' }],
    ['72½', { mark: 7250, code: '' }],
    ['७२ ½', { mark: 7250, code: '' }],
    ['½', { mark: 50, code: '' }],
    ['7.5½', { problem: 'notANumber' }],
    ['८१', { problem: 'overMaximum' }],
    ['７２', { mark: 7200, code: '' }],
    ['', { mark: null, code: '' }],
    ['ab', { mark: null, code: 'AB' }],
    ['A', { mark: null, code: 'AB' }],
    ['m', { mark: null, code: 'ML' }],
    ['Ex', { mark: null, code: 'EX' }],
    ['n', { mark: null, code: 'NA' }],
    ['81', { problem: 'overMaximum' }],
    ['-3', { problem: 'negative' }],
    ['−3', { problem: 'negative' }],
    ['seven', { problem: 'notANumber' }],
    ['7.125', { problem: 'decimals' }],
    ['1e3', { problem: 'notANumber' }],
    ['1,2', { problem: 'notANumber' }],
    ['72,5', { problem: 'notANumber' }],
    ['2026-04-03', { problem: 'date' }],
    ['3/4', { problem: 'date' }],
    ['12-May', { problem: 'date' }],
    ['03/04/2026', { problem: 'date' }],
  ])('%j is %j', (text, expected) => expect(readMark(text, 8000)).toEqual(expected));

  it('is written as it is read', () =>
    expect([writeMark(7250, ''), writeMark(null, 'AB'), writeMark(null, ''), writeMark(0, '')]).toEqual(['72.5', 'AB', '', '0']));
});
