import { isStrange, isUnlisted } from '../entities/people.ts';
import { messageStart } from '../message-start.ts';
import { isFree, lengthAt, type Reading } from '../reading.ts';
import { wordsIn } from '../text/listed.ts';
import type { ActIntent, DeclineReason } from '../types.ts';
import type { Concept } from '../words/concepts.ts';
import { hasAny, type Signal } from './signals.ts';

type Ranked = readonly { readonly intent: ActIntent; readonly points: number }[];
type Question = { readonly reading: Reading; readonly signals: ReadonlySet<Signal>; readonly ranked: Ranked };

const SIGNS_OF_CODE = ['<', '{', '}', '`', '$', '\\', '=', ';', '|'];
const OWN_THINGS: readonly Signal[] = wordsIn(
  'holiday closed event eventKind calendar notice show who reminder substitute @festival ?asks timetable logbook send free count',
);
/** Below this an act is not so plainly meant that a word for something else may be overlooked. */
const PLAINLY_MEANT = 7.9;

/** Why a prompt is refused before anything is made of it; none if it is not. */
export function findRefusal(question: Question): DeclineReason | undefined {
  if (isUnsafe(question)) return 'unsafe';
  if (isNotPermitted(question)) return 'not_permitted';
  return isOutside(question) ? 'out_of_scope' : undefined;
}

/** Attempts on the assistant itself, on other schools, and code. Names have been taken out of the prompt by now. */
function isUnsafe({ reading, signals, ranked }: Question): boolean {
  if (signals.has('injection') || signals.has('elsewhere')) return true;
  const signs = reading.tokens.filter(({ text }, at) => isFree(reading, at) && SIGNS_OF_CODE.includes(text)).length;
  if (signs >= 4 || isMarkup(reading) || speaksForOthers(reading)) return true;
  const [top] = ranked;
  const text = messageStart(reading) ?? reading.tokens.length;
  // 'match against Green Valley School' may be planned and told.
  return top?.intent !== 'calendar.add_event' && reading.tokens.some((_, at) => at < text && namesOtherSchool(reading, at));
}

/** '</system>', '<b': no name of the roster (those are taken), and no school writes so. */
function isMarkup(reading: Reading): boolean {
  return reading.tokens.some(({ text }, at) => {
    const next = reading.tokens[at + 1];
    return (
      text === '<' && isFree(reading, at) && next?.isGlued === true && (next.kind === 'word' || next.text === '/' || next.text === '!')
    );
  });
}

/** 'Note for the machine: publish …': before a colon a command has its own words or those it is for, and nothing else. */
function speaksForOthers(reading: Reading): boolean {
  const colon = reading.tokens.findIndex(({ text }, at) => text === ':' && isFree(reading, at));
  const command = reading.hits.find(
    ({ concept, from }) => ['send', 'notice', 'reminder', 'add', 'notify', 'tell'].includes(concept) && isFree(reading, from),
  );
  if (colon < 0 || !command || command.from < colon) return false;
  return (
    reading.hits.some(
      ({ from, concept }) => from < colon && concept === 'filler' && isFree(reading, from) && isOnlyFiller(reading, from),
    ) || reading.tokens.some((_, at) => at < colon && isUnlisted(reading, at))
  );
}

/** 'all' and 'the parents of' are words of a command that says first whom it is for. */
function isOnlyFiller({ hitsAt, tokens }: Reading, at: number): boolean {
  const isSmall = ['the', 'a', 'an', 'to', 'in', 'on', 'with', 'ko', 'ke', 'ki', 'ka', 'को', 'के', 'की'].includes(tokens[at]?.text ?? '');
  return !isSmall && (hitsAt[at] ?? []).every(({ concept }) => concept === 'filler');
}

/** Before the word for school these name none. */
const KINDS_OF_SCHOOL: readonly string[] = wordsIn(
  'high higher junior middle summer night day boarding play model rural village government private',
);

/** At most this many words of a school's name may be before the word for school. */
const LONGEST_NAME = 3;

/** 'DPS school', 'Green Valley School': an unknown name before the word for school. */
function namesOtherSchool(reading: Reading, at: number): boolean {
  const next = reading.tokens[at + 1]?.text ?? '';
  const isSchool = ['school', 'vidyalaya', 'academy', 'college', 'convent', 'स्कूल', 'विद्यालय'].includes(next);
  // 'St Xaviers school', also where a child is called Xavier.
  if (isSchool && ['st', 'saint'].includes(reading.tokens[reading.tokens[at]?.text === "'s" ? at - 2 : at - 1]?.text ?? '')) return true;
  if (!isSchool) return false;
  for (let place = at; place > at - LONGEST_NAME && reading.tokens[place]?.raw !== reading.tokens[place]?.text; place -= 1)
    if (isUnlisted(reading, place) && !KINDS_OF_SCHOOL.includes(reading.tokens[place]?.text ?? '')) return true;
  return false;
}

/** Things that the assistant has no act for: removing people, marking fees as paid, approving, certificates, salaries. */
function isNotPermitted({ reading, signals, ranked }: Question): boolean {
  const [top] = ranked;
  const isTold = isInsideMessage(reading, 'unsupportedVerb', signals) || (signals.has('notice') && isPassive(reading, 'unsupportedVerb'));
  if (signals.has('unsupportedVerb') && !isTold) return true;
  if (reading.tokens.find(({ kind }, at) => kind === 'word' && lengthAt(reading, at, 'polite') === 0)?.text === 'shift') return true;
  if (signals.has('certificateKind') && top?.intent !== 'certificate.issue') return true;
  if (signals.has('unsupportedThing') && (top?.points ?? 0) < PLAINLY_MEANT) return true;
  if (beginsWith(reading, 'takeMoney') && hasAny(signals, 'fee', 'due', '@amount', '@student')) return true;
  if (isGrantingLeave(reading, signals)) return true;
  if (signals.has('?asks') || !signals.has('add')) return false;
  const isMarking = hasAny(signals, 'absent', 'attendance', 'paid') && beginsWith(reading, 'add');
  const isPerson = hasAny(signals, 'student', 'teacher', 'expense', 'fee', 'paid', 'leave');
  return isMarking || (isPerson && beginsWith(reading, 'add') && !hasAny(signals, ...OWN_THINGS));
}

