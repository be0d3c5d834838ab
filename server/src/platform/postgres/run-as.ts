import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The unprivileged user that PostgreSQL runs as. */
export type RunAs = { name: string; uid: number; gid: number };

/**
 * The user that PostgreSQL runs as when the server is started as root, which PostgreSQL refuses: `POSTGRES_RUN_AS`, else the owner of the cluster, else
 * `postgres`, else `nobody`. Undefined for an ordinary user.
 */
export function unprivilegedUser(cluster: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const wanted = process.env.POSTGRES_RUN_AS;
  if (wanted) return lookUp(wanted) ?? refuse(`POSTGRES_RUN_AS names the user '${wanted}', whom this system does not know.`);
  return (
    ownerOf(cluster) ??
    lookUp('postgres') ??
    lookUp('nobody') ??
    refuse(
      "PostgreSQL refuses to run as root, and this system knows neither the user 'postgres' nor 'nobody'. Set POSTGRES_RUN_AS to an ordinary user, or start Shala as one.",
    )
  );
}

/** Options for a child process to run as that user. The server's working directory may be closed to that user. */
export function spawnOptions(user: RunAs | undefined): SpawnOptions {
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env, windowsHide: true, ...(user && { uid: user.uid, gid: user.gid }) };
}

/** Whether that user can enter a folder. Refuses when this system does not let root become that user. */
export function canEnter(user: RunAs, folder: string): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...spawnOptions(user), stdio: 'ignore' });
  if (error) {
    throw new Error(
      `PostgreSQL refuses to run as root, and this system does not let Shala run it as the user '${user.name}' (${error.message}). Start Shala as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return status === 0;
}

/** Creates a folder that only that user can read. */
export function makePrivateFolder(path: string, user: RunAs | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (user) chownSync(path, user.uid, user.gid);
}

/** Makes that user the owner of a folder and its contents, if another user owns it: a copy made by root, or another POSTGRES_RUN_AS. */
export function giveTo(user: RunAs, folder: string): void {
  if (statSync(folder).uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true })) lchownSync(join(folder, String(entry)), user.uid, user.gid);
  chownSync(folder, user.uid, user.gid);
}

function ownerOf(path: string): RunAs | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { name: `number ${found.uid}`, uid: found.uid, gid: found.gid } : undefined;
}

function lookUp(name: string): RunAs | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
  return uid && gid !== undefined && gid >= 0 ? { name, uid, gid } : undefined;
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}
