import { claim, endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { EXPENSE_KINDS, FEE_KINDS } from '../text/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import type { Directory } from '../types.ts';
import type { Concept } from '../words/concepts.ts';
import { FEE_TYPES } from '../words/kinds.ts';

const FEES: readonly Concept[] = ['fee', 'due', 'defaulter'];
const MONEY_WORDS = ['paisa', 'paise', 'money', 'amount', 'पैसा', 'पैसे'];

/** The kind of fee, when it stands right before 'fee', 'dues' or money, or behind 'dues for' ('bus fee', 'transport ka paisa', 'dues for hostel'). */
export function findFeeType(reading: Reading): string | undefined {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const head = headAt(reading, at);
    const kind = head ?? phraseAt(reading, FEE_KINDS, at);
    if (!kind) continue;
    const next = at + kind.length;
    const between = ['ki', 'ka', 'ke', 'की', 'का', 'के', 'wali', '-'].includes(reading.tokens[next]?.text ?? '') ? 1 : 0;
    // 'tuition' means a fee by itself, so it is looked at as a word too.
    const isBefore =
      lengthAt(reading, next + between, ...FEES) > 0 ||
      (lengthAt(reading, next, 'bill') > 0 && reading.hits.some(({ concept }) => concept === 'due' || concept === 'defaulter')) ||
      MONEY_WORDS.includes(reading.tokens[next + between]?.text ?? '');
    const before = reading.tokens[at - 1]?.text ?? '';
    // 'fees reminder to Nisha for transport': 'for' may stand away from the fees.
    const isBehind =
      (['for', 'of', 'in', 'under'].includes(before) && endsBefore(reading, at - 1, ...FEES)) ||
      (before === 'for' && reading.hits.some(({ concept, from }) => FEES.includes(concept) && from < at));
    const isFee = isBefore || (isBehind && next === reading.tokens.length) || kind.value === 'tuition';
    if (!isFee || !isFree(reading, at)) continue;
    // The school's own word is no name that is not on the roll.
    if (head) claim(reading, at, head.length, 'kind');
    return kind.value;
  }
  return undefined;
}

const FEE_WORDS = new Set(['fee', 'fees', 'charge', 'charges', 'शुल्क', 'फीस']);
const wordsOfHead = (name: string) => tokenize(name.toLowerCase()).flatMap(({ text }) => (FEE_WORDS.has(text) ? [] : [text]));
const ownHeads = new WeakMap<Directory, readonly { readonly value: string; readonly words: readonly string[] }[]>();

/** A fee head of the school that is called by its own name here, unless it is one of the usual kinds. */
function headAt({ tokens, directory }: Reading, at: number): { value: string; length: number } | undefined {
  const heads =
    ownHeads.get(directory) ??
    (directory.feeHeads ?? [])
      .filter((name) => !USUAL_KINDS.some((type) => meansFeeType(name, type)))
      .map((name) => ({ value: name, words: wordsOfHead(name) }))
      .filter(({ words }) => words.length > 0)
      .sort((a, b) => b.words.length - a.words.length);
  ownHeads.set(directory, heads);
  const found = heads.find(({ words }) => words.every((word, index) => tokens[at + index]?.text === word));
  return found && { value: found.value, length: found.words.length };
}

const USUAL_KINDS = Object.keys(FEE_TYPES);

/** Whether a fee head of this name is a kind of fee: 'Bus fee' is transport. */
export function meansFeeType(name: string, type: string): boolean {
  const words = new Set(wordsOfHead(name));
  return (FEE_TYPES[type] ?? '').split(', ').some((phrase) => phrase.split(' ').every((word) => words.has(word)));
}

/** What money was spent on ('salary expenses', 'bijli par', 'spent on repairs'). */
export function findCategory(reading: Reading): string | undefined {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const kind = phraseAt(reading, EXPENSE_KINDS, at);
    if (kind) return kind.value;
  }
  return undefined;
}

type Subject = { readonly name: string; readonly words: readonly string[] };
const known = new WeakMap<Directory, readonly Subject[]>();

/** The subjects of a school with their words, the longest first, found once for each directory. */
function subjectsOf(directory: Directory): readonly Subject[] {
  const taught = directory.employees.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));
  const subjects =
    known.get(directory) ??
    [...new Set([...directory.subjects, ...taught])]
      .map((name) => ({ name, words: tokenize(name.toLowerCase()).map(({ text }) => text) }))
      .sort((a, b) => b.words.length - a.words.length);
  known.set(directory, subjects);
  return subjects;
}

/** A subject that is taught in the school, by its own name or the short ones that everybody uses. */
export function findSubject(reading: Reading): string | undefined {
  const sorted = subjectsOf(reading.directory);
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const own = sorted.find(({ words }) => words.every((word, index) => reading.tokens[at + index]?.latin === word));
    const short = SHORT_NAMES[reading.tokens[at]?.text ?? ''];
    const name = own?.name ?? sorted.find((subject) => subject.name.toLowerCase() === short)?.name;
    if (name === undefined) continue;
    claim(reading, at, own?.words.length ?? 1, 'subject');
    return name;
  }
  return undefined;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  math: 'maths',
  maths: 'mathematics',
  mathematics: 'maths',
  ganit: 'maths',
  गणित: 'maths',
  sst: 'social science',
  pt: 'physical education',
  pe: 'physical education',
  bio: 'biology',
  chem: 'chemistry',
  phy: 'physics',
  computers: 'computer',
  vigyan: 'science',
  विज्ञान: 'science',
  अंग्रेजी: 'english',
  हिंदी: 'hindi',
  हिन्दी: 'hindi',
  angrezi: 'english',
  sanskrut: 'sanskrit',
};
