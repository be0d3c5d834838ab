import type { WriteContext } from '#platform/http';
import { type ChangedDay, type Person, touchRegisters } from '../store/leave-marks.store.ts';

/** Keeps on record that marks of a person changed with something else than the register, day by day. */
export async function recordMarks(
  { db, school, admin, audit }: WriteContext,
  person: Person,
  { changed, reason }: { changed: readonly ChangedDay[]; reason: string },
): Promise<void> {
  if (changed.length === 0) return;
  await touchRegisters(db, school.id, { person, days: changed.map(({ on }) => on), accountId: admin.id });
  const byDay = (pick: (day: ChangedDay) => string | null) => Object.fromEntries(changed.map((day) => [day.on, pick(day)]));
  audit({
    entity: `${person.kind} attendance`,
    entityId: person.personId,
    before: byDay(({ before }) => before),
    after: byDay(({ after }) => after),
    reason,
  });
}
