import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type External, findPostgres, freePort, startExternalPostgres } from '../../test/external-postgres.ts';
import { expectSound, listPayers, startPaying } from '../../test/paying-crowd.ts';
import { openServers, type ServerProcess, signInToDemo } from '../../test/server-process.ts';

const DOC = readFileSync(resolve(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
const PROXIES = ['haproxy', 'nginx'] as const;
type Proxy = (typeof PROXIES)[number];
const isThere = (program: string) => spawnSync(program, ['-v']).error === undefined;
const hasAll = findPostgres() !== null && PROXIES.every(isThere);
if (!hasAll) console.warn('Not installed, so that several servers are not tried: postgresql, haproxy, nginx (Debian has packages).');

const folder = mkdtempSync(join(tmpdir(), 'shala-several-'));
const machines = [openServers(), openServers(), openServers()];
const proxies: ChildProcess[] = [];
let postgres: External;
let servers: ServerProcess[];
/** The addresses of the proxies, each with all three servers behind it. */
let through: Record<Proxy, string>;
/** Where each proxy sends on whoever comes without TLS. */
const plain = {} as Record<Proxy, number>;

/** A block of docs/scale.md, with the addresses of this test. */
async function startProxy(program: Proxy): Promise<string> {
  const port = await freePort();
  plain[program] = await freePort();
  const block = new RegExp(`\`\`\`${program}\\n([^]*?)\`\`\``).exec(DOC)?.[1];
  if (block === undefined) throw new Error(`docs/scale.md says nothing of ${program}.`);
  const addresses = servers.map(({ url }) => `127.0.0.1:${new URL(url).port}`);
  const own = block
    .replaceAll(/10\.0\.0\.1(\d):3000/g, (_, place) => addresses[Number(place) - 1] as string)
    .replaceAll(/^.*ssl_certificate.*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain[program]};`)
    .replace('bind :80', `bind 127.0.0.1:${plain[program]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`);
  const file = join(folder, `${program}.conf`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    file,
    program === 'haproxy'
      ? own
      : `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off; ${places}\n${own} }\n`,
  );
  const child = spawn(program, program === 'haproxy' ? ['-db', '-f', file] : ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  proxies.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; (await fetch(`${url}/readyz`).catch(() => null))?.ok !== true; tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`${program} does not serve: ${said}`);
    await sleep(50);
  }
  return url;
}

const settings = () => ({ DATABASE_URL: postgres.url(), DEMO: '1', TRUST_PROXY: '127.0.0.1', QUEUE_SUPERVISION_SECONDS: '1' });

beforeAll(async () => {
  if (!hasAll) return;
  postgres = await startExternalPostgres();
  const [first, ...others] = machines as [(typeof machines)[0], ...typeof machines];
  servers = [await first.start(settings())];
  // What docs/scale.md asks for: one folder of files for all, and the same secrets.
  mkdirSync(join(first.dataDir, 'files'), { recursive: true });
  for (const { dataDir } of others) {
    copyFileSync(join(first.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'));
    symlinkSync(join(first.dataDir, 'files'), join(dataDir, 'files'));
  }
  servers.push(...(await Promise.all(others.map(({ start }) => start(settings())))));
  for (const { url, output } of servers) if (url === '') throw new Error(output());
  through = { haproxy: await startProxy('haproxy'), nginx: await startProxy('nginx') };
}, 300_000);

afterAll(async () => {
  for (const child of proxies.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const machine of machines) await machine.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const server = (place: number) => servers[place] as ServerProcess;
const send = (url: string, path: string, { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {}) =>
  fetch(url + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), connection: 'close', ...headers },
  });

describe.runIf(hasAll)('three servers with data folders of their own, on one PostgreSQL', () => {
  it.each(PROXIES)('a session of one is known to all, and ended for all at once (%s)', async (proxy) => {
    const { authorization } = await signInToDemo(through[proxy]);
    const statuses = () =>
      Promise.all(
        [...servers.map(({ url }) => url), through[proxy]].map(
          async (url) => (await send(url, '/admin/getAdminDetails', { headers: { authorization } })).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await send(server(1).url, '/auth/logout', { headers: { authorization }, body: {} })).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });

  it.each(PROXIES)('who comes without TLS is sent on (%s)', async (proxy) => {
    const args = ['-s', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}', '-H', 'host: school.example'];
    const said = spawnSync('curl', [...args, `http://127.0.0.1:${plain[proxy]}/pricing?a=1`], { encoding: 'utf8' }).stdout;
    expect(said).toBe('301 https://school.example/pricing?a=1');
  });

  it.each(PROXIES)('wrong passwords are counted together, for each visitor alone (%s)', async (proxy) => {
    const visitor = proxy === 'nginx' ? '127.0.0.8' : '127.0.0.9';
    const wrong = (from: string) => curl(`${through[proxy]}/auth/login`, from, { email: DEMO_EMAIL, password: 'wrong' });
    const first = [];
    for (let tries = 0; tries < 5; tries++) first.push(wrong(visitor));
    expect(first).toEqual([401, 401, 401, 401, 401]);
    expect([wrong(visitor), wrong(visitor), wrong(visitor)]).toEqual([429, 429, 429]);
    expect(wrong('127.0.0.7')).toBe(401);
  });

  it('the same payment sent to all at the same moment is one', async () => {
    const session = await signInToDemo(server(0).url);
    const { authorization } = session;
    const [student] = await listPayers(session);
    const headers = { authorization, 'idempotency-key': 'one-payment' };
    const body = { studentId: student, month: 'March', amount: 10 };
    const answers = await Promise.all(servers.map(({ url }) => send(url, '/finance/updateOfflineCashFeePayment', { headers, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const receipts = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { data: { receiptNo: number } }).data.receiptNo),
    );
    expect(new Set(receipts).size).toBe(1);
  });

  it('a plan of the assistant that one made is confirmed at another, and carried out once', async () => {
    const { authorization } = await signInToDemo(through.haproxy);
    const talk = async (place: number, prompt: string) =>
      (
        (await (await send(server(place).url, '/mcp/chat', { headers: { authorization }, body: { prompt } })).json()) as {
          data: { html: string };
        }
      ).data.html;
    const code = /confirm (\w{4})/.exec(await talk(0, 'Add a holiday on 12 January 2027 for Lanterns'))?.[1];
    const said = await Promise.all([1, 2].map((place) => talk(place, `confirm ${code}`)));
    expect(said.filter((text) => text.includes('Done'))).not.toEqual([]);
    const events = (await (
      await send(server(2).url, '/admin/calendar/events?from=2027-01-01&to=2027-01-31', { headers: { authorization } })
    ).json()) as {
      data: { title: string }[];
    };
    expect(events.data.filter(({ title }) => title === 'Lanterns')).toHaveLength(1);
  });

  it('one that is killed amid payments costs none that was acknowledged, and the others go on without a pause for people', {
    timeout: 120_000,
  }, async () => {
    const session = await signInToDemo(through.haproxy);
    const students = (await listPayers(session)).slice(1, 81);
    const crowds = PROXIES.map((proxy, half) => startPaying(through[proxy], session, students.slice(half * 40, half * 40 + 40)));
    while (crowds.some(({ paid }) => paid.size < 8)) await sleep(5);
    server(2).child.kill('SIGKILL');
    await Promise.all(crowds.map(({ over }) => over));
    const paid = new Map(crowds.flatMap((crowd) => [...crowd.paid]));
    expect(paid.size).toBe(80);
    await expectSound(postgres.url(), machines[0]?.dataDir ?? '', paid);
  });

  it('a job that began on a server that was killed is done by another, once', { timeout: 120_000 }, async () => {
    // The third server is gone; the two others do its jobs, and each letter is written once.
    const body = { email: DEMO_EMAIL };
    const before = count('mail_outbox');
    expect((await send(server(0).url, '/auth/forgot', { body })).status).toBe(200);
    server(0).child.kill('SIGKILL');
    for (let tries = 0; tries < 600 && count('mail_outbox') === before; tries++) await sleep(100);
    expect(count('mail_outbox')).toBe(before + 1);
    expect((await send(through.haproxy, '/readyz')).status).toBe(200);
    expect((await send(through.nginx, '/readyz')).status).toBe(200);
  });
});

const count = (table: string) => Number(postgres.psql(`select count(*) from ${table}`, 'shala'));

/** The status of a request that comes from another address of this machine. */
function curl(url: string, from: string, body: object): number {
  const args = [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code}',
    '--interface',
    from,
    '-H',
    'content-type: application/json',
    '-d',
    JSON.stringify(body),
    url,
  ];
  return Number(spawnSync('curl', args, { encoding: 'utf8' }).stdout);
}
