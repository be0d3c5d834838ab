/**
 * Every Indian state and union territory with its cities and towns, for the address pickers. Import this module only
 * where a picker opens, with `import()`: it is data of some 40 kB.
 *
 * Sources: the npm packages indian-cities-json (MIT) and indian-cities-database (ISC), see NOTICE.md; their spelling
 * and states corrected, and completed with public facts (district headquarters and well-known towns of each state).
 * Where a city was renamed in recent years both names stand, since families' papers carry either of them.
 */
import { statesAToG } from './states-a-to-g.ts';
import { statesHToL } from './states-h-to-l.ts';
import { statesMToO } from './states-m-to-o.ts';
import { statesPToW } from './states-p-to-w.ts';

/** A binding misspelling of the product's data, kept beside the right 'Himachal Pradesh'. */
const misspelt = { 'Himachal Praddesh': 'Manali' };

const lists = { ...statesAToG, ...statesHToL, ...statesMToO, ...statesPToW, ...misspelt };

/** State or union territory to its city names; both in alphabetical order. */
export const addressData: Record<string, string[]> = Object.fromEntries(
  Object.entries(lists)
    .map(([state, cities]): [string, string[]] => [state, cities.trim().split(/,\s+/)])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
