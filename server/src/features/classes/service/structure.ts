import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { dropClassFees, setUpClassFees } from '#features/finance';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { say } from '#platform/words';
import * as store from '../store/structure.store.ts';
import { listUses } from '../store/uses.store.ts';
import { refuseIfUsed } from './refuse-if-used.ts';

/** Classes, sections, class teachers and numbers of students. */
export async function getSchoolClasses({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getSchoolClasses>> {
  const [classes, teachers] = await Promise.all([store.listClassTree(db, school.id), store.listTeachers(db, school.id)]);
  return { classes, teachers };
}

/** Adds a class with one section and the usual fee. Refuses a name that is taken. */
export async function createClass(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.createClass>,
): Promise<CallAnswer<typeof calls.createClass>> {
  const id = await store.createClass(db, school.id, body);
  await setUpClassFees(db, school.id, id);
  audit({ entity: 'class', entityId: id, after: body });
  return { id };
}

/** Renames a class; all its records show the new name. */
export async function renameClass(
  { db, school, audit }: WriteContext,
  { params: { classId }, body }: Input<typeof calls.renameClass>,
): Promise<CallAnswer<typeof calls.renameClass>> {
  const found = await store.lockClass(db, school.id, classId);
  if (found === null) throw notFound();
  await store.renameClass(db, school.id, found.id, body.className);
  audit({ entity: 'class', entityId: found.id, before: { className: found.name }, after: body });
  return {};
}

/** Sets the order of the classes. Refuses an unknown one. */
export async function orderClasses(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.orderClasses>,
): Promise<CallAnswer<typeof calls.orderClasses>> {
  const known = await store.orderClasses(db, school.id, body.classIds);
  if (known !== new Set(body.classIds).size) throw notFound();
  audit({ entity: 'class', after: { order: body.classIds } });
  return {};
}

/** Deletes a class with its sections, subjects and fees, if none of them was ever used. */
export async function removeClass(
  { db, school, audit }: WriteContext,
  { params: { classId } }: Input<typeof calls.removeClass>,
): Promise<CallAnswer<typeof calls.removeClass>> {
  const found = await store.lockClass(db, school.id, classId);
  if (found === null) throw notFound();
  const { sections, subjects, isLast } = await store.listParts(db, school.id, found.id);
  if (isLast) throw new Refusal('conflict', 'lastClass');
  const besides = ['sections', 'subjects', 'fee_rates'];
  refuseIfUsed(say('Class {className}', { className: found.name }), [
    ...(await listUses(db, { schoolId: school.id, table: 'classes', ids: [found.id], besides })),
    ...(await listUses(db, { schoolId: school.id, table: 'sections', ids: sections })),
    ...(await listUses(db, { schoolId: school.id, table: 'subjects', ids: subjects })),
  ]);
  await dropClassFees(db, school.id, found.id);
  await store.removeClass(db, school.id, found.id);
  audit({ entity: 'class', entityId: found.id, before: { className: found.name } });
  return {};
}

/** Adds a section. Refuses a name that the class already has, and a teacher who is not an active employee. */
export async function createSection(
  context: WriteContext,
  { params: { classId }, body }: Input<typeof calls.createSection>,
): Promise<CallAnswer<typeof calls.createSection>> {
  const { db, school, audit } = context;
  const found = await store.lockClass(db, school.id, classId);
  if (found === null) throw notFound();
  const teacher = await findClassTeacher(context, body.classTeacherId ?? null);
  const id = await store.insertSection(db, school.id, { classId: found.id, section: body.section, classTeacherId: teacher?.id ?? null });
  audit({ entity: 'section', entityId: id, after: { className: found.name, section: body.section, classTeacher: teacher?.name ?? null } });
  return { id };
}

/** Renames a section or changes its class teacher; fields not given stay. */
export async function updateSection(
  context: WriteContext,
  { params: { sectionId }, body }: Input<typeof calls.updateSection>,
): Promise<CallAnswer<typeof calls.updateSection>> {
  const { db, school, audit } = context;
  const found = await store.lockSection(db, school.id, sectionId);
  if (found === null) throw notFound();
  const name = body.section ?? found.name;
  const teacher =
    body.classTeacherId === undefined
      ? { id: found.classTeacherId, name: found.classTeacher }
      : await findClassTeacher(context, body.classTeacherId);
  await store.updateSection(db, school.id, { id: found.id, name, classTeacherId: teacher?.id ?? null });
  const isRenamed = name !== found.name;
  const hasOtherTeacher = (teacher?.id ?? null) !== found.classTeacherId;
  audit({
    entity: 'section',
    entityId: found.id,
    before: { ...(isRenamed && { section: found.name }), ...(hasOtherTeacher && { classTeacher: found.classTeacher }) },
    after: { ...(isRenamed && { section: name }), ...(hasOtherTeacher && { classTeacher: teacher?.name ?? null }) },
  });
  return {};
}

/** Deletes a section that never had a student. */
export async function removeSection(
  { db, school, audit }: WriteContext,
  { params: { sectionId } }: Input<typeof calls.removeSection>,
): Promise<CallAnswer<typeof calls.removeSection>> {
  const found = await store.lockSection(db, school.id, sectionId);
  if (found === null) throw notFound();
  const uses = await listUses(db, { schoolId: school.id, table: 'sections', ids: [found.id] });
  refuseIfUsed(`${found.className} ${found.name}`, uses);
  await store.removeSection(db, school.id, found.id);
  audit({ entity: 'section', entityId: found.id, before: { className: found.className, section: found.name } });
  return {};
}

async function findClassTeacher({ db, school }: WriteContext, employeeId: string | null): Promise<store.Thing | null> {
  if (employeeId === null) return null;
  const teacher = await store.findTeacher(db, school.id, employeeId);
  if (teacher === null) throw notFound();
  return teacher;
}
