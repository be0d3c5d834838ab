import type { Entities } from '../entities/find-all.ts';
import { isThat, messageStart } from '../message-start.ts';
import { isFree, lengthAt, type Reading } from '../reading.ts';
import { type Parted, wordsIn } from '../text/listed.ts';
import type { Concept } from '../words/concepts.ts';
import { addresseeOf } from './addressed.ts';
import { laterClauses } from './clauses.ts';
import { asksWhomToRemind, isResumed } from './whom-to-remind.ts';

/** What the intents' rules speak of: meanings of words, kinds of particulars ('@…') and the shape of the sentence ('?…'). */
export type Signal =
  | Concept
  | Parted<'@student @teacher @stranger @class @section @day @month @when @festival @amount @period @time @subject @category @feeType ?asks @span ?opensAsking ?opensShowing ?audience ?topic ?whomToRemind ?leftover ?kept'>;

/** Whether one of these is among them. */
export const hasAny = (signals: ReadonlySet<Signal>, ...any: readonly Signal[]): boolean => any.some((signal) => signals.has(signal));

/** 'Rang bhare kapde' in a text that speaks of no fee pays nothing. */
function isOfText(reading: Reading, at: number): boolean {
  const start = messageStart(reading);
  const isText = start !== undefined && at >= start && reading.tokens[start - 1]?.text === ':';
  return isText && !reading.hits.some(({ concept }) => concept === 'fee' || concept === 'due' || concept === 'defaulter');
}

/** Whatever speaks of fees. */
const MONEY: readonly Signal[] = ['fee', 'due', 'defaulter', 'paid', '@feeType'];

/** The signals of a prompt. Words that belong to a name, a class or a number say nothing else. */
export function signalsOf(reading: Reading, entities: Entities): ReadonlySet<Signal> {
  const signals = new Set<Signal>();
  const later = laterClauses(reading);
  for (const { concept, from, length } of reading.hits) {
    if (NOT_LATER.includes(concept) && later.some((clause) => from >= clause.from && from < clause.to)) {
      // 'before I remind anyone, show me the list': of those who owe.
      if (concept === 'reminder') signals.add('due');
      continue;
    }
    if (concept === 'paid' && isOfText(reading, from)) continue;
    const isTaken = Array.from({ length }, (_, index) => from + index).every((at) => !isFree(reading, at));
    if (concept === 'that' && !isThat(reading, from)) continue;
    if (!isTaken || reading.claims[from] === 'festival') signals.add(concept);
    // 'class 8 ko mat bhejna' without a 'but' forbids.
    if (!isTaken && concept === 'notThem') signals.add('prohibition').add('negation');
  }
  const { mentions, classes, dates, amounts } = entities;
  const people = mentions.flatMap((mention) => mention.people);
  const set = (signal: Signal, isThere: boolean) => isThere && signals.add(signal);
  set(
    '@student',
    people.some(({ kind }) => kind === 'student'),
  );
  set(
    '@teacher',
    people.some(({ kind }) => kind === 'teacher'),
  );
  set('@stranger', entities.hasStranger);
  set('@class', classes.names.length > 0);
  set('@section', classes.sections.length > 0);
  set('@day', dates.when !== undefined || dates.festival?.shift !== undefined);
  const { kind } = dates.when?.first ?? {};
  set('@span', kind === 'span' || kind === 'run' || kind === 'monthWeek');
  set('@month', dates.month !== undefined);
  set('@when', dates.when !== undefined || dates.month !== undefined);
  set('@festival', dates.festival !== undefined);
  set('@amount', Object.keys(amounts).length > 0);
  set('@period', entities.period !== undefined);
  set('@time', entities.time !== undefined);
  set('@subject', entities.subject !== undefined);
  set('@category', entities.category !== undefined);
  set('@feeType', entities.feeType !== undefined);
  set('?audience', hasAny(signals, 'student', 'teacher', 'parent', 'all', 'boys', 'girls') || classes.names.length > 0);
  // '… kal chutti pe the (kya)': no English sentence ends so.
  const last = reading.tokens.filter(({ kind, text }) => kind === 'word' && text !== 'kya').at(-1);
  const isWere = reading.tokens.some(({ text }, at) => text === 'the' && ['kya', 'kal', 'na'].includes(reading.tokens[at + 1]?.text ?? ''));
  if (last?.text === 'the' || isWere) signals.add('was').add('past');
  set('?topic', hasTopic(reading));
  set('prohibition', isForbidden(reading));
  if (isOnlyPartClosed(reading)) signals.delete('closed');
  set('?whomToRemind', signals.has('reminder') && asksWhomToRemind(reading));
  const opening = isResumed(reading) ? [] : openingOf(reading);
  set(
    '?opensAsking',
    ['question', 'who', 'howMuch', 'count'].some((concept) => opening.includes(concept as Concept)),
  );
  set('?opensShowing', opening.includes('show') && !opening.includes('send') && !opening.includes('add'));
  set('?asks', asks(reading, signals) || isOfMany(reading, signals, entities));
  set('?kept', namesKept(reading, signals));
  if (isToBeShown(reading, signals)) {
    for (const signal of ['send', 'tell', 'ask', 'texting'] as const) signals.delete(signal);
    signals.add('show');
  }
  return signals;
}

