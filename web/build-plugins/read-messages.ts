import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache/messages.json');
/** What was read by another extractor is read again. */
const EXTRACTOR = readFileSync(join(import.meta.dirname, 'server-messages.ts'), 'utf8');

/** The messages of each file by its name and content: reading all files takes ten seconds, and building the screens reads most of them anyway. */
export type ReadMessages = Record<string, string[]>;

export function keyOf(file: string, code: string): string {
  return createHash('sha256')
    .update(`${EXTRACTOR}${relative(ROOT, file)}\n${code}`)
    .digest('base64url');
}

export function loadReadMessages(): ReadMessages {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as ReadMessages;
  } catch {
    return {};
  }
}

export function saveReadMessages(read: ReadMessages): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(read));
}
