import type * as calls from '@shala/contract/imports';
import type { CallAnswer } from '@shala/contract/shared';
import { listSharedContacts } from '#features/students';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as store from '../store.ts';

/** Guardians of an import's students who share a mobile number with a guardian of another name. */
export async function listSharedPhones(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listSharedPhones>,
): Promise<CallAnswer<typeof calls.listSharedPhones>> {
  const found = await store.findImport(db, school.id, params.importId);
  if (found === null) throw notFound();
  if (found.kind !== 'students' || found.state !== 'done') return [];
  const created = (await store.listItems(db, school.id, found.id)).filter(({ before }) => before === null);
  const pairs = await listSharedContacts(
    db,
    school.id,
    created.map(({ entityId }) => entityId),
  );
  return pairs.flatMap(({ shared, value, ofStudentId, ofStudent, ...pair }) =>
    shared === 'phone' ? [{ ...pair, studentId: ofStudentId, student: ofStudent, phone: value }] : [],
  );
}
