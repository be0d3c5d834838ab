import { messageStart } from '../message-start.ts';
import { claim, endsBefore, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { LEVELS, MONTHS } from '../text/lexicon.ts';
import { wordsIn } from '../text/listed.ts';
import { ROMAN_NUMBERS } from '../words/class-words.ts';
import type { Concept } from '../words/concepts.ts';
import { type ClassItem, classItemAt, sectionAfter, sectionNameAt } from './class-items.ts';
import { anyNumberAt, digitsAt, ordinalAt } from './numbers.ts';
import { isStrange } from './people.ts';

/** The classes and sections of a prompt. `unknown`: something was said that the school does not have; `isMixed`: sections of which each has to be named with its class, as `pairs` does ('9-A and 10-B'); `isLeftOutUnclear`: what is left out is no class. */
export type Classes = {
  readonly names: string[];
  readonly sections: string[];
  unknown?: 'class' | 'section';
  isMixed?: boolean;
  pairs?: { readonly name: string; readonly section?: string }[];
  isLeftOutUnclear?: boolean;
};

const LEVEL_WORDS = ['school', 'wing', 'block', 'level', 'classes'];

/** Finds classes that are surely meant: behind or before a word for class, with a section, or by name. */
export function findClasses(reading: Reading): Classes {
  const found: Classes = { names: [], sections: [] };
  addKindergarten(reading, found);
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const word = isFree(reading, at) ? lengthAt(reading, at, 'classWord') : 0;
    if (word) {
      const skipped = ['-', ':', '.', 'no', '#'].includes(reading.tokens[at + word]?.text ?? '') ? 1 : 0;
      const length = takeList(reading, at + word + skipped, found, true);
      if (length) claim(reading, at, word + skipped, 'class');
      continue;
    }
    const item = classItemAt(reading, at, false);
    if (!item || isPart(reading, at)) continue;
    const isFollowed = lengthAt(reading, at + item.length, 'classWord') > 0 && !startsNumber(reading, at + item.length + 1);
    if (item.isSure || isFollowed || leadsToSure(reading, at, item)) takeList(reading, at, found, false);
  }
  if (found.names.length === 0 && hasUnknownClass(reading)) found.unknown = 'class';
  addLooseSection(reading, found);
  addLevel(reading, found);
  return checked(reading, found);
}

/** 'for class abc': an unknown word in the place of a class, which is in no list and nobody's name. */
function hasUnknownClass(reading: Reading): boolean {
  return reading.tokens.some((_, at) => {
    const word = isFree(reading, at) ? lengthAt(reading, at, 'classWord') : 0;
    if (word === 0 || !isStrange(reading, at + word) || reading.roster.words.has(reading.tokens[at + word]?.text ?? '')) return false;
    return (
      endsBefore(reading, at, 'for', 'to', 'of', 'tell', 'notice', 'reminder') ||
      ['ko', 'ke', 'ki', 'ka', 'mein', 'me', 'को', 'के', 'की', 'का', 'में'].includes(reading.tokens[at + word + 1]?.text ?? '')
    );
  });
}

/** 'KG' alone means its classes together, unless the school has one of that name. */
function addKindergarten(reading: Reading, found: Classes): void {
  const names = reading.directory.classes.map(({ name }) => name);
  const at = reading.tokens.findIndex(
    ({ text }, index) => (text === 'kg' || text === 'kindergarten') && !classItemAt(reading, index - 1, false),
  );
  if (at < 0 || classItemAt(reading, at, false) || !isFree(reading, at)) return;
  const own = ['LKG', 'UKG'].filter((name) => names.includes(name));
  if (own.length === 0) return;
  found.names.push(...own);
  claim(reading, at, 1, 'class');
}

/** 'primary', 'middle school': classes together, unless they are named besides ('primary classes 1 to 5'). */
function addLevel(reading: Reading, found: Classes): void {
  const names = reading.directory.classes.map(({ name }) => name);
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const level = phraseAt(reading, LEVELS, at);
    if (!level || !isFree(reading, at)) continue;
    const after = at + level.length;
    const word = lengthAt(reading, after, 'classWord', 'sectionWord') || (LEVEL_WORDS.includes(reading.tokens[after]?.text ?? '') ? 1 : 0);
    claim(reading, at, level.length + word, 'class');
    if (found.names.length === 0) found.names.push(...level.value.filter((name) => names.includes(name)));
    return;
  }
}

