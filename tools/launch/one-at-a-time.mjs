import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from './paths.mjs';

/**
 * Runs work while no other launcher of this checkout runs such work. The lock is a file with the process id; the lock of a process that has ended is taken
 * over.
 */
export async function oneAtATime(work) {
  const lock = at('.cache', 'launch.lock');
  mkdirSync(at('.cache'), { recursive: true });
  await take(lock);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function take(lock) {
  const mine = `${process.pid} ${Math.random()}`;
  for (let told = false; ; ) {
    if (writeNew(lock, mine)) {
      // Two processes that find the same stale lock may delete each other's new one; the one that still owns it after a while has the lock.
      await sleep(50);
      if (readText(lock) === mine) return;
    } else if (!isAlive(Number.parseInt(readText(lock), 10))) {
      rmSync(lock, { force: true });
    } else {
      if (!told) console.log('Another start of Shala is installing or building; waiting for it…');
      told = true;
      await sleep(200);
    }
  }
}

function writeNew(path, text) {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  // An empty file is just being written, or its writer has died; process id 0 would mean this process's own group, which is alive.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
