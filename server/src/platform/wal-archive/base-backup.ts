import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type ArchiveWriter, writeArchive } from '../backup/index.ts';
import { type Connection, connect } from '../db/index.ts';
import { type Base, baseName, ignoreGone, roundUp, type WalArchive } from './folder.ts';

/** What is in these folders belongs to the running server; the log that a copy needs is in the archive. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|.*\.new)$/;
const FOLDERS = 'folders.json';
const BLOCK_BYTES = 64 * 1024;

/**
 * Copies the cluster of a running PostgreSQL into the archive, as its manual describes under “Making a Base Backup Using the Low Level API”. The server works on
 * meanwhile: what changes while it is copied is put right by the log.
 */
export async function makeBase({
  owner,
  archive,
  signal,
}: {
  owner: Exclude<Connection, string>;
  archive: WalArchive;
  signal?: AbortSignal;
}): Promise<Base> {
  const session = connect({ ...owner, database: 'postgres' }, { max: 1, name: 'shala base backup', canReserve: true });
  const reserved = await session.reserve();
  const unfinished = join(archive.bases, `unfinished-${process.pid}`);
  try {
    const [begun] = await reserved<{ folder: string; segment: string }[]>`select current_setting('data_directory') as folder,
      pg_walfile_name(pg_backup_start('shala', true)) as segment`;
    const { folder, segment } = begun as { folder: string; segment: string };
    await mkdir(archive.bases, { recursive: true, mode: 0o700 });
    await writeArchive(
      unfinished,
      async (writer) => {
        const folders = await addFolder(writer, folder, signal);
        const [ended] = await reserved<{ label: string }[]>`select labelfile as label from pg_backup_stop(wait_for_archive => false)`;
        await addText(writer, 'backup_label', (ended as { label: string }).label);
        await addText(writer, FOLDERS, JSON.stringify(folders));
      },
      { recipients: [], signal },
    );
    // The log that makes the copy consistent is archived at once.
    const [at] = await reserved<{ now: Date }[]>`select clock_timestamp() as now from pg_switch_wal()`;
    const endedAt = roundUp((at as { now: Date }).now);
    const path = join(archive.bases, baseName(endedAt, segment));
    await rename(unfinished, path);
    return { path, endedAt, firstSegment: segment };
  } finally {
    reserved.release();
    await session.end({ timeout: 0 });
    await rm(unfinished, { force: true });
  }
}

/** Adds everything that a copy needs; returns all folders, because an archive has no empty ones. */
async function addFolder(writer: ArchiveWriter, root: string, signal: AbortSignal | undefined): Promise<string[]> {
  const folders: string[] = [];
  const walk = async (folder: string): Promise<void> => {
    for (const entry of (await readdir(folder, { withFileTypes: true }).catch(ignoreGone)) ?? []) {
      signal?.throwIfAborted();
      const path = join(folder, entry.name);
      const name = relative(root, path).replaceAll('\\', '/');
      if (entry.isDirectory()) {
        folders.push(name);
        if (!EMPTY.test(name)) await walk(path);
      } else if (entry.isFile() && !LEFT_OUT.test(entry.name)) await addFile(writer, path, name);
    }
  };
  await walk(root);
  return [...folders, 'pg_wal/archive_status'];
}

async function addFile(writer: ArchiveWriter, path: string, name: string): Promise<void> {
  const handle = await open(path, 'r').catch(ignoreGone);
  if (handle === undefined) return;
  try {
    const { size } = await handle.stat();
    await writer.add(name, size, exactly(handle, size));
  } finally {
    await handle.close();
  }
}

/** The bytes of a file that may be cut meanwhile. The log cuts it again, so what stands in their place does not matter. */
async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const wanted = Math.min(BLOCK_BYTES, size - at);
    const part = Buffer.alloc(wanted);
    const { bytesRead } = await handle.read(part, 0, wanted, at);
    yield bytesRead === 0 ? part : part.subarray(0, bytesRead);
    at += bytesRead === 0 ? wanted : bytesRead;
  }
}

async function addText(writer: ArchiveWriter, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await writer.add(name, bytes.length, [bytes]);
}
