import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { type Answer, choices, text } from '../answer/answer.ts';
import { withoutCourtesy } from '../interpreter/courtesy.ts';
import { interpret } from '../interpreter/interpret.ts';
import { type MessageParts, messageParts } from '../interpreter/message-parts.ts';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import type { ActIntent, Interpretation, Slots, Surroundings } from '../interpreter/types.ts';
import { isPlainWhom, withoutParents } from '../interpreter/whom-words.ts';
import { readQuery } from '../query/compose/ask.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { readEditOf } from '../query/follow/edit.ts';
import { asQuery, subjectOf } from '../query/follow/of-listed.ts';
import { peopleIn } from '../query/follow/people-in.ts';
import { isPlace } from '../query/query-parts.ts';
import type { School } from '../tools/directory.ts';
import { findReaders } from '../tools/readers.ts';
import type { ToolContext } from './acts.ts';
import { askBack } from './ask-back.ts';
import { lastQuery } from './ask-query.ts';
import type { LastTurn } from './opening.store.ts';
import { withoutPlaces } from './places.ts';
import { saidTo } from './said-to.ts';
import { staysAmong } from './to-tell.ts';
import type { Turn } from './turn.ts';
import { namedIn } from './whom-named.ts';
import { type Pointed, pointedIn } from './whom-pointed.ts';

/** What the session spoke of: the last answer or plan, and whether the question behind it was refused. */
type Behind = { last: LastTurn | null; isRefused: boolean; isOfPlan: boolean };
/** Whom a message goes to, as slots; or what is asked instead. */
type Whom = Pick<Slots, 'rows' | 'named' | 'audience'>;
type Message = { said: string; parts: MessageParts; stand: Act };
/** A message to people: the act with whom it is for, a question back, or that it goes on from what was not answered. */
type ToPeople = { read: Interpretation } | { turn: Turn } | 'lost';

/**
 * A notice to people whom the prompt points at, names or describes. The rules for requests read it with 'all parents' in their place, so that what is asked,
 * told or supposed plans nothing here either. Undefined where nothing is sent, or it goes to classes or to all.
 */
export async function messageTo(toolContext: ToolContext, typed: string, behind: Behind): Promise<ToPeople | undefined> {
  const { school } = toolContext;
  const { text: said } = withoutCourtesy(saidTo(withoutCourtesy(cleanText(typed), school).text, school), school);
  const parts = messageParts(readText(said, school));
  if (parts?.textFrom === undefined || MYSELF.test(parts.whom)) return undefined;
  const pointed = isDescribed(parts.whom) ? undefined : pointedIn(parts.whom, school);
  const stand = standing({ said, parts }, pointed?.audience === 'staff' ? 'all teachers' : 'all parents', school);
  if (stand === undefined) return undefined;
  const message: Message = { said, parts, stand };
  if (pointed !== undefined) return behind.isRefused ? 'lost' : planned(message, await ofPointed(toolContext, pointed, behind));
  const reading = readText(parts.whom, school);
  if (isPlainWhom(reading)) return (await allOrThese(toolContext, message, behind)) ?? plainly(message, typed, school);
  const { rest, isOfParents } = withoutParents(reading);
  const named = namedIn(rest, isOfParents, school);
  if (named !== undefined) return 'named' in named ? planned(message, named) : { turn: whichOf(message, named.choices, isOfParents) };
  const found = await ofQuestion(toolContext, rest, { isOfParents, last: spokenOf(behind.last, undefined, school), message });
  if (found !== undefined) return planned(message, found.whom);
  return unreadOf(typed, parts.whom, school);
}

/** A reminder about fees to students whom it describes, where no rule has read whom it means. */
export async function reminderTo(toolContext: ToolContext, typed: string, { last }: Pick<Behind, 'last'>): Promise<ToPeople | undefined> {
  const { school } = toolContext;
  const { text: said } = withoutCourtesy(cleanText(typed), school);
  const parts = messageParts(readText(said, school));
  if (parts === undefined || MYSELF.test(parts.whom) || pointedIn(parts.whom, school) !== undefined) return undefined;
  // Behind an answer 'those who owe more' are some of its people.
  if (last !== null && OF_THESE.test(parts.whom)) return undefined;
  const stand = interpret(withWhom({ said, parts }, 'all defaulters'), school);
  const { rest, isOfParents } = withoutParents(readText(parts.whom, school));
  if (stand.intent !== 'fee_reminder.send' || namedIn(rest, isOfParents, school) !== undefined) return undefined;
  const message: Message = { said, parts, stand };
  const found = await ofQuestion(toolContext, rest, { isOfParents: true, last: spokenOf(last, undefined, school), message });
  return found && planned(message, found.whom);
}

