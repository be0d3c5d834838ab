import { Refusal } from '#platform/errors';
import { describeUses, type Use } from '../rules/describe-uses.ts';

/** Refuses to delete a record that is used, and says where. */
export function refuseIfUsed(uses: readonly Use[]): void {
  if (uses.length > 0) throw new Refusal('conflict', 'inUse', { values: { places: describeUses(uses) }, data: { uses } });
}
