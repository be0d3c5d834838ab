import type { Transporter } from 'nodemailer';
import { isLoopback, resolveAllowed } from '#platform/network';

export type MailAccount = { host: string; port: number; username: string; password: string };

/**
 * A connection to a school's own mail server. Its name must lead to a public address, and passwords are sent encrypted: by TLS on port 465, by STARTTLS on any
 * other. A server on this machine may do without encryption outside production.
 */
export async function openAccount(
  { host, port, username, password }: MailAccount,
  { isProduction, connections = 1 }: { isProduction: boolean; connections?: number },
): Promise<Transporter> {
  const address = await resolveAllowed(host, isProduction);
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host: address,
    port,
    secure: port === 465,
    requireTLS: port !== 465 && !isLoopback(address),
    tls: { servername: host },
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
    pool: connections > 1,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as never);
}