const MYSELF = /^(?:me|us|mujhe|muje|mujhko|hume|hame|humein|hamein|हमें|मुझे)$/i;
/** 'Jo absent hain unke parents': the word points at those whom the sentence itself describes. */
const isDescribed = (whom: string): boolean => /(?<!\p{L})(?:jo|jin\p{L}+|jis\p{L}+|जो|जिन\S*|जिस\S*)(?!\p{L})/iu.test(whom);

const withWhom = ({ said, parts }: Pick<Message, 'said' | 'parts'>, whom: string): string =>
  `${said.slice(0, parts.from)}${whom}${said.slice(parts.to)}`;

/** The prompt as the rules read it with everybody in the place of those who are meant; with another text where only its words made something else of it. Undefined where it is no message. */
function standing(message: Pick<Message, 'said' | 'parts'>, all: string, surroundings: Surroundings): Act | undefined {
  const whole = withWhom(message, all);
  const stand = interpret(whole, surroundings);
  if (stand.intent === 'notice.publish') return stand;
  const { said, parts } = message;
  const text = said.slice(parts.textFrom);
  const isRefused =
    (stand.intent === 'decline' && stand.slots.reason === 'unsafe') ||
    (stand.intent === 'clarify' && stand.slots.missing.some((one) => NO_REQUEST.includes(one)));
  if (isRefused || OF_FEES.test(text) || /\?\s*$/.test(text)) return undefined;
  return withPlainText(message, all, surroundings) && { intent: 'notice.publish', slots: {} };
}

/** The notice as the rules read it with a text that says nothing; undefined where they read none. */
function withPlainText({ said, parts }: Pick<Message, 'said' | 'parts'>, whom: string, surroundings: Surroundings): Act | undefined {
  const between = said.slice(parts.to, parts.textFrom);
  const head = `${said.slice(0, parts.from)}${whom}${between.replace(MARK, '')}`;
  const isHindi = IN_HINDI.test(`${parts.whom} ${between}`);
  const mark = OF_TEXT.test(said.slice(parts.textTo)) ? 'notice bhejo ki' : isHindi ? 'ki' : 'that';
  const plain = interpret(`${head} ${mark} ${PLAIN_TEXT}`, surroundings);
  return plain.intent === 'notice.publish' ? plain : undefined;
}

/** 'Remind all the teachers to fill the logbook': a notice to all of them, where the words of its text alone made the rules read something else. */
function plainly(message: Message, typed: string, surroundings: Surroundings): ToPeople | undefined {
  // 'Convey to all parents that …' is read as 'tell all parents that …'.
  const isReworded = !THE_PEOPLE.test(message.parts.whom) && !typed.includes(message.said.slice(0, message.parts.from).trim());
  const read = interpret(isReworded ? message.said : typed, surroundings);
  // What is said is sent whole: 'tell all parents school is closed'.
  if (read.intent === 'notice.publish' && (isReworded || isPartOf(read.slots.message, textOf(message))))
    return { read: { ...read, slots: { ...read.slots, message: textOf(message) } } };
  const isOther =
    read.intent === 'decline' ||
    (read.intent === 'clarify' && (read.slots.missing.includes('intent') || !OF_MESSAGES.includes(read.slots.for ?? '')));
  const plain = isOther ? withPlainText(message, message.parts.whom, surroundings) : undefined;
  return plain && { read: { intent: plain.intent, slots: { ...plain.slots, message: textOf(message) } } };
}
const isPartOf = (one = '', whole: string): boolean => one !== whole && (whole.includes(one) || one.includes(whole));
const OF_MESSAGES: readonly string[] = ['', 'notice.publish', 'fee_reminder.send'];

type Act = { intent: ActIntent; slots: Slots };
/** What is only told, asked or supposed, or is two requests, is no message whatever its text is. */
const NO_REQUEST: readonly string[] = ['told', 'asked', 'instead', 'first'];
const PLAIN_TEXT = 'books are here';
/** What stands between whom and the text. */
const MARK = /\s*(?:[:,–-]|(?<!\p{L})(?:that|about|regarding|concerning|saying|to|ki|कि))?\s*$/iu;
/** 'Kal aane ka sandesh bhejo': the word for the notice comes after its text. */
const OF_TEXT = /^\s*(?:k[ai]|का|की)\s/iu;
const IN_HINDI = /(?<!\p{L})\p{L}*(?:ko|को|nhe|न्हें)(?!\p{L})/iu;
/** A text about fees makes a reminder of it, in which each family reads its own sum. */
const OF_FEES = /\b(?:fees?|dues|pay|paid|paying|payments?|bakaya|outstanding|overdue|arrears|jama)\b|\b\d.*\bdue\b|फीस|बकाया/i;

