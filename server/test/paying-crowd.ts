import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { connect } from '#platform/db';
import type { signInToDemo } from './server-process.ts';

const VERIFY = resolve(import.meta.dirname, '../src/commands/ledger-verify.ts');
const PAUSE_MS = 100;

type Session = Awaited<ReturnType<typeof signInToDemo>>;
type Student = { _id: string; feeStatus: { monthlyFeeStatus: { isPaid: boolean }[] } };

/** Students of the demo school who owe for March. */
export async function listPayers({ post, get }: Session): Promise<string[]> {
  const found: string[] = [];
  for (const { _id: classId } of (await get('/finance/getClassList')) as { _id: string }[]) {
    const { data } = (await (await post('/finance/fetchStudentsOfClass', { classId })).json()) as { data: Student[] };
    found.push(...data.filter(({ feeStatus }) => feeStatus.monthlyFeeStatus[11]?.isPaid === false).map(({ _id }) => _id));
    if (found.length >= 100) break;
  }
  return found;
}

/** An acknowledged receipt, and when it came. */
export type Paid = { receiptNo: number; at: number };

/**
 * Pays ₹10 for each student, one beginning each `everyMs`. As a browser does, each sends its payment again with the same key until it is acknowledged, for
 * `patienceMs` at most. `paid` fills as they are.
 */
export function startPaying(url: string, { authorization }: Session, students: string[], { everyMs = 20, patienceMs = 60_000 } = {}) {
  const paid = new Map<string, Paid>();
  const pay = async (studentId: string, place: number) => {
    const body = JSON.stringify({ studentId, month: 'March', amount: 10 });
    const headers = { authorization, 'content-type': 'application/json', connection: 'close', 'idempotency-key': `crowd-${studentId}` };
    await sleep(place * everyMs);
    for (const began = performance.now(); performance.now() - began < patienceMs; await sleep(PAUSE_MS)) {
      const answer = await fetch(`${url}/finance/updateOfflineCashFeePayment`, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.status !== 200) continue;
      const { data } = (await answer.json()) as { data: { receiptNo: number } };
      return void paid.set(studentId, { receiptNo: data.receiptNo, at: performance.now() });
    }
  };
  return { paid, over: Promise.all(students.map(pay)) };
}

/** Every acknowledged receipt is there, once and for its student; the numbers have no gap; the books are sound. */
export async function expectSound(database: string, dataDir: string, paid: ReadonlyMap<string, Paid>): Promise<void> {
  const owner = connect(database, { max: 1, name: 'shala test', canReserve: true });
  const years = await owner<{ most: number; count: number }[]>`
    select max(receipt_no)::int as most, count(*)::int as count from payments group by school_id, financial_year`;
  for (const { most, count } of years) expect(count).toBe(most);
  const rows = await owner<{ student: string; receiptNo: number }[]>`
    select student_id as student, receipt_no::int as "receiptNo" from payments where student_id = any(${[...paid.keys()]}) and amount_paise = 1000`;
  const [head] = await owner<
    { code: string }[]
  >`select last_entry_no || '-' || encode(last_hash, 'hex') as code from ledger_heads order by last_entry_no desc limit 1`;
  await owner.end();
  expect(new Map(rows.map(({ student, receiptNo }) => [student, receiptNo]))).toEqual(
    new Map([...paid].map(([student, { receiptNo }]) => [student, receiptNo])),
  );
  expect(rows).toHaveLength(paid.size);
  const verify = (code = '') =>
    spawnSync(process.execPath, [VERIFY, '--code', code], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATABASE_URL: database, DATA_DIR: dataDir },
    });
  const check = verify(head?.code);
  expect(check.stdout).toContain('the books up to the check code');
  expect(check.stdout).toContain('The books of every school are sound.');
  expect(check.status).toBe(0);
  // The same number with another hash: an entry was changed.
  const other = verify(head?.code.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
  expect(other.stdout).toContain('NOT SOUND. No school');
  expect(other.status).toBe(1);
}
