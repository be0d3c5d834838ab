import { withoutCorrections } from './corrections.ts';
import { courtesyStart, withoutCourtesy } from './courtesy.ts';
import { type Entities, findEntities } from './entities/find-all.ts';
import { isUnlisted } from './entities/people.ts';
import { biasOf } from './intents/context.ts';
import { computes, leftOver, leftOverOfWish } from './intents/coverage.ts';
import { asksForFigure } from './intents/figure.ts';
import { fillSlots } from './intents/fill.ts';
import { findRefusal, isInsideMessage } from './intents/refusals.ts';
import { isReport, isUndecided } from './intents/report.ts';
import { rankIntents } from './intents/score.ts';
import { asksInClause, hasAny, type Signal, signalsOf } from './intents/signals.ts';
import { isSupposed } from './intents/supposed.ts';
import { endsInTag } from './intents/tag-question.ts';
import { onlyTells } from './intents/told.ts';
import { isResumed } from './intents/whom-to-remind.ts';
import { isFree, type Reading, readText } from './reading.ts';
import { withoutAside, withoutReason } from './remarks.ts';
import { cleanText } from './text/clean.ts';
import { wordsIn } from './text/listed.ts';
import { findTwoCommands } from './two-commands.ts';
import { type ActIntent, askAbout, type Interpretation, isWrite, type Surroundings } from './types.ts';

/** Below this the words point nowhere in particular. */
const LEAST_POINTS = 3;
/** A prompt that says as little as this is asked about rather than refused. */
const SHORT_PROMPT = 4;
/** A longer prompt is no two commands but a text. */
const LONGEST_OF_TWO = 60;
/** A few more when every word is known: 'show me the list please'. */
const SHORT_KNOWN_PROMPT = 7;

/**
 * Says what a prompt wants: an act with its particulars, a question back, or a refusal. A pure function of the prompt, the day
 * and the school's own classes and people; it changes nothing, and a write that it names has still to be confirmed.
 */
export function interpret(prompt: string, surroundings: Surroundings): Interpretation {
  const typed = withoutCourtesy(cleanText(prompt), surroundings);
  const reading = [withoutCorrections, withoutReason].reduce((before, shortened) => {
    const text = shortened(before);
    const isTouched = before.claims.some((claim) => claim !== undefined);
    return text !== undefined || isTouched ? readText(text ?? before.text, surroundings) : before;
  }, typed);
  const whole = withoutThanks(reading, interpretWhole(reading, surroundings), surroundings);
  if (!isAskedAgain(whole)) return whole;
  const shorter = withoutAside(readText(reading.text, surroundings));
  const rest = shorter === undefined ? whole : interpretWhole(readText(shorter, surroundings), surroundings);
  return isAct(rest) ? rest : whole;
}

/** What is done with 'please' or 'thank you' behind it is done without as well: 'the reminder has gone, please' and 'Monday is a holiday, na sir' want nothing. */
function withoutThanks(reading: Reading, whole: Interpretation, surroundings: Surroundings): Interpretation {
  const end = isWrite(whole.intent) ? courtesyStart(reading) : reading.tokens.length;
  const last = reading.tokens[end - 1];
  if (end === reading.tokens.length || last === undefined) return whole;
  const bare = interpretWhole(readText(reading.text.slice(0, last.end), surroundings), surroundings);
  return isWrite(bare.intent) || bare.intent === 'decline' || isAskedForMore(bare) ? whole : bare;
}

/** A write of which something is missing is no less meant; only what asks, tells or supposes wants none. */
const isAskedForMore = ({ intent, slots }: Interpretation): boolean =>
  intent === 'clarify' && !['asked', 'told', 'instead'].some((one) => slots.missing.includes(one as never));

/** Whether something was asked for that could not be understood, as far as it goes. */
function isAskedAgain({ intent, slots }: Interpretation): boolean {
  return (intent === 'clarify' && !slots.missing.includes('instead')) || (intent === 'decline' && slots.reason !== 'unsafe');
}

function isAct({ intent }: Interpretation): boolean {
  return intent !== 'clarify' && intent !== 'decline';
}

