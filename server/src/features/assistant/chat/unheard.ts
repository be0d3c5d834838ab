import { withoutCourtesy } from '../interpreter/courtesy.ts';
import { type Entities, findEntities } from '../interpreter/entities/find-all.ts';
import { resolveSaid } from '../interpreter/entities/resolve-dates.ts';
import { leftOver } from '../interpreter/intents/coverage.ts';
import { INTENTS } from '../interpreter/intents/intents.ts';
import type { Reading } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { EXPENSE_KINDS, FEE_KINDS, NUMBERS } from '../interpreter/text/lexicon.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import { compilePhrases, longestAt, type Phrases } from '../interpreter/text/phrases.ts';
import type { ActIntent, Slots, Surroundings } from '../interpreter/types.ts';
import { SMALL_WORDS } from '../interpreter/words/small-words.ts';
import { findParticulars, type Particulars, type Time } from '../query/reading/particulars.ts';
import { isTwoOf } from '../query/reading/said-numbers.ts';
import { resolveTime } from '../query/reading/when.ts';
import { BEFORE, BEHIND, isInLexicon, ROLE_WORDS, repairedForms } from '../query/vocabulary/lexicon.ts';
import type { Role } from '../query/vocabulary/words.ts';
import { isOverAYear, type Span, spanOfMonth } from '../tools/span.ts';

const SMALL = compilePhrases([{ words: SMALL_WORDS, value: true, isFolded: true }]);
const OWN = new Map(
  Object.values(INTENTS)
    .filter(({ words }) => words !== '')
    .map(({ intent, words }) => [intent, compilePhrases([{ words, value: true, isFolded: true }])]),
);
/** What only says how something is asked for. */
const PLAIN_ROLES: readonly Role[] = ['filler', 'list', 'which', 'who', 'count', 'kitne', 'sum', 'and'];
/** What makes another question of any, whatever list holds it. */
const TURNS =
  'without working papers baje बजे both dono side trend trends brother brothers sister sisters sibling siblings twins new naye nayi old other others another different why kyun kyon kyu क्यों reason week weeks hafte'.split(
    ' ',
  );
const OF_STUDENTS: readonly ActIntent[] = ['fees.list_due', 'fees.summary', 'students.count'];
const OF_SUMS: readonly ActIntent[] = wordsIn(
  'fees.list_due fees.summary student.dues expenses.summary attendance.list_absent students.count',
);

const APPLIED = ['request', 'requests', 'application', 'applications', 'applied', 'pending'];
const PARTS = ['share', 'fraction', 'proportion', 'part'];
const LEAVING = ['who', 'have', 'has', 'had', 'students', 'children', 'kids', 'that'];
const RANKS: readonly Role[] = ['most', 'least', 'worst'];
/** Of days and bounds no name of the school is a part. */
const NO_NAMES = {};
const NOTHING: Pick<Particulars, 'periods' | 'bounds'> = { periods: [], bounds: [] };
const STAFF = ['teaching', 'faculty', 'staff', 'teacher', 'teachers', 'employee', 'employees'];
const SALARY = ['salary', 'salaries', 'vetan', 'wages', 'वेतन'];
const MORE = ['zyada', 'jyada', 'adhik', 'kam', 'ज्यादा', 'कम'];
const MODES = ['cash', 'nakad', 'naqad', 'नकद'];
const OF_ONE_MATTER: readonly ActIntent[] = wordsIn('calendar.list_upcoming attendance.list_absent timetable.show students.count');
const JOINS = ['and', 'aur', 'और'];
const ASKING = wordsIn('which who when whom what how kab kaun kitne kitni') as readonly string[];
/** The ways of paying, which a sum of all does not tell apart, and what asks for a second matter: 'how many exams were there, and which is next'. */
function isBeyond(tokens: Reading['tokens'], at: number, intent: ActIntent): boolean {
  const text = tokens[at]?.text ?? '';
  const isSecond = OF_ONE_MATTER.includes(intent) && at > 1 && ASKING.includes(text) && JOINS.includes(tokens[at - 1]?.text ?? '');
  return isSecond || (intent === 'fees.summary' && MODES.includes(text));
}

