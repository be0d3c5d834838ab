import { findEntities } from '../interpreter/entities/find-all.ts';
import { pointsToReaders } from '../interpreter/intents/fill-writes.ts';
import { INTENTS } from '../interpreter/intents/intents.ts';
import { interpret } from '../interpreter/interpret.ts';
import { readText } from '../interpreter/reading.ts';
import { phrasesIn } from '../interpreter/text/listed.ts';
import { type ActIntent, askAbout, type Interpretation, type Slots, type Surroundings } from '../interpreter/types.ts';
import { readBack } from './back-references.ts';
import { keepsSome, type Last, readEdit, TIMES } from './edits.ts';
import { placesOf, sectionsOf } from './places.ts';
import { bareOf, says } from './says.ts';

/** What the session spoke of last: a matter that was asked about, or an act with its particulars. */
export type Earlier = { asking?: { prompt: string }; last?: Last; isOfPeople?: boolean };

/** The opening words of an act, for one that was understood otherwise. */
export function leadOf(intent: ActIntent | undefined): string {
  return (intent && INTENTS[intent].lead) ?? '';
}

const OPENINGS: readonly string[] = phrasesIn(
  'and, aur, also, what about, how about, same for, same, the same for, for, of, और, aur woh, now, then, only, just, sirf, bas, सिर्फ',
);
const PLACES: readonly string[] = ['class', 'classes', 'section', 'places', 'student', 'teacher', 'scope'];
const LONGEST_FOLLOW_UP = 7;
/** A question of its own has more words. */
const SHORTEST_QUESTION = 2;

/** The same, with whether it changes what was asked last rather than asking anew. */
export function readInTurn(prompt: string, surroundings: Surroundings, earlier: Earlier): { read: Interpretation; isEdit: boolean } {
  const edit = editOf(prompt, surroundings, earlier);
  const read = readBeside(edit, { prompt, surroundings, earlier });
  // Of a plan to remind those are listed who would be.
  const isListed = earlier.last?.intent === 'fee_reminder.send' && read === edit && read.intent === 'fees.list_due';
  return { read, isEdit: edit !== undefined && (isListed || read.intent === earlier.last?.intent) };
}

/** Reads a prompt; a bare answer completes what was asked about, a bare 'and of 9B?' repeats the last act with other particulars. */
export function interpretInTurn(prompt: string, surroundings: Surroundings, earlier: Earlier): Interpretation {
  return readInTurn(prompt, surroundings, earlier).read;
}

function editOf(prompt: string, surroundings: Surroundings, { asking, last }: Earlier): Interpretation | undefined {
  return last && !asking ? readEdit(prompt, surroundings, last) : undefined;
}

type Said = { prompt: string; surroundings: Surroundings; earlier: Earlier };

