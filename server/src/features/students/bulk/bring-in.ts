import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db';
import { indexStudents } from '../store/records.store.ts';
import * as store from './insert.store.ts';

type Person = { relation: string; name: string; phone: string; email: string };
export type NewStudent = Omit<store.BulkStudent, 'id'> & { guardians: readonly Person[] };

/**
 * Brings checked students in, within the caller's transaction: records, guardians (who shares a phone and a name is one person), seats
 * and search words; their fees attach themselves when it commits. Gives their ids in order; null when a number was taken meanwhile.
 */
export async function bringInStudents(db: Db, schoolId: string, yearId: string, students: readonly NewStudent[]): Promise<string[] | null> {
  const rows = students.map((student) => ({ ...student, id: randomUUID() }));
  if ((await store.insertStudents(db, schoolId, rows)) < rows.length) return null;
  const known = await store.findByPhones(db, schoolId, [
    ...new Set(students.flatMap(({ guardians }) => guardians.map(({ phone }) => phone))),
  ]);
  const { guardians, links } = shareGuardians(rows, known);
  await store.insertGuardians(db, schoolId, guardians, links);
  const ids = rows.map(({ id }) => id);
  await indexStudents(db, schoolId, ids);
  await store.insertSeats(db, schoolId, yearId, rows);
  return ids;
}

/** One person for each phone and name, the school's own first; who has no phone is one within the family. */
export function shareGuardians(
  students: readonly { id: string; guardians: readonly Person[] }[],
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

const plain = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
