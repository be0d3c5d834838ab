import { randomUUID } from 'node:crypto';
import type { Place } from './server.ts';

type Class = { classId: string; sectionId: string | null };

/** Sends a call as the demo school's administrator and gives what it answers. */
export async function post(place: Place, path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(place.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${place.token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: Record<string, unknown>; message?: string };
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${answer.message}`);
  return answer.data;
}

/** Students of the demo school. */
export async function listPeople(place: Place, count: number): Promise<string[]> {
  const { students } = (await place.get(`/admin/students?limit=${count}`)) as { students: { id: string }[] };
  return students.map(({ id }) => id);
}

/** Issues a bonafide and opens its PDF; gives the milliseconds of both together. */
export async function issueOne(place: Place, personId: string): Promise<number> {
  const begun = performance.now();
  const { url } = await post(place, '/admin/certificates', { formId: 'bonafide', personId, values: {} });
  const file = await fetch(new URL(String(url), place.url));
  await file.arrayBuffer();
  if (!file.ok) throw new Error(`The certificate was answered with ${file.status}.`);
  return performance.now() - begun;
}

/** Issues bonafides to whole classes until there are so many, and waits until all are drawn; gives the seconds. */
export async function issueClasses(place: Place, wanted: number): Promise<number> {
  const { sections } = (await place.get('/admin/students/counts')) as { sections: Class[] };
  const classes = [...new Set(sections.map(({ classId }) => classId))];
  const begun = performance.now();
  const batches: string[] = [];
  let total = 0;
  for (const classId of classes) {
    if (total >= wanted) break;
    const chosen = { formId: 'bonafide', classId };
    const { total: size } = (await place.get(`/admin/certificates/batches/check?${new URLSearchParams(chosen)}`)) as { total: number };
    if (size === 0) continue;
    batches.push(String((await post(place, '/admin/certificates/batches', { ...chosen, values: {} })).id));
    total += size;
  }
  for (const id of batches) {
    while (!((await place.get(`/admin/certificates/batches/${id}`)) as { isDone: boolean }).isDone)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return ((performance.now() - begun) / 1000) * (wanted / total);
}
