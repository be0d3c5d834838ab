import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, SlowContext } from '#platform/http';
import { storable } from '../rules/storable.ts';
import * as store from './items.store.ts';
import { beginChange } from './versions.store.ts';

const TASKS = {
  chapter:
    'This is what was found in a chapter of a school textbook: its name, a summary, and its topics. Write a clear summary of the chapter for its teacher.',
  topic: 'This is the name of a topic of a school textbook and what the book says first about it. Write a clear description of the topic.',
};
const FAITH = 'Use only what the text says: add no facts, and no chapters, topics, questions or examples that are not in it.';
const MAX_CHARACTERS = { chapter: 1200, topic: 400 };
/** Shorter than this there is nothing to be worded better. */
const LEAST_CHARACTERS = 80;

/**
 * Puts the configured model's wording in the place of a summary or description, marked as its own, with a way back. Refuses where no model
 * is configured, where the book says too little, where no usable answer came, and where somebody changed the item meanwhile.
 */
export async function improveTextbookItem(
  { db, school, platform, inTransaction }: SlowContext,
  { params }: Input<typeof calls.improveTextbookItem>,
): Promise<CallAnswer<typeof calls.improveTextbookItem>> {
  const { kind, itemId } = params;
  const before = await store.findItem(db, school.id, kind, itemId);
  if (before === null) throw notFound();
  if (platform.model === null) throw new Refusal('unprocessable', 'noModel');
  const text = await store.findWording(db, school.id, kind, itemId);
  if (text.length < LEAST_CHARACTERS) throw new Refusal('unprocessable', 'nothingToImprove');
  const asked = await platform.model.improveText({ task: `${TASKS[kind]} ${FAITH}`, text, maxCharacters: MAX_CHARACTERS[kind] });
  if ('failure' in asked) throw new Refusal('unavailable', 'modelSilent');
  const wording = { text: storable(asked.value.text), writtenBy: asked.value.writtenBy };
  return inTransaction(async ({ db: inside, audit }) => {
    const revision = await beginChange(inside, school.id, before.bookId, 'edit');
    const item = await store.findItem(inside, school.id, kind, itemId);
    if (item === null) throw notFound();
    if (item.detail !== before.detail) throw new Refusal('conflict', 'itemChangedSince');
    await store.rewordItem(inside, school.id, kind, itemId, wording);
    audit({
      entity: `textbook_${kind}`,
      entityId: itemId,
      before: { detail: item.detail },
      after: { detail: wording.text, writtenBy: wording.writtenBy },
    });
    return { _id: itemId, textId: item.bookId, revision };
  });
}
