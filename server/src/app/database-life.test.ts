import { once } from 'node:events';
import { createServer, connect as dial, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Pool } from '#platform/db';
import { inFull } from '../../test/in-full.ts';
import { openServers, type ServerProcess, stop } from '../../test/server-process.ts';
import { findPostmaster } from '../platform/postgres/processes.ts';

const { dataDir, start, close } = openServers();
afterAll(close);

const json = { 'content-type': 'application/json' };
const post = (server: ServerProcess, path: string, body: object) =>
  fetch(server.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });

describe('a database of one’s own', () => {
  const cluster = inject('postgres');
  const names = { database: `own_${process.pid}`, owner: `own_owner_${process.pid}`, web: `own_web_${process.pid}` };
  const PASSWORD = 'a password / of @ its own';
  let admin: Pool;
  let gate: Server;
  const addressOf = (role: string, password = PASSWORD) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${(gate.address() as { port: number }).port}/${names.database}`;

  beforeAll(async () => {
    admin = connect({ ...cluster, database: 'postgres' }, { max: 1, name: 'own database tests' });
    await admin.unsafe(`create role ${names.owner} login createrole password '${PASSWORD}'`);
    await admin.unsafe(`create role ${names.web} login password '${PASSWORD}'`);
    await admin.unsafe(`create database ${names.database} owner ${names.owner}`);
    // The other tests' databases in this cluster have already created the common role of Shala, with another owner.
    await admin.unsafe(`do $$ begin create role shala_app; exception when duplicate_object or unique_violation then null; end $$`);
    await admin.unsafe(`grant shala_app to ${names.owner} with admin option`);
    // The tests' cluster listens only on a socket; this forwards a TCP address to it.
    gate = createServer((client) => {
      const line = dial(join(cluster.host, `.s.PGSQL.${cluster.port}`));
      client.pipe(line).pipe(client);
      for (const end of [client, line]) end.on('error', () => [client, line].map((each) => each.destroy()));
    }).listen(0, '127.0.0.1');
    await once(gate, 'listening');
  });
  afterAll(async () => {
    await admin.unsafe(`drop database if exists ${names.database} with (force)`);
    await admin.end({ timeout: 5 });
    gate.close();
  });

  inFull('by one address is filled on the first start, keeps its rows and serves a sign-in', async () => {
    const env = { DATABASE_URL: addressOf(names.owner), NODE_ENV: 'development' };
    for (const _start of ['first', 'second']) {
      const server = await start(env);
      expect(server.url, server.output()).not.toBe('');
      const signedIn = await post(server, '/auth/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
      const { data } = (await signedIn.json()) as { data: { accessToken: string } };
      const details = await fetch(`${server.url}/admin/getAdminDetails`, { headers: { authorization: `Bearer ${data.accessToken}` } });
      expect([signedIn.status, details.status]).toEqual([200, 200]);
      expect(await stop(server)).toBe(0);
    }
    const own = connect(addressOf(names.owner), { max: 1, name: 'own database tests' });
    const [row] =
      await own`select (select count(*)::int from schools) as schools, (select bool_or(rolsuper) from pg_roles where rolname like ${`%${names.database}`}) as mighty`;
    await own.end({ timeout: 5 });
    expect(row).toEqual({ schools: 1, mighty: false });
  });

  it('by two addresses serves with a role that owns nothing', async () => {
    const server = await start({ DATABASE_OWNER_URL: addressOf(names.owner), DATABASE_URL: addressOf(names.web) });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await stop(server)).toBe(0);
  });

  inFull('is refused, in a sentence, when the everyday role owns the tables or the password is wrong', async () => {
    const mighty = await start({ DATABASE_OWNER_URL: addressOf(names.owner), DATABASE_URL: addressOf(names.owner) });
    await mighty.ended;
    expect(mighty.output()).toContain('so schools would not be isolated from each other');
    const stranger = await start({ DATABASE_URL: addressOf(names.owner, 'not this one') });
    await stranger.ended;
    expect(stranger.child.exitCode).toBe(1);
    expect(stranger.output().trim().split('\n')).toHaveLength(1);
    expect(stranger.output()).not.toContain('not%20this');
  });
});

describe('the embedded database', () => {
  const received: string[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  afterAll(() => new Promise<void>((ended) => sink.close(ended)));
  // A job that was running at the kill is started again: its heartbeat is missing after 10 s, that is noticed within a second, and the retry comes after 5 to
  // 20 s.
  const arrived = async (address: string) => {
    for (let n = 0; n < 1500 && !received.includes(address); n++) await sleep(100);
    return received.filter((one) => one === address).length;
  };

  inFull(
    'when it is killed comes back, and the background goes on with what it had to do',
    async () => {
      const listening = sink.listen(0, '127.0.0.1');
      await once(listening, 'listening');
      const server = await start({
        QUEUE_SUPERVISION_SECONDS: '1',
        SMTP_URL: `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`,
      });
      const register = (email: string) =>
        post(server, '/auth/register', { name: 'Asha Rao', email, phone: '9812345670', password: 'a long password' });
      expect((await register('before@school.example')).status).toBe(200);
      expect(await arrived('before@school.example')).toBe(1);

      process.kill(findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
      let status = 0;
      for (let n = 0; n < 300 && status !== 200; n++) {
        await sleep(100);
        status = (await register('after@school.example')).status;
      }
      expect(status).toBe(200);
      expect(await arrived('after@school.example')).toBeGreaterThanOrEqual(1);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(server.child.exitCode).toBeNull();
    },
    300_000,
  );
});
