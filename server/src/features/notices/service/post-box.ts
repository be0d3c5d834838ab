import type { Transporter } from 'nodemailer';
import type { Db } from '#platform/db';
import type { Vault } from '#platform/vault';
import { findMailChannel } from '../store/mail-channel.store.ts';
import { openAccount } from './mail-account.ts';

type Ground = { vault: Vault; isProduction: boolean; from: string; transport: Transporter | null; connections: number };
/** The mail server and the sender's address, or the reason why mail cannot be sent now. */
export type Post = { transport: Transporter; from: string } | { problem: string };
export type PostBox = ReturnType<typeof makePostBox>;

/** Sends a school's mails during one turn: by its own mail account, otherwise by that of the installation; null without either. */
export function makePostBox(ground: Ground, schoolId: string) {
  let own: Transporter | undefined;
  let opened: Promise<Post | null> | undefined;
  const choose = async (db: Db): Promise<Post | null> => {
    const channel = await findMailChannel(db, schoolId);
    if (channel === null) {
      const { transport, from } = ground;
      return transport && { transport, from: /<([^>]+)>/.exec(from)?.[1] ?? from };
    }
    const { passwordSealed } = channel;
    const password = passwordSealed === null ? '' : ground.vault.open(passwordSealed, schoolId);
    if (password === null) return { problem: 'mailPassword' };
    try {
      own = await openAccount({ ...channel, password }, ground);
      return { transport: own, from: channel.fromAddress };
    } catch (error) {
      return { problem: (error as NodeJS.ErrnoException).code ?? 'unknown' };
    }
  };
  return {
    /** Opened with the first mail of the turn. */
    open: (db: Db): Promise<Post | null> => {
      opened ??= choose(db);
      return opened;
    },
    close: () => own?.close(),
  };
}
