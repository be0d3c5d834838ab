import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryFolder } from '../../../tools/memory-folder.mjs';
import { openServers, signInToDemo, stop } from '../../test/server-process.ts';

const RESTORE = resolve(import.meta.dirname, '../commands/restore.ts');
const VERIFY = resolve(import.meta.dirname, '../commands/ledger-verify.ts');
let top: string;
let servers: ReturnType<typeof openServers>;
beforeAll(() => {
  top = mkdtempSync(join(memoryFolder(), 'shala-moment-'));
  chmodSync(top, 0o711);
  mkdirSync(join(top, 'archive'));
  servers = openServers();
});
afterAll(async () => {
  await servers.close();
  rmSync(top, { recursive: true, force: true });
});

async function command(script: string, args: string[], env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, text };
}

type Session = Awaited<ReturnType<typeof signInToDemo>>;

async function findPayers({ get, post }: Session): Promise<string[]> {
  const [first] = (await get('/finance/getClassList')) as { _id: string }[];
  const answer = await post('/finance/fetchStudentsOfClass', { classId: first?._id });
  const { data } = (await answer.json()) as { data: { _id: string; feeStatus: { monthlyFeeStatus: { isPaid: boolean }[] } }[] };
  return data.filter(({ feeStatus }) => feeStatus.monthlyFeeStatus[11]?.isPaid === false).map(({ _id }) => _id);
}

/** Pays ten rupees for each student; returns the numbers of the receipts. */
async function pay({ post }: Session, students: readonly string[], key: string): Promise<number[]> {
  const receipts: number[] = [];
  for (const studentId of students) {
    const answer = await post(
      '/finance/updateOfflineCashFeePayment',
      { studentId, month: 'March', amount: 10 },
      { 'idempotency-key': `${key}-${studentId}` },
    );
    receipts.push(((await answer.json()) as { data: { receiptNo: number } }).data.receiptNo);
  }
  return receipts;
}

it('a demo school that is restored to a moment has exactly the payments before it, and its books are sound', {
  timeout: 300_000,
}, async () => {
  const env = { DEMO: '1', WAL_ARCHIVE_DIR: join(top, 'archive') };
  const server = await servers.start(env);
  const session = await signInToDemo(server.url);
  const students = (await findPayers(session)).slice(0, 20);
  expect(students.length).toBeGreaterThan(10);
  // The first base backup is made right after the start.
  await expect
    .poll(
      async () =>
        ((await session.get('/admin/health')) as { installation: { archive: { from: string | null } } }).installation.archive.from,
      {
        timeout: 60_000,
      },
    )
    .not.toBeNull();
  const before = await pay(session, students, 'before');
  await sleep(1100);
  const moment = new Date().toISOString().slice(0, 19);
  await sleep(1100);
  const after = await pay(session, students.slice(0, 7), 'after');
  expect(after.at(-1)).toBe((before.at(-1) ?? 0) + 7);

  const into = join(top, 'fresh');
  const done = await command(RESTORE, ['--to', `${moment}Z`, '--into', into], { ...env, DATA_DIR: servers.dataDir });
  expect(done).toMatchObject({ code: 0, text: expect.stringContaining('To use it, start Shala with DATA_DIR set to this folder') });
  expect(await command(VERIFY, [], { DATA_DIR: into })).toMatchObject({ code: 0 });

  // The present installation went on meanwhile, and the restored one continues its receipts after the last one before the moment.
  expect(await pay(session, students.slice(7, 8), 'present')).toEqual([(after.at(-1) ?? 0) + 1]);
  await stop(server);
  const restored = await servers.start({ DEMO: '1', DATA_DIR: into });
  const there = await signInToDemo(restored.url);
  expect(await pay(there, students.slice(0, 1), 'restored')).toEqual([(before.at(-1) ?? 0) + 1]);
  await stop(restored);
});
