import type { ActIntent } from '../types.ts';
import type { Signal } from './signals.ts';

/** One way of asking for an intent. Each of `all` (any of the alternatives in one entry) must be there and none of `none`; the most points win. */
export type Rule = {
  readonly intent: ActIntent;
  readonly all: readonly (readonly Signal[])[];
  readonly none?: readonly Signal[];
  readonly points: number;
};
