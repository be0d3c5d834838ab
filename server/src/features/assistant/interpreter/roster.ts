import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { cleanText } from './text/clean.ts';
import { editDistance } from './text/distance.ts';
import { splitPhrases } from './text/phrases.ts';
import { foldSpelling } from './text/spelling.ts';
import { tokenize } from './text/tokens.ts';
import { latinForms } from './text/transliterate.ts';
import type { Directory } from './types.ts';
import { NAME_ALIASES } from './words/names.ts';

/** Somebody of the school. `words`: the name's own words, in Latin letters; `fullWords`: with everything in the field. */
export type Person = {
  readonly kind: 'student' | 'teacher';
  readonly name: string;
  readonly class?: string;
  readonly section?: string;
  readonly words: readonly string[];
  /** Other ways of writing them: a name in Devanagari in its own letters, and with the vowels that are not spoken. */
  readonly otherForms: readonly string[];
  readonly fullWords: readonly string[];
};

type NameWord = { readonly word: string; readonly folded: string; readonly people: Person[] };

/** The school's people by the words of their names. */
export type RosterIndex = {
  readonly people: readonly Person[];
  readonly words: ReadonlyMap<string, NameWord>;
  readonly byInitial: ReadonlyMap<string, readonly NameWord[]>;
  readonly byFirstWord: ReadonlyMap<string, readonly Person[]>;
  hasWithin(word: string, distance: number): boolean;
};

const LONGEST_NAME = 4;
/** People who are taken into an index before the clock is looked at. */
const STEP = 50;
/** How long an index is made before others have their turn. */
const SLICE_MS = 8;
const indexes = new WeakMap<Directory, RosterIndex>();

const aliasGroups = NAME_ALIASES.map((row) => splitPhrases(row).flat());
const groupsByWord = Map.groupBy(
  aliasGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

/** Whether two name words are spellings of one name. */
export function areAliases(a: string, b: string): boolean {
  return groupsByWord.get(a)?.some(({ group }) => group.includes(b)) ?? false;
}

/** The index of a directory, made once for each: at once where `prepareIndex` has not made it before. */
export function indexOf(directory: Directory): RosterIndex {
  const there = indexes.get(directory);
  if (there) return there;
  const steps = indexing(directory);
  let step = steps.next();
  while (!step.done) step = steps.next();
  indexes.set(directory, step.value);
  return step.value;
}

/** Makes the index of a directory in slices, between which the process does its other work: 20,000 names take a third of a second. */
export async function prepareIndex(directory: Directory): Promise<void> {
  const steps = indexing(directory);
  for (let step = steps.next(); ; ) {
    const began = performance.now();
    while (!step.done && performance.now() - began < SLICE_MS) step = steps.next();
    if (step.done) {
      indexes.set(directory, step.value);
      return;
    }
    await yieldToOthers();
  }
}

function* indexing({ students, employees }: Directory): Generator<void, RosterIndex> {
  const people: Person[] = [];
  const words = new Map<string, NameWord>();
  const byInitial = new Map<string, NameWord[]>();
  const byFirstWord = new Map<string, Person[]>();
  const add = (person: Person) => {
    people.push(person);
    putIn(byFirstWord, person.fullWords[0] ?? '', person);
    for (const word of new Set([...person.words, ...joinedWords(person.words), ...person.otherForms])) {
      let entry = words.get(word);
      if (entry === undefined) {
        entry = { word, folded: foldSpelling(word), people: [] };
        words.set(word, entry);
        putIn(byInitial, entry.folded[0] ?? '', entry);
      }
      entry.people.push(person);
    }
  };
  for (const [index, student] of students.entries()) {
    add({ kind: 'student', ...student, ...wordsOf(student.name) });
    if (index % STEP === STEP - 1) yield;
  }
  for (const { name } of employees) add({ kind: 'teacher', name, ...wordsOf(name) });
  const hasWithin = (word: string, distance: number) =>
    (byInitial.get(foldSpelling(word)[0] ?? '') ?? []).some((entry) => editDistance(word, entry.word, distance) <= distance);
  return { people, words, byInitial, byFirstWord, hasWithin };
}

function putIn<V>(groups: Map<string, V[]>, key: string, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** 'Noorjahan' for 'Noor Jahan': many names are written in one word as well. */
function joinedWords(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((word) => !words.includes(word));
}

/** Markup and whole sentences can stand in a name's field: its own words are those before them, four at most. */
function wordsOf(name: string): Pick<Person, 'words' | 'otherForms' | 'fullWords'> {
  const clean = cleanText(name);
  const spoken = beforeSentence(withoutMarkup(clean));
  const own = tokenize(spoken)
    .filter(({ kind, text }) => kind === 'word' && text !== "'s")
    .map(({ text }) => text.replaceAll("'", ''));
  const forms = own.slice(0, LONGEST_NAME).map((word) => [...latinForms(word), word]);
  const words = [...new Set(forms.flatMap(([first]) => first ?? []))];
  return { words, otherForms: forms.flat().filter((form) => !words.includes(form)), fullWords: tokenize(clean).map(({ text }) => text) };
}

function withoutMarkup(text: string): string {
  let plain = '';
  let isInside = false;
  for (const char of text) {
    if (char === '<') isInside = true;
    if (!isInside) plain += char;
    if (char === '>') {
      isInside = false;
      plain += ' ';
    }
  }
  // Words inside a pair of tags are no name either ('<b>call …</b>').
  const opening = text.indexOf('<');
  const isPaired = opening > 0 && text.includes('</');
  return isPaired ? text.slice(0, opening) : plain;
}

/** An initial's full stop ('K. Ramesh') ends no sentence. */
function beforeSentence(text: string): string {
  for (let at = 3; at < text.length; at += 1) {
    const isEnd = '.;:!?('.includes(text[at] ?? '') && text[at - 2] !== ' ' && text[at - 1] !== ' ';
    if (isEnd) return text.slice(0, at);
  }
  return text;
}
