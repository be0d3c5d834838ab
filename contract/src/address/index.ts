/**
 * Every Indian state and union territory with its cities and towns, for the address pickers. Import this module only where a picker opens, with `import()`: it
 * is about 40 kB of data. Sources: the npm packages indian-cities-json (MIT) and indian-cities-database (ISC), see NOTICE.md; corrected in spelling and states,
 * and completed with public facts (district headquarters and well-known towns of each state). A city that was renamed in recent years is listed under both
 * names, since families' documents may have either.
 */
import { statesAToG } from './states-a-to-g.ts';
import { statesHToL } from './states-h-to-l.ts';
import { statesMToO } from './states-m-to-o.ts';
import { statesPToW } from './states-p-to-w.ts';

/** A binding misspelling in the product's data, kept beside the correct 'Himachal Pradesh'. */
const misspelt = { 'Himachal Praddesh': 'Manali' };

const lists = { ...statesAToG, ...statesHToL, ...statesMToO, ...statesPToW, ...misspelt };

/** State or union territory to its city names; both in alphabetical order. */
export const addressData: Record<string, string[]> = Object.fromEntries(
  Object.entries(lists)
    .map(([state, cities]): [string, string[]] => [state, cities.trim().split(/,\s+/)])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
