import type { FigureScenario } from '../scenario.ts';
import { load, type Request } from './load.ts';
import { addSchools, askSchool, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

export type FinanceRead = 'getFinanceDetails' | 'getPayAndDueList' | 'getRecentActivites';
const CONNECTIONS = 16;
const bySize = new Map<number, Promise<BenchSchool>>();

/** A school of that many students, loaded when it is first asked for. */
export function schoolOf(place: Place, students: number): Promise<BenchSchool> {
  const known = bySize.get(students) ?? addSchools(place, { schools: 1, students }).then(([school]) => school as BenchSchool);
  bySize.set(students, known);
  return known;
}

/** The 95th percentile of one of the finance calls at 16 connections. */
async function measureP95(place: Place, { call, students }: { call: FinanceRead; students: number }): Promise<number> {
  const request = await requestOf(place, await schoolOf(place, students), call);
  await load(request, { connections: CONNECTIONS, seconds: 1 });
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push((await load(request, { connections: CONNECTIONS, seconds: 3 })).p95);
  return rounds.sort((a, b) => a - b)[1] ?? Number.NaN;
}

/** The scenario that measures one of the calls in a school of 2,000. */
export function financeRead(name: string, call: FinanceRead): FigureScenario {
  return {
    kind: 'figure',
    name,
    about: `${call} of a school of 2,000 students, 16 connections: 95 % answered within`,
    unit: 'ms',
    target: { most: 10 },
    measure: (place) => measureP95(place, { call, students: 2000 }),
  };
}

/** One of the calls as somebody of a school asks it. */
export async function requestOf(place: Place, { token }: BenchSchool, call: FinanceRead): Promise<Request> {
  const url = `${place.url}/finance/${call}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (call === 'getRecentActivites') return { url, headers };
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' }).format(new Date());
  if (call === 'getFinanceDetails') return { url, method: 'POST', headers, body: JSON.stringify({ month }) };
  const [first] = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
  const [section] = (await askSchool(place, token, '/finance/getSectionsOfClass', { classId: first?._id })) as { _id: string }[];
  return { url, method: 'POST', headers, body: JSON.stringify({ sectionId: section?._id, month }) };
}
