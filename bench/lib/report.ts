import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Keeps the figures of this run in RESULTS.md, which is read beside the code. */
export function recordResults(outcomes: readonly Outcome[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(HEADER),
    line(HEADER.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...outcomes.map((outcome) => line(cellsOf(outcome))),
  ].join('\n');
  const legend = outcomes.map(({ name, about }) => `- **${name}**: ${about}`).join('\n');
  writeFileSync(
    resolve(bench, 'RESULTS.md'),
    `# Measured figures

Written by \`npm run bench -- --record\` on ${new Date().toISOString().slice(0, 10)}; ${describeMachine()}, loopback, the load generator on the same processors.

Figures are medians of rounds in which the scenario and its limits ran alternately. "CPU ms" is the processor time of server and PostgreSQL together for a
request, as the kernel reports it. It depends least on other work of the machine.

The shares compare the requests a second with three limits:

- "of node:http": a bare \`node:http\` answer,
- "of one row": one row by its key from PostgreSQL over \`node:http\` through the driver's pool (prepared, as many connections, no row-level security),
- "of one row, own lines": the same row through the product's own connection pool, which is faster than the driver's.

${table}

${legend}
`,
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
