import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { endPast, readArchive } from '../backup/index.ts';
import { connect } from '../db/index.ts';
import { clusterOf, recoverPostgres } from '../postgres/index.ts';
import { archiveAt, type Base, isArchiveOf, listBases, listWal, placeOf, readArchivedSecrets, type WalArchive } from './folder.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?(Z|[+-]\d\d:\d\d)?$/;
const SAFE_PATH = /^\w[\w.-]*(\/[\w.-]+)*$/;
const FOLDERS = 'folders.json';
const INDIA = '+05:30';

type Options = {
  archive: string;
  /** The data folder of which the archive is. What is still there of it is used: the newest log, and the stored files. */
  dataDir: string;
  /** The fresh data folder. */
  into: string;
  /** Null for the newest that can be restored. */
  moment: Date | null;
  onProgress(sentence: string): void;
};

/** A moment as it is typed: `2026-11-28 14:30`, with seconds if wished, in India's time unless an offset follows. `latest` is null. */
export function parseMoment(text: string): Date | null {
  if (text === 'latest') return null;
  const [, day, minute, seconds = ':00', offset = INDIA] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${minute}${seconds}${offset}`);
  if (Number.isNaN(moment.getTime()))
    throw new Error(`“${text}” is no moment. Write it like 2026-11-28 14:30 (India's time), or write latest.`);
  return moment;
}

/**
 * Makes a fresh data folder with the database as it was at a moment: every change that was committed until then, and none after it. The archive and the present
 * data folder stay as they are, and the server may run.
 */
export async function restoreToMoment({ archive: folder, dataDir, into, moment, onProgress }: Options): Promise<{ hasFiles: boolean }> {
  const archive = archiveAt(folder);
  const base = await chooseBase(archive, moment);
  if ((await readdir(into).catch(() => [])).length > 0) throw new Error(`${into} is not empty. Name a folder that is not there yet.`);
  onProgress(`Restoring from the base backup of ${inIndia(base.endedAt)}…`);
  await mkdir(into, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  // The new data folder has an archive of its own, if any: from this moment on it has another history.
  const { archiveId: _, ...secrets } = await readArchivedSecrets(archive);
  await writeFile(join(into, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
  // Of another data folder nothing fits: neither its log nor its files.
  const isOwn = await isArchiveOf(archive, dataDir);
  const present = isOwn ? join(clusterOf(dataDir) ?? dataDir, 'pg_wal') : null;
  const { connection, stop } = await recoverPostgres({
    dataDir: into,
    target: moment,
    fill: async (cluster) => {
      await unpack(base, cluster);
      await putWal(archive, { base, cluster, present });
    },
    onProgress,
  }).catch((error: Error) => {
    if (!/recovery ended before|before consistent recovery point/.test(error.message)) throw error;
    throw new Error('The archive does not reach this moment: there is no change after it. To restore the newest state, use --to latest.', {
      cause: error,
    });
  });
  try {
    const owner = connect(connection, { max: 1, name: 'shala command', canReserve: true });
    await owner.begin(endPast).finally(() => owner.end({ timeout: 5 }));
  } finally {
    await stop();
  }
  const files = join(dataDir, 'files');
  if (!isOwn || !existsSync(files)) return { hasFiles: false };
  await cp(files, join(into, 'files'), { recursive: true });
  return { hasFiles: true };
}

async function chooseBase(archive: WalArchive, moment: Date | null): Promise<Base> {
  const bases = await listBases(archive);
  const [oldest] = bases;
  if (oldest === undefined) throw new Error(`There is no base backup in ${archive.bases}.`);
  const base = bases.findLast(({ endedAt }) => moment === null || endedAt <= moment);
  if (base === undefined)
    throw new Error(`The archive begins at ${inIndia(oldest.endedAt)}. An earlier moment cannot be restored from it.`);
  return base;
}

async function unpack({ path }: Base, cluster: string): Promise<void> {
  await readArchive({ file: path }, async (name, bytes) => {
    if (!SAFE_PATH.test(name)) throw new Error('The base backup holds a file whose path is not one of ours.');
    if (name === FOLDERS) {
      const parts: Buffer[] = [];
      for await (const part of bytes) parts.push(part);
      for (const folder of JSON.parse(Buffer.concat(parts).toString()) as string[])
        await mkdir(join(cluster, ...folder.split('/')), { recursive: true, mode: 0o700 });
      return;
    }
    const target = join(cluster, ...name.split('/'));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(bytes, createWriteStream(target, { mode: 0o600 }));
  });
}

/** Puts the log from the base backup on where PostgreSQL looks for it, and the newest log of the present cluster, which is not in the archive yet. */
async function putWal(
  archive: WalArchive,
  { base, cluster, present }: { base: Base; cluster: string; present: string | null },
): Promise<void> {
  const into = join(cluster, 'pg_wal');
  const { segments, histories } = await listWal(archive);
  const wanted = [...histories, ...segments.filter((name) => placeOf(name) >= placeOf(base.firstSegment))];
  for (const name of wanted) {
    const target = join(into, name.replace(/\.zst$/, ''));
    if (!name.endsWith('.zst')) await copyFile(join(archive.wal, name), target);
    else await pipeline(createReadStream(join(archive.wal, name)), createZstdDecompress(), createWriteStream(target, { mode: 0o600 }));
  }
  const newest = (present === null ? [] : await readdir(present).catch(() => [])).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && placeOf(name) >= placeOf(base.firstSegment),
  );
  for (const name of newest) if (!existsSync(join(into, name))) await copyFile(join(present ?? '', name), join(into, name)).catch(() => {});
}

function inIndia(at: Date): string {
  return at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' });
}
