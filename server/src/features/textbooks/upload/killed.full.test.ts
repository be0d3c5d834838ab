import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { afterAll, expect, it } from 'vitest';
import { multipart } from '../../../../test/multipart.ts';
import { asScan, type SetLine, setPages } from '../../../../test/scan-pdf.ts';
import { openServers, type ServerProcess } from '../../../../test/server-process.ts';

const { start, close } = openServers();
afterAll(close);

type Job = { _id: string; state: string; pagesDone: number; pagesTotal: number };

/** What an administrator of the demo school asks of a server, each time over a new connection, so that any of its processes answers. */
async function signIn({ url }: ServerProcess) {
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(url + path, { ...init, headers: { connection: 'close', ...init.headers } });
    return ((await response.json()) as { data: T }).data;
  };
  const { accessToken } = await ask<{ accessToken: string }>('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  const authorization = `Bearer ${accessToken}`;
  return {
    get: <T>(path: string) => ask<T>(path, { headers: { authorization } }),
    upload: (bytes: Buffer, fields: Record<string, string>) => {
      const form = multipart('pdfFile', bytes, 'book.pdf', { std: '10th', ...fields });
      return ask<{ jobId?: string }>('/admin/analyze-pdf', {
        method: 'POST',
        headers: { authorization, ...form.headers },
        body: new Uint8Array(form.payload),
      });
    },
  };
}

const PAGE: SetLine[] = [
  { x: 60, y: 90, text: 'CHAPTER 9', size: 15, isBold: true },
  { x: 60, y: 130, text: 'Rivers', size: 26, isBold: true },
  ...Array.from({ length: 20 }, (_, row) => ({
    x: 60,
    y: 200 + row * 20,
    text: 'The river rises in the north and runs through the wide plain.',
  })),
];

it('killed in mid-analysis, stores nothing of the upload, and goes on with the scan where it was', async () => {
  const scan = await asScan(await setPages([PAGE, ...Array.from({ length: 3 }, () => PAGE.slice(2))]));
  const book = readFileSync(new URL('../fixtures/public-statistics-book.pdf', import.meta.url));
  const first = await start({ NODE_ENV: 'development', WEB_CONCURRENCY: '2' });
  const before = await signIn(first);
  const { jobId } = await before.upload(scan, { subject: 'Scanned' });
  const job = (school: typeof before) => school.get<Job>(`/admin/textbook-jobs/${jobId}`);
  await expect.poll(async () => (await job(before)).pagesDone, { timeout: 120_000, interval: 200 }).toBeGreaterThan(0);

  const uploadId = randomUUID();
  const uploading = before.upload(book, { subject: 'Killed', uploadId }).then(
    () => 'answered',
    () => 'broken',
  );
  // Any of the processes can tell how far it is.
  const seen: number[] = [];
  while (seen.length < 3) {
    const progress = await before.get<Job | null>(`/admin/textbook-jobs/${uploadId}`);
    if (progress && progress.pagesTotal > 0) seen.push(progress.pagesDone);
    else await sleep(30);
  }
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await uploading).toBe('broken');
  expect(Math.max(...seen)).toBeGreaterThan(0);

  const after = await signIn(await start({ NODE_ENV: 'development' }));
  const { classes } = await after.get<{ classes: { subjects: { subject: string }[] }[] }>('/admin/classes-with-subjects');
  expect(JSON.stringify(classes)).not.toContain('"Killed"');
  const schoolClass = (await after.get<{ _id: string; className: string }[]>('/admin/getAllClasses')).find(
    ({ className }) => className === '10th',
  );
  const subjects = await after.get<{ name: string }[]>(`/admin/getSubjectList/${schoolClass?._id}`);
  expect(subjects.map(({ name }) => name)).not.toContain('Killed');
  await expect.poll(() => after.get(`/admin/textbook-jobs/${uploadId}`), { timeout: 40_000, interval: 1000 }).toBeUndefined();
  await expect.poll(async () => (await job(after)).state, { timeout: 240_000, interval: 1000 }).toBe('done');
  expect(await after.get<object>('/admin/content/10th/Scanned')).toMatchObject({ totalChapters: 1 });
}, 480_000);
