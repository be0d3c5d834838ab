import type { Query } from '@shala/contract/assistant';
import type { Entity } from './entity.ts';

/** Whether a dimension says where: the class or the section. */
export const isPlace = (by: string): boolean => by === 'class' || by === 'section';

/** Whether rows can be kept by a dimension or a condition of this name. */
export const canKeep = ({ dimensions, flags = {} }: Entity, by: string): boolean => by in dimensions || by in flags;

/** Whether a query has one of these parts. */
export const hasAny = (query: Query, ...parts: readonly (keyof Query)[]): boolean => parts.some((part) => query[part] !== undefined);

/** Whether a bound says no more than that there are some. */
export const isSome = ({ op, value, than }: Query['bounds'][number]): boolean => op === '>' && value === 0 && than === undefined;
