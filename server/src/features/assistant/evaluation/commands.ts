import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { interpret } from '../interpreter/interpret.ts';
import type { Directory } from '../interpreter/types.ts';

type Say = (line: string) => void;

const commandLine = z.object({ id: z.string(), utterance: z.string(), today: z.iso.date() });
const rosterFile = z.object({
  classes: z.record(z.string(), z.array(z.string())),
  students: z.array(z.object({ name: z.string(), class: z.string(), section: z.string() })),
  periods_per_day: z.optional(z.int()),
  teachers: z.array(z.object({ name: z.string(), subject: z.optional(z.string()) })),
});

/** `assistant:eval DIR --out FILE`: reads DIR/commands.jsonl and DIR/roster.json and writes what the interpreter makes of each command, a line for each. */
export function runAssistantEval(args: readonly string[], say: Say): number {
  const outAt = args.indexOf('--out');
  const out = outAt < 0 ? undefined : args[outAt + 1];
  const folder = args.find((arg, at) => !arg.startsWith('--') && at !== outAt + 1);
  if (folder === undefined || out === undefined) {
    say('Say which folder and where to: npm run assistant:eval -- DIR --out FILE');
    return 2;
  }
  const from = process.env.INIT_CWD ?? process.cwd();
  const directory = readDirectory(resolve(from, folder, 'roster.json'));
  const commands = readCommands(join(resolve(from, folder), 'commands.jsonl'));
  const times: number[] = [];
  const lines = commands.map(({ id, utterance, today }) => {
    const started = performance.now();
    const { intent, slots } = interpret(utterance, { today, directory });
    times.push(performance.now() - started);
    return JSON.stringify({ id, intent, slots });
  });
  writeFileSync(resolve(from, out), lines.map((line) => `${line}\n`).join(''));
  const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  say(`${lines.length} commands, 95 % of them within ${slow.toFixed(2)} ms`);
  return 0;
}

/** A roster file as the interpreter's directory. Number-like keys come first in a JavaScript object, so the youngest classes are put back in front. */
export function readDirectory(file: string): Directory {
  const roster = rosterFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isNumber = (name: string) => Number.isInteger(Number(name));
  const names = Object.keys(roster.classes);
  const ordered = [...names.filter((name) => !isNumber(name)), ...names.filter(isNumber)];
  const subjects = roster.teachers.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));
  return {
    classes: ordered.map((name) => ({ name, sections: roster.classes[name] ?? [] })),
    students: roster.students,
    employees: roster.teachers.map(({ name, subject }) => ({ name, ...(subject !== undefined && { subject }) })),
    subjects: [...new Set(subjects)],
    ...(roster.periods_per_day !== undefined && { periodsPerDay: roster.periods_per_day }),
  };
}

function readCommands(file: string): z.infer<typeof commandLine>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => commandLine.parse(JSON.parse(line)));
}
