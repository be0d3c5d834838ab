import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { lockClass } from '../store/structure.store.ts';
import * as store from '../store/subjects.store.ts';
import { listUses } from '../store/uses.store.ts';
import { isClass } from '../store.ts';
import { refuseIfUsed } from './refuse-if-used.ts';

/** The subjects of a class, their periods a week, and their teachers. */
export async function getClassSubjects(
  { db, school }: ReadContext,
  { params: { classId } }: Input<typeof calls.getClassSubjects>,
): Promise<CallAnswer<typeof calls.getClassSubjects>> {
  const subjects = await store.getClassSubjects(db, school.id, classId);
  if (subjects.length === 0 && !(await isClass(db, school.id, classId))) throw notFound();
  return subjects;
}

/** Adds a subject to a class. Refuses a name that the class has already. */
export async function createSubject(
  { db, school, audit }: WriteContext,
  { params: { classId }, body }: Input<typeof calls.createSubject>,
): Promise<CallAnswer<typeof calls.createSubject>> {
  const found = await lockClass(db, school.id, classId);
  if (found === null) throw notFound();
  const id = await store.createSubject(db, school.id, { classId: found.id, ...body });
  audit({ entity: 'subject', entityId: id, after: { className: found.name, ...body } });
  return { id };
}

/** Renames a subject, which keeps its history, or changes its periods a week. */
export async function updateSubject(
  { db, school, audit }: WriteContext,
  { params: { subjectId }, body }: Input<typeof calls.updateSubject>,
): Promise<CallAnswer<typeof calls.updateSubject>> {
  const found = await store.lockSubject(db, school.id, subjectId);
  if (found === null) throw notFound();
  const next = { ...found, name: body.name ?? found.name, periodsPerWeek: body.periodsPerWeek ?? found.periodsPerWeek };
  await store.updateSubject(db, school.id, next);
  const changed = (['name', 'periodsPerWeek'] as const).filter((field) => next[field] !== found[field]);
  const pick = (row: store.SubjectRow) => Object.fromEntries(changed.map((field) => [field, row[field]]));
  audit({ entity: 'subject', entityId: found.id, before: pick(found), after: pick(next) });
  return {};
}

/** Deletes a subject without lessons, exams and textbook. */
export async function removeSubject(
  { db, school, audit }: WriteContext,
  { params: { subjectId } }: Input<typeof calls.removeSubject>,
): Promise<CallAnswer<typeof calls.removeSubject>> {
  const found = await store.lockSubject(db, school.id, subjectId);
  if (found === null) throw notFound();
  refuseIfUsed(found.name, await listUses(db, { schoolId: school.id, table: 'subjects', ids: [found.id] }));
  await store.removeSubject(db, school.id, found.id);
  audit({ entity: 'subject', entityId: found.id, before: { name: found.name } });
  return {};
}
