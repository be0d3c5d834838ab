import type * as contract from '@shala/contract/assistant';
import type { Query } from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, SlowContext } from '#platform/http';
import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { withFileName } from '../answer/file-name.ts';
import { writeHtml } from '../answer/write-html.ts';
import { writeMarkdown } from '../answer/write-markdown.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { askAbout, type Interpretation, isWrite, type Surroundings } from '../interpreter/types.ts';
import { pinLast } from '../pins/pin-last.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { asListed } from '../query/follow/as-listed.ts';
import { asQuery, subjectOf } from '../query/follow/of-listed.ts';
import { asksHowMany, wholeOf } from '../query/follow/of-whole.ts';
import { askOfThose, namedThose, pointsAt, thoseOf } from '../query/follow/those.ts';
import type { Calls } from '../tools/calls.ts';
import { openSchool, type School } from '../tools/directory.ts';
import { examplesOf } from '../tools/examples.ts';
import { type Registry, registryOf } from '../tools/registry.ts';
import { cancelAct, confirmAct, leftAlready, prepareAct, type ToolContext, undoAct, whereOf } from './acts.ts';
import { withoutNumbers } from './admission-numbers.ts';
import { aboutOf, isLost, ofRefused } from './after-refusal.ts';
import { askBack, declineWith, leftOutNote, notYet } from './ask-back.ts';
import { answerQuestion, askQuery, isOfGender, lastQuery } from './ask-query.ts';
import {
  monthsOwed,
  nameIn,
  namesNobody,
  OWING,
  pointsAtOne,
  speaksOfFees,
  withDay,
  withPerson,
  withPlace,
  withThatDay,
} from './back-references.ts';
import { doubtfulOf, withoutSure } from './doubtful.ts';
import type { Last } from './edits.ts';
import { readInTurn } from './follow-up.ts';
import { goesOn, isFragment, narrows, type Refused } from './goes-on.ts';
import { answerOfLeft } from './left-people.ts';
import { ofTeachers } from './listed-form.ts';
import { withMovedPeriod } from './moved-period.ts';
import { cancelsPlan, ofPlan, remindedOfThese, swappedIn } from './named-plan.ts';
import { findOpening, type LastTurn } from './opening.store.ts';
import type { PendingPlan } from './pending.store.ts';
import { answerPointed, pointsNowhere } from './pointed.ts';
import { asFollowed, bareOf, says } from './says.ts';
import { readSmallWord } from './small-words.ts';
import { spelledOut } from './spelled-out.ts';
import { withGroup } from './that-group.ts';
import { withoutTheirNumber } from './their-number.ts';
import { theOneOf } from './those.ts';
import { firstReminded, keptOf, narrowedPlan, whomToTell } from './to-tell.ts';
import type { Turn } from './turn.ts';
import { type Ticket, takeTicket } from './under-way.ts';
import { namesSomebody, unheardWords } from './unheard.ts';
import { answerUnsure } from './unsure.ts';
import { howToDo, whereToDo } from './where-to-do.ts';
import { standsAlone } from './whole-question.ts';
import { messageTo, reminderTo } from './whom.ts';
import { writeDown } from './write-down.ts';

const PROMPTS_A_MINUTE = 20;