function readBeside(
  edit: Interpretation | undefined,
  { prompt, surroundings, earlier: { asking, last, isOfPeople } }: Said,
): Interpretation {
  const alone = interpret(prompt, surroundings);
  // 'Baki sab ko bhi' behind some may mean the others of them, or of the school.
  const isToRemind = last?.intent === 'fee_reminder.send' || says('toThem', prompt);
  if ((last || isOfPeople) && isToRemind && says('theRest', prompt.trim()))
    return { intent: 'clarify', slots: { for: 'fee_reminder.send', missing: ['target'] } };
  const isTakenAway = edit !== undefined && alone.intent === 'decline' && alone.slots.reason === 'not_permitted';
  if (alone.intent === 'decline' && alone.slots.reason !== 'out_of_scope' && !isTakenAway) return alone;
  const back = readBack(prompt, surroundings, { alone, last });
  if (back) return back;
  if (isAllOrThese(prompt, alone, last, isOfPeople)) return askAbout('allOrThese', ['remind them', 'remind all defaulters of the school']);
  const isWidened =
    edit?.intent === last?.intent && last && !staysWithin(prompt, surroundings, { before: last.slots, now: (edit as Last).slots });
  if (edit) return isWidened ? askAbout('notAmong') : edit;
  const isWhole = alone.intent !== 'clarify' && alone.intent !== 'decline';
  const isShort = prompt.split(' ').length <= LONGEST_FOLLOW_UP;
  if (asking && isShort && !(isWhole && alone.intent !== 'help')) {
    const asked = interpret(asking.prompt, surroundings);
    // 'Only those of 7A' are some of whom no notice can be sent to, and not all of 7A.
    const isOfSome = asked.intent === 'clarify' && asked.slots.missing[0] === 'audience' && keepsSome(prompt);
    if (isOfSome && pointsToReaders(readText(asking.prompt, surroundings))) return asked;
    const completed = interpret(`${asking.prompt} ${placeOfChoice(prompt)}`, surroundings);
    const isSame = completed.intent === 'clarify' && completed.slots.missing[0] === 'student';
    const named = isSame ? withChoice(asking.prompt, prompt) : undefined;
    if (named !== undefined) return interpret(named, surroundings);
    if (completed.intent !== 'decline') return completed;
  }
  const hasOwnAct = isWhole || (alone.intent === 'clarify' && alone.slots.for !== undefined);
  const isTaking = !hasOwnAct && last !== undefined && isShort;
  const changed = isTaking
    ? withoutThem(prompt, surroundings, last)
    : last && isAside(prompt)
      ? turnedRound(alone, surroundings, last)
      : undefined;
  return changed ?? alone;
}

/** 'Sabko reminder bhej do' behind a list of some of those who owe: all of these, or all of the school. */
function isAllOrThese(prompt: string, alone: Interpretation, last: Last | undefined, isOfPeople = false): boolean {
  const isAll = alone.intent === 'fee_reminder.send' && JSON.stringify(alone.slots) === '{"scope":"all"}';
  const isOfSome =
    last === undefined ? isOfPeople : OF_PEOPLE.includes(last.intent) && Object.keys(last.slots).some((slot) => slot !== 'scope');
  return isAll && isOfSome && prompt.trim().split(' ').length <= LONGEST_FOLLOW_UP && !says('ofTheSchool', prompt);
}
const OF_PEOPLE: readonly ActIntent[] = ['fees.list_due', 'fee_reminder.send', 'attendance.list_absent', 'students.count', 'student.dues'];

/** Whether nobody is meant besides those who were, and those of the classes that the prompt names: 'exclude 6B' never means all others of the school. */
function staysWithin(prompt: string, surroundings: Surroundings, { before, now }: { before: Slots; now: Slots }): boolean {
  const { directory } = surroundings;
  const { names, sections } = findEntities(readText(prompt, surroundings)).classes;
  const meant = sectionsOf(before, directory);
  const [section] = sections;
  const { class: ofClass, section: was } = before;
  // 'Section B' behind 6A.
  const other = section === undefined || was === undefined || ofClass === undefined ? {} : { class: ofClass, section };
  const isSaid = names.length > 0 || 'class' in other;
  const said = isSaid ? sectionsOf(names.length > 0 ? { classes: [...names] } : other, directory) : new Set<string>();
  return [...sectionsOf(now, directory)].every((section) => meant.has(section) || said.has(section));
}

/** 'leave Ravi out of it', 'not class 12', 'Ravi ko chhod kar': repeats the last act without these people. Undefined if nobody is left out. */
function withoutThem(prompt: string, surroundings: Surroundings, { intent, slots }: Last): Interpretation | undefined {
  if (!['fee_reminder.send', 'fees.list_due', 'attendance.list_absent'].includes(intent) || slots.student !== undefined) return undefined;
  const said = withoutOpening(prompt);
  const isNot = ['not ', 'nahi '].some((word) => said.toLowerCase().startsWith(word));
  const opening = `send fee reminder to ${placeWordsOf(slots)}`;
  const read = interpret(`${opening} ${isNot ? 'but ' : ''}${said}`, surroundings);
  if (read.intent === 'clarify' && read.slots.missing[0] === 'except' && read.slots.choices?.length) return read;
  const before = interpret(opening, surroundings);
  if (read.intent !== 'fee_reminder.send' || before.intent !== 'fee_reminder.send') return undefined;
  const { except = [], student, ...now } = read.slots;
  const isMore = [...sectionsOf(now, surroundings.directory)].some(
    (section) => !sectionsOf(before.slots, surroundings.directory).has(section),
  );
  const isLess = sectionsOf(now, surroundings.directory).size < sectionsOf(before.slots, surroundings.directory).size;
  if (student !== undefined || isMore || (except.length === 0 && !isLess)) return undefined;
  const kept = Object.fromEntries(Object.entries(slots).filter(([slot]) => !PLACES.includes(slot)));
  const all = [...(slots.except ?? []), ...except];
  return { intent, slots: { ...kept, ...placesOf(isLess ? now : slots), ...(all.length > 0 && { except: all }) } };
}

