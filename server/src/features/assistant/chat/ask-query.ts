import { type Query, query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { type Answer, link, text } from '../answer/answer.ts';
import { INTENTS } from '../interpreter/intents/intents.ts';
import { asksInClause } from '../interpreter/intents/signals.ts';
import { interpret } from '../interpreter/interpret.ts';
import { readText } from '../interpreter/reading.ts';
import { type ActIntent, type DeclineReason, type Interpretation, isWrite, type Slots, type Surroundings } from '../interpreter/types.ts';
import { pinChoice } from '../pins/pin-last.ts';
import { readQuery } from '../query/compose/ask.ts';
import { asksForCharge } from '../query/compose/fees-of-month.ts';
import { OF_DAYS, WHOLE_TIME } from '../query/compose/of-days.ts';
import { isOpposite, neverAbsent, nothingDue, withNone } from '../query/compose/opposites.ts';
import { SINCE_MONTH, upToMonth } from '../query/compose/up-to-month.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { asQuery, chargesOf } from '../query/follow/of-listed.ts';
import { leansOn } from '../query/follow/of-whole.ts';
import { onlyMonth, withOneMonth } from '../query/follow/only-month.ts';
import { hasSubject } from '../query/follow/subject.ts';
import { withoutAsides } from '../query/reading/asides.ts';
import { withoutLead } from '../query/reading/lead-in.ts';
import { is, marksOf } from '../query/reading/marks.ts';
import { reworded } from '../query/vocabulary/reword.ts';
import type { ToolContext } from './acts.ts';
import { answerFirst, answerRecords, answerTwo } from './answer-records.ts';
import { declineWith, leftOutNote } from './ask-back.ts';
import { asksApart, asksForLast } from './beyond-list.ts';
import { isPart, pointsAtSome } from './goes-on.ts';
import { isFormOf } from './listed-form.ts';
import { isOfOverMonth } from './over-month.ts';
import { says } from './says.ts';
import { screenLink } from './screens.ts';
import { editedOf, focusedOf, toldBeside, topOf } from './those.ts';
import type { Turn } from './turn.ts';
import { unheardWords } from './unheard.ts';
import { withoutWords } from './without-words.ts';

/** `isFollowing`: whether it goes on from an answer rather than asking anew. */
type Given = {
  prompt: string;
  read: Interpretation;
  last: Query | undefined;
  focus?: Query | undefined;
  isFollowing?: boolean;
};

/**
 * Answers a question that compares, ranks, groups or counts, or that no list of today's answers; undefined where the rules have read an act, a refusal,
 * or a question whose answer they have. It never takes the place of something that is to be done.
 */
export async function askQuery(toolContext: ToolContext, given: Given): Promise<Turn | undefined> {
  const turn = await askRecords(toolContext, given);
  const heard = turn ?? notHeard(toolContext, given);
  const isRefused = heard === undefined ? given.read.intent === 'decline' || given.read.intent === 'clarify' : heard.outcome === 'declined';
  return (isRefused ? await askWithoutAsides(toolContext, given) : undefined) ?? (turn === undefined ? heard : withPin(turn));
}

/** The same question without what stands beside it, which the answer names. */
async function askWithoutAsides(toolContext: ToolContext, { prompt, read, last, isFollowing }: Given): Promise<Turn | undefined> {
  if (isFollowing === true || (!isOpen(read, prompt) && !isTwo(read))) return undefined;
  const { school } = toolContext;
  const aside = withoutAsides(prompt, school, school.names);
  const anew = aside && interpret(aside.rest, school);
  if (aside === undefined || anew === undefined || isWrite(anew.intent)) return undefined;
  const turn = await askRecords(toolContext, { prompt: aside.rest, read: anew, last });
  const isListed = turn === undefined && anew.intent !== 'clarify' && anew.intent !== 'decline' && (anew.leftOut ?? []).length === 0;
  const isHeard = isListed && notHeard(toolContext, { prompt: aside.rest, read: anew, last }) === undefined;
  const listed = isHeard && anew.intent !== 'help' ? asQuery(anew, school) : undefined;
  const answered = listed ? await answerRecords(toolContext, listed) : turn;
  return answered?.outcome === 'answered'
    ? withPin({ ...answered, answer: [...answered.answer, ...leftOutNote(aside.leftOut)] })
    : undefined;
}

/** A query that was answered can be kept. */
function withPin(turn: Turn): Turn {
  const canKeep = turn.intent === 'query' && turn.outcome === 'answered';
  return canKeep ? { ...turn, answer: [...turn.answer, pinChoice()] } : turn;
}

export const answerQuestion = async (toolContext: ToolContext, asked: Query): Promise<Turn> =>
  withPin(await answerRecords(toolContext, asked));

/** The registers' list of the absent tells no boys and girls apart. */
export const isOfGender = (read: Interpretation): boolean => read.intent === 'attendance.list_absent' && read.slots.gender !== undefined;

/** A listed question is answered only where all of its words were heard; with one left over it may be another question. */
function notHeard({ school }: ToolContext, { prompt, read }: Given): Turn | undefined {
  if (read.intent === 'clarify' || read.intent === 'decline' || read.intent === 'help' || isWrite(read.intent)) return undefined;
  // What has not come yet is in no record.
  const from = read.slots.from ?? read.slots.date;
  if (OF_THE_PAST.includes(read.intent) && from !== undefined && from > school.today)
    return { answer: declineWith('not_yet', prompt), intent: 'decline', slots: { reason: 'not_yet' }, outcome: 'declined' };
  // Who was present all the month is told by no register of a day.
  const { present, from: first, to: last } = read.slots;
  if (read.intent === 'attendance.list_absent' && present === true && first !== last) return notUnderstood([], prompt);
  // Who owes since a month is not who owes of that month.
  if (read.intent === 'fees.list_due' && read.slots.month !== undefined && SINCE_MONTH.test(prompt)) return notUnderstood([], prompt);
  // What is owed is not what came in.
  if (read.intent === 'fees.summary' && says('owed', prompt)) return notUnderstood([], prompt);
  if (asksApart(read, prompt) || asksForLast(read, prompt)) return notUnderstood([], prompt);
  // The birthdays of some are told by no number of all, and who was absent by no list of those on leave.
  if (read.intent === 'students.count' && says('ofBirth', prompt)) return notUnderstood([], prompt);
  if (read.intent === 'leave.list_approved' && (says('absentToo', prompt) || isOfOverMonth(read as { slots: Slots }, school.today)))
    return notUnderstood([], prompt);
  // Salaries are no expenses.
  if (read.intent === 'expenses.summary' && read.slots.category === 'salary') return notUnderstood([], prompt);
  // Those who are on leave are no answer to who is not.
  if (isOpposite(read.intent, read.slots, prompt) || (read.intent === 'attendance.list_absent' && WHOLE_TIME.test(prompt)))
    return notUnderstood([], prompt);
  // 'Of every ten students, how many owe': a part, and no list.
  if (says('ofEvery', prompt)) return notUnderstood([], prompt);
  const words = unheardWords(prompt, { today: school.today, directory: school.directory }, { intent: read.intent, slots: read.slots });
  if (words.length === 0) return undefined;
  const aboutOf = (rest: string) =>
    interpret(rest, { today: school.today, directory: school.directory }).intent === read.intent
      ? INTENTS[read.intent as ActIntent].records
      : undefined;
  const [entity] = INTENTS[read.intent].records;
  const answer = [...unreadAnswer(words, prompt, entity && { entity }), ...withoutWords(prompt, words, aboutOf)];
  return { answer, intent: 'decline', slots: { reason: 'not_yet' }, outcome: 'declined' };
}

const notUnderstood = (words: readonly string[], prompt: string, about?: Query): Turn => ({
  answer: unreadAnswer(words, prompt, about),
  intent: 'decline',
  slots: { reason: 'not_yet' },
  outcome: 'declined',
});

const OF_THE_PAST: readonly ActIntent[] = ['fees.summary', 'expenses.summary'];

/** What says more than a list and is no question of its own words: girls who are absent, months up to one, one month alone, the opposite of owing. */
async function askOtherwise(
  toolContext: ToolContext,
  { prompt, read, isPlain }: { prompt: string; read: Interpretation; isPlain: boolean },
): Promise<Turn | undefined> {
  const { school } = toolContext;
  const ofGender =
    isOfGender(read) && isPlain && !says('ofAverage', prompt) ? asQuery(read as { intent: ActIntent; slots: Slots }, school) : undefined;
  if (ofGender) return answerRecords(toolContext, says('howMany', prompt) ? { ...ofGender, counts: true } : ofGender);
  const charged = read.intent === 'fees.summary' && asksForCharge(prompt) ? chargesOf(read.slots) : undefined;
  if (charged) return answerRecords(toolContext, charged);
  const upTo = upToMonth(read, prompt, school);
  if (upTo !== undefined) return upTo === 'unknown' ? notUnderstood([], prompt) : answerRecords(toolContext, upTo);
  const one = onlyMonth(prompt, school.today);
  if (one) {
    const asked = withOneMonth(readQuery(one.rest, school, school.names)?.query, one);
    return asked === undefined ? notUnderstood([], prompt) : answerRecords(toolContext, asked);
  }
  const opposite = nothingDue(prompt, school) ?? neverAbsent(prompt);
  if (opposite) {
    const asked = withNone(readQuery(opposite.rest, school, school.names), opposite);
    // What all of its words make a question of says itself whose fees are paid.
    const whole = asked === undefined ? readQuery(prompt, school, school.names) : undefined;
    const isWhole = whole !== undefined && whole.unread === undefined;
    if (asked !== 'ofOne' && !isWhole) return asked === undefined ? notUnderstood([], prompt) : answerRecords(toolContext, asked);
  }
  return undefined;
}

async function askRecords(toolContext: ToolContext, { prompt, read, last: shown, focus, isFollowing }: Given): Promise<Turn | undefined> {
  const last = shown && (await topOf(toolContext, prompt, shown));
  // What all of its words make a question of is none to be done: 'notices by month'.
  const rest = isTwo(read) ? restOf(toolContext, prompt) : undefined;
  if (rest !== undefined) return answerRecords(toolContext, rest);
  if (isTwo(read)) return answerTwo(toolContext, prompt);
  const isTold = read.intent === 'clarify' && ['told', 'instead'].includes(read.slots.missing[0] ?? '');
  const isAsking = isWrite(read.intent) || isTold || (read.intent === 'clarify' && isWrite(read.slots.for));
  if (!isOpen(read, prompt) && !isAsking) return undefined;
  const { school } = toolContext;
  const isListed = read.intent !== 'clarify' && read.intent !== 'decline' && !isWrite(read.intent) && (read.leftOut ?? []).length === 0;
  const unheard = isListed ? unheardWords(prompt, school, { intent: read.intent as ActIntent, slots: read.slots }).length > 0 : false;
  if (last !== undefined && pointsAtSome(prompt) && !isAsking) return notUnderstood([], prompt);
  const special = isAsking ? undefined : await askOtherwise(toolContext, { prompt, read, isPlain: isListed && !unheard });
  if (special !== undefined) return special;
  const edited = isAsking ? undefined : await goesOnAs(toolContext, prompt, { last, focus });
  if (edited === 'lost') return notUnderstood([], prompt);
  if (edited) return answerRecords(toolContext, edited);
  if (last !== undefined && leansOn(prompt) && !isAsking && read.intent !== 'fees.list_due') return notUnderstood([], prompt);
  const isRather = (asked: Complete): boolean =>
    isAsking
      ? isTold ||
        asked.query.groupBy.length > 0 ||
        asked.asks ||
        says('ranking', prompt) ||
        (asked.query.entity === 'examPaper' && read.intent === 'clarify') ||
        (asked.query.entity === 'certificate' && says('issued', prompt)) ||
        (asked.query.period !== undefined && says('ofNotices', prompt))
      : read.intent === 'clarify'
        ? !isUnclear(read.slots.missing, asked.query)
        : !isListed || unheard || !isFormOf(read as { intent: ActIntent; slots: Slots }, asked.query, { prompt, school });
  const isOfMany = asksOfMany(read, prompt);
  const asked = readQuery(prompt, school, school.names);
  // Who, where or when is no question of its own behind an answer.
  const isSaid = asked?.query === undefined || hasSubject(prompt, asked.query, school);
  if (!isAsking && !isSaid && asked?.unread === undefined && last !== undefined && !isListed) return notUnderstood([], prompt);
  const isAnew = focus === undefined || isAsking || (isFollowing === true && isPart(prompt));
  const focused = isAnew ? undefined : await inFocusOf(toolContext, { prompt, own: asked, focus });
  if (focused !== undefined) return focused;
  const whole = asked?.unread === undefined ? asked : undefined;
  if (whole && !isAsking && isWidened(whole.query, prompt, { isFollowing, isThere: last !== undefined }, school))
    return notUnderstood([], prompt);
  const two = isAsking || whole ? undefined : await answerTwo(toolContext, prompt);
  if (two !== undefined) return two;
  if (asked === undefined) return isOfMany && !isAsking ? notUnderstood([], prompt) : undefined;
  if (asked.unread === undefined) {
    const ofDay = { ...asked, query: onTheDay(read, asked.query, school.today) };
    return isMade(asked.query) || isRather(ofDay) ? answerRecords(toolContext, ofDay.query) : undefined;
  }
  // Words that were not understood may turn a question into another one, which is never answered in its place.
  if (isAsking) return undefined;
  const first = isListed && !unheard ? undefined : await answerFirst(toolContext, prompt);
  if (first !== undefined) return first;
  const isOther =
    isOfMany ||
    (read.intent === 'decline'
      ? isOfRecords(read.slots.reason, asked.query, prompt, school)
      : read.intent !== 'clarify' && ranks(asked.query) && INTENTS[read.intent as ActIntent].records.includes(asked.query.entity));
  if (!isOther) return undefined;
  const aboutOf = (rest: string) => {
    const asked = readQuery(rest, school, school.names);
    return asked === undefined || asked.unread !== undefined ? undefined : [asked.query.entity];
  };
  const turn = notUnderstood(asked.unread, prompt, asked.query);
  return { ...turn, answer: [...turn.answer, ...withoutWords(prompt, asked.unread, aboutOf)] };
}

/** Whether what was refused is a question about the records that has words of theirs: it names those that were not understood, and is never called outside office work. */
function isOfRecords(reason: DeclineReason, about: Query | undefined, prompt: string, surroundings: Surroundings): boolean {
  const reading = readText(reworded(prompt), surroundings);
  if (reason === 'not_permitted' && !asksInClause(reading)) return false;
  if (reason === 'out_of_scope' && reading.hits.some(({ concept }) => OUTSIDE.includes(concept))) return false;
  return reason === 'not_yet' || (about !== undefined && marksOf(reading, ENTITIES[about.entity]).some((mark) => !is(mark, 'role')));
}
const OUTSIDE: readonly string[] = ['outside', 'compose', 'privatePerson'];

/** 'How much of each is unpaid' names nobody who could be asked for. */
const asksOfMany = (read: Interpretation, prompt: string): boolean =>
  read.intent === 'clarify' && ['student', 'teacher', 'person', 'inClass'].includes(read.slots.missing[0] ?? '') && says('ofMany', prompt);

const goesOnAs = (toolContext: ToolContext, prompt: string, { last, focus }: Pick<Given, 'last' | 'focus'>) =>
  last ? editedOf(toolContext, prompt, last) : focus && toldBeside(toolContext, prompt, focus);

type Focused = { prompt: string; own: ReturnType<typeof readQuery>; focus: Query };

/** A question that names nobody, asked of what the last answer was about; declined where that cannot be asked for. */
async function inFocusOf(toolContext: ToolContext, { prompt, own, focus }: Focused): Promise<Turn | undefined> {
  if (own === undefined || own.unread !== undefined) return undefined;
  const focused = await focusedOf(toolContext, prompt, own.query, focus);
  if (focused === 'lost') return notUnderstood([], prompt);
  return JSON.stringify(focused) === JSON.stringify(own.query) ? undefined : answerRecords(toolContext, focused);
}

/** Everybody of some kind, of whom nothing is asked. */
const isListOfAll = ({ entity, measure, bounds, also, groupBy, period }: Query) =>
  ['student', 'employee', 'guardian'].includes(entity) &&
  ['list', 'count'].includes(measure) &&
  bounds.length + also.length + groupBy.length === 0 &&
  period === undefined;

/** Whether what goes on from an answer would be answered of everybody: 'staff only', 'name them' where no change was read in it, 'houses and stops', which says nobody. */
function isWidened(asked: Query, prompt: string, { isFollowing, isThere }: Behind, surroundings: Surroundings): boolean {
  if (isFollowing === true && (isPart(prompt) || isListOfAll(asked))) return true;
  // What keeps some of a list, and is no change of it, is asked of nobody else.
  if (isThere && (says('onlyThose', prompt) || says('whoFirst', prompt))) return true;
  return isThere && !hasSubject(prompt, asked, surroundings);
}
type Behind = { isFollowing: boolean | undefined; isThere: boolean };

/** Who is absent is asked of today where no time is said, in whatever words. */
function onTheDay({ intent }: Interpretation, asked: Query, today: string): Query {
  const isPlain =
    asked.order === undefined && asked.groupBy.every((group) => group === ENTITIES[asked.entity].who) && asked.also.length === 0;
  const isOfMarks = OF_DAYS.includes(asked.measure) && asked.bounds.every(({ op, value }) => op === '>' && value === 0);
  const isOpen = asked.period === undefined && asked.filters.every(({ by }) => by !== 'weekday');
  return intent === 'attendance.list_absent' && isPlain && isOfMarks && isOpen ? { ...asked, period: { from: today, to: today } } : asked;
}

type Complete = Extract<NonNullable<ReturnType<typeof readQuery>>, { unread?: undefined }>;
const isTwo = (read: Interpretation) => read.intent === 'clarify' && read.slots.missing[0] === 'first';

/** 'The inspection is coming and they will ask, please tell me …': a reason that narrows nothing is no request of its own. */
function restOf({ school }: ToolContext, prompt: string): Query | undefined {
  const read = (one: string) => {
    const asked = readQuery(one, school, school.names);
    return asked?.unread === undefined ? asked?.query : undefined;
  };
  // 'The amount due and the number of students' is one question.
  const whole = read(prompt);
  if (whole !== undefined && isMade(whole)) return whole;
  if (whole?.measure === 'sum' && whole.bounds.some(({ measure, value }) => measure !== 'sum' && value === 0)) return whole;
  // 'Count, don't list' asks for nothing else.
  if (whole !== undefined && says('noList', prompt)) return whole;
  const rest = withoutLead(prompt, school, school.names);
  return rest === undefined ? undefined : read(rest);
}

/** Whether groups, an order or a comparison are asked for, which no listed question has. */
function ranks(asked: Query | undefined): asked is Query {
  if (asked === undefined) return false;
  const { who } = ENTITIES[asked.entity];
  return asked.groupBy.some((group) => group !== who) || asked.order !== undefined || asked.compare !== undefined;
}

/** What is asked back whatever else the words make: which of two, and which day. */
const UNCLEAR: readonly string[] = ['oneOf', 'oneDay', 'noDay'];
/** Nobody of the name is in the class: who is meant is asked, unless the words make a question that names nobody. */
const isUnclear = ([missing = '']: readonly string[], { filters }: Query): boolean =>
  UNCLEAR.includes(missing) || (missing === 'inClass' && filters.some(({ by }) => by === 'student'));

/** A figure that is made of others is told by no list. */
const isMade = (asked: Query): boolean => [asked.with, asked.others, asked.derive].some((one) => one !== undefined);

const screenOf = ({ entity }: Pick<Query, 'entity'>): Answer => {
  const { label, path } = ENTITIES[entity].screen;
  return [link(say(label), path)];
};

/** Says which words nothing was made of, with the screen that holds the records. */
export function unreadAnswer(unread: readonly string[], prompt: string, about?: Pick<Query, 'entity'>): Answer {
  const named = screenLink(prompt);
  const screen = named.length > 0 || about === undefined ? named : screenOf(about);
  const words = telling(unread).join(', ');
  if (words === '') return [text(say('I did not understand the question. Please ask in other words.')), ...screen];
  return [
    text(
      screen.length > 0
        ? say('I did not understand: {words}. Please ask in other words, or look here:', { words })
        : say('I did not understand: {words}. Please ask in other words.', { words }),
    ),
    ...screen,
  ];
}

/** The words that say what was not understood: no numbers of classes and nothing that only joins, which were left over with them. */
const telling = (unread: readonly string[]) =>
  unread.filter((word, at) => !ODD.test(word) && !(/^\d+$/.test(word) && /^(?:st|nd|rd|th)$/i.test(unread[at + 1] ?? '')));
const ODD = /^(?:st|nd|rd|th|wise|from|to|of|and|in|the|is|a|an|for|[^\p{L}\p{N}]+)$/iu;

const LONGEST_HELP = 6;

/** Writes, what was refused as unsafe, and help are no questions to the records. */
function isOpen(read: Interpretation, prompt: string): boolean {
  if (read.intent === 'decline')
    return read.slots.reason === 'not_yet' || read.slots.reason === 'out_of_scope' || read.slots.reason === 'not_permitted';
  if (read.intent === 'clarify')
    return !isWrite(read.slots.for) && !['instead', 'told', 'first', 'wholeClass'].includes(read.slots.missing[0] ?? '');
  // '…, please help' may stand behind a question.
  return (read.intent !== 'help' || prompt.trim().split(' ').length > LONGEST_HELP) && !isWrite(read.intent);
}

/** The query that was answered last; what was kept of an older version is none. */
export function lastQuery(last: { intent: string; slots: object } | null): Query | undefined {
  if (last?.intent !== 'query') return undefined;
  const read = query.safeParse((last.slots as { query?: unknown }).query);
  return read.success ? read.data : undefined;
}
