import { dateWords } from '@shala/contract/shared';
import { besideDay, daysBeside, wayOf } from '../interpreter/entities/beside-day.ts';
import { dayOf, isoOf, saidDay } from '../interpreter/entities/days.ts';
import { type Entities, findEntities } from '../interpreter/entities/find-all.ts';
import { isUnlisted } from '../interpreter/entities/people.ts';
import { biasOf } from '../interpreter/intents/context.ts';
import { computes } from '../interpreter/intents/coverage.ts';
import { fillSlots } from '../interpreter/intents/fill.ts';
import { INTENTS } from '../interpreter/intents/intents.ts';
import { type Signal, signalsOf } from '../interpreter/intents/signals.ts';
import { interpret } from '../interpreter/interpret.ts';
import { type Reading, readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { phrasesIn, wordsIn } from '../interpreter/text/listed.ts';
import { type ActIntent, askAbout, type Interpretation, isWrite, type Slots, type Surroundings } from '../interpreter/types.ts';
import { GROUPS_ALONE, SPEAKS_OF } from '../interpreter/words/coverage.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { asksHowMany, wholeOf } from '../query/follow/of-whole.ts';
import { inOrder } from '../query/vocabulary/in-order.ts';
import { spanOfMonth } from '../tools/span.ts';
import { placeFrom, placesOf, sectionsOf, withoutPlaces } from './places.ts';
import { bareOf, plainOf, saidOf, says, wording } from './says.ts';

export type Last = { intent: ActIntent; slots: Slots };
/** How the place that is said changes that of the last act: takes its stead, is added to it, is taken away, or is all that is kept of it. */
type Mode = 'replace' | 'add' | 'remove' | 'keep';
type Edit = { readonly rest: string; readonly mode: Mode; readonly isOfThese: boolean };

const LONGEST_EDIT = 9;
const PEOPLE = ['student', 'teacher'] as const;
export const TIMES = ['date', 'from', 'to', 'month', 'day'] as const;
const SUMS = ['min_amount', 'max_amount', 'over', 'under', 'amount'] as const;

/** Words before an edit that change nothing; the longest first. */
const LEADS: readonly string[] = phrasesIn(
  'what about, how about, same for, the same for, make it, make that, oh, arre, wait, sorry, actually, no, ok, okay, now, then, and, phir, please',
);
const KEEPS = ['only', 'just', 'sirf', 'bas', 'keep only', 'सिर्फ'];
const ADDS = ['also', 'add', 'plus', 'and also', 'aur', 'और'];
const REMOVES: readonly string[] = phrasesIn(
  'not, nahi, without, except, except for, excluding, exclude, omit, skip, minus, drop, remove, leave out, other than, apart from, besides, all but, everyone but, all except, bina, बिना',
);
/** The same behind what is taken away. */
const REMOVED_BEHIND: readonly string[] = phrasesIn(
  'ko chhod kar, ko chhodkar, chhod kar, chhodkar, chodkar, ko chhod do, chhod do, ke alawa, ke alava, ke siwa, ke bina, ko hata do, hata do, hatao, hata dena, ko nikal do, nikal do, nikalo, को छोड़कर, छोड़कर, के अलावा, के बिना, हटा दो, निकाल दो, को हटा दो, को निकाल दो, excluded',
);
const OF_THESE: readonly string[] = phrasesIn(
  'of these, of those, of them, among these, among them, from these, inme se, inmein se, unme se, in me se, इनमें से',
);
/** All of these; of two the longer one is meant. */
const OPENINGS = [...LEADS, ...KEEPS, ...ADDS, ...REMOVES, ...OF_THESE].sort((a, b) => b.length - a.length);
const ADDED_BEHIND = ['too', 'also', 'as well', 'bhi', 'भी'];
const TAKEN_BEHIND = ['either', 'out', 'please', 'pls', 'instead', 'later', 'earlier'];

/**
 * A follow-up as an edit of the last act: 'only girls', 'not class 12', 'class 6 too', 'make it Tuesday', 'how many is that'. Only what the prompt itself says
 * is changed, and a word that it says besides makes no edit of it. Undefined where it is none.
 */
export function readEdit(prompt: string, surroundings: Surroundings, last: Last): Interpretation | undefined {
  const said = plainOf(prompt);
  // Of a plan to remind, those are counted who would be.
  const whole = wholeOf(said, ENTITIES.guardian);
  const countsThem = whole?.says === 'count' || (whole?.says === 'rows' && whole.isOfThem);
  if (last.intent === 'fee_reminder.send' && (countsThem || says('owedByThem', said)))
    return { intent: 'fees.list_due', slots: withoutScope(last.slots) };
  if (asksHowMany(said)) return isWrite(last.intent) ? undefined : { intent: last.intent, slots: last.slots };
  if (said.split(' ').length > LONGEST_EDIT) return undefined;
  const hour = hourOf(said, last);
  if (hour !== undefined) return { intent: last.intent, slots: { ...last.slots, time: hour } };
  const title = titleOf(prompt, surroundings, last);
  if (title !== undefined) return { intent: last.intent, slots: { ...last.slots, title } };
  // '10 December ko kya hai' asks for the calendar, unless it is the lessons of a day that were shown.
  if (says('whatIsOnDay', said) && !OF_A_DAY.includes(last.intent)) return undefined;
  const [number = ''] = isOfDay(last) ? saidOf('oneDay', prompt.trim()) : [];
  if (number !== '')
    return movedTo(
      last,
      besideDay({ kind: 'day', day: Number(number) }, plannedOn(last), surroundings.today, wayOf(said)) ?? [],
      surroundings.today,
    );
  const shifted = isOfDay(last) ? daysBeside(said) : undefined;
  if (shifted !== undefined) return movedTo(last, [isoOf(dayOf(plannedOn(last)) + shifted)], surroundings.today);
  const readers = readersOf(said, surroundings, last) ?? toldOf(said, last);
  if (readers !== undefined) return { intent: last.intent, slots: readers };
  // The calendar's holiday is for all.
  if (last.intent === 'calendar.add_holiday' && says('audienceAlone', said)) return askAbout('wholeClass');
  const opening = instead(opened(inOrder(bareOf(cleanText(prompt)))), surroundings);
  if (opening === undefined) return undefined;
  const { rest, isOfThese } = opening;
  // 'Aur class 6?' asks the same of another one.
  const mode = opening.mode === 'add' && !isWrite(last.intent) && says('asksInstead', prompt.trim()) ? 'replace' : opening.mode;
  const reading = readText(rest, surroundings);
  const entities = findEntities(reading);
  const signals = signalsOf(reading, entities);
  if (!isOnlyParticulars(reading, last.intent, isOfThese)) return undefined;
  if (computes(reading, last.intent)) return { intent: 'decline', slots: { reason: 'not_yet' } };
  const filled = fillSlots(last.intent, { reading, entities, signals, bias: biasOf(last.intent, signals) });
  if (entities.classes.unknown !== undefined || filled.missing?.some((one) => OBSTACLES.includes(one))) return undefined;
  const now = { ...boundsOf(saidSlots(filled.slots, entities, signals), last), ...sectionsAlone(entities, surroundings, last) };
  if (Object.keys(now).length === 0) return undefined;
  const { when } = entities.dates;
  const beside =
    isOfDay(last) && when !== undefined && when.last === undefined
      ? besideDay(when.first, plannedOn(last), surroundings.today, wayOf(said))
      : undefined;
  if (beside !== undefined && mode !== 'add') return movedTo(last, beside, surroundings.today);
  const isOfWeekday = when?.first.kind === 'weekday' && when.last === undefined && entities.time === undefined;
  const reworded = last.intent === 'notice.publish' && isOfWeekday ? withWeekday(last.slots, now, surroundings) : undefined;
  if (reworded !== undefined) return { intent: last.intent, slots: reworded };
  // 'Of them, who was absent yesterday too': another day narrows them, and is no other list.
  if (isOfThese && TIMES.some((one) => now[one] !== undefined)) return undefined;
  // 'And class 5' behind a plan for class 4 may mean both, or the one instead of the other.
  if (isWrite(last.intent) && mode === 'replace' && /^and\b/i.test(prompt.trim()) && (now.class ?? now.classes ?? now.student ?? now.date))
    return askAbout('alsoOrInstead', [`${rest} too`, `only ${rest}`]);
  // 'Aur kal' asks the same of another day, 'kal bhi' of both.
  const isInstead = mode === 'add' && TIMES.some((one) => now[one] !== undefined) && !says('alsoOf', said);
  return edited(last, now, { mode: isInstead ? 'replace' : mode, isOfThese, surroundings });
}

const OF_A_DAY: readonly ActIntent[] = ['timetable.show', 'logbook.show', 'calendar.list_upcoming'];
const isOfDay = ({ intent, slots }: Last): boolean => intent.startsWith('calendar.add_') && (slots.date ?? slots.from) !== undefined;
const plannedOn = ({ slots }: Last): string => slots.date ?? slots.from ?? '';

/** The plan on another day; asked about where it is not certain on which, or that day is over. */
function movedTo({ intent, slots }: Last, days: readonly string[], today: string): Interpretation {
  const [day, another] = days;
  if (day === undefined || another !== undefined || day < today || slots.to !== undefined)
    return {
      intent: 'clarify',
      slots: { missing: ['date'], ...(another !== undefined && { choices: days.map((iso) => `make it ${saidDay(iso)}`) }) },
    };
  const { from: _, to: __, month: ___, ...kept } = slots;
  return { intent, slots: { ...kept, date: day } };
}

/** 'Send it to teachers only' behind a notice: other readers, and the same text. */
function readersOf(said: string, surroundings: Surroundings, { intent, slots }: Last): Slots | undefined {
  const [whom] = intent === 'notice.publish' ? [...saidOf('audienceAlone', said), ...saidOf('readers', said)] : [];
  const read = whom === undefined ? undefined : interpret(`send a notice to ${whom}: x`, surroundings);
  if (read?.intent !== 'notice.publish' || read.slots.message !== 'x') return undefined;
  const { message: _, ...readers } = read.slots;
  const { audience: __, ...kept } = withoutPlaces(slots);
  return { ...kept, ...readers };
}

/** 'Inform parents also' behind a planned day. */
function toldOf(said: string, { intent, slots }: Last): Slots | undefined {
  const [whom] = intent.startsWith('calendar.add_') ? saidOf('tells', said) : [];
  if (whom === undefined) return undefined;
  const { audience: _, ...kept } = slots;
  return { ...kept, notify: true, ...((whom === 'teachers' || whom === 'staff') && { audience: whom }) };
}

/** 'Shift to 11' behind what is planned for a time of the day is an hour, and no class. */
function hourOf(said: string, { slots }: Last): string | undefined {
  const [digits = ''] = slots.time === undefined ? [] : saidOf('anHour', said);
  const hour = Number(digits) < 7 ? Number(digits) + 12 : Number(digits);
  return digits === '' || hour > 19 ? undefined : `${String(hour).padStart(2, '0')}:00`;
}

/** 'For the founder's day', 'call it Winter Games' behind a day that is planned: its title, as it was typed. Who has the day off is no title. */
function titleOf(prompt: string, surroundings: Surroundings, { intent }: Last): string | undefined {
  if (intent !== 'calendar.add_holiday' && intent !== 'calendar.add_event') return undefined;
  const said = prompt.trim().replace(/[.!]+$/, '');
  const [, named, reason, inHindi] = wording('titled').exec(said) ?? [];
  const title = named ?? (intent === 'calendar.add_holiday' ? (reason ?? inHindi) : undefined);
  if (title === undefined) return undefined;
  const { claims, hits } = readText(title, surroundings);
  const isOfPeople =
    hits.some(({ concept }) => OF_PEOPLE.includes(concept)) || GROUPS_ALONE.split(', ').some((one) => title.toLowerCase().includes(one));
  return named === undefined && (claims.some((claim) => claim !== undefined) || isOfPeople) ? undefined : title;
}
const OF_PEOPLE: readonly string[] = wordsIn('student teacher parent all boys girls classWord sectionWord fee due defaulter who question');

const withoutScope = ({ scope: _, ...slots }: Slots): Slots => slots;

/** 'Make it 20,000' behind those who owe more than 30,000: a sum alone is the bound that was said, and never opens it. */
function boundsOf({ amount, ...now }: Slots, { slots }: Last): Slots {
  const bound = slots.min_amount !== undefined ? 'min_amount' : slots.max_amount !== undefined ? 'max_amount' : 'amount';
  return amount === undefined ? now : { ...now, [bound]: amount, ...(slots.over && { over: true }), ...(slots.under && { under: true }) };
}

/** What cannot be, or cannot be chosen, changes nothing. */
const OBSTACLES = ['noDay', 'oneDay', 'except', 'oneOf', 'choice', 'oneMonth', 'day', 'period', 'onePeriod'];

/** 'section B' behind 'class 6': that section of the classes that were meant, and never of the whole school. */
function sectionsAlone({ classes }: Entities, { directory }: Surroundings, { intent, slots }: Last): Slots {
  if (classes.names.length > 0 || classes.sections.length === 0) return {};
  const chosen = [...sectionsOf(slots, directory)].filter((one) => classes.sections.some((section) => one.endsWith(` ${section}`)));
  // 'Section B' behind 6A.
  const [only, another] = classes.sections;
  const isOther = chosen.length === 0 && slots.section !== undefined && another === undefined && !isWrite(intent);
  const isThere = directory.classes.some(({ name, sections }) => name === slots.class && sections.some((one) => one === only));
  return isOther && isThere && slots.class && only ? { class: slots.class, section: only } : placeFrom(new Set(chosen), directory);
}

/** Whether a prompt keeps some of those who were spoken of. */
export const keepsSome = (prompt: string): boolean => opened(prompt).mode === 'keep';

/** What stands before and behind the particulars of an edit, taken off. */
function opened(prompt: string): Edit {
  let [rest, mode, isOfThese] = [prompt, 'replace' as Mode, false];
  // 'Nahi, guruvar ko' puts right what was said.
  rest = rest.replace(/^(?:nahi|nahin|not|नहीं) ?, ?/i, '');
  for (;;) {
    const said = rest.toLowerCase();
    const lead = OPENINGS.find((words) => said.startsWith(words) && [' ', ','].includes(said.charAt(words.length)));
    if (lead === undefined) break;
    if (KEEPS.includes(lead)) mode = 'keep';
    if (ADDS.includes(lead)) mode = 'add';
    if (REMOVES.includes(lead)) mode = 'remove';
    isOfThese ||= OF_THESE.includes(lead);
    rest = rest.slice(lead.length).replace(/^[\s,–-]+/, '');
  }
  // 'Only those who owe more than 5,000' says again what is spoken of.
  const those = mode === 'keep' ? wording('those').exec(rest) : null;
  if (those !== null) [rest, isOfThese] = [rest.slice(those[0].length), true];
  for (const end of [...ADDED_BEHIND, ...TAKEN_BEHIND, ...REMOVED_BEHIND, ...(mode === 'remove' ? ['ke', 'के'] : [])]) {
    if (!rest.toLowerCase().endsWith(` ${end}`)) continue;
    if (ADDED_BEHIND.includes(end) && mode === 'replace') mode = 'add';
    if (REMOVED_BEHIND.includes(end)) mode = 'remove';
    rest = rest.slice(0, -end.length - 1);
  }
  return { rest, mode, isOfThese };
}

/** 'Class 5, not class 4' is class 5 instead; undefined where what is denied is a part of what is said, or is not known. */
function instead(edit: Edit, surroundings: Surroundings): Edit | undefined {
  const { rest, mode } = edit;
  const [said = rest, denied] = rest.split(DENIED);
  if (denied === undefined || mode !== 'replace') return edit;
  const [meant, other] = [said, denied].map((one) => new Set(findEntities(readText(one, surroundings)).classes.names));
  return meant?.size && other?.size && [...other].every((one) => !meant.has(one)) ? { ...edit, rest: said } : undefined;
}
const DENIED = new RegExp(`[ ,]+(?:and |aur )?(?:${wordsIn('not nahi nahin नहीं').join('|')}|instead of|rather than|in place of) `, 'i');

/** Whether a fragment names particulars and no matter of its own. Of 'these' it may repeat what the last act speaks of ('of these, who owes …'). */
function isOnlyParticulars(reading: Reading, intent: ActIntent, isOfThese: boolean): boolean {
  const own: readonly string[] = isOfThese ? INTENTS[intent].takes : ['boys', 'girls'];
  return reading.tokens.every((token, at) => {
    if (reading.claims[at] !== undefined || token.kind === 'sign') return true;
    if (isUnlisted(reading, at) || token.isPlain === true) return false;
    const meant = reading.hits.filter((hit) => hit.from <= at && at < hit.from + hit.length).map(({ concept }) => concept);
    if (meant.some((concept) => VERBS.includes(concept) && !isOfThese)) return false;
    return meant.every((concept) => !SPEAKS_OF.includes(concept) || own.includes(concept) || ['boys', 'girls'].includes(concept));
  });
}

const VERBS: readonly string[] = wordsIn(
  'show send tell who howMuch count question unsupportedVerb prohibition texting ask howTo help injection condition doubt whereabouts',
);

/** Of the particulars that the fragment fills, those that it says itself; the others are what an act takes for granted. */
function saidSlots(slots: Slots, entities: Entities, signals: ReadonlySet<Signal>): Slots {
  const isSaid: Partial<Record<keyof Slots, boolean>> = {
    gender: signals.has('boys') !== signals.has('girls'),
    period: entities.period !== undefined,
    time: entities.time !== undefined,
    fee_type: entities.feeType !== undefined,
    category: entities.category !== undefined,
    subject: entities.subject !== undefined,
  };
  const { when, month, festival } = entities.dates;
  const groups: [boolean, readonly (keyof Slots)[]][] = [
    [entities.classes.names.length > 0, ['class', 'classes', 'section', 'places']],
    [entities.mentions.length > 0, PEOPLE],
    [when !== undefined || month !== undefined || festival !== undefined, TIMES],
    [Object.keys(entities.amounts).length > 0, SUMS],
  ];
  for (const [isThere, names] of groups) for (const name of names) isSaid[name] = isThere;
  return Object.fromEntries(Object.entries(slots).filter(([name]) => isSaid[name as keyof Slots] === true));
}

/** A text that names its day or time itself says the old one beside another of the plan. */
function tellsTime(message: string | undefined, surroundings: Surroundings): boolean {
  if (message === undefined) return false;
  const { dates, time } = findEntities(readText(message, surroundings));
  return time !== undefined || dates.when !== undefined;
}

/** 'Make it Wednesday' behind a text that names one weekday and no other time: the text with that day. Undefined where it says more, or another kind of day. */
function withWeekday(slots: Slots, now: Slots, { today }: Surroundings): Slots | undefined {
  const days = slots.message?.match(WEEKDAY) ?? [];
  const [day, another] = days;
  const { date, ...others } = now;
  if (day === undefined || another !== undefined || date === undefined || Object.keys(others).length > 0 || date < today) return undefined;
  const rest = slots.message?.replace(day, '') ?? '';
  const { weekday } = dateWords(date, 'en');
  return /\d/.test(rest) ? undefined : { ...slots, message: slots.message?.replace(day, weekday) ?? '', date };
}
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;

type How = { mode: Mode; isOfThese: boolean; surroundings: Surroundings };

function edited({ intent, slots }: Last, now: Slots, how: How): Interpretation | undefined {
  const isPlaced = now.class !== undefined || now.classes !== undefined || now.places !== undefined;
  // Those of a list are narrowed, and nobody else is put among them.
  if (isPlaced && slots.rows !== undefined && (how.mode === 'replace' || how.mode === 'add')) return askAbout('notAmong');
  // A class of the staff is nobody's parents.
  if (isPlaced && (slots.audience === 'teachers' || slots.audience === 'staff')) return askAbout('audience');
  const isOtherTime = now.time !== undefined || TIMES.some((name) => now[name] !== undefined);
  if (intent === 'notice.publish' && isOtherTime && tellsTime(slots.message, how.surroundings)) return askAbout('ownDay');
  const times = how.mode === 'add' && TIMES.some((name) => now[name] !== undefined) ? joinedTimes(slots, now) : {};
  if (times === undefined) return undefined;
  const place = isPlaced ? newPlace(slots, now, how) : placesOf(slots);
  if (place === undefined) return askAbout('notAmong');
  const isPerson = now.student !== undefined || now.teacher !== undefined;
  if (how.mode === 'remove' && (isPerson || !isPlaced)) return undefined;
  const { directory } = how.surroundings;
  const meant = sectionsOf(slots, directory);
  const isElsewhere = how.mode === 'keep' && ![...sectionsOf(now, directory)].some((one) => meant.has(one));
  const has = (names: readonly (keyof Slots)[]) => names.some((name) => now[name] !== undefined);
  const dropped = [
    ...(isPlaced || isPerson ? PEOPLE : []),
    ...(isPlaced && !how.isOfThese && (how.mode === 'replace' || isElsewhere) ? (['except'] as const) : []),
    ...(has(TIMES) ? TIMES : []),
    ...(has(SUMS) ? SUMS : []),
  ] as readonly string[];
  const kept = Object.fromEntries(Object.entries(withoutPlaces(slots)).filter(([name]) => !dropped.includes(name)));
  const who = (isPlaced || now.gender !== undefined) && slots.who === 'all' ? { who: 'students' as const } : {};
  return {
    intent,
    slots: { ...kept, ...(isPerson && !isPlaced ? {} : place), ...withoutTimes(withoutPlaces(now), times), ...times, ...who },
  };
}

/** A date or month beside a range would say another time. */
const withoutTimes = (now: Slots, times: Slots): Slots =>
  Object.keys(times).length === 0
    ? now
    : Object.fromEntries(Object.entries(now).filter(([name]) => !(TIMES as readonly string[]).includes(name)));

/** 'Add January also' behind December: the days of both, where they follow each other. */
function joinedTimes(before: Slots, now: Slots): Slots | undefined {
  const spanOf = ({ date, from, to, month }: Slots) => (month === undefined ? { from: date ?? from, to: date ?? to } : spanOfMonth(month));
  const [first, second] = [spanOf(before), spanOf(now)].sort((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  if (first?.from === undefined || first.to === undefined || second?.from === undefined || second.to === undefined) return undefined;
  if (dayOf(second.from) > dayOf(first.to) + 1) return undefined;
  const [, to = second.to] = [first.to, second.to].sort();
  return { from: first.from, to };
}

/** The place after the edit; undefined where it takes away what was not meant. */
function newPlace(before: Slots, now: Slots, { mode, isOfThese, surroundings: { directory } }: How): Slots | undefined {
  const said = sectionsOf(now, directory);
  const meant = sectionsOf(before, directory);
  const isWhole = Object.keys(placesOf(before)).length === 0 || before.scope === 'all';
  if (mode === 'remove') {
    const left = new Set([...meant].filter((one) => !said.has(one)));
    return left.size === 0 || left.size === meant.size ? undefined : placeFrom(left, directory);
  }
  if (mode === 'add') return isWhole ? placesOf(now) : placeFrom(new Set([...meant, ...said]), directory);
  // 'of these only class 9' cannot name others than these.
  if (isOfThese && !isWhole && ![...said].every((one) => meant.has(one))) return undefined;
  return placesOf(now);
}
