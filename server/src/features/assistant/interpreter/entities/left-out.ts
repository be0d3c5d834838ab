import { claim, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { LEVELS } from '../text/lexicon.ts';
import type { Concept } from '../words/concepts.ts';
import { sectionAfter, sectionNameAt } from './class-items.ts';
import { type Classes, jointLength, sectionsMeant, takeList } from './classes.ts';
import { findNames, type Mention } from './people.ts';

/** What a command leaves out: classes and people; neither when it is not known what. */
export type LeftOut = { readonly classes: Classes; readonly people: Mention[] };

/** At most this many words name what is left out. */
const LONGEST_LIST = 12;

/** What a command leaves out ('except nursery', '12th ko chhod kar', 'but not Ravi and Meena'). None when nothing is. */
export function findLeftOut(reading: Reading, fullNames: readonly Mention[]): LeftOut | undefined {
  const mark =
    reading.hits.find((hit) => MARKS.includes(hit.concept) && isFree(reading, hit.from) && !isInText(reading, hit.from)) ??
    deniedIn(reading);
  if (!mark) return findTakenOut(reading, fullNames);
  const isBehind = mark.concept !== 'except';
  const from = isBehind ? Math.max(0, mark.from - LONGEST_LIST) : afterWords(reading, mark.from + mark.length);
  const to = isBehind ? mark.from : from + LONGEST_LIST;
  const names = [...fullNames, ...findNames(reading, from, to)];
  for (let start = from; start < (isBehind ? to : from + 1); start += 1) {
    const claims = [...reading.claims];
    const left: LeftOut = { classes: { names: [], sections: [] }, people: [] };
    const length = takeLeftOut(reading, start, { names, left });
    const isMeant = !isBehind || isOnlyParticles(reading, start + length, to);
    if (length > 0 && isMeant && (mark.concept !== 'notThem' || takeBut(reading, start))) {
      claim(reading, mark.from, mark.length, 'class');
      return left;
    }
    for (const [at, before] of claims.entries()) reading.claims[at] = before;
  }
  if (mark.concept === 'notThem') return undefined;
  if (!isBehind) claim(reading, mark.from, mark.length, 'class');
  return { classes: { names: [], sections: [] }, people: [] };
}

const DENIALS = ['nahi', 'nahin', 'nhi', 'mat', 'नहीं', 'मत'];

/** '…, not class 5' and '… par 10A ko nahi' behind whom it is for. */
function deniedIn(reading: Reading): { concept: 'except' | 'notThem'; from: number; length: number } | undefined {
  const word = (at: number) => reading.tokens[at]?.text ?? '';
  for (const at of reading.tokens.keys()) {
    if (at < 2 || !isFree(reading, at) || isInText(reading, at)) continue;
    const isNot = word(at) === 'not' && [',', '-', '–', '('].includes(word(at - 1)) && word(at + 1) !== 'only';
    if (isNot && takesClass(reading, afterWords(reading, at + 1))) return { concept: 'except', from: at, length: 1 };
    if (['ko', 'को'].includes(word(at)) && DENIALS.includes(word(at + 1))) return { concept: 'notThem', from: at, length: 2 };
  }
  return undefined;
}

/** Whether a class stands there; nothing is claimed by looking. */
function takesClass(reading: Reading, at: number): boolean {
  const claims = [...reading.claims];
  const length = takeClasses(reading, at, { names: [], sections: [] });
  for (const [place, before] of claims.entries()) reading.claims[place] = before;
  return length > 0;
}

/** Before those who are left out ('except'), behind them ('ko chhod kar'), and behind them where a 'but' stands before ('par Ravi ko mat bhejna'). */
const MARKS: readonly Concept[] = ['except', 'exceptBehind', 'notThem'];
const BUTS = ['but', 'par', 'lekin', 'magar', 'bas', 'sirf', 'पर', 'लेकिन', 'मगर', 'बस'];

/** 'class 8 ko mat bhejna' forbids all; only behind a 'but' are they left out of what was said before. */
function takeBut(reading: Reading, start: number): boolean {
  const isThere = BUTS.includes(reading.tokens[start - 1]?.text ?? '');
  if (isThere) claim(reading, start - 1, 1, 'class');
  return isThere;
}

const TAKING_OUT = ['leave', 'leaving', 'keep', 'keeping', 'take', 'taking', 'drop', 'dropping', 'cut', 'strike'];
const BEHIND_OUT = ['of', 'it', 'this', 'that', 'them', 'the', 'list'];

/** 'leave Ravi out of it', 'drop nursery from the list': the verb before, its 'out' behind. */
function findTakenOut(reading: Reading, fullNames: readonly Mention[]): LeftOut | undefined {
  for (const [at, { text }] of reading.tokens.entries()) {
    if (!TAKING_OUT.includes(text) || !isFree(reading, at) || isInText(reading, at)) continue;
    const from = afterWords(reading, at + 1);
    const claims = [...reading.claims];
    const left: LeftOut = { classes: { names: [], sections: [] }, people: [] };
    const names = [...fullNames, ...findNames(reading, from, from + LONGEST_LIST)];
    const length = takeLeftOut(reading, from, { names, left });
    let end = from + length;
    const isOut = ['out', 'off', 'aside'].includes(reading.tokens[end]?.text ?? '');
    if (length > 0 && isOut) {
      end += 1;
      while (BEHIND_OUT.includes(reading.tokens[end]?.text ?? '')) end += 1;
      claim(reading, at, end - at, 'class');
      return left;
    }
    for (const [place, before] of claims.entries()) reading.claims[place] = before;
  }
  return undefined;
}

type Taking = { names: readonly Mention[]; left: LeftOut };

/** Takes the list of people and classes that begins at that word, and gives how many words that was. */
function takeLeftOut(reading: Reading, start: number, { names, left }: Taking): number {
  let at = start;
  for (let joint = 0; ; joint = jointLength(reading, at)) {
    if (at > start && joint === 0) return at - start;
    const length = takePerson(reading, at + joint, { names, left }) || takeClasses(reading, at + joint, left.classes);
    if (length === 0) return at - start;
    claim(reading, at, joint, 'class');
    at += joint + length;
  }
}

/** One student, with the class right behind the name ('Priya Sharma 7-B'), or 'of 7-B' where several have the name. */
function takePerson(reading: Reading, at: number, { names, left }: Taking): number {
  const name = names.find(({ from }) => from === at);
  if (!name) return 0;
  claim(reading, at, name.length, 'name');
  const end = at + name.length;
  const own: Classes = { names: [], sections: [] };
  const small = lengthAt(reading, end, 'of') || (reading.tokens[end]?.text === '(' ? 1 : 0);
  const isOwn = name.people.length > 1 || (small === 0 && lengthAt(reading, end, 'classWord') === 0);
  const more = isOwn ? takeClasses(reading, end + small, own) : 0;
  const isMeant = (person: Mention['people'][number]) =>
    own.names.includes(person.class ?? '') && (own.sections.length === 0 || own.sections.includes(person.section ?? ''));
  left.people.push(more > 0 ? { ...name, people: name.people.filter(isMeant) } : name);
  if (more === 0) return name.length;
  const closing = reading.tokens[end + small + more]?.text === ')' ? 1 : 0;
  claim(reading, end, small + more + closing, 'class');
  return name.length + small + more + closing;
}

function takeClasses(reading: Reading, at: number, found: Classes): number {
  const word = lengthAt(reading, at, 'classWord');
  const length = takeList(reading, at + word, found, true);
  if (length > 0) claim(reading, at, word, 'class');
  return length > 0 ? word + length : takeSection(reading, at, found) || takeLevel(reading, at, found);
}

/** 'Section B of class 8', 'the B section': of the classes that are named, where none stands beside it. */
function takeSection(reading: Reading, at: number, found: Classes): number {
  const word = lengthAt(reading, at, 'sectionWord');
  const behind = word > 0 ? sectionAfter(reading, at) : undefined;
  const own = word > 0 ? 0 : lengthAt(reading, at + 1, 'sectionWord');
  const name = behind?.name ?? (own > 0 ? sectionNameAt(reading, at) : undefined);
  if (name === undefined) return 0;
  const length = behind?.length ?? own + 1;
  claim(reading, at, length, 'class');
  const small = lengthAt(reading, at + length, 'of');
  const of: Classes = { names: [], sections: [] };
  const more = small > 0 ? takeClasses(reading, at + length + small, of) : 0;
  if (more > 0) claim(reading, at + length, small, 'class');
  found.sections.push(name);
  found.pairs = [...(found.pairs ?? []), ...of.names.map((one) => ({ name: one, section: name }))];
  found.names.push(...of.names);
  return length + (more > 0 ? small + more : 0);
}

/** 'Primary', 'middle school'. */
function takeLevel(reading: Reading, at: number, found: Classes): number {
  const level = phraseAt(reading, LEVELS, at);
  if (level === undefined) return 0;
  const names = reading.directory.classes.map(({ name }) => name);
  const word = lengthAt(reading, at + level.length, 'classWord', 'sectionWord');
  claim(reading, at, level.length + word, 'class');
  found.names.push(...level.value.filter((name) => names.includes(name)));
  return level.length + word;
}

function isOnlyParticles({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).every(({ text }) => ['ko', 'ke', 'को', 'के', 'walon', 'वालों'].includes(text));
}

/** 'for', 'the' and 'students' stand before what is left out. */
function afterWords(reading: Reading, from: number): number {
  let at = from;
  while (
    ['not', 'for', 'the', 'of', 'to', 'students', 'student', 'parents', 'in', 'those', 'ones', 'children', 'kids'].includes(
      reading.tokens[at]?.text ?? '',
    )
  )
    at += 1;
  return at;
}

/** In the text of a notice nobody is left out of the command. */
function isInText(reading: Reading, place: number): boolean {
  const isNotice = reading.hits.some(({ concept, from }) => ['notice', 'notify', 'tell'].includes(concept) && from < place);
  const isBehindMark =
    reading.tokens.some(({ text }, at) => text === ':' && at < place) ||
    reading.hits.some(({ concept, from }) => (concept === 'that' || concept === 'about') && from < place);
  return isNotice && isBehindMark;
}

/** The classes of a command without those that it leaves out: of those it names, or of all. */
export function withoutLeftOut(reading: Reading, found: Classes, leftOut: LeftOut | undefined): Classes {
  if (leftOut === undefined) return found;
  const { classes: left, people } = leftOut;
  if (left.names.length === 0 && people.length > 0) return found;
  const all = found.names.length > 0 ? found.names : reading.directory.classes.map(({ name }) => name);
  if (left.sections.length > 0) return withoutSections(reading, { ...found, names: all }, left);
  const names = all.filter((name) => !left.names.includes(name));
  const isUnclear = left.names.length === 0 || names.length === 0 || left.names.some((name) => !all.includes(name));
  return isUnclear ? { ...found, isLeftOutUnclear: true } : { ...found, names };
}

/** '9 except 9-C': the other sections, one by one. */
function withoutSections(reading: Reading, found: Classes, left: Classes): Classes {
  // Sections alone are those of the classes that are named.
  const isAlone = left.names.length === 0;
  if (
    isAlone &&
    found.names.every(
      (name) => !left.sections.some((one) => reading.directory.classes.find((it) => it.name === name)?.sections.includes(one)),
    )
  )
    return { ...found, isLeftOutUnclear: true };
  const isLeft = (name: string, section: string) =>
    (isAlone && left.sections.includes(section)) ||
    left.pairs?.some((pair) => pair.name === name && (pair.section ?? section) === section) === true;
  const kept = sectionsMeant(reading, found).filter((one) => !isLeft(one.class, one.section));
  const isUnclear = kept.length === 0 || left.unknown !== undefined || !left.names.every((name) => found.names.includes(name));
  if (isUnclear) return { ...found, isLeftOutUnclear: true };
  const names = [...new Set(kept.map((one) => one.class))];
  return { ...found, names, isMixed: true, pairs: kept.map((one) => ({ name: one.class, section: one.section })) };
}