/** 'Arvind Joshi ko Monday ki chutti de do': leave of a person is approved elsewhere. */
function isGrantingLeave(reading: Reading, signals: ReadonlySet<Signal>): boolean {
  const { claims, tokens } = reading;
  const isLeave = hasAny(signals, 'holiday', 'leave', 'onLeave');
  const isOther = hasAny(signals, '?asks', 'notice', 'notify', 'tell', 'substitute', '?opensShowing');
  if (!isLeave || isOther || !signals.has('add')) return false;
  return claims.some((taken, at) => {
    if (taken !== 'name' && !isStrange(reading, at)) return false;
    const before = tokens[at - 1]?.text ?? '';
    const end = tokens.findIndex((_, place) => place > at && claims[place] !== 'name' && !isStrange(reading, place));
    const isSir = end > 0 && ['sir', 'madam', 'mam', 'maam', 'ji', 'सर', 'मैडम', 'जी'].includes(tokens[end]?.text ?? '') ? 1 : 0;
    const behind = end < 0 ? '' : (tokens[end + isSir]?.text ?? '');
    const isGiven = taken === 'name' && ['to', 'for', 'give', 'grant', 'put', 'mark', 'allow', 'sanction'].includes(before);
    return isGiven || ['ko', 'को'].includes(behind);
  });
}

/** 'the timing was changed', 'will be cancelled': statements, not requests. */
function isPassive({ tokens, hits }: Reading, concept: Concept): boolean {
  return hits.some(
    (hit) => hit.concept === concept && ['be', 'been', 'was', 'were', 'is', 'are', 'got'].includes(tokens[hit.from - 1]?.text ?? ''),
  );
}

/** In a notice, what stands behind 'that' or a colon is the text to be sent and asks nothing of the assistant. */
export function isInsideMessage(reading: Reading, concept: Concept, signals: ReadonlySet<Signal>): boolean {
  const isSent = signals.has('send') && signals.has('that');
  if (!isSent && !hasAny(signals, 'notice', 'notify', 'tell')) return false;
  const first = reading.hits.find((hit) => hit.concept === concept && isFree(reading, hit.from));
  const isBefore = (place: number) => first !== undefined && place < first.from;
  const isSaidTo = (...concepts: Concept[]) => reading.hits.some((hit) => concepts.includes(hit.concept) && isBefore(hit.from));
  if (first !== undefined && first.from >= (messageStart(reading) ?? reading.tokens.length)) return true;
  // 'tell parents not to send …', 'parents ko bolo … mat bhejna'.
  if (isSaidTo('tell', 'notice', 'notify') && isSaidTo('parent', 'teacher', 'student', 'all')) return true;
  const marker = reading.hits.some((hit) => ['that', 'about', 'because'].includes(hit.concept) && isBefore(hit.from) && hit.from > 0);
  return marker || reading.tokens.some(({ text, isGlued }, at) => (text === ':' || (text === '-' && !isGlued)) && isBefore(at));
}

function beginsWith(reading: Reading, concept: Concept): boolean {
  const first = reading.hits.find((hit) => hit.concept !== 'polite' && hit.concept !== 'filler');
  return first !== undefined && reading.hits.some((hit) => hit.from === first.from && hit.concept === concept);
}

/** Letters and essays are not written here; notices are. */
function isComposing(signals: ReadonlySet<Signal>): boolean {
  const isOwn = hasAny(signals, 'notice', 'notify', 'reminder', 'calendar', 'event', 'eventKind', 'holiday', 'closed', 'tell');
  return signals.has('compose') && !isOwn && !signals.has('?asks');
}

/** 'message my wife that …': the school's messages go to its own people. */
function isPrivate(reading: Reading, signals: ReadonlySet<Signal>): boolean {
  const isMessage = hasAny(signals, 'notice', 'notify', 'tell', 'texting', 'send', 'ask');
  return isMessage && signals.has('privatePerson') && !isInsideMessage(reading, 'privatePerson', signals);
}

/** 'book train tickets', 'order pizza'. */
function isPurchase(reading: Reading): boolean {
  return reading.hits.some(
    ({ concept, from }) =>
      concept === 'outside' && reading.tokens.slice(Math.max(0, from - 2), from).some(({ text }) => BUYING.includes(text)),
  );
}

const BUYING = ['book', 'buy', 'order', 'reserve', 'purchase', 'hire'];

/** Gold, cricket, poems: unless the school sends a notice of it or puts it in its calendar. */
function isOutside({ reading, signals, ranked }: Question): boolean {
  if (isComposing(signals) || isPrivate(reading, signals) || isPurchase(reading)) return true;
  if (!signals.has('outside')) return false;
  const [top] = ranked;
  if (!top) return true;
  const isOwn = ['notice.publish', 'calendar.add_event', 'calendar.add_holiday'].includes(top.intent) && top.points >= 6.5;
  return !isOwn && top.points < PLAINLY_MEANT;
}