/** A remark has more words. */
const SHORTEST_REMARK = 4;
const ENDS = ['.', ',', ';', '!', '?', '–', '—', ':'];

/**
 * The words of a question that neither its listed answer nor a particular nor a small word has claimed, as typed. Unlike the interpreter's own list of what is left
 * over it takes no word for heard only because it is common: 'students who have no house' is no question about all students. A remark beside the question may say
 * what it likes.
 */
export function unheardWords(prompt: string, surroundings: Surroundings, listed: Listed): string[] {
  const before = kept.get(listed.slots);
  if (before?.prompt === prompt) return before.words;
  const words = findUnheard(prompt, surroundings, listed);
  kept.set(listed.slots, { prompt, words });
  return words;
}

type Listed = { intent: ActIntent; slots: Slots };
/** It is asked before and behind the records of one prompt. */
const kept = new WeakMap<Slots, { prompt: string; words: string[] }>();

function findUnheard(prompt: string, surroundings: Surroundings, { intent, slots }: Listed): string[] {
  const reading = withoutCourtesy(cleanText(prompt), surroundings);
  const entities = findEntities(reading);
  const tokens = reading.tokens.map((token, at) =>
    reading.claims[at] === undefined ? { ...token, forms: [...token.forms, ...repairedForms(token.text)] } : token,
  );
  const isHeld = (at: number) => reading.claims[at] !== undefined && isInSlots(reading, at, { intent, slots, entities });
  const heard = tokens.map(({ kind, text }, at) => kind === 'sign' || isHeld(at) || (kind === 'word' && text.length < 2));
  const take = (list: Phrases<unknown> | undefined, words: Reading['tokens'] = tokens) => {
    for (let at = 0; list && at < words.length; at += 1) heard.fill(true, at, at + (longestAt(list, words, at)?.length ?? 0));
  };
  const drop = (isSo: (at: number, text: string) => boolean) => {
    for (const [at, { text }] of tokens.entries()) if (isSo(at, text)) heard[at] = false;
  };
  const dropSpans = (spans: readonly { from: number; length: number }[]) => {
    for (const { from, length } of spans) heard.fill(false, from, from + length);
  };
  for (const { from, length } of reading.hits) heard.fill(true, from, from + length);
  for (const at of tokens.keys()) {
    const role = longestAt(ROLE_WORDS, tokens, at);
    if (role?.values.some((one) => PLAIN_ROLES.includes(one))) heard.fill(true, at, at + role.length);
  }
  // No list of students knows whose children they are, or holds the staff.
  drop((_, text) => OF_STUDENTS.includes(intent) && [...STAFF, ...SALARY].includes(text));
  drop((_, text) => intent === 'students.count' && MORE.includes(text));
  const left = leftOver(reading, intent, entities);
  drop((at) => left.includes(tokens[at]?.raw ?? ''));
  // As typed: 'states' is no slip for the verb 'state'. What denies is no small word.
  const denied = deniedIn(reading, { intent, slots });
  take(SMALL, reading.tokens);
  drop((at) => denied.includes(at));
  take(OWN.get(intent));
  if (slots.fee_type !== undefined) take(FEE_KINDS);
  if (slots.category !== undefined) take(EXPENSE_KINDS);
  // No list ranks.
  const ranks = (at: number) => longestAt(ROLE_WORDS, reading.tokens, at)?.values.some((role) => RANKS.includes(role)) === true;
  drop((at, text) => reading.claims[at] === undefined && (TURNS.includes(text) || ranks(at)));
  drop((at) => isOfAnother(reading, at, { intent, slots }) || isBeyond(tokens, at, intent));
  dropSpans(unlistedRoles(reading));
  const others = ofOtherMatters(reading, intent);
  drop((at) => others.includes(at));
  // What was taken for a particular that the answer does not hold is not heard, whatever else its words may mean.
  drop((at) => reading.claims[at] !== undefined && !isHeld(at));
  // 'More on Mondays than on Fridays' compares, and 'more than 5 days' narrows every list.
  const isBounded = slots.min_amount !== undefined || slots.max_amount !== undefined;
  const isSided = !isBounded && tokens.some(({ text }, at) => text === 'than' && tokens[at - 1]?.text !== 'other');
  drop((_, text) => isSided && COMPARES.includes(text));
  // How many people came to a meeting is in no calendar.
  if (intent === 'calendar.list_upcoming') {
    dropSpans(reading.hits.filter((hit, index) => isOfPeople(hit, reading.hits[index - 1])));
    // 'Pre board kab hai': an event of a name that the calendar does not have is told by no list of all.
    const isNamed = ({ concept, from, length }: Hit) =>
      concept === 'eventKind' && (length > 1 || !TOLD_KINDS.includes(tokens[from]?.text ?? ''));
    dropSpans(reading.hits.filter(isNamed));
  }
  // A second time is in no slot.
  const isBound = (at: number) => longestAt(BEFORE, tokens, at) !== undefined || longestAt(BEHIND, tokens, at) !== undefined;
  const isNarrow = reading.claims.includes('date') || tokens.some((_, at) => isBound(at));
  const { periods, bounds } = isNarrow ? findParticulars(withoutCourtesy(cleanText(prompt), surroundings), NO_NAMES) : NOTHING;
  const isElsewhere = periods.some((one) => isOutsideOf(one, slots, surroundings.today));
  const isNarrower =
    periods.length > 1 && (slots.to === undefined || periods.some((one) => !isAroundSlots(one, slots, surroundings.today)));
  drop((at) => (isElsewhere || isNarrower) && reading.claims[at] === 'date');
  if (!isBounded && slots.rows === undefined) dropSpans(bounds.filter(({ isBare }) => !isBare));
  const isAsked = clausesThatAsk(reading, intent);
  return tokens.flatMap(({ raw }, at) => (heard[at] || !isAsked(at) ? [] : [raw]));
}