/** Once days have been found: bare numbers that are left, and '10th', are classes too ('11 aur 12 walon ko'). */
export function findBareClasses(reading: Reading, found: Classes): Classes {
  if (found.names.length > 0 || found.unknown) return found;
  const more: Classes = { names: [], sections: [...found.sections] };
  const text = (isNotice(reading) ? messageStart(reading) : undefined) ?? reading.tokens.length;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (reading.claims[at - 2] === 'time' && jointLength(reading, at - 1) > 0) continue;
    if (at > text && !endsBefore(reading, at, 'for', 'of', 'student', 'parent')) continue;
    const hours = hoursLength(reading, at);
    if (hours > 0) at += hours - 1;
    else if (
      isFree(reading, at) &&
      classItemAt(reading, at, false) &&
      !isQuantity(reading, at) &&
      !isTurn(reading, at) &&
      !isPart(reading, at)
    )
      takeList(reading, at, more, false);
  }
  return checked(reading, more);
}

/** In the text of a notice a bare number counts something ('notice: bring 2 notebooks'), unless it is said whom it is for. */
function isNotice({ hits }: Reading): boolean {
  return hits.some(({ concept }) => ['notice', 'notify', 'tell'].includes(concept));
}

/** 'timing 9 to 2': hours of the day, as no classes run backwards; how many words they take. */
function hoursLength(reading: Reading, at: number): number {
  const first = digitsAt(reading, at);
  const joint = first === undefined ? 0 : lengthAt(reading, at + 1, 'to');
  const last = joint > 0 ? digitsAt(reading, at + 1 + joint) : undefined;
  return first !== undefined && last !== undefined && last < first ? 2 + joint : 0;
}

/** '5 students', 'top 10', 'highest dues': a number of people, or the first ones of a sorted list. It selects nobody by name. */
export function isSoMany({ tokens, hitsAt, claims }: Reading): boolean {
  return tokens.some(({ text, kind }, at) => {
    if (claims[at] !== undefined) return false;
    const isCount = kind === 'number' && (hitsAt[at + 1] ?? []).some(({ concept }) => COUNTED.includes(concept));
    return isCount || ['top', 'highest', 'biggest', 'largest'].includes(text);
  });
}

const COUNTED: readonly Concept[] = ['student', 'parent', 'boys', 'girls', 'teacher', 'defaulter'];

/** '20 minutes', '2 students', '5 %' count something. */
function isQuantity(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1];
  if (next && ['minutes', 'minute', 'mins', 'percent', '%', '+', '*', '=', 'times', 'ghante'].includes(next.text)) return true;
  return (
    lengthAt(reading, at + 1, 'day', 'week', 'month', 'year', 'oClock', 'am', 'pm') > 0 ||
    (reading.tokens[at]?.kind === 'number' && lengthAt(reading, at + 1, ...COUNTED) > 0) ||
    Number(classItemAt(reading, at, false)?.name) > 12
  );
}

/** '2nd reminder', 'third notice': the how manieth it is. */
function isTurn(reading: Reading, at: number): boolean {
  const turn = ordinalAt(reading, at);
  return turn !== undefined && turn.value <= 3 && lengthAt(reading, at + turn.length, 'reminder', 'notice') > 0;
}

/** 'unit test 2', 'term II', 'gate no 2': one of a row of other things. */
function isPart(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]?.text ?? '';
  const { text = '' } = reading.tokens[at] ?? {};
  const isSmall = (Number(text) <= 4 || SMALL_ROMANS.includes(text)) && reading.tokens[at + 1]?.isGlued !== true;
  // 'A2 grade'.
  const isGrade =
    reading.tokens[at]?.isGlued === true &&
    /^[a-e]$/.test(before) &&
    reading.tokens.some((one, other) => GRADES.includes(one.text) && Math.abs(other - at) <= 3);
  return isGrade || NUMBERED.includes(before) || (isSmall && PARTS.includes(before));
}

