import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** A key by which the server recognises a repeated request: the same as long as what is sent is the same, another one when it changes. */
export function useKeyOf(content: unknown): string {
  const text = JSON.stringify(content);
  const held = useRef({ text, key: '' });
  if (held.current.key === '' || held.current.text !== text) held.current = { text, key: newKey() };
  return held.current.key;
}