/** The place of an act in words that are read as that place. */
function placeWordsOf({ class: only, classes, section, places }: Slots): string {
  if (places !== undefined) return places.map((one) => `${one.class}-${one.section}`).join(' and ');
  if (only !== undefined) return `class ${only}${section === undefined ? '' : `-${section}`}`;
  return classes === undefined ? 'all' : `class ${classes.join(', ')}`;
}

/** 'and who is present?', 'not absent': what goes on from before rather than asking anew. */
function isAside(prompt: string): boolean {
  return openingOf(prompt) !== undefined || prompt.trim().split(' ').length <= SHORTEST_QUESTION;
}

const partOf = (slots: Slots, isOfTime: boolean): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([slot]) => (TIMES as readonly string[]).includes(slot) === isOfTime));

/** 'and who is present?', 'the absent ones', 'and who was absent yesterday': the same list from its other side or of another day, for the people that were asked about. */
function turnedRound(alone: Interpretation, surroundings: Surroundings, { intent, slots }: Last): Interpretation | undefined {
  if (intent !== 'attendance.list_absent' || alone.intent !== intent) return undefined;
  const bare = ['who is present', 'who is absent'].map((words) => interpret(words, surroundings).slots as Slots);
  const isOf = (all: (of: Slots) => Slots) => bare.some((one) => JSON.stringify(all(one)) === JSON.stringify(all(alone.slots)));
  const isOfSameDay = isOf((of) => of);
  if (!isOfSameDay && !isOf((of) => partOf(of, false))) return undefined;
  const { present: _, ...kept } = isOfSameDay ? slots : { ...partOf(slots, false), ...partOf(alone.slots, true) };
  return { intent, slots: { ...kept, ...(alone.slots.present && { present: true }) } };
}

/** 'Priya Sharma (7-B)', as it is offered, adds only what tells her from the other one. */
function placeOfChoice(choice: string): string {
  const at = choice.lastIndexOf('(');
  return at > 0 && choice.endsWith(')') ? `of ${choice.slice(at + 1, -1)}` : choice;
}

/** A name that nobody has ('Aditya Kumar') gives way to the one that was chosen of those that are like it. */
function withChoice(asked: string, choice: string): string | undefined {
  const [, name = '', place = ''] = /^(.+) \((.+)\)$/.exec(choice) ?? [];
  const [found] = name
    .split(' ')
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
    .flatMap((word) => new RegExp(`(?:(?<=\\s)\\p{Lu}\\p{L}+ )?(?<=\\s|^)${word}(?: \\p{Lu}\\p{L}+)*(?=\\W|$)`, 'u').exec(asked) ?? []);
  return found === undefined || asked.includes(name) ? undefined : asked.replace(found, `${name} of ${place}`);
}

function withoutOpening(prompt: string): string {
  const said = bareOf(prompt);
  const opening = openingOf(said);
  return opening === undefined ? said : withoutOpening(said.slice(opening.length + 1));
}

function openingOf(prompt: string): string | undefined {
  return OPENINGS.filter((words) => prompt.trim().toLowerCase().startsWith(`${words} `)).sort((a, b) => b.length - a.length)[0];
}
