import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';

const category = z.object({ id: z.string(), name: z.string(), notices: z.number() });
const params = z.strictObject({ categoryId: id });
const body = z.strictObject({ name: text(40) });

/** The categories of notices, with the number of notices in each. */
export const listNoticeCategories = defineCall({
  name: 'listNoticeCategories',
  method: 'GET',
  path: '/admin/notice-categories',
  summary: 'Notice categories by name',
  answer: z.array(category),
});
/** Refuses: nameTaken. */
export const createNoticeCategory = defineCall({
  name: 'createNoticeCategory',
  method: 'POST',
  path: '/admin/notice-categories',
  summary: 'Adds a notice category',
  body,
  answer: category,
});
/** Existing notices of the category get the new name too. Refuses: nameTaken. */
export const renameNoticeCategory = defineCall({
  name: 'renameNoticeCategory',
  method: 'PATCH',
  path: '/admin/notice-categories/{categoryId}',
  summary: 'Renames a notice category',
  params,
  body,
  answer: category,
});
/** It can no longer be selected; existing notices keep its name. */
export const removeNoticeCategory = defineCall({
  name: 'removeNoticeCategory',
  method: 'DELETE',
  path: '/admin/notice-categories/{categoryId}',
  summary: 'Removes a notice category',
  params,
  answer: z.object({}),
});
