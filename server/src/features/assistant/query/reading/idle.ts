import type { Reading } from '../../interpreter/reading.ts';
import { FOR, PURPOSES, SOME } from '../vocabulary/aside-words.ts';
import { isIdleWord } from '../vocabulary/idle-words.ts';

/** Whether a word that nothing has claimed says nothing, and may be left out. */
export const isIdle = ({ tokens, claims }: Reading, at: number): boolean => claims[at] === undefined && isIdleWord(tokens[at]?.text ?? '');

/** 'For the trustees', 'at your convenience': for whom or what a question is asked narrows nothing. */
export function isPurpose({ tokens, claims }: Reading, at: number): boolean {
  if (claims[at] !== undefined || !PURPOSES.includes(tokens[at]?.text ?? '')) return false;
  let before = at - 1;
  while (SOME.includes(tokens[before]?.text ?? '')) before -= 1;
  return FOR.includes(tokens[before]?.text ?? '');
}
