import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Database, openConnectionPool, openDatabase } from '../db/index.ts';
import { makeMailer, putMail } from './index.ts';

const FROM = 'Shala <office@school.example>';

describe('the mailer', () => {
  let test: TestDatabase;
  let database: Database;
  let server: SMTPServer;
  let port = 0;
  const received: string[] = [];
  const refused = new Set<string>();

  beforeAll(async () => {
    test = await createTestDatabase();
    database = openDatabase(openConnectionPool(test.connection, { max: 4, name: 'mail test' }));
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) => callback(refused.has(address) ? new Error('no such mailbox') : null),
      onData: (stream, _session, callback) => {
        let text = '';
        stream.on('data', (part: Buffer) => {
          text += part.toString();
        });
        stream.on('end', () => {
          received.push(text);
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as { port: number }).port;
  });

  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    await database.close();
    await test.drop();
  });

  const statesOf = async (recipient: string) =>
    test.owner<{ state: string; attempts: number }[]>`select state, attempts from mail_outbox where recipient = ${recipient}`.then(
      (rows) => [...rows],
    );
  const smtpMailer = () => makeMailer(database, { smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM });

  it('sends what waits by SMTP, each once, also when two look at the same moment', async () => {
    for (let n = 0; n < 5; n++)
      await putMail(database.global, { to: 'asha@school.example', subject: `Notice ${n}`, text: 'School opens at 8:00.' });
    await Promise.all([smtpMailer().deliver(), smtpMailer().deliver()]);
    expect(received).toHaveLength(5);
    expect(new Set(received.map((text) => /Subject: (.*)/.exec(text)?.[1]?.trim())).size).toBe(5);
    expect(new Set(received.map((text) => /^Message-ID: (.*)/im.exec(text)?.[1])).size).toBe(5);
    expect(received[0]).toContain('office@school.example');
    expect(new Set((await statesOf('asha@school.example')).map(({ state }) => state))).toEqual(new Set(['sent']));
  });

  it('keeps a mail that was refused for a later attempt, and tells the queue', async () => {
    refused.add('gone@school.example');
    await putMail(database.global, { to: 'gone@school.example', subject: 'Hello', text: 'Hello' });
    await expect(smtpMailer().deliver()).rejects.toThrow('Mails that could not be sent: 1');
    expect(await statesOf('gone@school.example')).toEqual([{ state: 'waiting', attempts: 1 }]);
  });

  it('keeps mail to be read on this machine when no server is set', async () => {
    await putMail(database.global, { to: 'kept@school.example', subject: 'Hello', text: 'Hello' });
    await makeMailer(database, { smtpUrl: undefined, from: FROM }).deliver();
    expect(await statesOf('kept@school.example')).toEqual([{ state: 'kept', attempts: 0 }]);
  });
});
