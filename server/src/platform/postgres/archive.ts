import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choosePlace } from './place.ts';
import { stopPostgres } from './postmaster.ts';
import { canEnter, giveTo, makePrivateFolder } from './run-as.ts';
import { keepSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** What an archive needs to know of a data folder, which is made if need be: the name of its archive, and how to make a folder that PostgreSQL can write to. */
export async function prepareArchive(dataDir: string): Promise<{ id: string; makeFolder(path: string): void }> {
  const { user } = await choosePlace(dataDir, () => {});
  return {
    id: keepSecret(dataDir, { name: 'archiveId', make: randomUUID }),
    makeFolder: (path) => {
      makePrivateFolder(path, user);
      if (user && !canEnter(user, path))
        throw new Error(
          `The user '${user.name}' that PostgreSQL runs as cannot enter ${path}. Open the folders above it to that user (chmod o+x).`,
        );
    },
  };
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
  const place = await choosePlace(dataDir, onProgress);
  const { cluster, user } = place;
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
  try {
    return await startEmbeddedPostgres({ dataDir, log: quiet, onProgress, settings });
  } catch (error) {
    await stopPostgres(place);
    throw error;
  }
}
