import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@shala/contract/shared';
import { loadSchools } from '../../server/src/db/demo/bulk.ts';
import { hashPassword } from '../../server/src/platform/auth/index.ts';
import { connect, type Pool } from '../../server/src/platform/db/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import type { Place } from './server.ts';

const LONGEST_DRAWING_MS = 300_000;

/** A school of the bench with somebody signed in. */
export type BenchSchool = { schoolId: string; token: string };

/** Adds schools beside the demo school and signs in to each unless told not to. Needs a server that the bench started, since it loads as the owner. */
export async function addSchools(
  place: Place,
  {
    schools,
    students,
    isSignedIn = true,
    withAttendance = false,
  }: { schools: number; students: number; isSignedIn?: boolean; withAttendance?: boolean },
): Promise<BenchSchool[]> {
  return asOwner(place, async (owner) => {
    // Nothing may have happened later than the payments that a scenario makes: books run in order of time.
    const now = new Date();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
    const loaded = await loadSchools(owner, {
      schools,
      studentsPerSchool: students,
      today,
      now,
      withAttendance,
      passwordHash: await hashPassword(DEMO_PASSWORD),
    });
    await owner.unsafe('vacuum analyze');
    if (!isSignedIn) return [];
    return Promise.all(loaded.schools.map(async ({ schoolId, email }) => ({ schoolId, token: await signIn(place.url, email) })));
  });
}

/** Waits until the documents of the demo school are drawn, which a new server does in its first minutes: they would be measured with what is asked. */
export async function waitForDocuments(place: Place): Promise<void> {
  if (!place.own) return;
  await asOwner(place, async (owner) => {
    for (const begun = Date.now(); Date.now() - begun < LONGEST_DRAWING_MS; await sleep(500)) {
      const [waiting] = await owner<{ count: number }[]>`select count(*)::int as count from certificates where file_id is null`;
      if (waiting?.count === 0) return;
    }
    throw new Error('The documents of the demo school are not drawn after five minutes.');
  });
}

/** Asks the database as its owner. */
export async function asOwner<T>(place: Place, ask: (owner: Pool) => Promise<T>): Promise<T> {
  const connection = place.own && (await findRunningPostgres(place.own.dataDir));
  if (!connection) throw new Error('This scenario adds schools, and so needs a server that the bench starts itself.');
  const owner = connect(connection, { max: 2, name: 'shala bench', canReserve: true });
  try {
    return await ask(owner);
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** Asks as somebody of a school and gives the answer's data. */
export async function askSchool(place: Place, token: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(place.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return ((await response.json()) as { data: unknown }).data;
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}