/** 'Not even one day' is more than 'not', and of 'single parents' no list knows. */
const unlistedRoles = ({ tokens }: Reading): { from: number; length: number }[] =>
  tokens.flatMap((_, from) => {
    const { values = [], length = 0 } = longestAt(ROLE_WORDS, tokens, from) ?? {};
    return values.includes('unknown') || (values.includes('never') && length > 1) ? [{ from, length }] : [];
  });

/** What an event cost and what came in are no expense, and who has left the school owes by another list. */
function ofOtherMatters({ tokens, hits }: Reading, intent: ActIntent): number[] {
  // Applications are not all approved, and a part of a sum is no sum.
  const beside = intent === 'leave.list_approved' ? APPLIED : intent === 'expenses.summary' || intent === 'fees.summary' ? PARTS : [];
  const hasLeft = (text: string, at: number) => text === 'struck' || (text === 'left' && LEAVING.includes(tokens[at - 1]?.text ?? ''));
  const words = tokens.flatMap(({ text }, at) =>
    beside.includes(text) || (OF_STUDENTS.includes(intent) && (OF_ACTIVITIES.includes(text) || hasLeft(text, at))) ? [at] : [],
  );
  const others = intent === 'expenses.summary' ? hits.filter(({ concept }) => NO_EXPENSE.includes(concept)) : [];
  return [...words, ...others.flatMap(({ from, length }) => Array.from({ length }, (_, place) => from + place))];
}
/** The types of entries that the calendar tells. */
const TOLD_KINDS = wordsIn(
  'meeting meetings meet exam exams examination examinations test tests celebration celebrations pariksha imtihan utsav mela baithak परीक्षा बैठक मीटिंग उत्सव',
) as readonly string[];
const OF_ACTIVITIES = ['activity', 'activities', 'competition', 'competitions'];
const NO_EXPENSE = ['eventKind', 'event', 'fee', 'collected'];

