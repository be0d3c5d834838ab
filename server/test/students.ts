import { randomInt } from 'node:crypto';
import type { TestApp, TestSchool } from './app.ts';
import { bearer } from './app.ts';
import { ask, PNG } from './fees.ts';
import { multipart } from './multipart.ts';

type NewStudent = { name?: string; guardian?: string; phone?: string; sectionId?: string } & Record<string, unknown>;

/** Admits a student with one guardian through the API; returns both ids and the number. */
export async function addStudent(
  test: TestApp,
  school: TestSchool,
  {
    guardian = 'Suresh Kale',
    phone = `98${randomInt(10_000_000, 99_999_999)}`,
    name = 'Rohan Kale',
    sectionId = school.ids.section,
    ...rest
  }: NewStudent = {},
): Promise<{ studentId: string; guardianId: string }> {
  const guardians = [{ name: guardian, phone, relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' }];
  const added = await ask(test, school, 'POST', '/admin/students', { name, sectionId, guardians, admittedOn: '2026-04-01', ...rest });
  if (added.status !== 200) throw new Error(`${added.status} ${added.message}`);
  const student = await ask(test, school, 'GET', `/admin/students/${added.data.id}`);
  return { studentId: added.data.id, guardianId: student.data.guardians[0].id };
}

/** Uploads a document and returns its id. */
export async function addDocument(test: TestApp, school: TestSchool, studentId: string, bytes: Buffer = PNG): Promise<string> {
  const form = multipart('document', bytes, 'birth.png', { kind: 'Birth certificate' });
  const url = `/admin/students/${studentId}/documents`;
  const response = await test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload });
  return (response.json() as { data: { id: string } }).data.id;
}

/** A second section of class 10th. */
export async function otherSection({ owner }: TestApp, school: TestSchool, name = 'B'): Promise<string> {
  const [section] = await owner<
    { id: string }[]
  >`insert into sections (school_id, id, class_id, name) values (${school.id}, app.new_id(), ${school.ids.class}, ${name})
    on conflict (school_id, class_id, name) do update set name = excluded.name returning id`;
  return (section as { id: string }).id;
}

/** Moves the current year into the past, so that the next one may begin. */
export async function endYear({ owner }: TestApp, school: TestSchool): Promise<void> {
  await owner`delete from terms where school_id = ${school.id}`;
  // Far away, with different days for each year, since years of a school never overlap.
  await owner`update academic_years set name = id::text, starts_on = far.day, ends_on = far.day + 1
    from (select id as far_id, date '3000-01-01' + 2 * ('x' || left(md5(id::text), 5))::bit(20)::int as day from academic_years) far
    where school_id = ${school.id} and not is_current and far_id = id`;
  await owner`update academic_years set name = '2025-26', starts_on = '2025-04-01', ends_on = '2026-03-31' where school_id = ${school.id} and is_current`;
}
