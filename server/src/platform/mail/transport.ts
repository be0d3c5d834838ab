import type { Transporter } from 'nodemailer';

/** A server that does not answer for so long is given up; the mails stay and are tried again. The library's own limits are minutes. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Opens the mail server of an address such as `smtps://user:password@host:465`. With `connections` several mails go at once over lines that
 * stay open; the transport must be closed then.
 */
export async function openTransport(url: string, { connections }: { connections?: number } = {}): Promise<Transporter> {
  // The library is loaded only when it is needed: most of the day no mail goes out.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    ...(connections === undefined ? {} : { pool: true, maxConnections: connections, maxMessages: 1000 }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  } as never);
}
