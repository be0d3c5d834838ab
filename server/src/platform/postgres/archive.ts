import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choosePlace } from './place.ts';
import { canEnter, giveTo, makePrivateFolder } from './run-as.ts';
import { keepSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** The name of the archive that belongs to this data folder. */
export function keepArchiveId(dataDir: string): string {
  return keepSecret(dataDir, { name: 'archiveId', make: randomUUID });
}

/** Makes a folder that PostgreSQL can write to. */
export async function makeArchiveFolder(dataDir: string, folder: string): Promise<void> {
  const { user } = await choosePlace(dataDir, () => {});
  makePrivateFolder(folder, user);
  if (user && !canEnter(user, folder))
    throw new Error(
      `The user '${user.name}' that PostgreSQL runs as cannot enter ${folder}. Open the folders above it to that user (chmod o+x).`,
    );
}

/** Starts PostgreSQL on a copy of a cluster and waits until it has followed the log to the target, or to its end, and takes changes again. */
export async function recoverPostgres({
  dataDir,
  target,
  fill,
  onProgress,
}: {
  dataDir: string;
  target: Date | null;
  /** Puts the copy and its log into a folder. */
  fill: (cluster: string) => Promise<void>;
  onProgress: (sentence: string) => void;
}): Promise<EmbeddedPostgres> {
  const { cluster, user } = await choosePlace(dataDir, onProgress);
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  await fill(cluster);
  writeFileSync(join(cluster, 'recovery.signal'), '');
  if (user) giveTo(user, cluster);
  const settings: Settings = {
    wal_level: 'replica',
    // Nobody is let in before the target is reached.
    hot_standby: 'off',
    // The log is in the cluster's own folder already.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    // A failure is written where the start reads it.
    logging_collector: 'off',
    // This setting knows no names of time zones, not even the Z of ISO 8601.
    ...(target && { recovery_target_time: `${target.toISOString().slice(0, -1).replace('T', ' ')}+00` }),
  };
  return startEmbeddedPostgres({ dataDir, log: quiet, onProgress, settings });
}