/** The chat over these calls: reads a prompt, answers it or shows a plan, and writes down what was asked and what came of it. */
export function makeChat(calls: Calls) {
  const registry = registryOf(calls);
  const answer = async (
    context: SlowContext,
    { body }: Input<typeof contract.chat>,
    ticket: Ticket,
  ): Promise<CallAnswer<typeof contract.chat>> => {
    const began = performance.now();
    const begins = body.begins === true;
    const taken = await take(context, { calls, registry, prompt: cleanText(body.prompt), ticket, begins });
    const turn = begins ? { ...taken, begins, drops: true } : taken;
    // What was refused before stays refused; the next prompt may go on from there.
    const followed = asFollowed(body.prompt);
    const said = goesOn(followed);
    // 'How many receipts were those in September' asks of other days, and more than points.
    const isOfOtherDays = said === 'points' && says('ofMonth', followed);
    const kind = turn.adrift ?? (isOfOtherDays ? undefined : said === 'points' && narrows(followed) ? 'edits' : said);
    if (kind !== undefined && kind !== 'subject' && ['decline', 'clarify'].includes(turn.intent))
      turn.slots = { ...turn.slots, goesOn: kind };
    // Written down as JSON, which takes neither half a character nor the null character.
    const prompt = body.prompt.toWellFormed().replaceAll('\0', '');
    const written = writeDown(context, turn, { action: 'chat', channel: 'chat', prompt, engine: 'rules', began });
    // Made while the database writes.
    const answered = { html: writeHtml(turn.answer), markdown: writeMarkdown(turn.answer) };
    await written;
    return answered;
  };
  return async function chat(context: SlowContext, input: Input<typeof contract.chat>): Promise<CallAnswer<typeof contract.chat>> {
    const ticket = takeTicket(context.admin.id, context.request.id);
    return answer(context, input, ticket).finally(ticket.end);
  };
}

type Asked = { calls: Calls; registry: Registry; prompt: string; ticket: Ticket; begins: boolean };

async function take(context: SlowContext, { calls, registry, prompt: given, ticket, begins }: Asked): Promise<Turn> {
  const raw = withoutSure(given);
  const where = whereOf(context);
  const {
    recent,
    pending,
    last: lastTurn,
    before: turnBefore,
    planned: latest,
    refused,
    refusedPrompt,
    ...current
  } = await findOpening(context.reads, where, { others: ticket.others, begins });
  const word = readSmallWord(raw);
  // Yes, no and undo settle what was asked for already, and never have to wait.
  if (word === null && recent + ticket.others.length >= PROMPTS_A_MINUTE)
    throw new Refusal('tooMany', 'tooMany', { values: { minutes: 1 }, retryAfterSeconds: 60 });
  const school = await openSchool(context.db, where.schoolId, current);
  const toolContext: ToolContext = { context, calls, registry, school };
  if (word?.kind === 'confirm') return confirmAct(toolContext, pending, word);
  if (word?.kind === 'cancel') return cancelAct(toolContext, pending);
  const worded = withoutNumbers(raw, school);
  // Where nothing was said before there is nothing to go on from.
  const spelled = spelledOut(worded, school);
  const isAlone = (lastTurn !== null || refused !== null || pending !== null) && standsAlone(spelled, school);
  const [last, before] = isAlone ? [null, null] : [lastTurn, turnBefore];
  const refusal = { last, refused, prompt: refusedPrompt ?? '' };
  const named = isAlone ? undefined : ofRefused(worded, refusal, school);
  const typed = named ?? (last === null ? worded : asFollowed(spelled));
  const planned = latest?.outcome === 'prepared' ? latest : null;
  // 'Send it only to 9A' behind a plan that was cancelled changes no plan.
  const wasLeft = latest?.outcome === 'cancelled' && last !== null && last.intent !== 'query';
  if (wasLeft && ofPlan(typed, last) !== undefined) return leftAlready();
  if (cancelsPlan(typed, planned)) return cancelAct(toolContext, pending);
  if (word?.kind === 'undo') return undoAct(toolContext);
  const isWaiting = pending?.state === 'waiting';
  // A question of its own, or for help, leaves what was asked back.
  const leaves = pending?.state === 'asking' && !WRITTEN.includes(pending.tool) && (isAlone || says('asksAside', bareOf(typed)));
  const settled = (turn: Turn): Turn => ({
    ...settle(turn, { pending, leaves }),
    ...(turn.outcome === 'declined' && { slots: { ...turn.slots, ...aboutOf(typed, refusal, school) } }),
  });
  const question = lastQuery(last);
  const isOfFigure = question?.measure !== 'list' && question?.groupBy.length === 0;
  const replanned =
    (isWaiting ? swappedIn(typed, planned, pending.prompt, school) : undefined) ?? changedPlan(typed, planned, isOfFigure, school);
  if (replanned !== undefined) return settled(await answerRead(toolContext, { read: replanned, prompt: typed, begun: typed }));
  const isOpen = isAlone || named !== undefined || pending?.state === 'asking';
  if (!isOpen && isLost(typed, refusal, school)) return settled(afterRefusal(refused));
  if (word?.kind === 'pin') return pinLast(toolContext, queryOf(lastTurn, school));
  const isOfPlan = isWaiting && pending.isLast;
  const ofLeft = await answerOfLeft(toolContext, typed);
  if (ofLeft !== undefined) return settled(ofLeft);
  const told = await messageTo(toolContext, worded, { last, isRefused: refused !== null && !isAlone, isOfPlan });
  if (told === 'lost') return settled(afterRefusal(refused));
  if (told !== undefined)
    return settled('turn' in told ? told.turn : await answerRead(toolContext, { read: told.read, prompt: worded, begun: worded }));
  const behind = { last, before, planned, pending, wasLeft, leaves, isSure: raw !== given };
  return settled(await takeBehind(toolContext, typed, behind));
}

