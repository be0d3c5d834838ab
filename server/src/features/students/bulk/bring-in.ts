import { randomUUID } from 'node:crypto';
import { withoutTitles } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { indexStudents } from '../profile/records.store.ts';
import * as store from './insert.store.ts';

export type NewGuardian = { relation: string; name: string; phone: string; email: string };
/** Called with the progress of each step. */
type Tell = (step: 'people' | 'guardians' | 'words' | 'seats' | 'fees', done: number, total: number) => Promise<void>;

/** Rows sent to the database at once; the server answers other requests in between. */
const PART = 1000;

export type NewStudent = Omit<store.BulkStudent, 'id'> & { guardians: readonly NewGuardian[] };

/**
 * Imports checked students in the caller's transaction: records, guardians (equal phone and name without titles mean one person), enrolments, search words and fees. Returns
 * their ids in order; null when an admission number was taken meanwhile.
 */
export async function bringInStudents(
  db: Db,
  schoolId: string,
  { yearId, students, tell }: { yearId: string; students: readonly NewStudent[]; tell: Tell },
): Promise<string[] | null> {
  const rows = students.map((student) => ({ ...student, id: randomUUID() }));
  const total = rows.length;
  for (let from = 0; from < total; from += PART) {
    await tell('people', from, total);
    const part = rows.slice(from, from + PART);
    if ((await store.insertStudents(db, schoolId, part)) < part.length) return null;
  }
  await tell('guardians', 0, total);
  const known = await store.findByPhones(db, schoolId, [
    ...new Set(students.flatMap(({ guardians }) => guardians.map(({ phone }) => phone))),
  ]);
  const { guardians, links } = shareGuardians(rows, known);
  await store.insertGuardians(db, schoolId, guardians, links);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < total; from += PART) {
    await tell('words', from, total);
    await indexStudents(db, schoolId, ids.slice(from, from + PART));
  }
  await tell('seats', 0, total);
  await store.insertSeats(db, schoolId, yearId, rows);
  await store.recordLeavers(db, schoolId, rows);
  // Fees would be charged at the commit anyway; doing it now allows progress to be reported.
  await tell('fees', 0, total);
  await store.attachFees(db);
  return ids;
}

/** One person for each phone and name, preferring the school's existing guardians. Guardians without a phone are matched only within the family. */
export function shareGuardians(
  students: readonly { id: string; guardians: readonly NewGuardian[] }[],
  known: readonly { id: string; name: string; phone: string }[],
): { guardians: store.BulkGuardian[]; links: store.BulkLink[] } {
  const people = new Map(known.map(({ id, name, phone }) => [`${phone}|${plain(name)}`, id]));
  const guardians: store.BulkGuardian[] = [];
  const links: store.BulkLink[] = [];
  for (const student of students) {
    const lead = student.guardians.find(({ phone }) => phone !== '');
    const linked = new Set<string>();
    for (const { relation, name, phone, email } of student.guardians) {
      const family = phone !== '' ? phone : lead ? `with ${lead.phone}` : `of ${student.id}`;
      const key = `${family}|${plain(name)}`;
      const id = people.get(key) ?? randomUUID();
      if (!people.has(key)) guardians.push({ id, name, phone, email });
      people.set(key, id);
      if (!linked.has(id)) links.push({ studentId: student.id, guardianId: id, relation, isPrimary: linked.size === 0 });
      linked.add(id);
    }
  }
  return { guardians, links };
}

/** A name for comparison: "Shri Naresh Dubey" and "NARESH DUBEY" are equal. */
const plain = (name: string) =>
  withoutTitles(name)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '');
