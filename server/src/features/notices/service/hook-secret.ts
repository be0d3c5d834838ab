import type { Vault } from '#platform/vault';
import type { Hook } from '../store/sending.store.ts';

/** Encrypts the signing secret of a channel for the school and the channel. */
export function sealSecret(vault: Vault, schoolId: string, { channel, secret }: { channel: Hook['channel']; secret: string }): Buffer {
  return vault.seal(secret, sealOwner(schoolId, channel));
}

/** Decrypts the secret; null when it was encrypted by another installation. */
export function openSecret(
  vault: Vault,
  schoolId: string,
  { channel, secretSealed }: Pick<Hook, 'channel' | 'secretSealed'>,
): string | null {
  return secretSealed && vault.open(secretSealed, sealOwner(schoolId, channel));
}

function sealOwner(schoolId: string, channel: Hook['channel']): string {
  return `${schoolId} ${channel}`;
}