/** The act of a message to these people. */
function planned({ said, parts, stand }: Message, whom: Whom | Turn): ToPeople {
  if ('outcome' in whom) return { turn: whom };
  const { audience: _, message: __, ...kept } = withoutPlaces(stand.slots);
  if (stand.intent !== 'notice.publish')
    return { read: { intent: 'fee_reminder.send', slots: { ...kept, ...(whom.rows && { rows: whom.rows }) } } };
  return { read: { intent: 'notice.publish', slots: { ...kept, message: textOf({ said, parts }), ...whom } } };
}

const textOf = ({ said, parts }: Pick<Message, 'said' | 'parts'>): string => said.slice(parts.textFrom, parts.textTo).trim();

const asked = (answer: Answer): Turn => ({ answer, intent: 'clarify', slots: { missing: ['who'] }, outcome: 'asked' });
const whoIsMeant = (): Turn => asked(askBack({ missing: ['who'] }));
function whichOf(message: Message, offered: readonly { label: string; whom: string }[], isOfParents: boolean): Turn {
  const prompts = offered.map(({ label, whom }) => ({ label, prompt: withWhom(message, isOfParents ? `parents of ${whom}` : whom) }));
  return asked([text(say('I am not sure who you mean. Is it one of these?')), choices(prompts)]);
}

/** What is asked where not all words were read that say whom: of a notice that would go to more people than these words mean. */
function unreadOf(typed: string, whom: string, surroundings: Surroundings): ToPeople | undefined {
  const read = interpret(typed, surroundings);
  const isToOthers =
    read.intent === 'notice.publish' && [read.slots.audience, read.slots.class, read.slots.classes].some((one) => one !== undefined);
  const isAskedBack = read.intent === 'clarify' && read.slots.for === 'notice.publish' && read.slots.missing[0] === 'audience';
  return isToOthers || isAskedBack ? { turn: asked(askBack({ missing: ['leftover'], unread: [whom] })) } : undefined;
}

/** What the last answer was about; of a plan those whom it would reach. */
function spokenOf(last: LastTurn | null, audience: Slots['audience'], school: School): Query | undefined {
  if (last === null) return undefined;
  if (last.intent === 'query') return lastQuery(last);
  const { slots } = last;
  if (slots.rows !== undefined) return slots.rows;
  if (last.intent === 'fee_reminder.send') return asQuery({ intent: 'fees.list_due', slots }, school);
  if (last.intent === 'attendance.list_absent' && slots.who !== 'students' && audience === 'staff')
    return subjectOf({ ...last, slots: { ...slots, who: 'teachers' } }, school);
  // The students and the staff who are absent stand in one list.
  const isOfBoth = last.intent === 'attendance.list_absent' && slots.who === 'all' && audience === undefined;
  return isOfBoth || (last.intent === 'timetable.show' && audience !== 'staff') ? undefined : subjectOf(last, school);
}

/** The people of the last answer, or those of them whom the other words keep. */
async function ofPointed(toolContext: ToolContext, { rest, isOne, count, audience }: Pointed, { last }: Behind): Promise<Whom | Turn> {
  const { school } = toolContext;
  const named = last !== null && last.intent !== 'query' ? last.slots.named : undefined;
  if (named !== undefined && rest === '') return { named, ...(audience && { audience }) };
  const shown = spokenOf(last, audience, school);
  const people = shown && peopleIn(shown);
  // A sum names nobody: whose it is has to be said.
  const isOfSum = shown !== undefined && people?.query !== shown && audience === undefined && !COUNTING.includes(shown.measure);
  if (
    people === undefined ||
    (isOfSum && shown.counts !== true && people.query.filters.every(({ by }) => by !== ENTITIES[shown.entity].who))
  )
    return whoIsMeant();
  const rows = rest === '' ? people.query : readEditOf(`only ${rest}`, people.query, school, school.names);
  if (rows === undefined || !staysAmong(rows, people.query) || (rest !== '' && people.query.limit !== undefined))
    return asked(askBack({ missing: ['notAmong'] }));
  const whom = { rows, ...(audience && { audience }) };
  const { students, employees, isTwofold } = await findReaders(toolContext, whom);
  const found = students.length + employees.length;
  if (found === 0) return nobody(toolContext, rows);
  return isTwofold || (isOne && found !== 1) || (count !== undefined && count !== found) ? whoIsMeant() : whom;
}

/** Nobody was found: the answer was of nobody, or of others than were said. */
async function nobody(toolContext: ToolContext, rows: Query): Promise<Turn> {
  const { students, employees } = await findReaders(toolContext, { rows });
  if (students.length + employees.length > 0) return whoIsMeant();
  return asked([text(say('I did nothing: there is nobody in the last answer to write to.'))]);
}

