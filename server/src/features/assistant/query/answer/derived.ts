import { say } from '#platform/words';
import type { Unit } from '../entity.ts';
import type { Row } from './compile.ts';
import { figureAs } from './place.ts';
import { type Asked, addsUp } from './run.ts';
import { differenceWords, figureWords, percentWords } from './written.ts';

type Column = { title: string; cells: string[] };

/** What is told of each group's figure: its part of the total, the difference to the group before, the sum up to it. */
export function derivedColumns({ query, total }: Asked, rows: readonly Row[]): Column[] {
  const { unit } = figureAs(query);
  return (query.derive ?? []).map((kind): Column => {
    if (kind === 'share') return { title: say('% of total'), cells: shares(rows, addsUp(query) ? (total?.figure ?? null) : null) };
    if (kind === 'running') return { title: say('Running total'), cells: running(rows, unit) };
    if (kind === 'growth')
      return { title: say('Change in %'), cells: besideBefore(rows, (one, before) => percentWords(one, before, unit) ?? '–') };
    return { title: say('Change from the one before'), cells: besideBefore(rows, (one, before) => differenceWords(one, before, unit)) };
  });
}

/** Each part with one decimal, as all percentages. */
const shares = (rows: readonly Row[], total: number | null): string[] =>
  rows.map(({ figure }) => (total === null || total === 0 ? '–' : figureWords(Math.round((1000 * (figure ?? 0)) / total) / 10, 'percent')));

function running(rows: readonly Row[], unit: Unit): string[] {
  let sum = 0;
  return rows.map(({ figure }) => {
    sum += figure ?? 0;
    return figureWords(sum, unit);
  });
}

/** The first has none before it. */
const besideBefore = (rows: readonly Row[], words: (one: number | null, before: number | null) => string): string[] =>
  rows.map(({ figure }, at) => (at === 0 ? '–' : words(figure, rows[at - 1]?.figure ?? null)));