/** What the session spoke of before a prompt: the last two answers, the plan that was made last, and what is open. */
type Behind = {
  last: LastTurn | null;
  before: LastTurn | null;
  planned: Last | null;
  pending: PendingPlan | null;
  wasLeft: boolean;
  leaves: boolean;
  /** Its answer is wanted, however doubtful the reading is. */
  isSure: boolean;
};

/** Reads a prompt behind what was spoken of, and answers it or shows the plan of it. */
async function takeBehind(
  toolContext: ToolContext,
  typed: string,
  { last, before, planned, pending, wasLeft, leaves, isSure }: Behind,
): Promise<Turn> {
  const { school } = toolContext;
  const question = lastQuery(last);
  // Whether the plan that waits was the last answer.
  const isOfPlan = pending?.state === 'waiting' && pending.isLast;
  const asking = pending?.state === 'asking' && !pending.isPast && !leaves ? { asking: { prompt: pending.prompt } } : {};
  const isBeside = isOfPlan || 'asking' in asking;
  const prompt = await resolved(toolContext, typed, { last, before, isBeside });
  if (typeof prompt !== 'string') return prompt;
  const lastAct = question ? asListed(question, speaksOfFees(typed)) : last?.intent === 'query' ? undefined : last;
  const isOfReminder = question !== undefined && planned?.intent === 'fee_reminder.send';
  const listed = [last, before].map((one) => queryOf(one, school));
  const first = isBeside ? undefined : await firstReminded(toolContext, typed, listed);
  if (first !== undefined) return answerRead(toolContext, { read: first, prompt: typed, begun: typed });
  const kept =
    keptOf(remindedOfThese(typed, isOfReminder), { question, lastAct: lastAct ?? undefined }, school) ??
    (isOfPlan && (last?.intent === 'fee_reminder.send' || last?.intent === 'notice.publish')
      ? narrowedPlan(prompt, last, school)
      : undefined);
  if (kept !== undefined) return answerRead(toolContext, { read: kept, prompt: typed, begun: typed });
  const { read: offline, isEdit } = readInTurn(prompt, school, {
    ...asking,
    ...(lastAct
      ? { last: lastAct }
      : { isOfPeople: question !== undefined && ['student', 'guardian'].includes(ENTITIES[question.entity].who ?? '') }),
  });
  if (isEdit && wasLeft && isWrite(offline.intent)) return leftAlready();
  const isOpenReminder = offline.intent === 'clarify' && offline.slots.for === 'fee_reminder.send' && planned === null;
  const reminded = isOpenReminder ? await reminderTo(toolContext, typed, { last }) : undefined;
  if (reminded !== undefined && reminded !== 'lost')
    return 'turn' in reminded ? reminded.turn : answerRead(toolContext, { read: reminded.read, prompt: typed, begun: typed });
  const untold = isBeside ? undefined : await whomToTell(toolContext, offline, listed);
  if (untold !== undefined) return untold;
  // 'Remind them of it' behind a date sheet is not about fees, and 'call the parents' behind a list of students does not mean all parents.
  const isOfFees = question === undefined ? lastAct != null && OWING.includes(lastAct.intent) : ofDues(question);
  if (offline.intent === 'fee_reminder.send' && says('remindsOfThat', typed) && !isOfFees && !speaksOfFees(typed)) return notHeard();
  const isOfStudents = question !== undefined && ENTITIES[question.entity].who === 'student';
  if (offline.intent === 'calendar.add_event' && isOfStudents && says('callsThem', typed)) return notHeard();
  // Of a plan that waits, a question makes no other question.
  const shown = lastAct && !isOfPlan && !('asking' in asking) ? subjectOf(lastAct, school) : undefined;
  const isKept = isEdit && question === undefined && !(shown !== undefined && asksHowMany(prompt)) && !isOfGender(offline);
  // With a word left over, what reads like a change may be something else: 'fathers of class 9 without a telephone' behind a list.
  const mayBeOther = isKept && (isWrite(offline.intent) ? isOfPlan : goesOn(prompt) === undefined);
  const left = mayBeOther ? unheardWords(prompt, school, offline as Last) : [];
  if (isWrite(offline.intent) ? namesSomebody(left) : left.length > 0) return notHeard();
  const isFollowing = last !== null && goesOn(prompt) !== undefined;
  const focus = isOfPlan || 'asking' in asking ? undefined : queryOf(last, school);
  const answer = isKept ? undefined : await askQuery(toolContext, { prompt, read: offline, last: question ?? shown, focus, isFollowing });
  // 'Has he paid October' of nobody is no question about all.
  if (namesNobody(prompt, answer ?? offline)) return questionOf(askAbout('person'), typed);
  // What goes on from an answer, or stands beside a plan, says too little by itself to be put to a model.
  const isUnread = answer?.outcome === 'declined' && !isFollowing && !isBeside;
  const doubtful = isSure || isFollowing || isBeside ? undefined : doubtfulOf(answer, prompt, school);
  if (answer !== undefined && !isUnread && doubtful === undefined) return { ...answer, drops: answer.outcome === 'answered' };
  if (answer === undefined && isOfOthers(offline, { prompt, typed, last, question, isEdit })) return notHeard();
  const begun = 'asking' in asking ? `${asking.asking.prompt} ${prompt}` : prompt;
  const unsure = { offline, unread: doubtful?.rather ?? answer, doubtful, prompt, isPart: isFollowing || 'asking' in asking };
  return answerUnsure(toolContext, unsure, (read, said = begun) => answerRead(toolContext, { read, prompt, begun: said }));
}

