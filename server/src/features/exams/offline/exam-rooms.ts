import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from './seating.store.ts';

/** The rooms for exams. */
export function listExamRooms({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listExamRooms>> {
  return store.listRooms(db, school.id);
}

async function requireFreeName({ db, school }: WriteContext, room: { name: string; id?: string }): Promise<void> {
  if (await store.isRoomNameTaken(db, school.id, room)) throw new Refusal('conflict', 'roomNameTaken', { values: { name: room.name } });
}

export async function addExamRoom(
  context: WriteContext,
  { body }: Input<typeof calls.addExamRoom>,
): Promise<CallAnswer<typeof calls.addExamRoom>> {
  await requireFreeName(context, body);
  const room = await store.addExamRoom(context.db, context.school.id, body);
  context.audit({ entity: 'exam room', entityId: room.id, after: body });
  return room;
}

/** A smaller room must still have enough places for its assigned seats. */
export async function saveExamRoom(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveExamRoom>,
): Promise<CallAnswer<typeof calls.saveExamRoom>> {
  const { db, school, audit } = context;
  const before = await store.lockRoom(db, school.id, params.roomId);
  if (before === null) throw notFound();
  await requireFreeName(context, { name: body.name, id: before.id });
  const { name, rows, benches } = body;
  if ((await store.countRoomSeats(db, school.id, { id: before.id, size: body })) > 0)
    throw new Refusal('conflict', 'roomTooSmall', { values: { name: before.name, rows, benches } });
  const room = await store.saveExamRoom(db, school.id, { ...body, id: before.id });
  audit({
    entity: 'exam room',
    entityId: room.id,
    before: { name: before.name, capacity: before.capacity },
    after: { name, capacity: room.capacity },
  });
  return room;
}

export async function removeExamRoom(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeExamRoom>,
): Promise<CallAnswer<typeof calls.removeExamRoom>> {
  const room = await store.lockRoom(db, school.id, params.roomId);
  if (room === null) throw notFound();
  const count = await store.countRoomSeats(db, school.id, { id: room.id });
  if (count > 0) throw new Refusal('conflict', 'roomInUse', { values: { name: room.name, count } });
  await store.removeExamRoom(db, school.id, room.id);
  audit({ entity: 'exam room', entityId: room.id, before: { name: room.name, capacity: room.capacity } });
  return {};
}
