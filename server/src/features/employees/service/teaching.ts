import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/teaching.store.ts';

/** Who teaches what in the whole school. */
export function getTeaching({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getTeaching>> {
  return store.getTeaching(db, school.id);
}

/**
 * Changes the teachers of several subjects at once; each teacher's history keeps what they taught before and after. Who is in both lists is added. Refuses
 * unknown employees and subjects, and adding somebody who is no teacher or has left.
 */
export async function changeTeaching(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.changeTeaching>,
): Promise<CallAnswer<typeof calls.changeTeaching>> {
  const subjectIds = unique(body.subjectIds);
  const add = unique(body.add);
  const remove = unique(body.remove).filter((id) => !add.includes(id));
  const people = await store.lockTeachers(db, school.id, [...add, ...remove]);
  if (people.length < add.length + remove.length) throw notFound();
  if ((await store.countSubjects(db, school.id, subjectIds)) < subjectIds.length) throw notFound();
  const added = people.filter(({ id }) => add.includes(id));
  if (added.some(({ isTeaching }) => !isTeaching)) throw new Refusal('unprocessable', 'notTeaching');
  const gone = added.find(({ leftOn }) => leftOn !== null);
  if (gone) throw new Refusal('conflict', 'employeeLeft', { values: { name: gone.name } });
  const before = await store.listTaught(db, school.id, [...add, ...remove]);
  const changed = await store.changeTeaching(db, school.id, { subjectIds, add, remove });
  const after = await store.listTaught(db, school.id, changed);
  for (const id of changed)
    audit({ entity: 'employee', entityId: id, before: { subjects: before.get(id) ?? [] }, after: { subjects: after.get(id) ?? [] } });
  return { changed: changed.length };
}

const unique = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];
