import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDirectory } from '../../evaluation/commands.ts';
import { interpret } from '../interpret.ts';
import type { Directory, Interpretation } from '../types.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');
const expectation = z.object({ intent: z.string(), slots: z.record(z.string(), z.unknown()) });
const command = z.object({
  id: z.string(),
  utterance: z.string(),
  today: z.string(),
  expect: expectation,
  alt: z.optional(z.array(expectation)),
});

/** Friday, as in the fixtures. */
export const TODAY = '2026-11-20';
/** The schools of the fixtures: rosters of different regions. */
export const SCHOOLS = readdirSync(FIXTURES).sort();
/** The school that the other tests speak of. */
export const school: Directory = directoryOf('riverside');

export function directoryOf(name: string): Directory {
  return readDirectory(join(FIXTURES, name, 'roster.json'));
}

/** What a prompt says in that school. */
export function said(prompt: string): Interpretation {
  return interpret(prompt, { today: TODAY, directory: school });
}

type Command = z.infer<typeof command>;

/** The commands of all schools that rules were written with (`seen`) or without (`held-out`), each with what is read in it at its school. */
export function readFixtures(kind: 'seen' | 'held-out'): (Command & { school: string; got: Interpretation })[] {
  return SCHOOLS.flatMap((name) => {
    const file = join(FIXTURES, name, `${kind}.jsonl`);
    if (!existsSync(file)) return [];
    const directory = directoryOf(name);
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const read = command.parse(JSON.parse(line));
      return { ...read, school: name, got: interpret(read.utterance, { today: read.today, directory }) };
    });
  });
}

const FIRST_NAMES =
  'Aarav Vivaan Aditya Vihaan Arjun Sai Reyansh Ayaan Krishna Ishaan Shaurya Atharv Kabir Ananya Diya Myra Sara Aadhya Pari Anika Navya Riya Kavya Meera Tara Nisha'.split(
    ' ',
  );
const LAST_NAMES =
  'Sharma Verma Gupta Iyer Nair Menon Reddy Rao Patel Shah Mehta Singh Kaur Gill Khan Ansari Qureshi Das Bose Ghosh Mishra Pandey Yadav Chauhan Joshi Kulkarni Deshmukh Fernandes'.split(
    ' ',
  );
const MIDDLE_NAMES = 'Kumar Lal Raj Devi Mohan Dev Anand Prakash Chand'.split(' ');

/** The same classes with so many students. */
export function bigSchool(count: number): Directory {
  const places = school.classes.flatMap(({ name, sections }) => sections.map((section) => ({ class: name, section })));
  const students = Array.from({ length: count }, (_, index) => ({
    name: [
      pick(FIRST_NAMES, index),
      pick(MIDDLE_NAMES, Math.floor(index / 7)) + suffix(index),
      pick(LAST_NAMES, Math.floor(index / 3)),
    ].join(' '),
    ...pick(places, index),
  }));
  return { ...school, students: [...school.students, ...students] };
}

/** Endings that make many different name words, as a large roster has them. */
function suffix(index: number): string {
  return pick(['', 'esh', 'ika', 'ita', 'endra', 'ansh', 'vir', 'deep', 'jeet', 'preet', 'wati', 'raj'], Math.floor(index / 11));
}

function pick<V>(values: readonly V[], index: number): V {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}