type Described = { isOfParents: boolean; last: Query | undefined; message: Message };

/** Whom the request itself describes, by a question of all of its words; undefined where they make none. */
async function ofQuestion(
  toolContext: ToolContext,
  rest: string,
  { isOfParents, last, message }: Described,
): Promise<{ whom: Whom | Turn } | undefined> {
  const { school } = toolContext;
  if (LEANING.test(rest)) return undefined;
  for (const lead of ['', 'list ', 'which ']) {
    const read = readQuery(`${lead}${rest}`, school, school.names);
    const people = read === undefined || read.unread !== undefined ? undefined : peopleIn(read.query);
    if (people === undefined || isOfEverybody(people.query)) continue;
    const narrowed = last && isLoose(people.query, message.parts.whom) ? readEditOf(`only ${rest}`, last, school, school.names) : undefined;
    if (narrowed !== undefined && peopleIn(narrowed) !== undefined) {
      const [of, bare] = [isOfParents ? 'parents of ' : '', rest.replace(/^(?:the|all) /i, '')];
      return { whom: theseOrAll(message, `${of}the ${bare} among them`, `${of}all ${bare} of the school`) };
    }
    const whom: Whom = { rows: people.query, ...(isOfParents && { audience: 'parents' as const }) };
    const { students, employees, isTwofold } = await findReaders(toolContext, whom);
    if (isTwofold) return { whom: whoIsMeant() };
    if (students.length + employees.length > 0) return { whom };
    return { whom: asked([text(say('I did nothing: nobody is found by “{words}”.', { words: rest }))]) };
  }
  return undefined;
}

/** 'The girls of that class' are told by no question of its own. */
const LEANING =
  /(?<!\p{L})(?:that|this|same|there|its?|usi|isi|us|is (?=class|section)|wahan|उस|उसी|इसी|वहां)(?!\p{L})(?! (?:day|week|month|year|term|morning)\b)/iu;
const OF_THESE = /(?<!\p{L})(?:those|only|just|sirf|first|top|others?|rest|else|ba+ki|बाकी)(?!\p{L})/iu;

/** Whether a question keeps nobody out: a word that chose somebody was not heard. */
const isOfEverybody = ({ entity, filters, bounds, also, period, order }: Query): boolean =>
  entity === ENTITIES[entity].who && filters.length + bounds.length + also.length === 0 && period === undefined && order === undefined;

/** 'The girls', 'the bus children' behind a list may be some of those, or all of the school; 'all the bus children', 'route 4 parents' say themselves who they are. */
const isLoose = ({ filters, bounds, also, period }: Query, whom: string): boolean =>
  period === undefined &&
  filters.length + bounds.length + also.length < 2 &&
  filters.every(({ by }) => !isPlace(by)) &&
  !/\b(?:all|every|sabhi|saare)\b/i.test(whom) &&
  (/\bthe\b/i.test(whom) || filters.every(({ by }) => by === 'gender'));

const theseOrAll = (message: Message, these: string, all: string): Turn =>
  asked([
    text(say('Do you mean only those of the last answer, or everybody?')),
    choices([
      { label: say('Only those of the last answer'), prompt: withWhom(message, these) },
      { label: say('Everybody'), prompt: withWhom(message, all) },
    ]),
  ]);

const COUNTING: readonly string[] = ['list', 'count', 'students', 'people', 'payers', 'absences'];
const THE_PEOPLE =
  /^(?:(?:the|these) (?:parents|students|children|families|teachers|staff|guardians)|sab(?:hi|ko|ke|k[ai])?(?: (?:ko|ke|parents|gharwale?\w*|log\w*))*)$/i;

/** 'Tell the parents …' behind a list of people: these, or all of the school. */
async function allOrThese(toolContext: ToolContext, message: Message, { last, isOfPlan }: Behind): Promise<ToPeople | undefined> {
  const { parts } = message;
  if (!THE_PEOPLE.test(parts.whom) || isOfPlan) return undefined;
  const saysStaff = /teachers|staff/i.test(parts.whom);
  const shown = spokenOf(last, saysStaff ? 'staff' : 'parents', toolContext.school);
  const people = shown && peopleIn(shown);
  if (people === undefined) return undefined;
  const { students, employees } = await findReaders(toolContext, { rows: people.query });
  const isOfStaff = saysStaff || (/^sab/i.test(parts.whom) && students.length === 0);
  if ((isOfStaff ? employees : students).length === 0) return undefined;
  return { turn: isOfStaff ? theseOrAll(message, 'these teachers', 'all teachers') : theseOrAll(message, 'their parents', 'all parents') };
}
