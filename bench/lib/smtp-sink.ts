import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that keeps nothing but how often it took each Message-ID. */
export type Sink = { url: string; taken: Map<string, number>; lastAt(): number; close(): Promise<void> };

export async function openSink(): Promise<Sink> {
  const taken = new Map<string, number>();
  let lastAt = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? 'none';
        taken.set(id, (taken.get(id) ?? 0) + 1);
        lastAt = performance.now();
        done();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}?ignoreTLS=true`,
    taken,
    lastAt: () => lastAt,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
