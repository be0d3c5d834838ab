import { isIP } from 'node:net';
import type * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { isLoopback, isPrivateAddress } from '#platform/network';
import { hasMailChannel } from '../store/mail-channel.store.ts';
import * as store from '../store/sending.store.ts';
import { openSecret, sealSecret } from './hook-secret.ts';

/** The webhook addresses of SMS and WhatsApp. Secrets are never shown again. */
export async function listHooks({ db, school, platform }: ReadContext): Promise<CallAnswer<typeof calls.listHooks>> {
  const [hooks, hasOwnMail] = await Promise.all([store.listHooks(db, school.id), hasMailChannel(db, school.id)]);
  return {
    isMailSet: hasOwnMail || platform.installation.mailMode === 'smtp',
    hooks: (['sms', 'whatsapp'] as const).map((channel) => {
      const hook = hooks.find((one) => one.channel === channel);
      return {
        ...{ channel, url: hook?.url ?? null, changedAt: hook?.changedAt.toISOString() ?? null },
        needsSecret: hook !== undefined && openSecret(platform.vault, school.id, hook) === null,
      };
    }),
  };
}

/** Sets the webhook address of a channel. Refuses an address that is not a public https address. */
export async function setHook(
  { db, school, platform, audit, now }: WriteContext,
  { params, body }: Input<typeof calls.setHook>,
): Promise<CallAnswer<typeof calls.setHook>> {
  if (!isHookAddress(body.url, platform))
    throw new Refusal('unprocessable', 'hookAddress', { fields: { url: 'Enter an https address of the internet.' } });
  // 'HTTPS://' means the same, and is stored in lower case.
  const url = body.url.replace(/^https?/i, (scheme) => scheme.toLowerCase());
  const secretSealed = sealSecret(platform.vault, school.id, { ...params, ...body });
  await store.setHook(db, school.id, { ...params, url, secretSealed });
  audit({ entity: 'notice_channel', after: { channel: params.channel, url } });
  return { channel: params.channel, url, changedAt: now.toISOString(), needsSecret: false };
}

/** Removes the webhook of a channel. Refuses when there is none. */
export async function removeHook(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeHook>,
): Promise<CallAnswer<typeof calls.removeHook>> {
  const url = await store.removeHook(db, school.id, params.channel);
  if (url === null) throw new Refusal('notFound', 'hookUnset');
  audit({ entity: 'notice_channel', before: { channel: params.channel, url }, after: null });
  return { channel: params.channel, url: null, changedAt: null, needsSecret: false };
}

/** Checks the address itself; the host is looked up and checked at each delivery. */
function isHookAddress(text: string, { isProduction }: { isProduction: boolean }): boolean {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.username !== '' || url.password !== '') return false;
  if (!isProduction && (isLoopback(host) || host === 'localhost')) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') && !/\.(local|internal|localhost)$/.test(host) : !isPrivateAddress(host);
}
