import type { Query } from '@shala/contract/assistant';
import type { Calls } from '../tools/calls.ts';
import { ENTITIES } from './entities/index.ts';

/** Whether the caller may ask this: whoever may use the calls of its entities' screens. */
export function mayAsk({ entity, also }: Pick<Query, 'entity' | 'also'>, calls: Calls): boolean {
  return [entity, ...also.map((one) => one.entity)].every((name) => calls.has(ENTITIES[name].needs));
}
