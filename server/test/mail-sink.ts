import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestApp } from './app.ts';

/** A local mail server that stores the received mails. */
export async function openSink(answer: (mail: string) => Error | null = () => null) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        const error = answer(mail);
        if (!error) mails.push(mail);
        done(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Does not keep the process alive.
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Makes the app one whose installation sends mail, as the worker that gets a sink's address does. */
export function sendMails({ platform }: TestApp): void {
  Object.assign(platform, { installation: { ...platform.installation, mailMode: 'smtp' } });
}