/** 'Exams between December and February': several things in a stretch of time are asked about, where no verb wants one. */
function isOfMany({ hits, tokens }: Reading, signals: ReadonlySet<Signal>, { dates }: Entities): boolean {
  if (hasAny(signals, 'add', 'plan', 'send', 'notify', 'notice', 'tell')) return false;
  const isLong = dates.month !== undefined || dates.when?.first.kind === 'month' || tokens.some(({ text }) => text === 'between');
  return (
    isLong && hits.some(({ concept, from, length }) => OF_EVENTS.includes(concept) && /[^s]s$/.test(tokens[from + length - 1]?.text ?? ''))
  );
}
const OF_EVENTS: readonly Concept[] = wordsIn('event eventKind events');

/** 'Date sheet of class 10', 'PTM dates', '… in order of date', 'month wise': what is kept is named, and no verb wants it made. */
function namesKept({ text }: Reading, signals: ReadonlySet<Signal>): boolean {
  return !hasAny(signals, 'add', 'plan', 'send', 'notify', 'notice', 'tell') && KEPT.test(text);
}
const KEPT =
  /\b(?:date ?sheets?|dates(?! (?:sheet|are))|time ?tables?|in (?:the )?order of|in order|\w+[- ]?wise|registers?|percentages?|averages?)\b/i;

const ROOMS =
  'library canteen office lab laboratory gate ground playground pool hostel mess road counter shop bank pustakalaya daftar पुस्तकालय दफ्तर गेट लाइब्रेरी'.split(
    ' ',
  );

/** 'library closed on Monday': the school is not. */
function isOnlyPartClosed({ tokens, hits }: Reading): boolean {
  const closed = hits.filter(({ concept }) => concept === 'closed');
  const isPart = (from: number) => {
    const before = tokens.slice(Math.max(0, from - FARTHEST_ROOM), from).map(({ text }) => text);
    const room = before.findLastIndex((text) => ROOMS.includes(text));
    const school = before.findLastIndex((text) => ['school', 'classes', 'स्कूल'].includes(text));
    const isJoined = before.slice(school + 1, room).some((text) => ['and', 'aur', '&', 'और'].includes(text));
    return room > school && !(school >= 0 && isJoined);
  };
  return closed.length > 0 && closed.every(({ from }) => isPart(from));
}

const FARTHEST_ROOM = 6;

/** What is to be done later ('before I send the reminder') is not asked for. */
const NOT_LATER: readonly Concept[] = wordsIn('reminder notice notify send add plan tell texting leave onLeave holiday');

/** 'share the dues of 9-A', 'tell pending fees', 'sabka bakaya batao': said to nobody else, money is to be shown and nobody reminded. */
function isToBeShown(reading: Reading, signals: ReadonlySet<Signal>): boolean {
  const isOfMoney = hasAny(signals, ...MONEY);
  const isOther = hasAny(signals, 'reminder', 'notice', 'notify');
  const isSaid = hasAny(signals, 'send', 'tell', 'ask', 'texting');
  if (!isOfMoney || isOther || !isSaid) return false;
  // 'defaulters ke naam parents ko bhejo': what there is of a list is shown, and goes to nobody.
  const isList = reading.tokens.some(({ text }, at) => isFree(reading, at) && LISTS.includes(text));
  if (isList && signals.has('send') && !signals.has('texting')) return true;
  const addressee = addresseeOf(reading);
  return addressee === 'me' || (addressee === undefined && !signals.has('texting'));
}

const LISTS = ['list', 'lists', 'names', 'naam', 'suchi', 'सूची', 'लिस्ट', 'नाम'];

/** 'remind 9-A about books', 'remind 9-A to bring boots': what the reminder is about, when it is not fees or people. */
function hasTopic(reading: Reading): boolean {
  // 'Class 3 ko message bhej do: rang laana hai'.
  const start = messageStart(reading);
  if (
    start !== undefined &&
    reading.tokens[start - 1]?.text === ':' &&
    reading.tokens[start]?.kind === 'word' &&
    reading.hits.some(({ concept }) => concept === 'send')
  )
    return true;
  return reading.hits.some(({ concept, from, length }) => {
    if (from === 0 || !isFree(reading, from)) return false;
    const at = from + length + (reading.tokens[from + length]?.text === 'the' ? 1 : 0);
    if (!isFree(reading, at) || reading.tokens[at]?.kind !== 'word') return false;
    if (concept === 'to') return TO_DO.includes(reading.tokens[at]?.text ?? '');
    return concept === 'about' && lengthAt(reading, at, ...NO_TOPIC) === 0;
  });
}

