import { open, readFile } from 'node:fs/promises';

/**
 * Encryption of backups for recipients in the age format (age-encryption.org/v1), which the program `age` reads and writes too (docs/decisions/0018). The
 * library is loaded only when something is encrypted or decrypted: a server without recipients never needs it.
 */

const INTRO = 'age-encryption.org/v1\n';
const IDENTITY = 'AGE-SECRET-KEY-1';

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** The backup is intact, but none of the given identities opens it. The message is one sentence for a person. */
export class LockedBackup extends Error {}

/** A key pair for a single use, which is not stored. */
export async function makeIdentity(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * The identities in a file as `age-keygen` writes it: one per line, comments allowed. Refuses, in one sentence, a file without an identity or with an invalid
 * one.
 */
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

/** Whether a file begins with age's header. An unreadable file counts as not encrypted; whoever opens it next reports the error. */
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

/** A stream that encrypts for recipients, so that the identity of any one of them decrypts it. */
export function encryptFor(recipients: readonly string[]): Transform {
  return async function* encrypt(source) {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(ReadableStream.from(source));
  };
}

/** A stream that decrypts. Refuses a backup that none of the identities opens. Data that was changed or cut off fails where it was changed. */
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
