import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTimetable, readInstance, scoreTimetable, type TimetableInstance } from '@shala/contract/timetable';
import { readFet } from '../../fet/read-fet.ts';
import { findConflict } from '../conflict/find-conflict.ts';
import { askSolver } from '../conflict/prove.ts';
import { tryLessons } from '../conflict/try-lessons.ts';
import { type Blocked, explainUnplaced, generate } from '../kernel/generate.ts';
import { precheck } from '../precheck/precheck.ts';
import { plantInstance } from './planted.ts';
import { describe, describeBlocked, describeConflict } from './words.ts';

const USAGE = 'Usage: npm run timetable:eval -- FILE… [--random COUNT] [--seconds 20] [--seeds 1] [--first] [--processor] [--out DIR]';
/** Limits the output when most sittings could not be placed. */
const MOST_TOLD = 20;
/** Limits in seconds for finding a contradiction, and for one question to the solver. */
const CONFLICT_SECONDS = 60;
const QUESTION_SECONDS = 10;
type Print = (line: string) => void;
type Settings = {
  seconds: number;
  seeds: number;
  /** Ends each run with its first valid timetable. */
  isFirst: boolean;
  /** Counts processor time instead of the clock's, for a machine on which others work. */
  isProcessor: boolean;
  out: string | undefined;
  print: Print;
  /** Milliseconds until the first valid timetable of all runs that had one. */
  firsts: number[];
};

/**
 * Generates a timetable for each file, checks it with the independent checker, and prints the result. Returns exit code 1 when a file cannot be read,
 * contradicts itself, or has no valid timetable within the time. `--random` adds made-up schools with a known timetable, `--first` ends a run when all is placed.
 */
export async function runTimetableEval(args: readonly string[], print: Print): Promise<number> {
  const given = readArgs(args);
  if (given === null) {
    print(USAGE);
    return 2;
  }
  const settings: Settings = { ...given, print, firsts: [] };
  if (settings.out !== undefined) await mkdir(settings.out, { recursive: true });
  let failed = 0;
  for (const file of given.files) if (!(await evaluateFile(file, settings))) failed++;
  for (let seed = 1; seed <= given.random; seed++) {
    const sections = 12 + Math.round((68 * (seed - 1)) / Math.max(1, given.random - 1));
    if (!(await evaluate(`planted-${sections}-${seed}`, plantInstance(seed, sections).instance, settings))) failed++;
  }
  const firsts = settings.firsts.sort((a, b) => a - b);
  if (firsts.length > 1)
    print(`First valid timetable: median ${inSeconds(median(firsts))}, worst ${inSeconds(firsts.at(-1) ?? 0)}, ${firsts.length} runs.`);
  print(`${given.files.length + given.random - failed} of ${given.files.length + given.random} valid.`);
  return failed > 0 ? 1 : 0;
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)) / 2;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function readArgs(args: readonly string[]): (Omit<Settings, 'print' | 'firsts'> & { files: string[]; random: number }) | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string', default: '20' },
        seeds: { type: 'string', default: '1' },
        random: { type: 'string', default: '0' },
        first: { type: 'boolean', default: false },
        processor: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    });
    const [seconds, seeds, random] = [Number(values.seconds), Number(values.seeds), Number(values.random)];
    const isWhole = Number.isInteger(seeds) && seeds > 0 && Number.isInteger(random) && random >= 0;
    if (!(seconds > 0) || !isWhole || positionals.length + random === 0) return null;
    return { files: positionals, random, seconds, seeds, isFirst: values.first, isProcessor: values.processor, out: values.out };
  } catch {
    return null;
  }
}

async function evaluateFile(file: string, settings: Settings): Promise<boolean> {
  let input: unknown;
  try {
    const bytes = await readFile(file);
    if (extname(file).toLowerCase() === '.fet') return await evaluateFet(file, bytes, settings);
    input = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    settings.print(`${file}: cannot be read: ${error instanceof Error ? error.message : error}`);
    return false;
  }
  const read = readInstance(input);
  if ('instance' in read) return evaluate(basename(file, '.json'), read.instance, settings);
  settings.print(`${file}: ${read.problems.join('\n  ')}`);
  return false;
}

/** A file of FET; its rules that are not read are printed, because a timetable need not keep them. */
async function evaluateFet(file: string, bytes: Uint8Array, settings: Settings): Promise<boolean> {
  const read = readFet(bytes);
  if ('failure' in read) {
    settings.print(`${file}: cannot be read: ${read.failure}`);
    return false;
  }
  for (const { name, count, isWish } of read.unread)
    settings.print(`${file}: not read: ${name}${isWish ? ' (a wish)' : ''}, ${count} times`);
  return evaluate(basename(file, '.fet'), read.instance, settings);
}

async function evaluate(title: string, instance: TimetableInstance, settings: Settings): Promise<boolean> {
  const { seconds, seeds, isFirst, out, print, firsts } = settings;
  const now = settings.isProcessor ? processorTime : () => performance.now();
  const begun = now();
  const found = precheck(instance);
  const test = inSeconds(now() - begun);
  if (found.length > 0) {
    print(`${title}: no timetable is possible; found in ${test}`);
    for (const contradiction of found) print(`  ${describe(instance, contradiction)}`);
    return false;
  }
  let isValid = true;
  for (let seed = 1; seed <= seeds; seed++) {
    const made = generate(instance, { seed, seconds, now, ...(isFirst && { maxMoves: 0, maxPlaceSteps: Number.POSITIVE_INFINITY }) });
    const breaches = checkTimetable(instance, made.placements);
    const { teachers: _byTeacher, total, ...counts } = scoreTimetable(instance, made.placements);
    if (made.validAfterMs !== null) firsts.push(made.validAfterMs);
    const first = made.validAfterMs === null ? 'none' : inSeconds(made.validAfterMs);
    print(
      `${title} seed ${seed}: test ${test}, first valid ${first}, hard violations ${breaches.length}, ` +
        `soft score ${isFirst ? 'of it' : `after ${seconds} s`} ${total} ${JSON.stringify(counts)}, ${made.moves} moves`,
    );
    const unplaced = explainUnplaced(instance, made);
    for (const blocked of unplaced.slice(0, MOST_TOLD)) print(`  ${describeBlocked(instance, blocked)}`);
    if (unplaced.length > MOST_TOLD) print(`  and ${unplaced.length - MOST_TOLD} more.`);
    if (unplaced.length > 0 && seed === 1) await printConflict(instance, unplaced, print);
    if (out !== undefined)
      await writeFile(join(out, `${title}${seeds > 1 ? `-${seed}` : ''}.answer.json`), JSON.stringify(made.placements));
    isValid &&= breaches.length === 0;
  }
  return isValid;
}

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Searches for a minute for lessons that contradict each other, and prints them. */
async function printConflict(instance: TimetableInstance, unplaced: readonly Blocked[], print: Print): Promise<void> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const found = await findConflict(
    instance,
    unplaced.map(({ lesson }) => lesson),
    {
      ask: (lessons) => askSolver(tryLessons({ instance, lessons, locks: [] }), QUESTION_SECONDS),
      isGoing: () => seconds() < CONFLICT_SECONDS,
    },
  );
  if (found === null) print(`  No contradiction was proved in ${seconds().toFixed(1)} s.`);
  else print(`  ${describeConflict(instance, found)} Proved in ${seconds().toFixed(1)} s.`);
}
