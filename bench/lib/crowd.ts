import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { findPayers } from './payments.ts';
import { listProcesses, readMegabytes } from './processes.ts';
import { askSchool, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

export type Crowd = {
  byStatus: Record<string, number>;
  withoutRetryAfter: number;
  p50: number;
  p95: number;
  p99: number;
  answered: number;
};
type Wish = { people: number; thinkMs: number; seconds: number };

/** Lets people of one school work for a while, from a process of its own: two thirds reads of screens, a tenth payments, the rest searches and lists. */
export async function letPeopleWork(place: Place, { school, ...wish }: Wish & { school: BenchSchool }): Promise<Crowd> {
  const ask = (path: string, body?: object) => askSchool(place, school.token, path, body) as Promise<{ _id: string }[]>;
  const classId = (await ask('/finance/getClassList'))[0]?._id;
  const sectionId = (await ask('/finance/getSectionsOfClass', { classId }))[0]?._id;
  const students = (await findPayers(place, [school])).map(({ studentId }) => studentId);
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' }).format(new Date());
  const steps = [
    { share: 10, path: '/admin/getAdminDetails' },
    { share: 10, path: '/admin/homepage' },
    { share: 10, path: '/admin/getAllClasses' },
    { share: 8, path: '/admin/students?limit=100' },
    { share: 8, path: '/finance/students?search=sharma' },
    { share: 10, path: '/finance/fetchStudentsOfClass', method: 'POST', body: { classId } },
    { share: 10, path: '/finance/getPayAndDueList', method: 'POST', body: { sectionId, month } },
    { share: 8, path: '/finance/getFinanceDetails', method: 'POST', body: { month } },
    { share: 8, path: '/finance/getRecentActivites' },
    { share: 6, path: `/finance/students/${students[0]}/fees` },
    { share: 2, path: '/finance/defaulters' },
    { share: 10, path: '/finance/updateOfflineCashFeePayment', method: 'POST', isPayment: true },
  ];
  const worker = spawn(process.execPath, [resolve(import.meta.dirname, 'crowd-worker.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  worker.stdin.end(JSON.stringify({ url: place.url, token: school.token, steps, students, ...wish }));
  let text = '';
  for await (const chunk of worker.stdout) text += chunk;
  return JSON.parse(text) as Crowd;
}

/** Watches the memory of the server and of PostgreSQL, in megabytes, every few seconds until it is told to end. */
export function watchMemory(place: Place): () => { server: number[]; all: number[] } {
  const seen = { server: [] as number[], all: [] as number[] };
  const look = async () => {
    const own = place.own;
    if (!own) return;
    seen.server.push(Math.round(readMegabytes([own.pid()])));
    seen.all.push(Math.round(readMegabytes(await listProcesses(own))));
  };
  const timer = setInterval(() => void look(), 5000);
  return () => {
    clearInterval(timer);
    return seen;
  };
}
