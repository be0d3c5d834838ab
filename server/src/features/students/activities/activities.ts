import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listStudentsById } from '../directory/lists.store.ts';
import { requireRecord } from '../profile/records.ts';
import { changedFields } from '../rules/changes.ts';
import * as store from './activities.store.ts';

/** A student's activities, and those of other students as suggestions. */
export async function listStudentActivities(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listStudentActivities>,
): Promise<CallAnswer<typeof calls.listStudentActivities>> {
  const [[student], activities, known] = await Promise.all([
    listStudentsById(db, school.id, [params.studentId]),
    store.listStudentActivities(db, school.id, params.studentId),
    store.listKnown(db, school.id),
  ]);
  if (student === undefined) throw notFound();
  const { name, className, sectionName, admissionNumber } = student;
  return { student: { name, className, sectionName, admissionNumber }, activities, known };
}

export async function addStudentActivity(
  context: WriteContext,
  { params, body }: Input<typeof calls.addStudentActivity>,
): Promise<CallAnswer<typeof calls.addStudentActivity>> {
  const { id: studentId } = await requireRecord(context, params.studentId);
  const id = await store.addStudentActivity(context.db, context.school.id, { studentId, ...body });
  context.audit({ entity: 'student', entityId: studentId, after: { [body.kind]: body.name } });
  return { id };
}

export async function editStudentActivity(
  context: WriteContext,
  { params, body }: Input<typeof calls.editStudentActivity>,
): Promise<CallAnswer<typeof calls.editStudentActivity>> {
  const { db, school, audit } = context;
  const present = await requireActivity(context, params);
  const change = changedFields(present, body);
  if (change === null) return {};
  await store.editStudentActivity(db, school.id, present.id, { ...present, ...(change.after as Partial<store.ActivityRow>) });
  audit({
    entity: 'student',
    entityId: params.studentId,
    before: { [present.kind]: present.name, ...change.before },
    after: { [present.kind]: body.name ?? present.name, ...change.after },
  });
  return {};
}

export async function removeStudentActivity(
  context: WriteContext,
  { params }: Input<typeof calls.removeStudentActivity>,
): Promise<CallAnswer<typeof calls.removeStudentActivity>> {
  const present = await requireActivity(context, params);
  await store.removeStudentActivity(context.db, context.school.id, present.id);
  context.audit({ entity: 'student', entityId: params.studentId, before: { [present.kind]: present.name } });
  return {};
}

async function requireActivity(context: WriteContext, place: { studentId: string; activityId: string }): Promise<store.ActivityRow> {
  await requireRecord(context, place.studentId);
  const activity = await store.findActivity(context.db, context.school.id, place);
  if (activity === null) throw notFound();
  return activity;
}
