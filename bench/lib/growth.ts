import { type FinanceRead, requestOf, schoolOf } from './finance-reads.ts';
import { load, type Request } from './load.ts';
import { listProcesses, readCpuMs } from './processes.ts';
import { askSchool, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

const STUDENTS = 2000;
type Costs = Record<string, number>;

/**
 * Processor time of the reads in a school. A section has as many pupils in a large school as in a small one, but a class has all its
 * sections, and so ten times the answer: its list is counted for a student shown.
 */
export async function measureCosts(place: Place, school: BenchSchool): Promise<Costs> {
  const cost = async (call: FinanceRead) => cpuOf(place, await requestOf(place, school, call));
  const ofClass = await classRequest(place, school);
  return {
    getFinanceDetails: await cost('getFinanceDetails'),
    getPayAndDueList: await cost('getPayAndDueList'),
    getRecentActivites: await cost('getRecentActivites'),
    fetchStudentsOfClass: (await cpuOf(place, ofClass.request)) / ofClass.students,
  };
}

/** Processor time of what reads a whole school or searches it: it may grow with the school, and not with how many others there are. */
export async function measureWholeSchool(place: Place, { token }: BenchSchool): Promise<Costs> {
  const get = (path: string) => cpuOf(place, { url: place.url + path, headers: { authorization: `Bearer ${token}` } });
  return { listDefaulters: await get('/finance/defaulters'), findStudents: await get('/finance/students?search=sharma') };
}

/** The school of 2,000 students that growth is measured against. */
export function smallSchool(place: Place): Promise<BenchSchool> {
  return schoolOf(place, STUDENTS);
}

/** How many times more the dearest of the reads costs; prints all of them. */
export function compareCosts(before: Costs, after: Costs): number {
  const ratios = Object.entries(before).map(([call, cost]) => {
    const then = after[call] ?? Number.NaN;
    console.log(`  ${call}: ${cost.toFixed(4)} ms, then ${then.toFixed(4)} ms of processor time, ${(then / cost).toFixed(2)} times`);
    return then / cost;
  });
  return Math.max(...ratios);
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