/** Families where students are listed, a number that is in no slot, a kind of expense that is not the one of the answer, and what rose or fell. */
function isOfAnother(reading: Reading, at: number, { intent, slots }: Listed): boolean {
  const { tokens, claims } = reading;
  if (OF_STUDENTS.includes(intent) && ['family', 'families', 'parivar', 'households', 'परिवार', 'परिवारों'].includes(tokens[at]?.text ?? ''))
    return true;
  const number = claims[at] === undefined ? longestAt(NUMBERS, tokens, at)?.values[0] : undefined;
  if ((number ?? 0) > 2 || isTwoOf(reading, at)) return true;
  const own = intent === 'expenses.summary' && slots.category !== undefined ? longestAt(EXPENSE_KINDS, tokens, at)?.values : undefined;
  if (own !== undefined && !own.includes(slots.category ?? '')) return true;
  return OF_SUMS.includes(intent) && longestAt(ROLE_WORDS, tokens, at)?.values.some((role) => role === 'rise' || role === 'fall') === true;
}

const COMPARES = ['more', 'less', 'fewer', 'higher', 'lower', 'better', 'worse', 'than'];
type Hit = Reading['hits'][number];
const isOfPeople = ({ concept }: Hit, before: Hit | undefined) =>
  before?.concept === 'count' && ['parent', 'student', 'teacher'].includes(concept);

const DENIES = ['negation', 'except', 'because'];
const NEAR = 4;

/** The words that deny, leave out or give a reason, of which the answer takes no account. */
function deniedIn({ hits, tokens, claims }: Reading, { intent, slots }: Listed): number[] {
  if (slots.except !== undefined) return [];
  const own = hits.filter(({ concept }) => INTENTS[intent].denies.includes(concept));
  return tokens.flatMap((_, at) => {
    const over = hits.filter(({ from, length }) => from <= at && at < from + length);
    if (claims[at] !== undefined || !over.some(({ concept }) => DENIES.includes(concept))) return [];
    if (over.some(({ concept }) => concept !== 'negation' && DENIES.includes(concept))) return [at];
    // 'Nahi aaye' is one thing.
    if (over.some(({ concept, length }) => length > 1 && !DENIES.includes(concept) && concept !== 'filler')) return [];
    return own.some(({ from, length }) => Math.abs(from - at) <= NEAR || Math.abs(from + length - 1 - at) <= NEAR) ? [] : [at];
  });
}

/** The slots that hold a particular of each sort. */
const HELD_IN: Readonly<Record<'kind' | 'date' | 'amount' | 'class' | 'name' | 'subject', readonly (keyof Slots)[]>> = {
  class: ['class', 'classes', 'section', 'places', 'except', 'rows', 'student'],
  amount: ['min_amount', 'max_amount', 'period', 'rows'],
  kind: ['fee_type', 'category'],
  date: ['date', 'from', 'to', 'month', 'day', 'where', 'later'],
  name: ['student', 'teacher', 'except', 'rows', 'places'],
  subject: ['subject'],
};

/** Answers that tell no subjects apart. */
const OF_NO_SUBJECT: readonly ActIntent[] = wordsIn(
  'fees.list_due fees.summary students.count attendance.list_absent logbook.show leave.list_approved',
);

/** The days of the answer and those that a time says, where both are known. */
function spansOf(said: Time, { date, from, to, month }: Slots, { today, bias }: { today: string; bias: 'past' | 'future' }) {
  const at = resolveTime(said, today, bias);
  const span = month === undefined ? { from: date ?? from, to: date ?? to ?? from } : spanOfMonth(month);
  const named = at?.month === undefined ? { from: at?.from ?? at?.date, to: at?.to ?? at?.date } : spanOfMonth(at.month);
  const isKnown = [span.from, span.to, named.from, named.to].every((day) => day !== undefined);
  return isKnown ? { span: span as Span, named: named as Span } : undefined;
}

