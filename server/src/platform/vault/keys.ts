import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSecret, putSecret, readSecret } from '../postgres/index.ts';

const CURRENT = 'vaultKey';
/** The keys of installations whose backups were restored here, separated by commas. */
const FORMER = 'formerVaultKeys';

const keyFile = z.object({ vaultKeys: z.array(z.base64()).min(1) });

/** The key that an installation seals with, made on first use. */
export function makeVaultKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  return Buffer.from(keepSecret(dataDir, { name: CURRENT, make: () => randomBytes(32).toString('base64') }), 'base64');
}

/** All keys of an installation, the one that it seals with first; none where nothing was ever sealed. */
export function readVaultKeys(dataDir: string): Buffer[] {
  const current = readSecret(dataDir, CURRENT);
  if (current === undefined) return [];
  return [current, ...readFormer(dataDir)].map((key) => Buffer.from(key, 'base64'));
}

/** What a key is known by, which says nothing of the key. */
function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** The file beside a backup that holds the keys for what is sealed in it. */
export function keyFileName(id: string): string {
  return `shala-${id}.key`;
}

/** Writes the keys of an installation into a folder, for this user alone. Gives the id that the file is found by; null where there is no key. */
export function writeKeyFile(dataDir: string, folder: string): string | null {
  const keys = readVaultKeys(dataDir);
  const [current] = keys;
  if (current === undefined) return null;
  const id = keyId(current);
  const path = join(folder, keyFileName(id));
  const text = `${JSON.stringify({ vaultKeys: keys.map((key) => key.toString('base64')) }, null, 2)}\n`;
  if (readText(path) === text) return id;
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text, { mode: 0o600, flush: true });
  renameSync(fresh, path);
  return id;
}

/**
 * Takes the keys in that open what was sealed under the key of that id, from the key file in a folder; false when they are neither there
 * nor here already. What is sealed from now on is sealed with the installation's own key.
 */
export function adoptKeys(dataDir: string, { id, folder }: { id: string; folder: string }): boolean {
  if (readVaultKeys(dataDir).some((key) => keyId(key) === id)) return true;
  const found = readKeyFile(join(folder, keyFileName(id)));
  if (!found.some((key) => keyId(Buffer.from(key, 'base64')) === id)) return false;
  makeVaultKey(dataDir);
  putSecret(dataDir, FORMER, [...new Set([...readFormer(dataDir), ...found])].join());
  return true;
}

function readFormer(dataDir: string): string[] {
  return (readSecret(dataDir, FORMER) ?? '').split(',').filter((key) => key !== '');
}

function readKeyFile(path: string): string[] {
  try {
    return keyFile.parse(JSON.parse(readText(path) ?? '')).vaultKeys;
  } catch {
    return [];
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
