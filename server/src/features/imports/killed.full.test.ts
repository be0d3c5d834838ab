import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { openServers, signInToDemo } from '../../../test/server-process.ts';

const servers = openServers();
afterAll(() => servers.close());

const ROWS = 800;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SHEET = Buffer.from(
  [
    'Adm No,Student Name,Class,Sec,Father Name,Mobile',
    ...Array.from(
      { length: ROWS },
      (_, n) =>
        `K${n},Kiran ${LETTERS[n % 26]}${LETTERS[Math.floor(n / 26) % 26]}${LETTERS[Math.floor(n / 676)]},8,A,Mohan Rao,98${String(n).padStart(8, '0')}`,
    ),
  ].join('\n'),
);

/** What an administrator of the demo school does with the sheet, through a server. */
async function open(url: string) {
  const { authorization, get, post } = await signInToDemo(url);
  const upload = async () => {
    const form = multipart('sheet', SHEET, 'killed.csv');
    const answer = await fetch(`${url}/admin/imports/of/students`, {
      method: 'POST',
      headers: { authorization, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    return ((await answer.json()) as { data: { id: string; counts: { good: number; known: number } } }).data;
  };
  const confirm = (id: string) => post(`/admin/imports/${id}/confirmation`, { take: 'all' });
  const brought = async () => ((await get('/admin/students?search=mohan%20kiran&limit=1000')) as { students: unknown[] }).students.length;
  return { upload, confirm, brought, get };
}

it('a server that is killed while rows come in has brought in all or none, and the same file may come again', {
  timeout: 240_000,
}, async () => {
  const first = await servers.start({ DEMO: '1' });
  const before = await open(first.url);
  const preview = await before.upload();
  expect(preview.counts.good).toBe(ROWS);
  const answer = before.confirm(preview.id).then(
    ({ status }) => status,
    () => 0,
  );
  await sleep(250);
  first.child.kill('SIGKILL');
  await first.ended;
  const status = await answer;

  const second = await servers.start({ DEMO: '1' });
  const after = await open(second.url);
  const isDone = ((await after.get('/admin/imports')) as unknown[]).length === 1;
  // A confirmed import is there; an unconfirmed one may be, but then completely.
  if (status === 200) expect(isDone).toBe(true);
  expect((await after.brought()) > 0).toBe(isDone);
  const again = await after.upload();
  expect(again.counts).toMatchObject(isDone ? { good: 0, known: ROWS } : { good: ROWS, known: 0 });
  if (!isDone) expect((await after.confirm(again.id)).status).toBe(200);
  expect(await after.brought()).toBe(ROWS);
});
