import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { makeVaultKey, readVaultKeys } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets that must be read again, such as the password of a school's mail account. */
export type Vault = {
  /** Encrypts a text. The same `owner` is needed to decrypt it, so that a row copied to another school cannot be decrypted. */
  seal(text: string, owner: string): Buffer;
  /** Decrypts a text; null when it was encrypted by another installation or for another owner, or was changed. */
  open(sealed: Uint8Array, owner: string): string | null;
};

/**
 * The vault of an installation, with AES-256-GCM. Its key is created on first use and kept in the data folder's secrets, never in the database or in an
 * unencrypted backup, so that neither can decrypt the secrets. Secrets restored from another installation are decrypted with that installation's key.
 */
export function openVault(dataDir: string): Vault {
  let keys: Buffer[] | undefined;
  const read = () => {
    keys ??= [makeVaultKey(dataDir), ...readVaultKeys(dataDir).slice(1)];
    return keys;
  };
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', read()[0] as Buffer, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      for (const key of read()) {
        const text = openWith(key, bytes, owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
