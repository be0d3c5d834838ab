import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Outcome } from './run.ts';

const bench = resolve(import.meta.dirname, '..');
const HEADER = [
  'scenario',
  'requests/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU ms',
  'of node:http',
  'of one row',
  'of one row, own lines',
  'figure',
  'target',
  '',
];

/** The table that is printed, a line a scenario. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = [HEADER, ...outcomes.map(cellsOf)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Writes the outcomes of this run as JSON; tells where. */
export function writeResults(outcomes: readonly Outcome[]): string {
  const path = resolve(bench, 'results', `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`);
  mkdirSync(resolve(bench, 'results'), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ at: new Date().toISOString(), machine: describeMachine(), outcomes }, null, 2)}\n`);
  return path;
}

/** Adds the figures of this run to the end of RESULTS.md, from where whoever reads them takes them into its first table. */
export function recordResults(outcomes: readonly Outcome[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(HEADER),
    line(HEADER.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...outcomes.map((outcome) => line(cellsOf(outcome))),
  ].join('\n');
  appendFileSync(
    resolve(bench, 'RESULTS.md'),
    `\n## Recorded on ${new Date().toISOString().slice(0, 16).replace('T', ', ')} UTC\n\n${describeMachine()}.\n\n${table}\n`,
  );
}

function cellsOf({ name, load, cpuMs, shares, figure, unit, target, isReached }: Outcome): string[] {
  const fixed = (value: number | undefined, digits: number) => (value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits));
  const share = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '' : `${Math.round(value * 100)} %`);
  const measured = figure === undefined ? '' : `${figure < 10 ? figure.toFixed(2) : Math.round(figure)} ${unit}`;
  return [
    name,
    fixed(load?.perSecond, 0),
    fixed(load?.p50, 1),
    fixed(load?.p95, 1),
    fixed(load?.p99, 1),
    fixed(cpuMs, 3),
    share(shares?.hello),
    share(shares?.row),
    share(shares?.lines),
    measured,
    describeTarget(target, unit),
    isReached ? 'reached' : 'MISSED',
  ];
}

function describeTarget({ ofRow, cpuMs, most, least }: Outcome['target'], unit = ''): string {
  if (ofRow !== undefined) return `≥ ${ofRow * 100} % of one row`;
  if (cpuMs !== undefined) return `≤ ${cpuMs} CPU ms`;
  return most !== undefined ? `≤ ${most} ${unit}` : `≥ ${least} ${unit}`;
}

function describeMachine(): string {
  return `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, ${process.platform}`;
}
