import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { ENTITIES } from '../entities/index.ts';
import { dimensionOf, measureOf, type Row } from './compile.ts';
import type { Asked } from './run.ts';
import { differenceWords, figureWords, keyCell, periodWords } from './written.ts';

/** What is compared where something rose or fell. */
export function changedSides(query: Query): string {
  const [before, after] = sideWords(query);
  return before === '' && after === '' ? say('two published results are needed to compare') : `${before} – ${after}`;
}

/** What is compared with what, the earlier first. */
const sideWords = ({ sides, period, compare }: Query): [string, string] => [
  sides?.values[0] ?? (period ? periodWords(period) : ''),
  sides?.values[1] ?? (compare ? periodWords(compare) : ''),
];

export function changedTable({ query, isCut }: Asked, rows: readonly Row[]) {
  const entity = ENTITIES[query.entity];
  const dims = query.groupBy.map((name) => dimensionOf(entity, name));
  const { unit } = measureOf(entity, query.measure);
  return {
    head: [...dims.map((one) => say(one.title)), ...sideWords(query), say('Difference')],
    rows: rows.map((row) => [
      ...dims.map((one, place) => keyCell(row, place, one)),
      ...[0, 1].map((side) => figureWords(row.beside[side] ?? (unit === 'percent' ? null : 0), unit)),
      differenceWords(row.figure, 0, unit),
    ]),
    figures: [0, 1, 2].map((place) => place + dims.length),
    foot: isCut
      ? say('Only the first {count} are shown here. Open the screen to see all.', { count: rows.length })
      : say('{count, plural, one {# row} other {# rows}}', { count: rows.length }),
  };
}
