import { setTimeout as sleep } from 'node:timers/promises';
import { verifyLedger } from '../../server/src/features/finance/index.ts';
import { openConnectionPool, openDatabase } from '../../server/src/platform/db/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import { findPayers, payFor } from './payments.ts';
import { addSchools, asOwner } from './schools.ts';
import type { OwnServer, Place } from './server.ts';

/** `npm run test:soak -- kill --rounds 50` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
/** Each pays ten rupees at a time: enough of them that nobody's fees are paid before the last round. */
const STUDENTS = Math.max(500, ROUNDS * 50);

/**
 * Kills what is chosen amid payments, three times or as often as asked, starts the server again each time, and counts what is wrong with the books
 * then: with the payments of all rounds so far.
 */
export async function countAfterKills(place: Place, choose: (own: OwnServer, round: number) => Promise<number[]>): Promise<number> {
  if (!place.own) throw new Error('This scenario kills the server, and so needs one that the bench starts itself.');
  const [school] = await addSchools(place, { schools: 1, students: STUDENTS });
  if (!school) throw new Error('The school was not added.');
  const all: Acknowledged = [];
  let faults = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const payers = await findPayers(place, [school]);
    const before = await countPayments(place, school.schoolId);
    let isOver = false;
    const paying = payFor(place, payers, 4).finally(() => {
      isOver = true;
    });
    // However slow the machine is: payments are on their way, and not always at the same moment after the first one.
    while (!isOver && (await countPayments(place, school.schoolId)) === before) await sleep(50);
    await sleep(500 + (round % 5) * 400);
    for (const pid of await choose(place.own, round)) kill(pid);
    const { acknowledged } = await paying;
    if (acknowledged.length === 0) throw new Error('Nothing was paid before the server was killed.');
    all.push(...acknowledged);
    const ms = await place.own.restart();
    const found = await countFaults(place, school.schoolId, all);
    faults += found;
    console.log(
      `  round ${round + 1}: ${acknowledged.length} payments acknowledged, ready after ${(ms / 1000).toFixed(1)} s, ${found} faults`,
    );
  }
  return faults;
}

function countPayments(place: Place, schoolId: string): Promise<number> {
  return asOwner(place, async (owner) => {
    const [row] = await owner<{ count: number }[]>`select count(*)::int as count from payments where school_id = ${schoolId}`;
    return row?.count ?? 0;
  });
}

type Acknowledged = [key: string, receiptNo: number][];

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with its parent.
  }
}

/** Acknowledged payments that are not there exactly once under the receipt that was answered, and sentences of the check that do not hold. */
async function countFaults(place: Place, schoolId: string, acknowledged: Acknowledged): Promise<number> {
  const lost = await asOwner(place, async (owner) => {
    const [row] = await owner<
      { count: number }[]
    >`select count(*)::int as count from unnest(${acknowledged.map(([key]) => key)}::text[], ${acknowledged.map(([, no]) => no)}::int[]) as a (key, no)
      where 1 <> (select count(*) from idempotency_keys k join payments p on p.school_id = k.school_id and p.id = (k.answer ->> 'paymentId')::uuid
        where k.school_id = ${schoolId} and k.key = a.key and p.receipt_no = a.no)`;
    return row?.count ?? acknowledged.length;
  });
  const connection = place.own && (await findRunningPostgres(place.own.dataDir));
  if (!connection) throw new Error('PostgreSQL did not come back.');
  const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala bench' }));
  const { faults } = await verifyLedger(database, schoolId);
  await database.close();
  for (const { sentence, examples } of faults) console.error(`Not sound: ${sentence} (${examples.join(', ')})`);
  return lost + faults.length;
}
