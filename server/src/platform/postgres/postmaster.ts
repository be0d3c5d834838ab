import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openSession, type Session } from './connection.ts';
import type { Place } from './place.ts';
import { findPostgresProcesses, findPostmaster, isAlive, isMisleading } from './processes.ts';
import { makePrivateFolder, spawnOptions } from './run-as.ts';
import { type Settings, writeSettings } from './settings.ts';

const POLL_MS = 15;
const PATIENCE_MS = 60_000;
const ORPHANS_MAY_FINISH_MS = 3_000;
const TELL_AFTER_MS = 3_000;
/** Why PostgreSQL ended, and not what it told those who came too early. */
const REASON = /FATAL:\s+(?!\s|the database system is ).*/;

/** What PostgreSQL is started with. */
export type Ground = { place: Place; connection: Connection; settings: Settings; say: (sentence: string) => void };

/** The result of starting PostgreSQL. If it ended at once, `failure` is the reason that it gave. */
type Launched = { failure?: string };

/**
 * Opens a session of the PostgreSQL on this cluster, and starts PostgreSQL if it is not running. Waits while PostgreSQL recovers from a crash, and for the last
 * processes of one that was killed. Refuses when it cannot be started.
 */
export async function reachPostgres(ground: Ground, whenClosed: () => void): Promise<{ session: Session; isNew: boolean }> {
  const { place, connection, say } = ground;
  const begun = Date.now();
  let silentSince = begun;
  let hasTold = false;
  let launched: Launched | undefined;
  for (; ; await sleep(POLL_MS)) {
    const answer = await openSession(connection, whenClosed).catch(kindOfFailure);
    if (typeof answer === 'function') return { session: answer, isNew: launched !== undefined };
    const silentMs = Date.now() - silentSince;
    if (answer === 'not yet') {
      const isSlow = Date.now() - begun > TELL_AFTER_MS;
      if (isSlow && !hasTold) say('PostgreSQL was stopped suddenly and is now recovering its data. Please wait…');
      hasTold = isSlow;
      silentSince = Date.now();
    } else if (launched?.failure) {
      refuseUnlessPassing(launched.failure, silentMs);
      if (silentMs > ORPHANS_MAY_FINISH_MS) endOrphans(place);
      launched = undefined;
    } else if (!launched && !findPostmaster(place.cluster)) {
      launched = await launch(ground);
    } else if (silentMs > PATIENCE_MS) {
      throw new Error(`PostgreSQL was started and does not answer; its log is in ${place.logs}.`);
    }
  }
}

/** Stops the PostgreSQL of this cluster: open transactions are rolled back, and all committed data is written to disk. */
export async function stopPostgres(place: Place): Promise<void> {
  for (const manner of ['fast', 'immediate'] as const) {
    const postmaster = findPostmaster(place.cluster);
    if (!postmaster) return;
    askToStop(place, { pid: postmaster.pid, manner });
    for (const begun = Date.now(); isAlive(postmaster.pid) && Date.now() - begun < PATIENCE_MS; ) await sleep(POLL_MS);
  }
}

function kindOfFailure(error: NodeJS.ErrnoException): 'not yet' | 'not there' {
  if (error.code === '57P03' || error.code === '53300') return 'not yet';
  if (/^(ENOENT|ECONN|EPIPE|CONNECT)/.test(error.code ?? '')) return 'not there';
  if (error.code === '28P01')
    throw new Error(
      "The database refuses the password in the data folder's secrets.json. Restore that file as it was when this database was made.",
    );
  throw error;
}

async function launch({ place, connection, settings }: Ground): Promise<Launched> {
  const { cluster, logs, user, binaries } = place;
  const lockFiles = [join(cluster, 'postmaster.pid'), join(connection.host, `.s.PGSQL.${connection.port}.lock`)];
  for (const file of lockFiles) if (isMisleading(file, cluster)) rmSync(file, { force: true });
  if (connection.host.startsWith('/')) makePrivateFolder(connection.host, user);
  writeSettings(place, { connection, extra: settings });

  const launched: Launched = {};
  const log = join(logs, 'start.log');
  const output = openSync(log, 'w', 0o600);
  const isWindows = process.platform === 'win32';
  // On Windows pg_ctl drops administrator rights before it starts PostgreSQL, and returns at once.
  const [program, args] = isWindows ? ['pg_ctl', ['start', '-W', '-D', cluster, '-l', `${log}.txt`]] : ['postgres', ['-D', cluster]];
  // In a process group of its own, so that Ctrl-C in the terminal reaches only the server, which stops PostgreSQL at its own end.
  const child = spawn(join(binaries.bin, program), args, { ...spawnOptions(user), detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  child.unref();
  child.on('error', (error) => {
    launched.failure = error.message;
  });
  child.on('exit', (code) => {
    if (code !== 0 || !isWindows)
      launched.failure = REASON.exec(readFileSync(log, 'utf8'))?.[0] ?? `it ended at once, and its log is in ${logs}`;
  });
  return launched;
}

function refuseUnlessPassing(failure: string, silentMs: number): void {
  // Temporary failures: another server may be starting on the same folder, or the last processes of a killed PostgreSQL may still be running.
  const isPassing = /already exists|still in use/.test(failure);
  if (!isPassing || silentMs > PATIENCE_MS) throw new Error(`PostgreSQL could not be started: ${failure}.`);
}

/** Processes whose postmaster is dead cannot serve anyone and prevent the next start. */
function endOrphans({ cluster }: Place): void {
  if (findPostmaster(cluster)) return;
  for (const pid of findPostgresProcesses(cluster)) sendSignal(pid, 'SIGKILL');
}

function askToStop({ cluster, binaries, user }: Place, { pid, manner }: { pid: number; manner: 'fast' | 'immediate' }): void {
  if (process.platform === 'win32') {
    spawn(join(binaries.bin, 'pg_ctl'), ['stop', '-W', '-m', manner, '-D', cluster], { ...spawnOptions(user), stdio: 'ignore' });
  } else {
    sendSignal(pid, manner === 'fast' ? 'SIGINT' : 'SIGQUIT');
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
