import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { listProcesses, readCpuMs } from './processes.ts';
import { addSchools, askSchool, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

export type Payer = { token: string; studentId: string };
export type Paid = { perSecond: number; p95: number; failed: number; acknowledged: [key: string, receiptNo: number][] };

const CONNECTIONS = 32;

/** Students who owe enough for March to pay ten rupees many times. */
export async function findPayers(place: Place, schools: readonly BenchSchool[]): Promise<Payer[]> {
  const lists = await Promise.all(
    schools.map(async ({ token }) => {
      const classes = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
      const payers: Payer[] = [];
      for (const { _id } of classes) {
        const students = (await askSchool(place, token, '/finance/fetchStudentsOfClass', { classId: _id })) as {
          _id: string;
          feeStatus: { monthlyFeeStatus: { amount: number; isPaid: boolean }[] };
        }[];
        for (const student of students)
          if (student.feeStatus.monthlyFeeStatus[11]?.isPaid === false) payers.push({ token, studentId: student._id });
      }
      return payers;
    }),
  );
  // In turn, so that schools take part evenly.
  return Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

/** Lets 32 connections pay for some seconds, from a process of its own. */
export async function payFor(place: Place, payers: readonly Payer[], seconds: number): Promise<Paid> {
  const worker = spawn(process.execPath, [resolve(import.meta.dirname, 'pay-worker.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  worker.stdin.end(JSON.stringify({ url: place.url, payers, connections: CONNECTIONS, seconds }));
  let text = '';
  for await (const chunk of worker.stdout) text += chunk;
  return JSON.parse(text) as Paid;
}

const measured = new Map<number, Promise<{ perSecond: number; cpuMs: number }>>();

/** Payments a second and processor time of one, within one school or over several; the median of three rounds, measured once. */
export function measurePayments(place: Place, schools: number): Promise<{ perSecond: number; cpuMs: number }> {
  const known = measured.get(schools) ?? measure(place, schools);
  measured.set(schools, known);
  return known;
}

async function measure(place: Place, schools: number): Promise<{ perSecond: number; cpuMs: number }> {
  const payers = await findPayers(place, await addSchools(place, { schools, students: schools === 1 ? 2000 : 300 }));
  await payFor(place, payers, 2);
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const cpu = async () => readCpuMs(place.own ? await listProcesses(place.own) : []);
    const before = await cpu();
    const paid = await payFor(place, payers, 4);
    if (paid.failed > 0) throw new Error(`${paid.failed} payments were refused.`);
    rounds.push({ perSecond: paid.perSecond, cpuMs: ((await cpu()) - before) / paid.acknowledged.length });
  }
  return rounds.sort((a, b) => a.perSecond - b.perSecond)[1] ?? { perSecond: 0, cpuMs: 0 };
}
