import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivilegedUser } from '../src/platform/postgres/run-as.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Where the operating system's own PostgreSQL (15 or newer) has its programs; null without one. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a)[0];
  return newest === undefined ? null : `${DEBIAN}/${newest}/bin`;
}

export function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => settle(port));
    });
  });
}

export type External = {
  port: number;
  folder: string;
  url(user?: string, database?: string): string;
  psql(sql: string, database?: string): string;
  /** Sends a signal to the server and all its processes, as when a machine is lost or stands still. */
  signalAll(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Starts it again after it was killed. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const INITDB = ['-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale', 'C'];

/** A PostgreSQL of the operating system in a throw-away folder, as an operator runs it for Shala, with its role and its database. */
export async function startExternalPostgres(settings: Record<string, string> = {}): Promise<External> {
  const external = await serve((data) => ['initdb', '-D', data, ...INITDB], { max_connections: '100', ...settings });
  external.psql("create role shala login createrole password 'external'");
  external.psql('create database shala owner shala');
  return external;
}

/** A streaming replica of another one. */
export function startReplica({ port }: External): Promise<External> {
  return serve(
    (data) => ['pg_basebackup', '-D', data, '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', 'fast', '-R', '-N'],
    {},
  );
}

/** Starts a PostgreSQL on a data folder that a program of PostgreSQL makes. */
async function serve(make: (data: string) => string[], settings: Record<string, string>): Promise<External> {
  const bin = findPostgres();
  if (bin === null) throw new Error('This system has no PostgreSQL of its own.');
  const folder = mkdtempSync(join(tmpdir(), 'shala-external-'));
  const user = unprivilegedUser(join(folder, 'data'));
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...(user && { uid: user.uid, gid: user.gid }), cwd: folder };
  const data = join(folder, 'data');
  const [program = '', ...args] = make(data);
  run(`${bin}/${program}`, args, as);
  const port = await freePort();
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  appendFileSync(
    join(data, 'postgresql.conf'),
    Object.entries(all)
      .map(([name, value]) => `\n${name} = '${value}'`)
      .join(''),
  );
  let server: ChildProcess;
  const start = async () => {
    server = spawn(`${bin}/postgres`, ['-D', data], { ...as, stdio: 'ignore' });
    for (let tries = 0; spawnSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).status !== 0; tries++) {
      if (tries > 200 || server.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await sleep(50);
    }
  };
  await start();
  return {
    port,
    folder,
    url: (name = 'shala', database = 'shala') => `postgres://${name}:external@127.0.0.1:${port}/${database}`,
    psql: (sql, database = 'postgres') =>
      run(`${bin}/psql`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database, '-X', '-q', '-A', '-t', '-c', sql], as),
    signalAll: (signal) => {
      const children = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean)
        .map(Number);
      for (const pid of [server.pid as number, ...children]) process.kill(pid, signal);
    },
    startAgain: start,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGINT');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(program: string, args: string[], options: object): string {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout.trim();
}
