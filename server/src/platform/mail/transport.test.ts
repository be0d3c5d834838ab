import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openTransport } from './transport.ts';

const listen = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => void server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

it('reads user, password, port and safety from the address, and has limits of time of its own', async () => {
  const { options } = await openTransport('smtps://office%40school.example:p%2Fw@mail.example?tls.servername=other');
  expect(options).toMatchObject({
    ...{ host: 'mail.example', secure: true, auth: { user: 'office@school.example', pass: 'p/w' } },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, tls: { servername: 'other' } },
  });
  expect((await openTransport('smtp://mail.example:2525', { connections: 4 })).options).toMatchObject({
    pool: true,
    maxConnections: 4,
    port: 2525,
  });
});

it('gives up a server that says nothing', async () => {
  const server = createServer(() => {});
  const transport = await openTransport(`smtp://127.0.0.1:${await listen(server)}?greetingTimeout=200`);
  await expect(transport.sendMail({ from: 'a@b.example', to: 'c@d.example', text: 'x' })).rejects.toThrow('Greeting never received');
  server.close();
});
