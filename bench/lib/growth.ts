import { type FinanceRead, requestOf, schoolOf } from './finance-reads.ts';
import { load, type Request } from './load.ts';
import { listProcesses, readCpuMs } from './processes.ts';
import { askSchool, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

const STUDENTS = 2000;
type Costs = Record<'getFinanceDetails' | 'getPayAndDueList' | 'fetchStudentsOfClass', number>;

/** Processor time of the three reads in a school; of the class list for a student shown, since a larger school has larger classes. */
export async function measureCosts(place: Place, school: BenchSchool): Promise<Costs> {
  const cost = async (call: FinanceRead) => cpuOf(place, await requestOf(place, school, call));
  const { request, students } = await classRequest(place, school);
  return {
    getFinanceDetails: await cost('getFinanceDetails'),
    getPayAndDueList: await cost('getPayAndDueList'),
    fetchStudentsOfClass: (await cpuOf(place, request)) / students,
  };
}

/** The school of 2,000 students that growth is measured against. */
export function smallSchool(place: Place): Promise<BenchSchool> {
  return schoolOf(place, STUDENTS);
}

/** How many times more the dearest of the reads costs; prints all three. */
export function compareCosts(before: Costs, after: Costs): number {
  const times = (Object.keys(before) as (keyof Costs)[]).map((call) => ({ call, ratio: after[call] / before[call] }));
  for (const { call, ratio } of times)
    console.log(`  ${call}: ${before[call].toFixed(4)} ms, then ${after[call].toFixed(4)} ms of processor time, ${ratio.toFixed(2)} times`);
  return Math.max(...times.map(({ ratio }) => ratio));
}

/** The median of three rounds at 16 connections. */
async function cpuOf(place: Place, request: Request): Promise<number> {
  await load(request, { connections: 16, seconds: 1 });
  const cpu = async () => readCpuMs(place.own ? await listProcesses(place.own) : []);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = await cpu();
    const { requests } = await load(request, { connections: 16, seconds: 3 });
    rounds.push(((await cpu()) - before) / requests);
  }
  return rounds.sort((a, b) => a - b)[1] ?? Number.NaN;
}

async function classRequest(place: Place, { token }: BenchSchool): Promise<{ request: Request; students: number }> {
  const [first] = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
  const body = { classId: first?._id };
  const students = ((await askSchool(place, token, '/finance/fetchStudentsOfClass', body)) as unknown[]).length;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { request: { url: `${place.url}/finance/fetchStudentsOfClass`, method: 'POST', headers, body: JSON.stringify(body) }, students };
}
