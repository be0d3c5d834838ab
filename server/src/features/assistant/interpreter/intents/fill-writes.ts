import { isSoMany } from '../entities/classes.ts';
import { saidDay } from '../entities/days.ts';
import { findEntities } from '../entities/find-all.ts';
import { ordinalAt } from '../entities/numbers.ts';
import { twoYearsOf } from '../entities/resolve-dates.ts';
import { messageParts } from '../message-parts.ts';
import { messageStart } from '../message-start.ts';
import { endsBefore, isFree, lengthAt, phraseAt, type Reading, readText } from '../reading.ts';
import { FEE_KINDS, NUMBERS } from '../text/lexicon.ts';
import { wordsIn } from '../text/listed.ts';
import { compilePhrases, longestAt } from '../text/phrases.ts';
import type { Slots } from '../types.ts';
import { isPlainWhom } from '../whom-words.ts';
import type { Concept } from '../words/concepts.ts';
import { GROUPS_ALONE } from '../words/coverage.ts';
import { type Context, type Filled, feeTypeOf, monthOf, placeOf, timeOf } from './context.ts';
import { choosePerson } from './person.ts';
import { pointsBack } from './pronouns.ts';
import { hasAny } from './signals.ts';
import { festivalTitleOf, messageOf, titleOf } from './texts.ts';

/** A fee reminder: to one student, classes, or everybody who owes. */
export function fillReminder(context: Context): Filled {
  const { entities, signals } = context;
  const { amount, ...bounds } = entities.amounts;
  const besides: Slots = {
    ...monthOf(context),
    ...feeTypeOf(context),
    ...bounds,
    ...(bounds.min_amount === undefined && amount !== undefined && { amount }),
    ...(isForLater(entities) && { later: true as const }),
  };
  const [person, place] = [choosePerson(context, 'student'), placeOf(context)];
  if (entities.dates.isMoreMonths || isOfMonths(entities.dates.when))
    return { slots: { ...place, ...feeTypeOf(context) }, missing: ['oneMonth'] };
  if (person.name === undefined && (hasLeftNumber(context.reading) || isOfUsers(context.reading)))
    return { slots: { ...place, ...besides }, missing: ['choice'] };
  // Only the boys, only the girls or the five who owe most are nobody whom a reminder can choose.
  if (person.name === undefined && (signals.has('boys') !== signals.has('girls') || isSoMany(context.reading)))
    return { slots: { ...place, ...besides }, missing: ['choice'] };
  // 'Those who have paid' owe nothing, and are nobody to remind.
  if (havePaid(context)) return { slots: { ...place, ...besides }, missing: ['target'] };
  if (person.name !== undefined) return { slots: { student: person.name, ...place, ...besides } };
  if (person.isUnclear)
    return { slots: { ...place, ...besides }, missing: ['student'], ...(person.choices && { choices: person.choices }) };
  if (entities.classes.names.length > 0) return { slots: { ...place, ...besides } };
  // Nobody is everybody without a word that says so: 'her parents' and 'the parents' are asked about.
  const isOwing = hasAny(signals, 'due', 'paid');
  const isToAll =
    !pointsBack(context.reading) &&
    (hasAny(signals, 'all', 'defaulter') ||
      (isOwing && hasAny(signals, 'who', 'whoever', 'those')) ||
      bounds.min_amount !== undefined ||
      entities.leftOut.length > 0);
  // 'Those who owe 8,000' may be those with that sum, and are never all.
  if (!isToAll || besides.amount !== undefined) return { slots: besides, missing: [isToAll ? 'choice' : 'target'] };
  return { slots: { scope: 'all', ...besides } };
}

const PAID = ['paid', 'payed', 'cleared', 'deposited', 'settled'];
/** Whether those are described who have paid: a word that says so, and none that denies it or speaks of what is owed. */
function havePaid({ reading, signals }: Context): boolean {
  const at = reading.tokens.findIndex(({ text }, place) => PAID.includes(text) && isFree(reading, place));
  return at >= 0 && !hasAny(signals, 'negation', 'due', 'defaulter', 'condition');
}

