import { QUERY_ENTITIES, type QueryEntity } from '@shala/contract/assistant';
import type { Declared, Entity, Untitled } from '../entity.ts';
import * as declared from './declared.ts';

const isEntity = (one: unknown): one is Declared => typeof one === 'object' && one !== null && 'dimensions' in one && 'measures' in one;
const DECLARED = Object.values<unknown>(declared).filter(isEntity);

const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const asTitle = (name: string): string => inWords(name).replace(/^./, (letter) => letter.toUpperCase());
const titled = <Part extends { title: string }>(parts: Readonly<Record<string, Untitled<Part>>>, titleOf: (name: string) => string) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { title: titleOf(name), ...part }])) as Record<string, Part>;

/** An entity with what its file may leave out. */
const completed = ({ bias = 'past', dimensions, measures, flags, ...one }: Declared): Entity => ({
  ...one,
  bias,
  dimensions: titled(dimensions, asTitle),
  measures: titled(measures, asTitle),
  ...(flags && { flags: titled(flags, inWords) }),
});

/** Everything that can be asked about, by name, in the order of the contract's list. */
export const ENTITIES = Object.fromEntries(
  QUERY_ENTITIES.flatMap((name) => DECLARED.filter((one) => one.name === name)).map((one) => [one.name, completed(one)]),
) as Readonly<Record<QueryEntity, Entity>>;