/** Whether a time that is said lies outside of the days of the answer: 'the first fifteen days of October' are none of November. */
function isOutsideOf(said: Time, slots: Slots, today: string): boolean {
  const isAhead = (slots.date ?? slots.from ?? '') > today || (slots.month ?? '') > today.slice(0, 7);
  const { span, named } = spansOf(said, slots, { today, bias: isAhead ? 'future' : 'past' }) ?? {};
  return span !== undefined && named !== undefined && (named.to < span.from || named.from > span.to);
}

/** Whether a time that is said beside another one holds all days of the answer: 'this year till October' is not the whole year. */
function isAroundSlots(said: Time, slots: Slots, today: string): boolean {
  const { span, named } = spansOf(said, slots, { today, bias: 'past' }) ?? {};
  return span === undefined || named === undefined || (named.from <= span.from && (span.to <= named.to || named.to >= today));
}

/** Whether the answer holds a particular: a kind of expense narrows no list of students, and the month of a count of them would have to be this one. */
function isInSlots(
  reading: Reading,
  at: number,
  { intent, slots, entities }: { intent: ActIntent; slots: Slots; entities: Entities },
): boolean {
  const claim = reading.claims[at];
  if (claim === undefined || !(claim in HELD_IN)) return true;
  const { isMeant = false, isPlain = false, text = '' } = reading.tokens[at] ?? {};
  // 'Primary teachers' on leave are of no class.
  if (
    claim === 'class' &&
    intent === 'leave.list_approved' &&
    slots.who !== 'students' &&
    reading.hits.some(({ concept }) => concept === 'teacher')
  )
    return false;
  // 'Roll numbers' are no lessons in numbers, and 'say' is no Sai.
  if ((claim === 'subject' || claim === 'name') && (isMeant || isPlain || isInLexicon(text))) return true;
  if (claim === 'subject' && !OF_NO_SUBJECT.includes(intent)) return true;
  if (HELD_IN[claim as keyof typeof HELD_IN].some((slot) => slots[slot] !== undefined)) return true;
  // 'Receipts above 10,000' is no summary of all.
  if (claim !== 'date') return false;
  const when = entities.dates.when ?? entities.dates.month;
  const said = when && resolveSaid(when, reading.today, intent === 'calendar.list_upcoming' ? 'future' : 'past');
  if (said === undefined) return false;
  const { from, to } = said.month === undefined ? { from: said.from ?? said.date, to: said.to ?? said.date } : spanOfMonth(said.month);
  return from === undefined || to === undefined || (from <= reading.today && reading.today <= to && !isOverAYear({ from, to }));
}

/** Whether a word stands in a clause that speaks of what is asked; all do where none does. */
function clausesThatAsk({ tokens, hits }: Reading, intent: ActIntent): (at: number) => boolean {
  const ends = [...tokens.flatMap(({ text }, at) => (ENDS.includes(text) && tokens[at + 1]?.isGlued !== true ? [at] : [])), tokens.length];
  const own = new Set<string>(INTENTS[intent].takes);
  const clauseOf = (at: number) => ends.findIndex((end) => at <= end);
  // '…, girls only, total' narrows.
  const isShort = (at: number) => (ends[clauseOf(at)] ?? 0) - (ends[clauseOf(at) - 1] ?? -1) <= SHORTEST_REMARK;
  const asking = new Set(hits.flatMap(({ concept, from }) => (own.has(concept) ? [clauseOf(from)] : [])));
  return (at) => asking.size === 0 || asking.has(clauseOf(at)) || (clauseOf(at) > 0 && isShort(at));
}

/** Whether unheard words name a person: 'make Gurpreet Kaur class teacher of 6th B' beside the plan of a notice is another order. */
export const namesSomebody = (unheard: readonly string[]): boolean => unheard.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)).length > 1;
