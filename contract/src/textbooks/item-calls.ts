import { z } from 'zod/mini';
import { defineCall, id, optionalText, text } from '../shared/index.ts';
import { ITEM_KINDS } from './schemas.ts';

const params = z.strictObject({ kind: z.enum(ITEM_KINDS), itemId: id });
const MAX_SEEN = 100_000;

/** What each change answers: the item, and the revision that `undoTextbookChange` takes back. */
const changed = z.object({ _id: z.string(), textId: z.string(), revision: z.number() });

/** Corrects or confirms an item; it is kept when the book is analysed again. */
export const editTextbookItem = defineCall({
  name: 'editTextbookItem',
  method: 'PATCH',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Correct or confirm an extracted chapter, topic or question',
  params,
  body: z.strictObject({
    /** Name of a chapter or topic, words of a question; unchanged to confirm them. */
    text: text(4000),
    /** Summary of a chapter, description of a topic, type of a question. */
    detail: z.optional(optionalText(8000)),
    /** The words and the detail as they were seen: refused when somebody changed them since. Joined ones may be longer than one may write. */
    seen: z.optional(z.string().check(z.maxLength(MAX_SEEN))),
    seenDetail: z.optional(z.string().check(z.maxLength(MAX_SEEN))),
  }),
  answer: changed,
});

/** A better wording of a summary or description by the configured language model, marked as its own; it adds no items. */
export const improveTextbookItem = defineCall({
  name: 'improveTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/improve',
  summary: 'Let the configured language model reword a summary or description',
  params: z.strictObject({ kind: z.enum(['chapter', 'topic']), itemId: id }),
  answer: changed,
});

/** It stays out when the book is analysed again. */
export const removeTextbookItem = defineCall({
  name: 'removeTextbookItem',
  method: 'DELETE',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Take out an extracted chapter, topic or question',
  params,
  answer: changed,
});

/** Joins an item with the next of its kind: words and details are put together, what a chapter holds moves into the first. */
export const mergeTextbookItem = defineCall({
  name: 'mergeTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/merge',
  summary: 'Join a chapter, topic or question with the one after it',
  params,
  answer: changed,
});

/** Makes two items of one. What a chapter holds from `fromPage` on goes to its second part. */
export const splitTextbookItem = defineCall({
  name: 'splitTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/split',
  summary: 'Divide a chapter, topic or question in two',
  params,
  body: z.strictObject({ first: text(4000), second: text(4000), fromPage: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))) }),
  answer: changed,
});

/** Moves an item among its own: one place up or down, or before another one (null: to the end). */
export const moveTextbookItem = defineCall({
  name: 'moveTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/move',
  summary: 'Move a chapter, topic or question among its own',
  params,
  /** One of the two. */
  body: z.strictObject({ by: z.optional(z.union([z.literal(-1), z.literal(1)])), before: z.optional(z.nullable(id)) }),
  answer: changed,
});
