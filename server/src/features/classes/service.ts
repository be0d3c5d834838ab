import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as store from './store.ts';

/** All classes in school order. */
export async function getAllClasses({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getAllClasses>> {
  return (await store.getAllClasses(db, school.id)).map(({ id, name }) => ({ _id: id, className: name }));
}

/** The same list for the fees, which says where nobody is a student this year. */
export async function getClassList({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getClassList>> {
  const classes = await store.getClassList(db, school.id);
  return classes.map(({ id, name, isEmpty }) => ({ _id: id, className: name, ...(isEmpty && { isEmpty }) }));
}

/** The sections of a class. Refuses an unknown class. */
export async function listSections(
  context: ReadContext,
  { params }: Input<typeof calls.listSections>,
): Promise<CallAnswer<typeof calls.listSections>> {
  return (await findSections(context, params.classId)).map(({ id, name }) => ({ _id: id, section: name }));
}

/** The same list in the finance spelling. */
export async function getSectionsOfClass(
  context: ReadContext,
  { body }: Input<typeof calls.getSectionsOfClass>,
): Promise<CallAnswer<typeof calls.getSectionsOfClass>> {
  return (await findSections(context, body.classId)).map(({ id, name }) => ({ _id: id, sectionName: name }));
}

/** The subjects of a class with their textbook, if any. Refuses an unknown class. */
export async function getSubjectList(
  context: ReadContext,
  { params }: Input<typeof calls.getSubjectList>,
): Promise<CallAnswer<typeof calls.getSubjectList>> {
  const subjects = await store.getSubjectList(context.db, context.school.id, params.classId);
  if (subjects.length === 0) await requireClass(context, params.classId);
  return subjects.map(({ id, name, textId }) => ({ _id: id, name, textId }));
}

/** The periods of the day in order. */
export async function getPeriods({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getPeriods>> {
  return (await store.getPeriods(db, school.id)).map(({ id, name }) => ({ _id: id, name }));
}

async function findSections(context: ReadContext, classId: string) {
  const sections = await store.listSections(context.db, context.school.id, classId);
  if (sections.length === 0) await requireClass(context, classId);
  return sections;
}

async function requireClass({ db, school }: ReadContext, classId: string): Promise<void> {
  if (!(await store.isClass(db, school.id, classId))) throw notFound();
}
