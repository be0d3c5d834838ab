import type { Fragment } from './fragments.ts';

/** Fragments of one baseline side by side without a gap as wide as a column's: a line, or a cell of a table. */
export type Segment = {
  x0: number;
  x1: number;
  y: number;
  size: number;
  order: number;
  parts: Fragment[];
  /** Questions side by side: read one after the other. */
  cells?: Segment[];
};
