import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import type { ItemKind } from './content.store.ts';
import * as store from './items.store.ts';
import { putOrder } from './order.store.ts';
import { keepLessons, moveLessons } from './structure.store.ts';
import { beginChange } from './versions.store.ts';

type Changed = CallAnswer<typeof calls.editTextbookItem>;
type Act = (item: store.Item) => Promise<unknown>;

/** Changes an item; the book's content is stored before, so that the change can be undone. */
async function change({ db, school }: WriteContext, kind: ItemKind, itemId: string, act: Act): Promise<Changed> {
  const found = await store.findItem(db, school.id, kind, itemId);
  if (found === null) throw notFound();
  const revision = await beginChange(db, school.id, found.bookId, 'edit');
  // Read again, because the book is locked only now.
  const item = await store.findItem(db, school.id, kind, itemId);
  if (item === null) throw notFound();
  await act(item);
  return { _id: itemId, textId: found.bookId, revision };
}

/** Corrects an item, or confirms it as it is. Refuses an unknown one. */
export function editTextbookItem(context: WriteContext, { params, body }: Input<typeof calls.editTextbookItem>): Promise<Changed> {
  const { kind, itemId } = params;
  return change(context, kind, itemId, async (item) => {
    const { seen = item.text, seenDetail = item.detail } = body;
    if (seen !== item.text || seenDetail !== item.detail) throw new Refusal('conflict', 'itemChangedSince');
    const after = { text: body.text, detail: body.detail ?? item.detail };
    await store.editItem(context.db, context.school.id, kind, itemId, after);
    const fields = (['text', 'detail'] as const).filter((name) => after[name] !== item[name]);
    const pick = (from: { text: string; detail: string }) => Object.fromEntries(fields.map((name) => [name, from[name]]));
    context.audit({
      entity: `textbook_${kind}`,
      entityId: itemId,
      before: pick(item),
      after: fields.length > 0 ? pick(after) : { confirmed: true },
    });
  });
}

/** Takes an item out, a chapter with all that is in it. Refuses an unknown one. */
export function removeTextbookItem(context: WriteContext, { params }: Input<typeof calls.removeTextbookItem>): Promise<Changed> {
  const { kind, itemId } = params;
  return change(context, kind, itemId, async (item) => {
    if (kind === 'chapter') await keepLessons(context.db, context.school.id, item.bookId, [itemId]);
    await store.removeItem(context.db, context.school.id, kind, item);
    context.audit({ entity: `textbook_${kind}`, entityId: itemId, before: { text: item.text } });
  });
}

/** Joins an item with the next of its kind. Refuses the last one. */
export function mergeTextbookItem(context: WriteContext, { params }: Input<typeof calls.mergeTextbookItem>): Promise<Changed> {
  const { db, school, audit } = context;
  const { kind, itemId } = params;
  return change(context, kind, itemId, async (item) => {
    const next = await store.findNext(db, school.id, kind, item);
    if (next === null) throw new Refusal('unprocessable', 'nothingAfter');
    if (kind === 'chapter') {
      await keepLessons(db, school.id, item.bookId, [next.id]);
      await moveLessons(db, school.id, next.id, item.id);
      await store.moveContents(db, school.id, next.id, item.id);
    }
    const words = kind === 'chapter' ? item.text : `${item.text} ${next.text}`;
    const detail = kind === 'question' ? item.detail : [item.detail, next.detail].filter(Boolean).join('\n');
    await store.editItem(db, school.id, kind, itemId, { text: words, detail });
    await store.removeItem(db, school.id, kind, next, kind === 'chapter' ? item.id : null);
    audit({ entity: `textbook_${kind}`, entityId: itemId, before: { text: item.text }, after: { text: words, joinedWith: next.id } });
  });
}

/** Divides an item in two. Refuses a chapter without the page where its second part begins. */
export function splitTextbookItem(context: WriteContext, { params, body }: Input<typeof calls.splitTextbookItem>): Promise<Changed> {
  const { db, school, audit } = context;
  const { kind, itemId } = params;
  if (kind === 'chapter' && body.fromPage === undefined)
    throw new Refusal('invalid', 'badInput', { fields: { fromPage: 'Say on which page the second part begins.' } });
  return change(context, kind, itemId, async (item) => {
    await store.editItem(db, school.id, kind, itemId, { text: body.first, detail: item.detail });
    const second = await store.addBehind(db, school.id, kind, item, body.second, body.fromPage ?? null);
    if (kind === 'chapter') await store.moveContents(db, school.id, itemId, second, body.fromPage);
    audit({ entity: `textbook_${kind}`, entityId: itemId, before: { text: item.text }, after: { text: body.first, divided: second } });
  });
}

/** Moves an item within its list, by one place or before another one (null: last). Refuses at the end, and an item of another list. */
export function moveTextbookItem(context: WriteContext, { params, body }: Input<typeof calls.moveTextbookItem>): Promise<Changed> {
  const { db, school, audit } = context;
  const { kind, itemId } = params;
  const { by, before } = body;
  if ((by === undefined) === (before === undefined))
    throw new Refusal('invalid', 'badInput', { fields: { by: 'Say either by how much it moves, or before what.' } });
  return change(context, kind, itemId, async (item) => {
    const all = await store.listSiblings(db, school.id, kind, item);
    const from = all.indexOf(itemId);
    const others = all.toSpliced(from, 1);
    const to = by !== undefined ? from + by : typeof before === 'string' ? others.indexOf(before) : others.length;
    if (by === undefined && to < 0) throw notFound();
    if (to < 0 || to > others.length) throw new Refusal('unprocessable', 'atTheEnd');
    const order = others.toSpliced(to, 0, itemId).map((id) => ({ id, isMoved: id === itemId }));
    await putOrder(db, school.id, kind, order);
    audit({ entity: `textbook_${kind}`, entityId: itemId, before: { place: from + 1 }, after: { place: to + 1 } });
  });
}
