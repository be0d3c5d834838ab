import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GB = 1024 ** 3;
/** What the folder must hold, and what must be free in all: the databases of a run take less than 1 GB, and the tests need the rest themselves. */
const [NEEDED_THERE, NEEDED_IN_ALL] = [2 * GB, 5 * GB];

/**
 * The folder for databases that end with the tests: in memory on a machine that has plenty of it, otherwise the one for temporary files. PostgreSQL
 * creates and deletes thousands of files for each database, which takes more processor time on a disk, and other work on the disk delays it.
 */
export function memoryFolder() {
  return hasRoom() ? MEMORY : tmpdir();
}

/** Every folder that `memoryFolder` may have returned in an earlier run. */
export function memoryFolders() {
  return [tmpdir(), MEMORY].filter((folder) => existsSync(folder));
}

function hasRoom() {
  if (process.platform !== 'linux' || freemem() < NEEDED_IN_ALL || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_THERE;
}
