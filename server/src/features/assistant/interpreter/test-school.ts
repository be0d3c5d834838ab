import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDirectory } from '../evaluation/commands.ts';
import { interpret } from './interpret.ts';
import type { Directory, Interpretation } from './types.ts';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
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
/** The school that the fixtures speak of. */
export const school: Directory = readDirectory(join(FIXTURES, 'roster.json'));

/** What a prompt says in that school. */
export function said(prompt: string): Interpretation {
  return interpret(prompt, { today: TODAY, directory: school });
}

/** The commands of a fixture file. */
export function readFixture(name: string): z.infer<typeof command>[] {
  const lines = readFileSync(join(FIXTURES, name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => command.parse(JSON.parse(line)));
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
