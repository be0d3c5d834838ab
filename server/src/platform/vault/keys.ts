import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keepSecret, putSecret, readSecret } from '../postgres/index.ts';

const CURRENT = 'vaultKey';
/** The keys of other installations whose backups were restored here, separated by commas. */
const FORMER = 'formerVaultKeys';

const keyFile = z.object({ vaultKeys: z.array(z.base64()).min(1) });

/** The key with which an installation encrypts secrets, created on first use. */
export function makeVaultKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  return Buffer.from(keepSecret(dataDir, { name: CURRENT, make: () => randomBytes(32).toString('base64') }), 'base64');
}

/** All keys of an installation, the encrypting one first; an empty list when nothing was ever encrypted. */
export function readVaultKeys(dataDir: string): Buffer[] {
  const current = readSecret(dataDir, CURRENT);
  if (current === undefined) return [];
  return [current, ...readFormer(dataDir)].map((key) => Buffer.from(key, 'base64'));
}

/** An id of a key that does not reveal the key. */
function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}

/** The file beside a backup that contains the keys of its encrypted secrets. */
export function keyFileName(id: string): string {
  return `shala-${id}.key`;
}

/** The keys of an installation as the text of a key file, with its id; null when there is no key. */
export function exportKeys(dataDir: string): { id: string; text: string } | null {
  const keys = readVaultKeys(dataDir);
  const [current] = keys;
  if (current === undefined) return null;
  return { id: keyId(current), text: `${JSON.stringify({ vaultKeys: keys.map((key) => key.toString('base64')) }, null, 2)}\n` };
}

/** Writes the keys of an installation into a folder, readable for this user only. Returns the id of the key file; null when there is no key. */
export function writeKeyFile(dataDir: string, folder: string): string | null {
  const keys = exportKeys(dataDir);
  if (keys === null) return null;
  const { id, text } = keys;
  const path = join(folder, keyFileName(id));
  if (readText(path) === text) return id;
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text, { mode: 0o600, flush: true });
  renameSync(fresh, path);
  return id;
}

/**
 * Imports the keys for secrets that were encrypted under the key of that id, from the text inside the backup or from the key file in a folder. Returns false
 * when the keys are neither there nor here already. New secrets are encrypted with the installation's own key.
 */
export function adoptKeys(dataDir: string, { id, inside, folder }: { id: string; inside: string | null; folder: string }): boolean {
  if (readVaultKeys(dataDir).some((key) => keyId(key) === id)) return true;
  const found = parseKeys(inside ?? readText(join(folder, keyFileName(id))));
  if (!found.some((key) => keyId(Buffer.from(key, 'base64')) === id)) return false;
  makeVaultKey(dataDir);
  putSecret(dataDir, FORMER, [...new Set([...readFormer(dataDir), ...found])].join());
  return true;
}

function readFormer(dataDir: string): string[] {
  return (readSecret(dataDir, FORMER) ?? '').split(',').filter((key) => key !== '');
}

function parseKeys(text: string | null): string[] {
  try {
    return keyFile.parse(JSON.parse(text ?? '')).vaultKeys;
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