/** 'tomorrow at 9', 'next Monday': a time to send it at. */
function isForLater({ time, dates: { when } }: Context['entities']): boolean {
  const first = when?.first;
  return time !== undefined || (first?.kind === 'near' && first.days > 0) || (first?.kind === 'weekday' && first.which !== 'last');
}

/** 'for April to June', 'for the last three months': a reminder is of one month, or of all. */
function isOfMonths(when: Context['entities']['dates']['when']): boolean {
  const isRange = when?.first.kind === 'month' && when.last?.kind === 'month';
  return isRange || (when?.first.kind === 'run' && Math.abs(when.first.days) > LONGEST_WEEKS);
}

/** Longer runs of days are months. */
const LONGEST_WEEKS = 27;

/** 'roll number 12 of 9-A', 'the first five': a number that is no class, sum or day chooses somebody, and a reminder cannot. */
function hasLeftNumber(reading: Reading): boolean {
  return reading.tokens.some(({ kind, text }, at) => {
    const word = (place: number) => reading.tokens[place]?.text ?? '';
    // 'The first 3', 'the 3 who owe most' are no class 3.
    // 'Exam se pehle 12th' is before the exam.
    const isRow = IN_ROW.includes(word(at - 1)) && !BEFORE_WHAT.includes(word(at - 2));
    const isOfRow = isRow || (word(at - 1) === 'the' && word(at + 1) === 'who');
    if (kind === 'number' && isOfRow && (isFree(reading, at) || reading.claims[at] === 'class')) return true;
    if (!isFree(reading, at) || reading.roster.words.has(text) || ordinalAt(reading, at)) return false;
    return kind === 'number' || (!SMALL_NUMBERS.includes(text) && phraseAt(reading, NUMBERS, at) !== undefined);
  });
}

const BEFORE_WHAT: readonly string[] = wordsIn('se ke से के');
const IN_ROW: readonly string[] = wordsIn('first last other next remaining top pehle pahle shuru पहले');

/** These are mostly other words ('do' is a verb). */
const SMALL_NUMBERS = ['do', 'one', 'ek', 'so', 'sau', 'no', 'दो', 'एक', 'सौ'];

/** A notice needs a text. Days in it are those that it is about. */
export function fillNotice(context: Context): Filled {
  const { reading, signals } = context;
  const said = messageOf(reading);
  const message = said !== undefined && (VERB_ALONE.test(said) || GOES_ON.test(said)) ? '' : said;
  const time = timeOf(context, { hasMonth: false });
  const isHoliday = signals.has('holiday') || signals.has('closed');
  const audience = audienceOf(context);
  const slots: Slots = {
    ...(message && { message }),
    ...(audience && { audience }),
    ...(isNamedInTextOnly(reading) && (isForEverybody(reading, audience) || isOfPeople(reading)) ? {} : placeOf(addressedPart(context))),
    ...(isHoliday && { kind: 'holiday' as const }),
    ...time.slots,
  };
  if (isForChosen(reading) || isForSome(reading) || isForUsers(reading)) return { slots, missing: ['audience'] };
  // 'tell her parents …', 'inform them …': never everybody in the place of those who were spoken of before.
  if (slots.class === undefined && slots.classes === undefined && pointsToReaders(reading)) return { slots, missing: ['audience'] };
  if (isForOne(context)) return { slots, missing: ['audience'] };
  if (message === '') return { slots, missing: ['message'] };
  return time.state === 'wrong' && context.entities.dates.when ? { slots, missing: ['date'] } : { slots };
}

/** 'Write a notice for it' says nothing to be told. */
const VERB_ALONE = /^(?:write|draft|prepare|make|put|put out|issue|send|publish|give)(?: (?:it|this|that))?$/i;

/** '… a notice and a reminder', 'tell class 5 that and also …': another act, and no text. */
const GOES_ON = /^(?:and|or|also|too|aur|ya|bhi|&)(?:$| (?:also|then|tell|send|remind|an?|one)\b)/i;

