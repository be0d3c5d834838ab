import type * as calls from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from './spending.store.ts';

export async function listExpenseCategories({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listExpenseCategories>> {
  return store.listExpenseCategories(db, school.id);
}

/** Adds a category. Refuses a name that is taken. */
export async function createExpenseCategory(
  context: WriteContext,
  { body }: Input<typeof calls.createExpenseCategory>,
): Promise<CallAnswer<typeof calls.createExpenseCategory>> {
  if ((await store.findCategory(context.db, context.school.id, body.name)) !== null) throw new Refusal('conflict', 'nameTaken');
  const { id, name } = await addNewCategory(context, body.name);
  return { id, name };
}

/** Adds a category if the school does not have it. */
export async function addNewCategory({ db, school, audit }: WriteContext, name: string): Promise<store.Category> {
  const { code, ...category } = await store.insertCategory(db, school.id, name);
  audit({ entity: 'expense category', entityId: category.id, after: category });
  return { ...category, code };
}

/** Renames a category; past expenses show the new name. Refuses a name that is taken. */
export async function renameExpenseCategory(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.renameExpenseCategory>,
): Promise<CallAnswer<typeof calls.renameExpenseCategory>> {
  const taken = await store.findCategory(db, school.id, body.name);
  if (taken !== null && taken.id !== params.categoryId.toLowerCase()) throw new Refusal('conflict', 'nameTaken');
  const category = await store.renameExpenseCategory(db, school.id, { categoryId: params.categoryId, name: body.name });
  if (category === null) throw notFound();
  audit({ entity: 'expense category', entityId: category.id, after: category });
  return category;
}
