import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';
import { isAlive } from './processes.ts';
import { giveTo, makePrivateFolder, spawnOptions } from './run-as.ts';

/**
 * Creates the cluster on first use: UTF-8, code point order (the same on every system), page checksums. An interrupted start leaves no incomplete cluster.
 * Refuses a cluster of another major version of PostgreSQL.
 */
export async function prepareCluster(
  place: Place,
  { password, say }: { password: string; say: (sentence: string) => void },
): Promise<void> {
  const { cluster, home, user, binaries } = place;
  removeLeftovers(home);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    say('Making the database…');
    await makeCluster(place, password);
  }
  const major = Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (major !== binaries.major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${major}, and this release of Shala brings PostgreSQL ${binaries.major}. ` +
        'Start the release that made it, make a backup there, and restore that here into an empty data folder.',
    );
  }
  if (user) giveTo(user, cluster);
}

async function makeCluster(place: Place, password: string): Promise<void> {
  const { cluster, home, user, binaries } = place;
  // Renamed when complete, so that one of two simultaneous first starts wins.
  const fresh = join(home, `postgres.new-${process.pid}`);
  const data = join(fresh, 'data');
  const passwordFile = join(fresh, 'password');
  try {
    mkdirSync(fresh);
    makePrivateFolder(fresh, user);
    makePrivateFolder(data, user);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=shala', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await promisify(execFile)(
      join(binaries.bin, 'initdb'),
      ['-D', data, ...locale, ...access, '--data-checksums', '--no-instructions'],
      spawnOptions(user),
    );
    renameSync(data, cluster);
  } catch (error) {
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw new Error(`PostgreSQL could not make its database in ${home}: ${reasonOf(error)}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    const [, pid] = /^postgres[.]new-(\d+)$/.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  return stderr?.split('\n').find((line) => /error|could not/.test(line)) ?? message;
}
