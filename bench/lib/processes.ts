import { readdirSync, readFileSync } from 'node:fs';
import { choosePlace } from '../../server/src/platform/postgres/place.ts';
import { findPostgresProcesses } from '../../server/src/platform/postgres/processes.ts';
import type { OwnServer } from './server.ts';

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** The server with its children, and PostgreSQL with its own, wherever that was started. Linux only: elsewhere none. */
export async function listProcesses(server: OwnServer): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const { cluster } = await choosePlace(server.dataDir, () => {});
  const parents = readParents();
  const found = new Set([server.pid(), ...findPostgresProcesses(cluster)]);
  // Children of children too: the list is gone through until nothing new is found.
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** The server's serving processes, where it has several. PostgreSQL's are not among them. */
export async function listChildren(server: OwnServer): Promise<number[]> {
  const { cluster } = await choosePlace(server.dataDir, () => {});
  const postgres = new Set(findPostgresProcesses(cluster));
  const parents = readParents();
  return parents.filter(([pid, parent]) => parent === server.pid() && !postgres.has(pid) && isServing(pid)).map(([pid]) => pid);
}

function isServing(pid: number): boolean {
  return read(`/proc/${pid}/cmdline`).includes('node');
}

/** Processor time that these processes have used so far, in milliseconds, with that of children that have ended. */
export function readCpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readTicks(pid) * TICK_MS, 0);
}

/** Memory of these processes, in megabytes; what several share is counted once (proportional set size). */
export function readMegabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function readParents(): [pid: number, parent: number][] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => [Number(pid), Number(fieldsOf(pid)[1])]);
}

function readTicks(pid: number): number {
  const fields = fieldsOf(pid);
  return [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
}

/** The fields of a process's line after its name, which may itself hold blanks. */
function fieldsOf(pid: number | string): string[] {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
