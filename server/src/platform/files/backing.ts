import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { Backing, FilePlace } from './place.ts';

const KEY = /^[\w-]+\/[\w-]+$/;

export function openBacking(place: FilePlace): Backing {
  const backing = place.kind === 'folder' ? openFolder(place.folder) : openBucket(place);
  return {
    write: async (key, bytes) => backing.write(requireKey(key), bytes),
    open: async (key) => backing.open(requireKey(key)),
    remove: async (key) => backing.remove(requireKey(key)),
  };
}

function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A stored file has a key that is not one of ours.');
  return key;
}
