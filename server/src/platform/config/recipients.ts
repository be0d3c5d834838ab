import { bech32 } from '@scure/base';

const KEY_BYTES = 32;

/** Whether a text is the public key of an age identity (`age1…`), including its checksum. A typing mistake would make backups that nobody can open. */
export function isRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  if (decoded?.prefix !== 'age') return false;
  return bech32.fromWordsUnsafe(decoded.words)?.length === KEY_BYTES;
}
