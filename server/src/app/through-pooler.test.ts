import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, sql } from '#platform/db';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { ask, payCash } from '../../test/fees.ts';

import { addStudent } from '../../test/students.ts';

/** Fewer than the app's ten connections, so that transactions of several schools share each of them. */
const SERVER_CONNECTIONS = 3;
const isThere = spawnSync('pgbouncer', ['--version']).error === undefined;
if (!isThere) console.warn('Not installed, so that Shala is not tried through: pgbouncer (Debian has a package).');

const folder = mkdtempSync(join(tmpdir(), 'shala-pooler-'));
// PgBouncer's user has to read its settings.
chmodSync(folder, 0o755);
let pooler: ChildProcess | undefined;
let test: TestApp;
let schools: TestSchool[];

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => settle(port));
    });
  });
}

/** PgBouncer in transaction mode in front of the test database, as described in docs/operations.md. */
async function startPooler(direct: Connection): Promise<Connection> {
  if (typeof direct === 'string') throw new Error('The tests know their database by its parts.');
  const port = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${direct.user}" "${direct.password}"\n`);
  writeFileSync(
    settings,
    `[databases]\n* = host=${direct.host} port=${direct.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =
auth_type = plain\nauth_file = ${users}\npool_mode = transaction\ndefault_pool_size = ${SERVER_CONNECTIONS}\n`,
  );
  // PgBouncer refuses to run as root and needs access to PostgreSQL's socket, so it runs as the owner of that socket.
  const { uid, gid } = statSync(direct.host);
  pooler = spawn('pgbouncer', [settings], { stdio: 'ignore', ...(process.getuid?.() === 0 && { uid, gid }) });
  for (let tries = 0; tries < 200 && !(await listens(port)); tries++) await sleep(20);
  return { ...direct, host: '127.0.0.1', port };
}

function listens(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = dial(port, '127.0.0.1', () => settle(true));
    socket.on('error', () => settle(false)).on('connect', () => socket.end());
  });
}

beforeAll(async () => {
  if (!isThere) return;
  test = await openOwnTestApp({ env: { DATABASE_PREPARED: 'off' }, through: startPooler });
  schools = [];
  for (const name of ['Asha', 'Bela', 'Chitra', 'Devi']) schools.push(await makeSchool(test, `${name} Vidyalaya`));
});
afterAll(async () => {
  await test?.close();
  if (pooler?.exitCode === null) {
    pooler.kill('SIGTERM');
    await once(pooler, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(isThere)('through PgBouncer in transaction mode', () => {
  it('each school sees its own alone, however many ask over however few connections', async () => {
    const asked = Array.from({ length: 80 }, (_, index) => schools[index % schools.length] as TestSchool);
    const answers = await Promise.all(asked.map((school) => ask(test, school, 'GET', '/admin/getAdminDetails')));
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(answers.map(({ data }) => data.schoolName)).toEqual(asked.map(({ name }) => name));
  });

  it('nothing stays behind on a connection: without a school nothing is seen', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.database.global.rows(sql`select id from classes`)));
    expect(answers.flat()).toEqual([]);
  });

  it('payments at once keep receipts gapless, and a repeated one is one', async () => {
    const paid = await Promise.all(
      schools.map(async (school) => {
        const students = [];
        for (const name of ['Rohan', 'Meera', 'Kabir']) students.push((await addStudent(test, school, { name })).studentId);
        const receipts = await Promise.all(students.map((id) => payCash(test, school, id)));
        return receipts.map(({ receiptNo }) => receiptNo).sort();
      }),
    );
    expect(paid).toEqual(schools.map(() => [1, 2, 3]));
  });

  it('a transaction that fails leaves nothing, and its connection serves the next', async () => {
    const [school] = schools as [TestSchool];
    const failing = test.database.schoolTransaction(school.id, async (db) => {
      await db.rows(sql`insert into classes (school_id, id, name, position) values (${school.id}, app.new_id(), 'Ghost', 99)`);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect((await test.owner`select 1 from classes where name = 'Ghost'`).length).toBe(0);
    expect((await ask(test, school, 'GET', '/admin/getAllClasses')).status).toBe(200);
  });
});
