import type * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/categories.store.ts';

/** The categories of notices. */
export function listNoticeCategories({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listNoticeCategories>> {
  return store.listNoticeCategories(db, school.id);
}

/** Adds a category. Refuses a name that is taken (case-insensitive). */
export async function createNoticeCategory(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.createNoticeCategory>,
): Promise<CallAnswer<typeof calls.createNoticeCategory>> {
  const category = await store.createNoticeCategory(db, school.id, body.name);
  if (category === null) throw new Refusal('conflict', 'nameTaken');
  audit({ entity: 'notice category', entityId: category.id, after: { name: category.name } });
  return { ...category, notices: 0 };
}

/** Renames a category, also in existing notices. Refuses a name that is taken. */
export async function renameNoticeCategory(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.renameNoticeCategory>,
): Promise<CallAnswer<typeof calls.renameNoticeCategory>> {
  const category = await store.lockCategory(db, school.id, params.categoryId);
  if (category === null) throw notFound();
  if (await store.isNameTaken(db, school.id, { id: category.id, name: body.name })) throw new Refusal('conflict', 'nameTaken');
  const notices = await store.renameNoticeCategory(db, school.id, { id: category.id, from: category.name, to: body.name });
  if (category.name !== body.name)
    audit({ entity: 'notice category', entityId: category.id, before: { name: category.name }, after: { name: body.name } });
  return { id: category.id, name: body.name, notices };
}

/** Removes a category from the list; existing notices keep its name. */
export async function removeNoticeCategory(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeNoticeCategory>,
): Promise<CallAnswer<typeof calls.removeNoticeCategory>> {
  const category = await store.lockCategory(db, school.id, params.categoryId);
  if (category === null) throw notFound();
  await store.removeNoticeCategory(db, school.id, category.id);
  audit({ entity: 'notice category', entityId: category.id, before: { name: category.name } });
  return {};
}
