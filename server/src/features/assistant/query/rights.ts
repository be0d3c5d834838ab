import type { Query } from '@shala/contract/assistant';
import type { Calls } from '../tools/calls.ts';
import { isOfPerson, personOf } from './answer/compile.ts';
import { ENTITIES } from './entities/index.ts';

/** Whether the caller may ask this: whoever may use the calls of the screens of its entities, and of the person who is told beside a row. */
export function mayAsk(
  { entity: name, also, columns = [], with: figures = [] }: Pick<Query, 'entity' | 'also' | 'columns' | 'with'>,
  calls: Calls,
): boolean {
  const entity = ENTITIES[name];
  const person = columns.some((column) => isOfPerson(entity, column)) ? personOf(entity) : undefined;
  const others = [...also, ...figures, ...figures.flatMap((one) => one.also ?? [])];
  return [entity, ...others.map((one) => ENTITIES[one.entity]), ...(person ? [person] : [])].every(({ needs }) => calls.has(needs));
}
