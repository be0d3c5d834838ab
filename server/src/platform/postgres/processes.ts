import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of postmaster.pid of a running PostgreSQL. */
export type Postmaster = { pid: number; port: number; socketFolder: string };

/** Whether any process with this id is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The PostgreSQL that is running on this cluster, or undefined. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port, socketFolder] = readLines(join(cluster, 'postmaster.pid'));
  if (!pid || !isPostgresOf(cluster, Number(pid))) return undefined;
  return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' };
}

/**
 * Whether PostgreSQL would refuse to start because of its own stale lock file. The file names a living process that is no PostgreSQL of this cluster: after a
 * restart of the machine or container, process ids are used again.
 */
export function isMisleading(lockFile: string, cluster: string): boolean {
  const pid = Number(readLines(lockFile)[0]);
  return pid > 0 && isAlive(pid) && !isPostgresOf(cluster, pid) && findPostgresProcesses(cluster).length === 0;
}

/** All processes whose working directory is this cluster's folder, as it is for all of PostgreSQL's. Supported on Linux only; elsewhere the list is empty. */
export function findPostgresProcesses(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => workingFolder(pid) === cluster);
}

function isPostgresOf(cluster: string, pid: number): boolean {
  return process.platform === 'linux' ? workingFolder(pid) === cluster : isAlive(pid);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
