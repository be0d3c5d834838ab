import type { Transporter } from 'nodemailer';
import type { Db } from '#platform/db';
import type { Vault } from '#platform/vault';
import { findMailChannel } from '../store/mail-channel.store.ts';
import { openAccount } from './mail-account.ts';

type Ground = { vault: Vault; isProduction: boolean; from: string; transport: Transporter | null; connections: number };
/** The way mail goes out and the address it goes out from, or why it cannot now. */
export type Post = { transport: Transporter; from: string } | { problem: string };
export type PostBox = ReturnType<typeof makePostBox>;

/** How the mails of a school leave during one turn: by its own mail account, else by that of the installation; null without either. */
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