const TO_DO: readonly string[] = wordsIn('bring come wear submit attend take carry collect sign fill return complete keep send prepare');
const NO_TOPIC: readonly Concept[] = wordsIn('fee due paid parent student teacher all those who whoever defaulter classWord me polite');

const FORBIDDING = ['never', "don't", 'dont', 'mat', 'मत'];
/** Endings of Hindi verbs that ask for something. */
const ASKING_ENDS = ['na', 'no', 'o', 'iye', 'iyega', 'ein', 'ना', 'ो', 'ओ', 'िए', 'ें', 'इए'];

/** Hindi verbs that express a wish: 'na jaye', 'na bheja jaye'. */
const WISHED = ['jaye', 'jaaye', 'jay', 'bhej', 'nikal', 'जाए', 'जाये', 'भेज', 'निकाल'];

/** 'never remind', 'mat bhejna': what the command itself says is not to be done. */
function isForbidden(reading: Reading): boolean {
  if (isNotNow(reading)) return true;
  return reading.hits.some(({ concept, from, length }) => {
    if (concept !== 'negation' || !isFree(reading, from)) return false;
    const forms = reading.tokens[from]?.forms ?? [];
    const isStrong = FORBIDDING.some((word) => forms.includes(word)) || reading.tokens[from]?.text === 'not';
    const next = from + length + (reading.tokens[from + length]?.text === 'ever' ? 1 : 0);
    // 'notice mat nikalna', 'छुट्टी मत डालना': any verb behind it.
    const verb = reading.tokens[next]?.kind === 'word' && isFree(reading, next) ? (reading.tokens[next]?.text ?? '') : '';
    // '9-A ko reminder na jaye'.
    if (['na', 'न', 'ना'].some((word) => forms.includes(word)) && WISHED.some((word) => verb.startsWith(word))) return true;
    if (['mat', 'मत'].some((word) => forms.includes(word)) && ASKING_ENDS.some((ending) => verb.endsWith(ending))) return true;
    // 'Days not closed', 'parents not informed' tell what was not done.
    if (reading.tokens[from]?.text === 'not' && verb.endsWith('ed')) return false;
    return isStrong && lengthAt(reading, next, 'send', 'reminder', 'notice', 'notify', 'add', 'plan', 'tell') > 0;
  });
}

/** 'not now, …', '… not yet', 'abhi nahi': by itself, and no 'not yet paid'. */
function isNotNow({ tokens }: Reading): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text ?? '';
    const isEnd = tokens[at + 2] === undefined || tokens[at + 2]?.kind === 'sign';
    const isSaid =
      (text === 'not' && ['now', 'yet'].includes(next)) || (['abhi', 'अभी'].includes(text) && ['nahi', 'mat', 'नहीं', 'मत'].includes(next));
    return isSaid && isEnd;
  });
}

/** A question, unless it is a polite request ('can you send …?'). */
function asks(reading: Reading, signals: ReadonlySet<Signal>): boolean {
  const first = openingOf(reading);
  if (isHeaded(reading)) return false;
  const isPolite = lengthAt(reading, 0, 'polite') > 0 && !first.includes('question') && !first.includes('who');
  const opens = first.includes('question') || first.includes('who') || first.includes('howMuch') || first.includes('count');
  const hasMark = reading.tokens.some(({ text }) => text === '?');
  const last = reading.tokens.findLast(({ kind }) => kind === 'word')?.text;
  const endsAsking = ['kya', 'क्या', 'na', 'ना'].includes(last ?? '') || namesDate(reading, signals);
  const isCommand = (['send', 'tell', 'add', 'reminder', 'notice'] as const).some((concept) => first.includes(concept));
  const inside =
    (signals.has('who') && !isCommand) ||
    (signals.has('question') &&
      reading.hits.some(
        ({ concept, from, length }) => concept === 'question' && (isHindiQuestion(reading, from, length) || isEmbedded(reading, from)),
      ));
  return opens || endsAsking || inside || (hasMark && !isPolite);
}

/** 'Christmas vacation dates', 'exam date that falls on a holiday': the date itself is wanted, and no verb wants more. */
function namesDate({ tokens, hits }: Reading, signals: ReadonlySet<Signal>): boolean {
  if (hasAny(signals, 'add', 'plan', 'send', 'notify', 'notice', 'tell')) return false;
  const at = tokens.findIndex(({ text }) => DATES.includes(text));
  const isLast = tokens.slice(at + 1).every(({ kind }) => kind === 'sign');
  return at > 0 && (isLast || ['that', 'which'].includes(tokens[at + 1]?.text ?? '')) && hits.some(({ from }) => from < at);
}
const DATES = ['date', 'dates', 'timing', 'timings', 'schedule'];

