import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^shala-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst(\.age)?$/;
const UNFINISHED = /^shala-.*\.unfinished-\d+$/;

/** The name of an automatic backup. It sorts by time and says whether the file is encrypted. */
export function backupName(now: Date, { isEncrypted }: { isEncrypted: boolean }): string {
  return `shala-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** The automatic backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Deletes all but the newest automatic backups of a folder, and leftovers of interrupted ones. Other files stay. */
export async function keepNewest(folder: string, keep: number): Promise<void> {
  const backups = await listBackups(folder);
  const leftovers = (await readdir(folder)).filter((name) => UNFINISHED.test(name)).map((name) => join(folder, name));
  for (const path of [...backups.slice(0, Math.max(0, backups.length - keep)), ...leftovers]) await rm(path, { force: true });
}
