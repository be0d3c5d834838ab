import { open, readFile } from 'node:fs/promises';

/**
 * Backups that are encrypted for recipients, in the format of age (age-encryption.org/v1), which the program `age` reads and writes too
 * (docs/decisions/0018). The library is loaded by whoever encrypts or decrypts: a server without recipients never needs it.
 */

const INTRO = 'age-encryption.org/v1\n';
const IDENTITY = 'AGE-SECRET-KEY-1';

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** A refusal, in one sentence, of a backup that the identities at hand do not open, as against one that is damaged. */
export class LockedBackup extends Error {}

/** A pair of keys for one use, which nothing keeps. */
export async function makeIdentity(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The identities in a file as `age-keygen` writes it: one a line, beside comments. Refuses a file without one, or with a wrong one, in a sentence. */
export async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The identity file ${path} cannot be read (${error.code}).`);
  });
  if (text.startsWith(INTRO) || text.includes('BEGIN AGE ENCRYPTED FILE'))
    throw new Error(`The identity file ${path} is itself encrypted. Decrypt it first: age -d -o identity.txt ${path}`);
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(IDENTITY));
  if (identities.length === 0) throw new Error(`${path} holds no age identity, which is a line that begins with ${IDENTITY}.`);
  const { identityToRecipient } = await import('age-encryption');
  for (const identity of identities)
    await identityToRecipient(identity).catch(() => {
      throw new Error(`The identity in ${path} was not copied correctly: its letters do not match its checksum.`);
    });
  return identities;
}

/** Whether a file begins as age's do. A file that cannot be read is left to whoever reads it next. */
export async function isEncrypted(path: string): Promise<boolean> {
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(INTRO.length), 0, INTRO.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === INTRO;
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/** Encrypts what flows through it, so that the identity of any of these recipients opens it. */
export function encryptFor(recipients: readonly string[]): Transform {
  return async function* encrypt(source) {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

/** Decrypts what flows through it. Refuses what none of the identities opens; what was changed or cut fails where it was. */
export function decryptWith(identities: readonly string[], file: string): Transform {
  return async function* decrypt(source) {
    if (identities.length === 0)
      throw new LockedBackup(
        `${file} is encrypted. Name the file of an identity that opens it: npm run restore -- FILE --identity identity.txt`,
      );
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(ReadableStream.from(source)).catch((error: Error) => {
      if (!error.message.includes('no identity matched')) throw error;
      throw new LockedBackup(`The identity does not open ${file}: it was encrypted for other recipients.`);
    });
  };
}