function interpretWhole(reading: Reading, surroundings: Surroundings): Interpretation {
  if (reading.tokens.length === 0) return askAbout('intent');
  const whole = interpretOne(reading, surroundings);
  if (isOnlyQuoted(reading, whole, surroundings)) return askAbout('told');
  if (whole.intent === 'decline' || reading.tokens.length > LONGEST_OF_TWO) return whole;
  const two = findTwoCommands(reading, (text) => interpretOne(readText(text, surroundings), surroundings));
  return two ? askAbout('first', two) : whole;
}

/** 'She said "send a reminder to all", what does that mean?': what only the quoted words ask for is told, and not wanted. */
function isOnlyQuoted({ text }: Reading, whole: Interpretation, surroundings: Surroundings): boolean {
  const from = text.search(/["“”]|(?<![^ ])'(?! )/u);
  const to = Math.max(text.lastIndexOf('"'), text.lastIndexOf('”'), endOfQuote(text));
  if (!isWrite(whole.intent) || from < 0 || to <= from) return false;
  const rest = `${text.slice(0, from)} ${text.slice(to + 1)}`;
  const around = readText(rest, surroundings);
  if (!around.tokens.some(({ kind }) => kind === 'word')) return false;
  const read = interpretOne(around, surroundings);
  return !isWrite(read.intent) && !(read.intent === 'clarify' && isWrite(read.slots.for));
}

/** The last apostrophe that ends a word, and with it a quotation. */
function endOfQuote(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) if (text[at] === "'" && ' .,?!;:'.includes(text[at + 1] ?? ' ')) return at;
  return -1;
}

/** What a prompt wants that holds one command. */
function interpretOne(reading: Reading, surroundings: Surroundings): Interpretation {
  const entities = findEntities(reading);
  const signals = new Set(signalsOf(reading, entities));
  if (reading.tokens.some((_, at) => isUnlisted(reading, at))) signals.add('?leftover');
  // A question is never a text to publish, nor anything else to be done.
  const isAsked = (asksInClause(reading) && !isResumed(reading)) || endsInTag(reading);
  const all = rankIntents(signals);
  const ranked = isAsked ? all.filter(({ intent }) => !isWrite(intent)) : all;
  const reason = findRefusal({ reading, signals, ranked });
  if (reason !== undefined) return { intent: 'decline', slots: { reason } };
  const [top] = ranked;
  if (!top && all.length > 0) return askAbout('asked');
  if (!top && signals.has('prohibition')) return askAbout('instead');
  if (!top || top.points < LEAST_POINTS) return withoutIntent(reading, entities, signals);
  if (signals.has('prohibition') && !isHarmless(top.intent, signals) && !isForbiddingText(reading, signals)) {
    const besides = wantedBesides(reading, surroundings);
    return besides ?? askAbout('instead');
  }
  if (isWrite(top.intent) && (isReport(reading) || isSupposed(reading) || onlyTells(reading, top.intent))) return askAbout('told');
  if (isWrite(top.intent) && asksForFigure(reading)) return { intent: 'decline', slots: { reason: 'not_yet' } };
  // 'Give her off tomorrow' is no holiday of the school.
  if (top.intent === 'calendar.add_holiday' && reading.tokens.some(({ text }) => OF_ONE.includes(text))) return askAbout('told');
  if (isWrite(top.intent) && isUndecided(reading)) return askAbout('oneOf');
  const isRead = !isWrite(top.intent);
  if (isRead && top.intent !== 'help' && computes(reading, top.intent)) return { intent: 'decline', slots: { reason: 'not_yet' } };
  const { slots, missing, choices, rest } = fillSlots(top.intent, { reading, entities, signals, bias: biasOf(top.intent, signals) });
  if (!missing || missing.length === 0) {
    if (isRead) {
      const leftOut = leftOver(reading, top.intent, entities);
      return { intent: top.intent, slots, ...(leftOut.length > 0 && { leftOut }) };
    }
    const unread = leftOverOfWish(reading, top.intent, entities);
    if (unread.length > 0) return { intent: 'clarify', slots: { for: top.intent, missing: ['leftover'], known: slots, unread } };
    return { intent: top.intent, slots };
  }
  return {
    intent: 'clarify',
    slots: { for: top.intent, missing, ...(choices && choices.length > 0 && { choices }), known: slots, ...(rest && { rest }) },
  };
}

/** 'show the defaulters of 9-A, do not remind them yet': what a sentence of its own asks to see is answered. */
function wantedBesides(reading: Reading, surroundings: Surroundings): Interpretation | undefined {
  const forbidding = reading.hits.find(({ concept }) => concept === 'prohibition' || concept === 'negation')?.from ?? 0;
  const isBreak = (at: number) =>
    [',', '.', ';', 'but', 'lekin', 'par', 'पर', 'लेकिन'].includes(reading.tokens[at]?.text ?? '') && isFree(reading, at);
  const before = reading.tokens.findLastIndex((_, at) => at < forbidding && isBreak(at));
  const behind = reading.tokens.findIndex((_, at) => at > forbidding && isBreak(at));
  // '9-A ko mat bhejna, bas list dikhao': of whom is said with what is forbidden.
  const isChosen = (from: number, to: number) => reading.claims.slice(from, to).some((claim) => claim === 'class' || claim === 'name');
  const parts = [
    { from: 0, to: Math.max(before, 0) },
    { from: behind < 0 ? reading.tokens.length : behind + 1, to: reading.tokens.length },
  ].filter(({ from, to }) => to > from && isChosen(from, to) === isChosen(0, reading.tokens.length));
  const read = parts.map(({ from, to }) => {
    const text = reading.text.slice(reading.tokens[from]?.start, reading.tokens[to - 1]?.end);
    return interpretOne(readText(text, surroundings), surroundings);
  });
  return read.find((one) => isAct(one) && !isWrite(one.intent) && one.intent !== 'help');
}

/** 'Notice: never send children alone': what is forbidden stands in the text, and not to the assistant. */
function isForbiddingText(reading: Reading, signals: ReadonlySet<Signal>): boolean {
  const isListed = reading.hits.some(({ concept }) => concept === 'prohibition');
  return isInsideMessage(reading, isListed ? 'prohibition' : 'negation', signals);
}

/** 'don't add any holiday, just tell me which there are': what is asked besides may be answered. */
function isHarmless(intent: ActIntent, signals: ReadonlySet<Signal>): boolean {
  return !isWrite(intent) && hasAny(signals, 'show', '?asks', 'who', 'count');
}

/** A name, a class or a day alone, and 'do it', are asked about; anything else is none of the school's business. */
function withoutIntent(reading: Reading, entities: Entities, signals: ReadonlySet<Signal>): Interpretation {
  const words = reading.tokens.filter(({ kind }) => kind !== 'sign');
  const isStranger = reading.tokens.some((_, at) => isUnlisted(reading, at));
  const hasOwn =
    entities.mentions.length > 0 ||
    entities.classes.names.length > 0 ||
    entities.dates.when !== undefined ||
    entities.period !== undefined ||
    hasSchoolWord(signals);
  const isVague =
    signals.has('vague') ||
    (words.length === 1 && signals.has('?asks')) ||
    (words.length <= SHORT_PROMPT && hasOwn) ||
    (words.length <= SHORT_KNOWN_PROMPT &&
      signals.has('show') &&
      !signals.has('outside') &&
      reading.tokens.every(({ isKnown }) => isKnown)) ||
    (entities.mentions.length > 0 && words.length <= 2 * SHORT_PROMPT);
  const isQuestion = words.length > 1 && signals.has('?asks') && entities.mentions.length === 0 && !hasSchoolWord(signals);
  if (isVague && !isStranger && !isQuestion) return askAbout('intent');
  return { intent: 'decline', slots: { reason: 'out_of_scope' } };
}

const OF_ONE = ['her', 'him', 'usko', 'isko', 'उसको'];
const OF_SCHOOL = wordsIn('eventKind event holiday fee student teacher parent classWord attendance send show add paid');
function hasSchoolWord(signals: ReadonlySet<Signal>): boolean {
  return hasAny(signals, ...OF_SCHOOL);
}
