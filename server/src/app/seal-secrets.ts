import { sealFactor } from '#features/identity';
import { sealHookSecret } from '#features/notices';
import type { Pool } from '#platform/db';
import type { Vault } from '#platform/vault';

type Factor = { schoolId: string; accountId: string; secret: Uint8Array };
type Hook = { schoolId: string; channel: 'sms' | 'whatsapp'; secret: string };

/** Encrypts secrets that an earlier version stored unencrypted, also in a restored backup of that version. Returns the number of secrets. */
export async function sealSecrets(owner: Pool, vault: Vault): Promise<number> {
  return owner.begin(async (transaction) => {
    const factors = await transaction<Factor[]>`select school_id as "schoolId", account_id as "accountId", secret from second_factors
      where secret is not null for update`;
    for (const { schoolId, accountId, secret } of factors) {
      await transaction`update second_factors set secret = null, secret_sealed = ${sealFactor(vault, { schoolId, accountId }, secret)}
        where school_id = ${schoolId} and account_id = ${accountId}`;
    }
    const hooks = await transaction<Hook[]>`select school_id as "schoolId", channel, secret from notice_channels
      where secret is not null for update`;
    for (const { schoolId, channel, secret } of hooks) {
      await transaction`update notice_channels set secret = null, secret_sealed = ${sealHookSecret(vault, schoolId, { channel, secret })}
        where school_id = ${schoolId} and channel = ${channel}`;
    }
    return factors.length + hooks.length;
  });
}
