import { QUERY_ENTITIES, type QueryEntity } from '@shala/contract/assistant';
import type { Declared, Entity } from '../entity.ts';
import * as declared from './declared.ts';

const isEntity = (one: unknown): one is Declared => typeof one === 'object' && one !== null && 'dimensions' in one && 'measures' in one;
const DECLARED = Object.values<unknown>(declared).filter(isEntity);

/** Everything that can be asked about, by name, in the order of the contract's list. */
export const ENTITIES = Object.fromEntries(
  QUERY_ENTITIES.flatMap((name) => DECLARED.filter((one) => one.name === name)).map((one) => [one.name, { bias: 'past', ...one }]),
) as Readonly<Record<QueryEntity, Entity>>;