const GRADES = ['grade', 'grades'];
const NUMBERED: readonly string[] = wordsIn('top no number # gate room bus route counter hall lab page chapter lesson question');
const SMALL_ROMANS = ROMAN_NUMBERS.slice(0, 4);
const PARTS = ['test', 'unit', 'term', 'phase', 'round', 'part', 'pt', 'fa', 'sa', 'semester', 'cycle', 'series', 'preboard'];

function startsNumber(reading: Reading, at: number): boolean {
  return classItemAt(reading, at, true) !== undefined;
}

/** So many classes may be listed before the word for them ('1st, 2nd and 3rd standard'). */
const MOST_STEPS = 6;

/** '9 and 10-B', 'LKG to 2nd' and '4 se UKG': a number that is joined to a sure class. */
function leadsToSure(reading: Reading, at: number, item: ClassItem, steps = MOST_STEPS): boolean {
  const joint = lengthAt(reading, at + item.length, 'and', 'to') || (reading.tokens[at + item.length]?.text === ',' ? 1 : 0);
  if (!joint) return false;
  const next = classItemAt(reading, at + item.length + joint, false);
  if (!next) return false;
  const place = at + item.length + joint;
  if (next.isSure || lengthAt(reading, place + next.length, 'classWord') > 0) return true;
  return steps > 0 && leadsToSure(reading, place, next, steps - 1);
}

/** Takes one class or a list or range of them, and gives how many words that was. */
export function takeList(reading: Reading, start: number, found: Classes, isNamed: boolean): number {
  let at = start;
  let item = classItemAt(reading, at, isNamed);
  if (!item) return 0;
  let isNamedNow = isNamed;
  while (item) {
    claim(reading, at, item.length, 'class');
    add(found, item);
    at += item.length;
    const word = lengthAt(reading, at, 'classWord');
    if (word) {
      claim(reading, at, word, 'class');
      at += word;
      isNamedNow = true;
    }
    at += takeFurtherSections(reading, at, found);
    const range = lengthAt(reading, at, 'to');
    const joint = range || jointLength(reading, at);
    if (!joint && !(isNamedNow && isListed(reading, at))) break;
    const again = lengthAt(reading, at + joint, 'classWord');
    const next: ClassItem | undefined = classItemAt(reading, at + joint + again, isNamedNow || again > 0);
    if (!next || (isQuantity(reading, at + joint + again) && !isNamedNow)) break;
    if (!range && again === 0 && startsDays(reading, at + joint)) break;
    claim(reading, at, joint + again, 'class');
    if (range) addBetween(reading, found, item.name, next.name);
    at += joint + again;
    item = next;
  }
  const tail = lengthAt(reading, at, 'to');
  if (found.names.length > 1 && tail && reading.tokens[at]?.text !== '-') claim(reading, at, tail, 'class');
  return at - start;
}

/** 'class 5, 14 to 16 December': days, and no more classes. */
function startsDays(reading: Reading, at: number): boolean {
  const first = anyNumberAt(reading, at);
  const joint = first ? lengthAt(reading, at + first.length, 'to', 'and') : 0;
  const last = first && joint > 0 ? anyNumberAt(reading, at + first.length + joint) : undefined;
  return first !== undefined && last !== undefined && phraseAt(reading, MONTHS, at + first.length + joint + last.length) !== undefined;
}

/** '3 4 and 5': a number right behind a class goes on with the list when another joint or number follows. */
function isListed(reading: Reading, at: number): boolean {
  const next = reading.tokens[at];
  if (next?.kind !== 'number' || next.isGlued || isQuantity(reading, at)) return false;
  const item = classItemAt(reading, at, false);
  if (!item) return false;
  const after = at + item.length;
  const isBetween = reading.tokens[at - 1]?.kind === 'number';
  return isBetween && (reading.tokens[after]?.kind === 'number' || jointLength(reading, after) > 0 || isParticle(reading, after));
}

