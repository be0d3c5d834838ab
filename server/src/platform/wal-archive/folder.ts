import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allSecrets, prepareArchive, readSecret } from '../postgres/index.ts';

/** A copy of the whole cluster. With all log from its first segment on, it can be brought to any moment after it ended. */
export type Base = { path: string; endedAt: Date; firstSegment: string };
export type WalArchive = { folder: string; wal: string; bases: string };

const BASE = /^base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-([0-9A-F]{24})\.tar\.zst$/;
const SEGMENT = /^[0-9A-F]{24}(\.zst)?$/;
const HISTORY = /^[0-9A-F]{8}\.history(\.zst)?$/;
const OWNER = 'archive.json';
const SECRETS = 'secrets.json';

/** The folder that PostgreSQL writes to, below the one of the setting. */
export function walFolder(folder: string | undefined): string | undefined {
  return folder && archiveAt(folder).wal;
}

export function archiveAt(folder: string): WalArchive {
  return { folder, wal: join(folder, 'wal'), bases: join(folder, 'base') };
}

/**
 * The archive of a data folder, made at first use. The folder itself must exist: on a disk that is not mounted, the archive would be written to the wrong one.
 * Refuses a folder with the archive of another data folder, because the logs of two clusters cannot be told apart. Keeps the secrets of the data folder beside
 * the log, which holds all data in clear anyway.
 */
export async function openArchive(folder: string, dataDir: string): Promise<WalArchive> {
  if (!existsSync(folder)) throw new Error(`The folder of WAL_ARCHIVE_DIR (${folder}) is not there.`);
  const archive = archiveAt(folder);
  const { id, makeFolder } = await prepareArchive(dataDir);
  const owner = await readFile(join(folder, OWNER), 'utf8').catch(ignoreGone);
  if (owner === undefined) await writeFile(join(folder, OWNER), JSON.stringify({ id }), { mode: 0o600, flush: true });
  else if ((JSON.parse(owner) as { id: string }).id !== id)
    throw new Error(`The folder of WAL_ARCHIVE_DIR (${folder}) holds the archive of another data folder. Set another, empty folder.`);
  makeFolder(archive.wal);
  makeFolder(archive.bases);
  await keepSecrets(archive, JSON.stringify(allSecrets(dataDir)));
  return archive;
}

/** Whether an archive belongs to a data folder, of which something may be left. */
export async function isArchiveOf({ folder }: WalArchive, dataDir: string): Promise<boolean> {
  const owner = await readFile(join(folder, OWNER), 'utf8').catch(ignoreGone);
  return owner !== undefined && (JSON.parse(owner) as { id: string }).id === readSecret(dataDir, 'archiveId');
}

async function keepSecrets({ folder }: WalArchive, text: string): Promise<void> {
  const path = join(folder, SECRETS);
  if ((await readFile(path, 'utf8').catch(ignoreGone)) === text) return;
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** The secrets of the data folder that this archive belongs to. */
export async function readArchivedSecrets({ folder }: WalArchive): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(folder, SECRETS), 'utf8')) as Record<string, string>;
}

/** A moment of PostgreSQL, of which a date has lost the microseconds: a base backup is never said to have ended before it did. */
export function roundUp(at: Date): Date {
  return new Date(at.getTime() + 1);
}

export function baseName(endedAt: Date, firstSegment: string): string {
  return `base-${endedAt.toISOString().replaceAll(':', '-')}-${firstSegment}.tar.zst`;
}

/** The base backups, oldest first. */
export async function listBases({ bases }: WalArchive): Promise<Base[]> {
  const names = (await readdir(bases).catch(ignoreGone)) ?? [];
  return names.sort().flatMap((name) => {
    const [, day, hour, minute, second, firstSegment] = BASE.exec(name) ?? [];
    if (firstSegment === undefined) return [];
    return [{ path: join(bases, name), endedAt: new Date(`${day}T${hour}:${minute}:${second}Z`), firstSegment }];
  });
}

/** The names of the archived log: segments, oldest first, and the histories of timelines. A name ends with `.zst` once it is compressed. */
export async function listWal({ wal }: WalArchive): Promise<{ segments: string[]; histories: string[] }> {
  const names = ((await readdir(wal).catch(ignoreGone)) ?? []).sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return { segments: names.filter((name) => SEGMENT.test(name)), histories: names.filter((name) => HISTORY.test(name)) };
}

/** The place of a segment in the log, whatever its timeline. */
export function placeOf(segment: string): string {
  return segment.slice(8, 24);
}

export function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
