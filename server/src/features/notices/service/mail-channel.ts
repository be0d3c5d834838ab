import type * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, Platform, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { say } from '#platform/words';
import * as store from '../store/mail-channel.store.ts';
import { openAccount } from './mail-account.ts';

/** The school's own mail account. Its password is never shown again. */
export async function getMailChannel({ db, school, platform }: ReadContext): Promise<CallAnswer<typeof calls.getMailChannel>> {
  const channel = await store.findMailChannel(db, school.id);
  return {
    isInstallationSet: platform.installation.mailMode === 'smtp',
    own: channel && onWire(platform, school.id, channel),
  };
}

/** Saves the account. Without a password the stored one stays; this is refused for another server or username, and when none is stored. */
export async function saveMailChannel(
  { db, school, platform, audit, now }: WriteContext,
  { body }: Input<typeof calls.saveMailChannel>,
): Promise<CallAnswer<typeof calls.saveMailChannel>> {
  const password = await passwordFor({ db, school, platform }, body);
  const channel = {
    ...{ host: body.host, port: body.port, username: body.username, fromAddress: body.from },
    passwordSealed: password === '' ? null : platform.vault.seal(password, school.id),
  };
  const before = await store.findMailChannel(db, school.id);
  await store.saveMailChannel(db, school.id, channel);
  audit({ entity: 'mail_channel', before: before && told(before), after: told(channel) });
  return onWire(platform, school.id, { ...channel, changedAt: now });
}

/** Removes the account: notices are then sent by the installation's mail server, if there is one. Refuses when none is set. */
export async function removeMailChannel({ db, school, audit }: WriteContext): Promise<CallAnswer<typeof calls.removeMailChannel>> {
  const host = await store.removeMailChannel(db, school.id);
  if (host === null) throw new Refusal('notFound', 'mailUnset');
  audit({ entity: 'mail_channel', before: { host }, after: null });
  return { host };
}

/** Sends a test mail with the entered account, and explains a failure in one sentence. */
export async function sendTestMail(
  { db, school, admin, platform }: SlowContext,
  { body }: Input<typeof calls.sendTestMail>,
): Promise<CallAnswer<typeof calls.sendTestMail>> {
  const { host, port, username } = body;
  const password = await passwordFor({ db, school, platform }, body);
  try {
    const transport = await openAccount({ host, port, username, password }, platform);
    try {
      await transport.sendMail({
        from: body.from,
        to: body.to,
        subject: say('Test email from Shala'),
        text: say(
          'This is a test email that {name} sent from Shala. Notices and reminders of the school can be sent with this email account.',
          {
            name: admin.name,
          },
        ),
      });
    } finally {
      transport.close();
    }
  } catch (error) {
    throw refusalOf(error, { host, port });
  }
  return { to: body.to };
}

/** The password of an entered account: the typed one, or the stored one of the same server and username. */
async function passwordFor(
  { db, school, platform }: { db: Db; school: { id: string }; platform: Platform },
  { host, username, password = '' }: { host: string; username: string; password?: string | undefined },
): Promise<string> {
  const kept = await store.findMailChannel(db, school.id);
  if (username === '' || password !== '') return username === '' ? '' : password;
  // The stored password must not be sent to another server.
  const isSame = kept?.host === host && kept.username === username;
  const opened = isSame && kept.passwordSealed ? platform.vault.open(kept.passwordSealed, school.id) : null;
  if (opened === null) throw new Refusal('unprocessable', 'mailPassword', { fields: { password: 'Enter the password.' } });
  return opened;
}

function onWire({ vault }: Platform, schoolId: string, { passwordSealed, fromAddress, changedAt, ...channel }: store.MailChannel) {
  return {
    ...{ host: channel.host, port: channel.port, username: channel.username, from: fromAddress },
    changedAt: changedAt.toISOString(),
    needsPassword: passwordSealed !== null && vault.open(passwordSealed, schoolId) === null,
  };
}

function told({ host, port, username, fromAddress }: Omit<store.MailChannel, 'changedAt'>) {
  return { host, port, username, from: fromAddress };
}

function refusalOf(error: unknown, { host, port }: { host: string; port: number }): Refusal {
  const { code = '', responseCode = 0, command = '' } = error as { code?: string; responseCode?: number; command?: string };
  const details = { values: { host, port, reason: responseCode > 0 ? `SMTP ${responseCode}` : code || 'SMTP' }, cause: error };
  if (code === 'PRIVATE') return new Refusal('unprocessable', 'mailPrivate', details);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new Refusal('unprocessable', 'mailHost', details);
  if (code === 'EAUTH') return new Refusal('unprocessable', 'mailSignIn', details);
  if (code === 'ETLS' || command === 'STARTTLS') return new Refusal('unprocessable', 'mailInsecure', details);
  if (responseCode > 0) return new Refusal('unprocessable', 'mailRefused', details);
  return new Refusal('unprocessable', 'mailUnreachable', details);
}