function isParticle(reading: Reading, at: number): boolean {
  return reading.tokens[at] === undefined || lengthAt(reading, at, 'of', 'filler') > 0;
}

/** The comma or 'and' between two of a list. */
export function jointLength(reading: Reading, at: number): number {
  const comma = [',', '/', '+', '&'].includes(reading.tokens[at]?.text ?? '') ? 1 : 0;
  return comma + lengthAt(reading, at + comma, 'and');
}

/** '9 A and B'. */
function takeFurtherSections(reading: Reading, at: number, found: Classes): number {
  if (found.sections.length === 0) return 0;
  const joint = jointLength(reading, at);
  const name = joint ? sectionNameAt(reading, at + joint) : undefined;
  if (name === undefined || reading.tokens[at + joint]?.raw === 'a') return 0;
  claim(reading, at, joint + 1, 'class');
  found.sections.push(name);
  found.pairs?.push({ name: found.names.at(-1) ?? '', section: name });
  return joint + 1;
}

function add(found: Classes, item: ClassItem): void {
  const isOther = found.names.length > 0 && (item.section ?? '') !== (found.sections[0] ?? '');
  if (isOther && !(found.names.length === 1 && found.names[0] === item.name)) found.isMixed = true;
  if (!found.names.includes(item.name)) found.names.push(item.name);
  found.pairs = [...(found.pairs ?? []), item];
  if (item.section !== undefined) found.sections.push(item.section);
}

function addBetween(reading: Reading, found: Classes, first: string, last: string): void {
  const names = reading.directory.classes.map(({ name }) => name);
  const from = names.indexOf(first);
  const to = names.indexOf(last);
  for (const name of from >= 0 && to >= 0 ? names.slice(from, to + 1) : []) if (!found.names.includes(name)) found.names.push(name);
}

const WISE = ['wise', '-', 'level'];

/** 'section B' before its class, or 'B section' behind it. */
function addLooseSection(reading: Reading, found: Classes): void {
  if (found.sections.length > 0) return;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const word = lengthAt(reading, at, 'sectionWord');
    // 'A section wise list' tells sections apart, and names none.
    if (!word || (reading.tokens[at - 1]?.raw === 'a' && WISE.includes(reading.tokens[at + word]?.text ?? ''))) continue;
    const behind = sectionAfter(reading, at);
    const isBefore = !behind && sectionNameAt(reading, at - 1) !== undefined && !endsBefore(reading, at, 'of');
    const name = behind?.name ?? (isBefore ? sectionNameAt(reading, at - 1) : undefined);
    if (name === undefined) continue;
    claim(reading, isBefore ? at - 1 : at, behind?.length ?? word + 1, 'class');
    found.sections.push(name);
    return;
  }
}

function checked(reading: Reading, found: Classes): Classes {
  const known = found.names.map((name) => reading.directory.classes.find((entry) => entry.name === name));
  const [only] = known;
  const isPart = known.length === 1 && found.sections.length > 1 && (only?.sections.length ?? 0) > new Set(found.sections).size;
  if (isPart) found.isMixed = true;
  const isWrongPair = found.isMixed && found.pairs?.some((pair) => !hasSection(reading, pair));
  if (known.includes(undefined)) found.unknown = 'class';
  else if (isWrongPair) found.unknown = 'section';
  else if (found.sections.some((section) => known.length > 0 && !known.some((entry) => entry?.sections.includes(section))))
    found.unknown = 'section';
  return found;
}

function hasSection({ directory }: Reading, { name, section }: { name: string; section?: string }): boolean {
  return section === undefined || directory.classes.some((one) => one.name === name && one.sections.includes(section));
}

/** Each section that is meant, with its class; a class without one is meant whole. */
export function sectionsMeant({ directory }: Reading, { names, pairs = [] }: Classes): { class: string; section: string }[] {
  return names.flatMap((name) => {
    const said = pairs.flatMap((pair) => (pair.name === name && pair.section !== undefined ? [pair.section] : []));
    const all = directory.classes.find((one) => one.name === name)?.sections ?? [];
    return all.filter((section) => said.length === 0 || said.includes(section)).map((section) => ({ class: name, section }));
  });
}
