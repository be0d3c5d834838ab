import { z } from 'zod/mini';
import { defineCall, id, optionalText, text } from '../shared/index.ts';
import { ITEM_KINDS } from './schemas.ts';

const params = z.strictObject({ kind: z.enum(ITEM_KINDS), itemId: id });
const MAX_SEEN = 100_000;

/** The answer to each change: the item, and the revision for `undoTextbookChange`. */
const changed = z.object({ _id: z.string(), textId: z.string(), revision: z.number() });

/** Corrects or confirms an item; this is kept when the book is analysed again. */
export const editTextbookItem = defineCall({
  name: 'editTextbookItem',
  method: 'PATCH',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Correct or confirm an extracted chapter, topic or question',
  params,
  body: z.strictObject({
    /** The name of a chapter or topic, the words of a question; send them unchanged to confirm. */
    text: text(4000),
    /** The summary of a chapter, the description of a topic, the type of a question. */
    detail: z.optional(optionalText(8000)),
    /**
     * The words and the detail as the user saw them: refused when another user has changed them since. Merged items may be longer than the limit for typing.
     */
    seen: z.optional(z.string().check(z.maxLength(MAX_SEEN))),
    seenDetail: z.optional(z.string().check(z.maxLength(MAX_SEEN))),
  }),
  answer: changed,
});

/** A better wording of a summary or description by the configured language model, labelled as such; it adds no items. */
export const improveTextbookItem = defineCall({
  name: 'improveTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/improve',
  summary: 'Let the configured language model reword a summary or description',
  params: z.strictObject({ kind: z.enum(['chapter', 'topic']), itemId: id }),
  answer: changed,
});

/** It stays deleted when the book is analysed again. */
export const removeTextbookItem = defineCall({
  name: 'removeTextbookItem',
  method: 'DELETE',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Take out an extracted chapter, topic or question',
  params,
  answer: changed,
});

/** Merges an item with the next one of its kind: words and details are joined, and a chapter's content moves to the first one. */
export const mergeTextbookItem = defineCall({
  name: 'mergeTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/merge',
  summary: 'Join a chapter, topic or question with the one after it',
  params,
  answer: changed,
});

/** Splits an item into two. A chapter's content from `fromPage` on goes to its second part. */
export const splitTextbookItem = defineCall({
  name: 'splitTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/split',
  summary: 'Divide a chapter, topic or question in two',
  params,
  body: z.strictObject({ first: text(4000), second: text(4000), fromPage: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))) }),
  answer: changed,
});

/** Moves an item among those of its kind: one place up or down, or before another one (null: to the end). */
export const moveTextbookItem = defineCall({
  name: 'moveTextbookItem',
  method: 'POST',
  path: '/admin/textbook-items/{kind}/{itemId}/move',
  summary: 'Move a chapter, topic or question among its own',
  params,
  /** Give either `by` or `before`. */
  body: z.strictObject({ by: z.optional(z.union([z.literal(-1), z.literal(1)])), before: z.optional(z.nullable(id)) }),
  answer: changed,
});
