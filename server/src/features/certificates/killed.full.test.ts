import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openServers, signInToDemo } from '../../../test/server-process.ts';

const servers = openServers();
afterAll(() => servers.close());

type Row = { id: string; number: string; serialNo: number };

it('a server that is killed while it issues loses no certificate that was answered and doubles none', { timeout: 300_000 }, async () => {
  const first = await servers.start({ DEMO: '1' });
  const before = await signInToDemo(first.url);
  const { students } = (await before.get('/admin/students?limit=40')) as { students: { id: string }[] };
  const keyOf = (index: number) => `certificate-of-${index}`;
  const bodyOf = (index: number) => ({ formId: 'character', personId: students[index]?.id, values: {} });
  const answered = new Map<number, string>();
  const issuing = students.map(async (_, index) => {
    const answer = await before.post('/admin/certificates', bodyOf(index), { 'idempotency-key': keyOf(index) }).catch(() => null);
    if (answer?.status === 200) answered.set(index, ((await answer.json()) as { data: Row }).data.number);
  });
  // Kills the server in the middle of the work, however fast the machine is.
  while (answered.size < 5) await sleep(2);
  first.child.kill('SIGKILL');
  await first.ended;
  await Promise.allSettled(issuing);
  expect(answered.size).toBeLessThan(students.length);

  const second = await servers.start({ DEMO: '1' });
  const after = await signInToDemo(second.url);
  // The same requests again: a student who was answered gets the same number.
  for (const index of students.keys()) {
    const answer = await after.post('/admin/certificates', bodyOf(index), { 'idempotency-key': keyOf(index) });
    const { data } = (await answer.json()) as { data: Row };
    if (answered.has(index)) expect(data.number).toBe(answered.get(index));
    else answered.set(index, data.number);
  }
  expect(new Set(answered.values()).size).toBe(students.length);
  const { certificates } = (await after.get('/admin/certificates?type=character&limit=200')) as { certificates: Row[] };
  const serials = certificates.map(({ serialNo }) => serialNo).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, index) => index + 1));
  for (const number of answered.values()) expect(certificates.filter((row) => row.number === number)).toHaveLength(1);
});