/** 'Notice: who comes late …': behind such a heading stands a text, whatever it asks. */
function isHeaded(reading: Reading): boolean {
  const heading = lengthAt(reading, 0, 'notice');
  return heading > 0 && reading.tokens[heading]?.text === ':';
}

/**
 * Whether a clause before the text of a notice opens as a question ('Sir, would it be wise to …', 'I need your view: should we …'). Relative words
 * ('…, whose fees are due') open none.
 */
export function asksInClause(reading: Reading): boolean {
  const start = messageStart(reading);
  const end = start ?? reading.tokens.length;
  // Hindi asks in the middle of the sentence: 'pichla notice kitne parents ne padha'.
  if (start === undefined && reading.tokens.some(({ text }, at) => reading.claims[at] === undefined && ASKING_IN_HINDI.includes(text)))
    return true;
  // 'Will school be closed on the 24th' asks without its sign, 'will you' does not.
  const [first, second] = reading.tokens;
  if (INVERTED.includes(first?.text ?? '') && second?.kind === 'word' && !ADDRESSING.includes(second.text)) return true;
  if (INDIRECT.test(reading.text)) return true;
  return reading.tokens.some(({ text }, at) => {
    const start = at === 0 ? 0 : at + 1;
    if (start >= end || (at > 0 && (!CLAUSE_ENDS.includes(text) || reading.tokens[start]?.kind === 'sign'))) return false;
    const opening = openingOf(reading, start);
    const first = reading.tokens[start]?.text ?? '';
    const isCommand = opening.includes('send') || opening.includes('add') || opening.includes('reminder');
    const isAsking =
      opening.includes('question') ||
      opening.includes('howMuch') ||
      (start === 0 && (opening.includes('who') || opening.includes('count')));
    return isAsking && !isCommand && (start === 0 || ASKING.includes(first));
  });
}

/** 'Kindly inform which teachers …' asks, and tells nobody. */
const INDIRECT =
  /^(?:(?:please|kindly|pls|plz|sir|madam|to|also|do)\W+)*(?:inform|tell|intimate|advise|state|say|report|specify|let (?:me|us) know)(?: (?:me|us))? (?:which|who|whom|whose|what|how (?:many|much|often|long)|where|whether)\b/i;

const ASKING_IN_HINDI = ['kitne', 'kitni', 'kitna', 'kisne', 'kiska', 'kiski', 'कितने', 'कितनी', 'कितना', 'किसने', 'किसका', 'किसकी'];
const INVERTED = ['is', 'are', 'was', 'were', 'will', 'should', 'shall', 'would'];
const ADDRESSING = ['you', 'u', 'i', 'we', 'please', 'pls', 'it', 'be', 'someone', 'somebody', 'anyone'];

const CLAUSE_ENDS = [',', '.', ';', '!', '?', '–', '—', ':'];
const ASKING = ['what', 'why', 'how', 'should', 'shall', 'would', 'is', 'do', 'does', 'did', 'can', 'could'];

/** How the sentence begins, after 'please' and 'ok'. */
function openingOf(reading: Reading, start = 0): readonly Concept[] {
  for (let at = start; at < reading.tokens.length; at += 1) {
    const polite = lengthAt(reading, at, 'polite');
    const isPassed = polite > 0 && lengthAt(reading, at, 'question', 'who') === 0;
    if (!isPassed && reading.tokens[at]?.kind !== 'sign')
      return isFree(reading, at) ? (reading.hitsAt[at] ?? []).map(({ concept }) => concept) : [];
    at += Math.max(0, polite - 1);
  }
  return [];
}

/** '… tell me is school closed on Monday'. */
function isEmbedded({ tokens }: Reading, from: number): boolean {
  const verb = tokens[from - 2]?.text ?? '';
  const isToMe = tokens[from - 1]?.text === 'me' && ['tell', 'inform', 'show'].includes(verb);
  return isToMe || (['know', 'check', 'confirm', 'see'].includes(tokens[from - 1]?.text ?? '') && from > 1);
}

/** 'is' in the middle of an English statement asks nothing; 'kya', 'kab', 'when' do. */
function isHindiQuestion({ tokens }: Reading, from: number, length: number): boolean {
  const text = tokens.slice(from, from + length).map((token) => token.text);
  const plain = ['is', 'are', 'was', 'were', 'has', 'have', 'did', 'does', 'any', 'koi', 'कोई', 'where', 'when'];
  return !plain.includes(text[0] ?? '');
}
