import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { diskRefusal } from './disk.ts';
import type { Backing } from './place.ts';

/** Stored files in a folder of this machine or of a network file system, with one folder for each school. */
export function openFolder(root: string): Backing {
  return {
    async write(key, bytes) {
      const path = resolve(root, key);
      const unfinished = `${path}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        const handle = await open(unfinished, 'w', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw diskRefusal(error);
      }
    },
    async open(key) {
      const handle = await open(resolve(root, key), 'r').catch(ignoreGone);
      if (handle === undefined) return null;
      const facts = await handle.stat();
      if (!facts.isFile()) return handle.close().then(() => null);
      const { ino, size, mtimeMs, ctimeMs } = facts;
      return { size, mark: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, bytes: handle.createReadStream() };
    },
    remove: (key) => rm(resolve(root, key), { force: true }),
  };
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
