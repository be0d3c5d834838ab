import { READ_AFTER_HEADER } from '@shala/contract/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepReadAfter, readAfterHeader } from './read-after.ts';

const LOW = '00000000016B3748';
const HIGH = '000000000200AB00';
const said = (after: string) => keepReadAfter(new Headers({ [READ_AFTER_HEADER]: after }));
const sent = () => readAfterHeader()[READ_AFTER_HEADER];

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('up to where this browser has written', () => {
  it('is not said by a browser that has heard nothing', () => {
    keepReadAfter(new Headers());
    expect(readAfterHeader()).toEqual({});
  });

  it('is the highest of the answers, whichever comes last', () => {
    said(HIGH);
    said(LOW);
    expect(sent()).toBe(HIGH);
  });

  it('is the start of everything when the last change is long known everywhere', () => {
    vi.useFakeTimers();
    said(HIGH);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toBe('0000000000000000');
    // Another database, such as a restored one, may begin lower.
    said(LOW);
    expect(sent()).toBe(LOW);
  });
});