type Leaning = { prompt: string; typed: string; last: LastTurn | null; question: Query | undefined; isEdit: boolean };

/** What only points at an answer is never a list of the whole school, and where no edit of a question was read, none of those who owe. */
function isOfOthers(offline: Interpretation, { prompt, typed, last, question, isEdit }: Leaning): boolean {
  if (question !== undefined && isEdit && offline.intent === 'fees.list_due' && !ofDues(question) && !speaksOfFees(typed)) return true;
  if (isEdit || last === null) return false;
  const isOfAll = last.intent !== 'fee_reminder.send' && (isFragment(prompt) || says('keepsSome', bareOf(prompt))) && isListed(offline);
  return isOfAll || (isRead(offline) && says('pointsAtThem', prompt));
}

/** Whose texts may begin like a question. */
const WRITTEN: readonly string[] = ['notice.publish', 'calendar.add_event', 'calendar.add_holiday'];
const MOST_POINTING = 10; // A longer prompt is a text or a whole question.
type Said = { last: LastTurn | null; before: LastTurn | null; isBeside: boolean };

/** The prompt with whom, where and when it points at in the place of these words, or what it is answered with at once: nothing that is not certain to be meant. */
async function resolved(toolContext: ToolContext, said: string, { last: turn, before, isBeside }: Said): Promise<string | Turn> {
  const { school } = toolContext;
  const typed = await withoutTheirNumber(toolContext, said, queryOf(turn, school));
  if (typed === undefined) return notHeard();
  if (turn === null) return typed;
  const question = lastQuery(turn);
  const last = question ?? turn;
  const shown = isBeside ? question : queryOf(turn, school);
  const person = shown && (pointsAtOne(typed) || says('whoElse', typed)) ? await theOneOf(toolContext, shown, typed) : undefined;
  const ofOne = isBeside ? askOfPlanned(typed, turn, school) : askOfPerson(typed, person ?? nameIn(last), shown, school);
  if (ofOne !== undefined) return answerQuestion(toolContext, ofOne);
  const spokenOf = person ? { slots: { student: person } } : last;
  const isOfDues = question ? ofDues(question) : turn.intent === 'student.dues';
  const months = isOfDues ? monthsOwed(typed, spokenOf, school.directory) : undefined;
  if (months !== undefined) return answerQuestion(toolContext, months);
  const behind = { last: queryOf(turn, school), before: queryOf(before, school), person: person ?? nameIn(last) };
  const pointed = isBeside ? undefined : await answerPointed(toolContext, typed, behind);
  if (pointed !== undefined) return pointed === 'unclear' ? notHeard() : pointed;
  const named = await withGroup(toolContext, question, typed);
  const moved = isBeside ? named : withMovedPeriod(named, queryOf(turn, school), school);
  if (moved === undefined) return questionOf(askAbout('date'), typed);
  const dated = withThatDay(withDay(moved, last, school.today), last);
  const prompt = withPlace(withPerson(dated, spokenOf, school.directory), last);
  const nowhere = prompt.trim().split(' ').length > MOST_POINTING ? undefined : pointsNowhere(prompt);
  if (nowhere === 'day') return questionOf(askAbout('date'), typed);
  return nowhere === 'it' ? notHeard() : prompt;
}

