import type { Transporter } from 'nodemailer';
import { type Database, openByKey, sql } from '../db/index.ts';
import { openTransport } from './transport.ts';

const MOST_ATTEMPTS = 8;
const MOST_FAILURES = 20;

type Waiting = { id: string; recipient: string; subject: string; body_text: string; attempts: number };
type Delivery = { database: Database; transport: Transporter | null; from: string; onFailure(): void };

/** Sends what waits in the outbox by SMTP; without SMTP it is kept, to be read at the outbox page. */
export function makeMailer(database: Database, { smtpUrl, from }: { smtpUrl: string | undefined; from: string }) {
  let transport: Transporter | null = null;
  return {
    /** Delivers all that waits, oldest first; throws when one could not be sent, so that the queue tries again later. */
    async deliver(): Promise<void> {
      if (smtpUrl) transport ??= await openTransport(smtpUrl);
      let failures = 0;
      const delivery = { database, transport, from, onFailure: () => void failures++ };
      while (await deliverNext(delivery)) if (failures > MOST_FAILURES) break;
      if (failures > 0) throw new Error(`Mails that could not be sent: ${failures}`);
    },
  };
}

/** Takes one waiting mail under a row lock, so that two workers never send the same; false when none is left to try now. */
async function deliverNext({ database, transport, from, onFailure }: Delivery): Promise<boolean> {
  return database.globalTransaction(async (db) => {
    await openByKey(db, 'post', 'open');
    const mail = await db.row<Waiting>(sql`select id, recipient, subject, body_text, attempts from mail_outbox
      where state = 'waiting' and (attempts = 0 or created_at + attempts * attempts * interval '20 seconds' < now())
      order by created_at limit 1 for update skip locked`);
    if (mail === null) return false;
    if (transport === null) {
      await db.rows(sql`update mail_outbox set state = 'kept' where id = ${mail.id}`);
      return true;
    }
    try {
      await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.body_text, messageId: `<${mail.id}@shala>` });
      await db.rows(sql`update mail_outbox set state = 'sent', sent_at = now(), attempts = attempts + 1 where id = ${mail.id}`);
    } catch (error) {
      onFailure();
      const state = mail.attempts + 1 >= MOST_ATTEMPTS ? 'failed' : 'waiting';
      const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      await db.rows(sql`update mail_outbox set state = ${state}, attempts = attempts + 1, last_error = ${reason} where id = ${mail.id}`);
    }
    return true;
  });
}