/** 'Parents of the absentees', 'bus students', 'the science teachers', 'the collector': before the text stands more than classes, parents, students, staff and 'all'. */
function isForChosen({ text, ...surroundings }: Reading): boolean {
  const parts = messageParts(readText(text, surroundings));
  return parts?.textFrom !== undefined && !isPlainWhom(readText(parts.whom, surroundings));
}

/** 'her parents', 'tell them that …': readers who are named only by a word for somebody else, before the text. */
export function pointsToReaders(reading: Reading): boolean {
  const end = messageStart(reading) ?? reading.tokens.length;
  return reading.tokens.some(({ text }, at) => {
    if (at >= end || !isFree(reading, at)) return false;
    const isReader = lengthAt(reading, at + 1, 'parent', 'student', 'teacher') > 0;
    if (isReader && OF_OTHERS.includes(text)) return true;
    return (
      ['them', 'these', 'him', 'her', 'unko', 'unhe', 'inko', 'inhe', 'usko', 'isko', 'उनको', 'उन्हें', 'इनको', 'उसको'].includes(text) &&
      endsBefore(reading, at, 'tell', 'notice', 'notify', 'send', 'texting', 'to')
    );
  });
}

const OF_OTHERS = ['her', 'his', 'their', 'these', 'those', 'unke', 'unki', 'uske', 'uski', 'inke', 'iske', 'उनके', 'उसके', 'इनके', 'इसके'];

/** 'to all parents', 'to teachers': no class is chosen, whatever the text is about. */
function isForEverybody(reading: Reading, audience: Slots['audience']): boolean {
  const start = messageStart(reading) ?? 0;
  return (
    audience === 'all' ||
    audience === 'teachers' ||
    audience === 'staff' ||
    reading.hits.some(({ concept, from }) => concept === 'all' && from < start)
  );
}