/** 'What did he get in each subject', 'her father's number': a question about the one person who was spoken of. */
function askOfPerson(prompt: string, name: string, last: Query | undefined, { directory, today, names }: School): Query | undefined {
  if (name === '' || !pointsAt(prompt, 'one') || says('theOne', prompt)) return undefined;
  const found = (['student', 'employee'] as const).flatMap((who) =>
    (who === 'student' ? directory.students : directory.employees).filter((one) => one.name === name).map(() => who),
  );
  const [who, another] = found;
  if (who === undefined || another !== undefined) return undefined;
  return askOfThose(prompt, namedThose(who, [name], last), { today, directory }, names);
}

/** 'How many girls are among them', 'what do they owe in all' beside a plan to remind: those whom it would reach. */
function askOfPlanned(prompt: string, last: LastTurn, { directory, today, names }: School): Query | undefined {
  if (last.intent !== 'fee_reminder.send' || !pointsAt(prompt, 'these') || wholeOf(prompt) !== undefined) return undefined;
  const owing = asQuery({ intent: 'fees.list_due', slots: last.slots }, { today, names });
  const those = owing && thoseOf(owing);
  return those && askOfThose(prompt, those, { directory, today }, names);
}

/** What was asked, as a query. */
const queryOf = (last: LastTurn | null, school: School): Query | undefined =>
  last === null ? undefined : last.intent === 'query' ? lastQuery(last) : subjectOf(last, school);

const ofDues = ({ entity, also }: Query) => entity === 'due' || also.some((one) => one.entity === 'due');

const isRead = ({ intent }: Interpretation) => intent !== 'clarify' && intent !== 'decline' && intent !== 'help' && !isWrite(intent);
/** What is answered by a list of all, whoever was spoken of. */
const isListed = ({ intent, slots }: Interpretation) =>
  ['students.count', 'fees.list_due', 'attendance.list_absent', 'fees.summary'].includes(intent) &&
  !('student' in slots) &&
  !('rows' in slots);

const declined = (words: string): Turn => ({ answer: [text(words)], intent: 'decline', slots: { reason: 'not_yet' }, outcome: 'declined' });
/** What goes on from a question that was not answered is not taken of an earlier one. */
const afterRefusal = (refused: Refused | null): Turn => ({
  ...declined(say('I did not answer the question before this one. Please ask the whole question in one sentence.')),
  ...(refused && { adrift: refused }),
});
const notHeard = (): Turn => declined(say('I did not understand the question. Please ask in other words.'));

