import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { openBacking } from './backing.ts';
import { BucketAnswer } from './bucket.ts';
import type { FilePlace } from './place.ts';

/**
 * Writes, reads and removes an object at the start. Throws one sentence when the settings of the bucket are wrong. Returns a warning when it cannot be reached now:
 * everything that needs no files works without it.
 */
export async function checkFilePlace(place: FilePlace): Promise<string | null> {
  if (place.kind === 'folder') return null;
  const backing = openBacking(place);
  const key = `start/${randomUUID()}`;
  const bytes = Buffer.from(key);
  try {
    await backing.write(key, bytes);
    const opened = await backing.open(key);
    if (opened === null || !(await buffer(opened.bytes)).equals(bytes)) throw wrong('does not return what was written to it');
    await backing.remove(key);
    // Without the right to list, S3 says of an object that is gone that access is denied. A missing file could then not be told from a wrong key.
    if ((await backing.open(key)) !== null) throw wrong('does not remove what it is told to remove');
    return null;
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof BucketAnswer && cause.status < 500)
      throw wrong(`refuses the server: ${cause.message} It needs the rights to read, write, delete and list`);
    if (cause === undefined) throw error;
    return `The storage of FILES_URL cannot be reached now (${(cause as Error).message}). Stored files can be neither read nor added until it answers.`;
  }
}

function wrong(what: string): Error {
  return new Error(`Shala cannot start with this environment: the storage of FILES_URL ${what}.`);
}
