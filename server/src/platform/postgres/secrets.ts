import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of that name in the data folder's secrets.json, created on first use. Only the server's user can read the file. Two simultaneous first starts get
 * the same secret.
 */
export function keepSecret(dataDir: string, { name, make }: { name: string; make: () => string }): string {
  const path = join(dataDir, 'secrets.json');
  const there = readSecrets(path);
  if (there?.[name] !== undefined) return there[name];
  write(path, { there, name, value: make() });
  return keepSecret(dataDir, { name, make });
}

/** The secret of that name; undefined when it was never created. */
export function readSecret(dataDir: string, name: string): string | undefined {
  return readSecrets(join(dataDir, 'secrets.json'))?.[name];
}

/** All secrets of the data folder by their names. */
export function allSecrets(dataDir: string): Record<string, string> {
  return readSecrets(join(dataDir, 'secrets.json')) ?? {};
}

/** Replaces the secret of that name. For commands that run alone. */
export function putSecret(dataDir: string, name: string, value: string): void {
  const path = join(dataDir, 'secrets.json');
  write(path, { there: readSecrets(path), name, value });
}

type Change = { there: Record<string, string> | undefined; name: string; value: string };

function write(path: string, { there, name, value }: Change): void {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify({ ...there, [name]: value }, null, 2)}\n`, { mode: 0o600, flush: true });
  putInPlace(fresh, { path, replaces: there !== undefined });
}

function readSecrets(path: string): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `${path} cannot be read (${(error as Error).message}). It holds the database's password: give this user the right to read it, or restore it.`,
    );
  }
}

function putInPlace(fresh: string, { path, replaces }: { path: string; replaces: boolean }): void {
  if (replaces) {
    renameSync(fresh, path);
    return;
  }
  try {
    // Unlike a rename, a link does not replace a file that another start has created meanwhile.
    linkSync(fresh, path);
  } catch (error) {
    // Some file systems do not support links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}