/** 'Shift the holiday to the 5th': the plan that is spoken of, with this change. */
function changedPlan(typed: string, planned: Last | null, isOfFigure: boolean, surroundings: Surroundings): Interpretation | undefined {
  const said = ofPlan(typed, planned, isOfFigure);
  const { isEdit, read } = said ? readInTurn(said.prompt, surroundings, { last: said.last }) : {};
  return isEdit ? read : undefined;
}

/** What is dropped by a prompt: nothing where nothing is open, and no plan by a question beside it or by what was not understood, which says so. */
function settle(turn: Turn, { pending, leaves }: { pending: PendingPlan | null; leaves: boolean }): Turn {
  const isWaiting = pending?.state === 'waiting';
  const isRefused = isWaiting && !pending.isPast && turn.outcome === 'declined';
  const drops = (turn.drops === true || leaves) && pending !== null && !(isWaiting && turn.outcome === 'answered') && !isRefused;
  return { ...turn, drops, ...(isRefused && pending.isLast && { answer: [...turn.answer, stillOpen(pending)] }) };
}

type ReadPrompt = { read: Interpretation; prompt: string; begun: string };

/** What is told beside a refusal, where a plan waits. */
const stillOpen = ({ mustType, code, recipients }: PendingPlan) =>
  text(
    say('The plan is still open. To carry it out as it is, type “confirm {code}”. To cancel it, type “no”.', {
      code: mustType ? recipients : code,
    }),
  );

/** Answers what was read, or shows the plan of it, or asks back; `begun` is what an answer to that question will be added to. */
async function answerRead(toolContext: ToolContext, { read, prompt, begun }: ReadPrompt): Promise<Turn> {
  // Who says what is not to be done means what waits, too.
  if (read.intent === 'clarify') return { ...questionOf(read, begun), drops: read.slots.missing.includes('instead') };
  // A new command takes the place of what was open.
  return { ...(await carryOut(toolContext, read, prompt)), drops: true };
}

async function carryOut(toolContext: ToolContext, read: Exclude<Interpretation, { intent: 'clarify' }>, prompt: string): Promise<Turn> {
  const { context, calls, registry, school } = toolContext;
  if (read.intent === 'decline')
    return {
      answer: (read.slots.reason === 'not_permitted' ? whereToDo(prompt, school) : undefined) ?? declineWith(read.slots.reason, prompt),
      intent: 'decline',
      slots: read.slots,
      outcome: 'declined',
    };
  if (read.intent === 'help')
    return {
      answer: howToDo(prompt) ?? [
        text(say('This is what I can do:')),
        ...registry.help(examplesOf(school.directory)).map((line) => text(`• ${line}`)),
      ],
      intent: 'help',
      slots: {},
      outcome: 'answered',
    };
  const tool = registry.find(read.intent);
  if (tool === undefined) return { answer: notYet(prompt), intent: read.intent, slots: read.slots, outcome: 'declined' };
  try {
    if (tool.kind === 'write') return await prepareAct(toolContext, tool, { prompt, slots: read.slots });
    const { intent } = read;
    const slots = ofTeachers(read.slots, prompt);
    const answer = withFileName(await tool.run({ context: { ...context, db: context.reads }, calls, school }, slots), {
      intent,
      slots,
      today: school.today,
    });
    return { answer: [...answer, ...leftOutNote(read.leftOut)], intent, slots, outcome: 'answered' };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return { answer: [text(error.message)], intent: read.intent, slots: read.slots, outcome: 'failed' };
  }
}

function questionOf({ slots }: Extract<Interpretation, { intent: 'clarify' }>, prompt: string): Turn {
  const opens = slots.for && { tool: slots.for, prompt: (slots.rest ?? prompt).slice(0, 2000) };
  return { answer: askBack(slots), intent: 'clarify', slots, outcome: 'asked', ...(opens && { opens }) };
}