/** 'Saanvi Reddy of 2A won the prize': the class says who it was. */
function isOfPeople({ claims, tokens }: Reading): boolean {
  return claims.every((claim, at) => {
    if (claim !== 'class' || claims[at - 1] === 'class') return true;
    const before = ['of', 'from', '(', '-', ',', 'class'].includes(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
    return claims[before] === 'name';
  });
}

/** 'notice to class 5: class 8 has its exhibition': where classes are named before the text, those in it are not whom it is for. */
function addressedPart(context: Context): Context {
  const { reading } = context;
  const start = messageStart(reading) ?? 0;
  const [before, behind] = [reading.claims.slice(0, start), reading.claims.slice(start)];
  if (!before.includes('class') || !behind.includes('class')) return context;
  const part = readText(reading.text.slice(0, reading.tokens[start]?.start), reading);
  return { ...context, reading: part, entities: findEntities(part) };
}

/** 'notice to everyone: class 10 results are out': it is about the class, and for all. */
function isNamedInTextOnly(reading: Reading): boolean {
  const start = messageStart(reading);
  return start !== undefined && !reading.claims.slice(0, start).includes('class');
}

/** 'the parents of absentees', 'jo absent hain unko', 'whose fees are due': a notice goes to classes or to all, and not to some of them. */
function isForSome(reading: Reading): boolean {
  const start = messageStart(reading) ?? reading.tokens.length;
  const isThere = (place: number, ...concepts: Concept[]) => lengthAt(reading, place, ...concepts) > 0;
  return reading.hits.some(({ concept, from, length }) => {
    if (!CHOOSING.includes(concept) || from >= start || !isFree(reading, from)) return false;
    const isAway = concept === 'absent' || concept === 'onLeave';
    if (isAway && (isThere(from - 1, 'of') || isThere(from + length, 'student', 'parent', 'teacher'))) return true;
    const whose = reading.hits.find((hit) => (hit.concept === 'whoever' || hit.concept === 'who') && hit.from < from);
    return whose !== undefined && (concept !== 'paid' || isThere(whose.from, 'whoever'));
  });
}

const CHOOSING: readonly Concept[] = ['absent', 'onLeave', 'due', 'paid'];

/** 'bus students', 'hostel parents', 'parents of route 4 children': nobody whom a notice can choose. */
function isForUsers(reading: Reading): boolean {
  const start = messageStart(reading) ?? reading.tokens.length;
  // Without a sign before the text only what stands right before the people says whom.
  const isOfPeople = (at: number) => lengthAt(reading, at, 'student', 'parent') > 0;
  const isWhose = (at: number) => isOfPeople(at + 1) || (reading.tokens[at + 1]?.kind === 'number' && isOfPeople(at + 2));
  const isOfRoute = ({ text }: Reading['tokens'][number], at: number) =>
    at < start && ROUTES.includes(text) && isFree(reading, at) && (messageStart(reading) !== undefined || isWhose(at));
  if (reading.tokens.some(isOfRoute)) return true;
  return reading.hits.some(
    ({ concept, from }) =>
      (concept === 'student' || concept === 'parent') &&
      from < start &&
      USERS.includes(phraseAt(reading, FEE_KINDS, endsBefore(reading, from, 'of') ? from - 2 : from - 1)?.value ?? ''),
  );
}

/** 'hostel walo ko': those who use something, where no fee is named. */
function isOfUsers(reading: Reading): boolean {
  return reading.tokens.some(({ text }, at) => {
    const isThose = ['walo', 'walon', 'waalo', 'waalon', 'users', 'students', 'children', 'वालों'].includes(text);
    return isThose && USERS.includes(phraseAt(reading, FEE_KINDS, at - 1)?.value ?? '');
  });
}

const USERS = ['transport', 'hostel', 'mess'];
/** By what the children of a bus are told apart. */
const ROUTES: readonly string[] = wordsIn('route routes stop stops रूट स्टॉप');

const ONE_PARENT = ['guardian', 'parent', 'father', 'mother', 'dad', 'mom', 'papa', 'mummy', 'pitaji', 'mataji'];
const ADDRESSING: readonly string[] = wordsIn('tell inform intimate notify alert message msg sms whatsapp text email mail call write ask');

/** 'tell Sneha’s father …', 'Kamble sir ko bol do …': a notice goes to many, never to everybody in the place of one. */
function isForOne({ reading, entities: { mentions } }: Context): boolean {
  const start = messageStart(reading) ?? reading.tokens.length;
  // '… is unwell, inform her guardian'.
  if (mentions.length > 0 && reading.tokens.some(({ text }, at) => ONE_PARENT.includes(text) && isFree(reading, at))) return true;
  return mentions.some(({ from, length }) => {
    if (from >= start) return false;
    let before = from - 1;
    while (['to', 'the', 'of'].includes(reading.tokens[before]?.text ?? '') || endsBefore(reading, before + 1, 'parent', 'honorific'))
      before -= 1;
    const next = from + length + (lengthAt(reading, from + length, 'honorific') > 0 ? 1 : 0);
    const isParent = lengthAt(reading, next, 'of') > 0 && lengthAt(reading, next + 1, 'parent') > 0;
    const isAddressed =
      ADDRESSING.includes(reading.tokens[before]?.text ?? '') || (before < from - 1 && endsBefore(reading, before + 1, 'notice', 'send'));
    return isAddressed || isParent || ['ko', 'को'].includes(reading.tokens[next]?.text ?? '');
  });
}

const AUDIENCES: Partial<Record<Concept, NonNullable<Slots['audience']>>> = {
  teacher: 'teachers',
  parent: 'parents',
  student: 'students',
  all: 'all',
};

/** Whom a notice goes to, by the words before its text where there are any. */
function audienceOf({ reading }: Context): Slots['audience'] | undefined {
  const start = messageStart(reading) ?? reading.tokens.length;
  const before = reading.hits.filter(({ from, length }) => from < start && !isLeftOut(reading, from, length)).map(({ concept }) => concept);
  const has = (...concepts: Concept[]) => concepts.some((concept) => before.includes(concept));
  if (has('teacher')) return has('parent', 'student') ? 'all' : employeesMeant(reading, start);
  if (has('parent')) return 'parents';
  if (has('student', 'boys', 'girls')) return 'students';
  if (has('all')) return allOfWhom(reading, start);
  // '… about the drive for staff': behind its text only where it is said for whom.
  const behind = reading.hits.filter(({ from }) => from >= start && ['for', 'to', 'with'].includes(reading.tokens[from - 1]?.text ?? ''));
  const said = behind.find(({ concept }) => AUDIENCES[concept] !== undefined);
  if (said?.concept === 'teacher') return employeesMeant(reading, reading.tokens.length, said.from);
  return said ? AUDIENCES[said.concept] : spokenTo(reading, start);
}

/** 'Teachers only, not parents': who is named to be left out gets nothing. */
const isLeftOut = ({ tokens }: Reading, from: number, length: number): boolean => {
  const word = (at: number) => tokens[at]?.text ?? '';
  let at = from - 1;
  while (LEFT_OUT_SMALL.includes(word(at))) at -= 1;
  const behind = KO.includes(word(from + length)) ? from + length + 1 : from + length;
  return LEFT_OUT.includes(word(at)) || DENIED.includes(word(behind));
};
const LEFT_OUT = wordsIn('not except excluding without minus besides') as readonly string[];
const LEFT_OUT_SMALL = wordsIn('to for the telling informing any all') as readonly string[];
const KO = wordsIn('ko को') as readonly string[];
const DENIED = wordsIn('nahi nahin nhi mat नहीं मत') as readonly string[];

/**
 * 'Tell all staff meeting at 3': the word right behind 'all' says whom by its own meaning, although a longer phrase of the text begins with it. Of other
 * people ('all drivers') it is asked.
 */
function allOfWhom({ tokens, hits, today, directory }: Reading, start: number): Slots['audience'] | undefined {
  const all = hits.find(({ concept, from }) => concept === 'all' && from < start);
  let at = (all?.from ?? 0) + (all?.length ?? 0);
  if (tokens[at - 1]?.text !== 'all') return 'all';
  while (BEHIND_ALL.includes(tokens[at]?.text ?? '')) at += 1;
  const word = at < start ? (tokens[at]?.text ?? '') : '';
  const own = readText(word, { today, directory });
  const means = (concept: Concept) => own.hits.some((hit) => hit.concept === concept);
  if (means('teacher')) return employeesMeant(own, own.tokens.length);
  if (means('parent')) return 'parents';
  if (means('student')) return 'students';
  return /^[a-z]{3,}[^su']s$/.test(word) ? undefined : 'all';
}
const BEHIND_ALL = wordsIn('the our of my dear') as readonly string[];

const STAFF = ['staff', 'staffs', 'staf', 'stafs', 'employee', 'employees', 'karmchari', 'karamchari', 'स्टाफ', 'कर्मचारी', 'कर्मचारियों'];

/** 'staff' is everybody who is employed, 'teachers' and 'teaching staff' are those who teach; 'teachers and staff' are all. */
function employeesMeant(reading: Reading, end: number, from = 0): 'teachers' | 'staff' {
  const word = (at: number) => reading.tokens[at]?.text ?? '';
  const first = reading.hits.find((hit) => hit.concept === 'teacher' && hit.from >= from && hit.from < end);
  if (first === undefined) return 'teachers';
  const last = first.from + first.length - 1;
  // 'All staff members'.
  const at = STAFF.includes(word(last - 1)) && first.length > 1 ? last - 1 : last;
  if (STAFF.includes(word(at))) return word(at - 1) === 'teaching' ? 'teachers' : 'staff';
  return lengthAt(reading, at + 1, 'and') > 0 && STAFF.includes(word(at + 2)) ? 'staff' : 'teachers';
}

/** 'circular - all teachers to submit …': whom the text opens with. */
function spokenTo(reading: Reading, start: number): Slots['audience'] | undefined {
  let at = start;
  while (['all', 'the', 'dear', 'sabhi', 'सभी'].includes(reading.tokens[at]?.text ?? '')) at += 1;
  if (lengthAt(reading, at, 'teacher') > 0) return employeesMeant(reading, at + 2, at);
  return (['parent', 'student'] as const).flatMap((concept) => (lengthAt(reading, at, concept) > 0 ? [AUDIENCES[concept]] : []))[0];
}

/** A holiday needs its day. */
export function fillHoliday(context: Context): Filled {
  const time = timeOf(context, { hasMonth: false });
  const { when, festival, isMore = false, isStart = false } = context.entities.dates;
  const isDayless =
    time.state !== 'said' || isMore || (isStart && when?.days === undefined) || (when === undefined && festival === undefined);
  const title = festivalTitleOf(titleOf(context.reading, true), festival?.title);
  const { signals } = context;
  const isForSome =
    signals.has('boys') !== signals.has('girls') || (signals.has('teacher') && !signals.has('student') && !signals.has('notify'));
  const slots: Slots = {
    ...(isDayless ? {} : time.slots),
    ...(title && { title }),
    ...placeOf(context),
    ...(context.signals.has('notify') && { notify: true }),
    ...staffTold(context),
  };
  if (isForSome || isForGroup(context.reading)) return { slots, missing: ['wholeClass'] };
  return isDayless ? { slots, missing: ['date'] } : (whichYear(context, slots) ?? { slots });
}

const GROUPS = compilePhrases([{ words: GROUPS_ALONE, value: true }]);

/** 'for the bus drivers', 'bus drivers ki chutti': a holiday is for classes, for the staff or for all. */
function isForGroup(reading: Reading): boolean {
  return reading.tokens.some((_, at) => isFree(reading, at) && longestAt(GROUPS, reading.tokens, at) !== undefined);
}

/** '… and inform teachers': those alone who are named, and never the parents as well. */
function staffTold({ reading, signals }: Context): Slots {
  const isOfStaff =
    signals.has('notify') && signals.has('teacher') && !signals.has('parent') && !signals.has('student') && !signals.has('all');
  return isOfStaff ? { audience: employeesMeant(reading, reading.tokens.length) } : {};
}

/** An event needs a day and a title. */
export function fillEvent(context: Context): Filled {
  const { reading, entities } = context;
  const time = timeOf(context, { hasMonth: false });
  const title = titleOf(reading, false);
  const { when, festival, isMore = false } = entities.dates;
  const isDayless = time.state !== 'said' || isMore || (when === undefined && festival === undefined);
  const slots: Slots = {
    ...(title && { title }),
    ...(isDayless ? {} : time.slots),
    ...(entities.time !== undefined && { time: entities.time }),
    ...placeOf(context),
    ...staffTold(context),
  };
  const missing = [...(title ? [] : ['title']), ...(isDayless ? ['date'] : [])];
  return missing.length > 0 ? { slots, missing } : (whichYear(context, slots) ?? { slots });
}

/** 'Picnic on 27 November' on 28 November: of this year or of the next is asked, with the prompt for either. */
function whichYear({ reading, entities }: Context, slots: Slots): Filled | undefined {
  const days = entities.dates.when && twoYearsOf(entities.dates.when, reading.today);
  if (days === undefined) return undefined;
  const { date: _, ...rest } = slots;
  const [from, to] = [reading.claims.indexOf('date'), reading.claims.lastIndexOf('date')];
  const isOne = reading.claims.slice(from, to + 1).every((claim) => claim === 'date');
  const [start, end] = [reading.tokens[from]?.start ?? 0, reading.tokens[to]?.end ?? 0];
  const choices = days.map((day) => `${reading.text.slice(0, start)}on ${saidDay(day)}${reading.text.slice(end)}`);
  return { slots: rest, missing: ['year'], ...(isOne && { choices }) };
}
