import { IDENTITY_FIELDS, PARENTS } from '@shala/contract/students';
import { Refusal } from '#platform/errors';
import type { ReadContext, WriteContext } from '#platform/http';
import * as store from './approvals.store.ts';

/** Whether changes of identity need the approval of a second administrator. */
export async function areIdentitiesHeld({ db, school }: { db: ReadContext['db']; school: { id: string } }): Promise<boolean> {
  return (await store.findSetting(db, school.id)).isOn;
}

export const isIdentityField = (field: string): boolean => IDENTITY_FIELDS.some((name) => name === field);
export const isParent = (relation: string | undefined): boolean => PARENTS.some((name) => name === relation);

/** Stores a change until another administrator decides on it. Refuses a second change of the same data. */
export async function holdChange({ db, school, admin, audit }: WriteContext, change: Omit<store.NewChange, 'askedBy'>): Promise<void> {
  const other = await store.insertChange(db, school.id, { ...change, askedBy: admin.id });
  if (other !== null) throw new Refusal('conflict', 'identityWaits', { values: { person: other.waitsFor } });
  audit({
    entity: change.guardianId === null ? 'student' : 'guardian',
    entityId: change.guardianId ?? change.studentId,
    after: { askedFor: Object.keys(change.after) },
    ...(change.reason && { reason: change.reason }),
  });
}
