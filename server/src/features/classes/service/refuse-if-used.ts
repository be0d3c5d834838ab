import { Refusal } from '#platform/errors';
import { describeUses, type Use } from '../rules/describe-uses.ts';

/** Refuses to delete the named record that is used, and says where. */
export function refuseIfUsed(name: string, uses: readonly Use[]): void {
  if (uses.length > 0) throw new Refusal('conflict', 'inUse', { values: { name, places: describeUses(uses) }, data: { uses } });
}
