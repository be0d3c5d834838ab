import { messageStart } from '../message-start.ts';
import { isFree, lengthAt, type Reading } from '../reading.ts';
import { wordsIn } from '../text/listed.ts';
import type { Concept } from '../words/concepts.ts';
import { BEFORE_VERB } from './before-verb.ts';

/** What a command says that something be done. */
const COMMANDS: readonly Concept[] = ['send', 'add', 'plan', 'tell', 'ask', 'notify', 'texting', 'unsupportedVerb'];
const VERBS_OF_OTHERS = ['remind', 'nudge', 'chase', 'ping', 'inform', 'announce', 'show', 'list'];

const DONE_AND_NOW = /\b(?:diya|diye|di|gaya|gayi|chuka|chuke|kiya)(?: (?:hai|hain|h|tha))?,? +(?:ab|now) /i;
const SHOWS = ['show', 'list'];
/** A new clause begins after these words. */
const GOES_ON = [',', ';', '.', 'so', 'now', 'then', 'ab'];

/** English that tells what has happened. */
const HAPPENED = ['was', 'were', 'had', 'been', 'already', 'went'];
const SUBJECTS = ['i', 'we', 'they', 'he', 'she', 'you', 'somebody', 'someone'];
const IRREGULAR = ['sent', 'told', 'gave', 'given', 'kept', 'made', 'held', 'wrote', 'written', 'went', 'gone', 'got'];
/** Hindi that tells it, at the end of the sentence or behind a verb. */
const HINDI_HAPPENED =
  'tha thi the diya diye gaya gayi gaye chuka chuki chuke bheja bheji bheje kiya था थी थे दिया दी दिए गया गई गए चुका चुकी चुके भेजा भेजी भेजे किया'.split(
    ' ',
  );
/** With one of these words after it, a finished act is only a wish: 'bhej diya jaye'. */
const WISHED = ['jaye', 'jaaye', 'jay', 'jaega', 'jayega', 'karo', 'karein', 'जाए', 'जाये', 'करो', 'करें', 'जाएगा'];
/** 'di' is also the end of 'nahi di', which owes. */
const HINDI_GIVEN = ['di', 'दी'];
const TRAILING: readonly string[] = wordsIn('mne mene maine humne hamne unhone sabko मैंने हमने hai hain h he na kya है हैं क्या ji');

/**
 * Whether the prompt tells or asks what has happened ('we sent a reminder to 9-A', 'holiday was declared', 'reminder bhej diya kya'): nothing is
 * to be done then. A verb that commands makes a command of it, whatever else is told; the text of a notice is not looked at.
 */
export function isReport(reading: Reading): boolean {
  const end = messageStart(reading) ?? reading.tokens.length;
  const words = reading.tokens.slice(0, end).map(({ text }) => text);
  // 'Class 9 ko bhej diya, ab class 10 ko bhejo': the one of two that is told would be done once more.
  if (DONE_AND_NOW.test(reading.text)) return true;
  // 'We sent the reminder, now show the collection' commands no more than to show.
  if (words.some((word, at) => !SHOWS.includes(word) && commandsAt(reading, at))) return false;
  if (words.some((word, at) => SHOWS.includes(word) && GOES_ON.includes(words[at - 1] ?? ''))) return true;
  return tellsInEnglish(reading, words) || tellsInHindi(reading, words);
}

function tellsInEnglish(reading: Reading, words: readonly string[]): boolean {
  // 'the collector has declared a holiday', 'government declared Monday a holiday', 'parents got the reminder'.
  if (words.some((word, at) => isPast(word) && isDoneByOthers(reading, words, at))) return true;
  // 'the notice about PTM went to parents': also behind the words that are its text.
  if (words[0] === 'the' && lengthAt(reading, 1, 'notice', 'reminder') > 0 && reading.tokens.some(({ text }) => WENT.includes(text)))
    return true;
  if (words.some((_, at) => isVerbAt(reading, at) && tellsOfOthers(reading, at))) return true;
  if (words.some((word, at) => HAPPENED.includes(word) || (word === 'used' && words[at + 1] === 'to'))) return true;
  return words.some((word, at) => isPast(word) && words.slice(Math.max(0, at - 2), at).some((before) => SUBJECTS.includes(before)));
}

const WENT = ['went', 'was', 'were', 'got', 'reached', 'said', 'came'];
const DOERS =
  'government govt collector administration principal board state department ministry director chairman headmaster trust management dc dm'.split(
    ' ',
  );

/** The perfect of a verb that commands, one whose doer is named, and what somebody got. */
function isDoneByOthers(reading: Reading, words: readonly string[], at: number): boolean {
  if (['got', 'received'].includes(words[at] ?? ''))
    return reading.hits.some(({ concept, from }) => ['reminder', 'notice'].includes(concept) && from > at && from <= at + FARTHEST_THING);
  if (lengthAt(reading, at, 'add', 'send', 'notice', 'plan', 'notify', 'tell') === 0) return false;
  const before = ['already', 'just'].includes(words[at - 1] ?? '') ? at - 2 : at - 1;
  return ['has', 'have', 'had', ...DOERS].includes(words[before] ?? '') && words[at + 1] !== 'by';
}

const FARTHEST_THING = 4;

function tellsInHindi(reading: Reading, words: readonly string[]): boolean {
  // 'kisne bheja 9A ko', 'kal notice bhejenge'.
  if (words.some((word, at) => isFree(reading, at) && (SENT.includes(word) || isFutureOfSending(word)))) return true;
  // 'PTM hui thi Saturday ko', 'sir ne chutti ki ghoshna ki': where nothing commands.
  if (words.some((word, at) => PAST_VERBS.includes(word) && isFree(reading, at))) return true;
  const isDoerNamed = words.some((word, at) => ['ne', 'ने'].includes(word) && isFree(reading, at));
  if (isDoerNamed && ['ki', 'kiya', 'की', 'किया'].includes(words.findLast((word) => !TRAILING.includes(word)) ?? '')) return true;
  let last = words.length - 1;
  while (last > 0 && (TRAILING.includes(words[last] ?? '') || reading.tokens[last]?.kind === 'sign')) last -= 1;
  const isOwing = lengthAt(reading, last - 1, 'negation', 'due') > 0;
  if (happenedAt(reading, last) && !isOwing) return true;
  // 'reminder chala gaya kya 9A ko'.
  return words.some((word, at) => ['kya', 'क्या'].includes(word) && happenedAt(reading, at - 1) && !lengthAt(reading, at - 2, 'negation'));
}

const PAST_VERBS = ['tha', 'thi', 'था', 'थी'];
const SENT = 'bheja bheji nikala nikali lagaya lagayi bhijwaya भेजा भेजी निकाला निकाली लगाया भिजवाया'.split(' ');
const SENDING = ['bhej', 'bhij', 'nikal', 'bata', 'भेज', 'भिज', 'निकाल', 'बता'];
const FUTURE = ['enge', 'unga', 'ungi', 'ega', 'egi', 'ेंगे', 'ूंगा', 'ूंगी', 'ेगा', 'ेगी', 'एंगे', 'ऊंगा', 'ऊंगी'];

/** 'bhejenge', 'nikalunga': what will be sent some day is not asked for now. */
function isFutureOfSending(word: string): boolean {
  return SENDING.some((stem) => word.startsWith(stem)) && FUTURE.some((ending) => word.endsWith(ending));
}

function happenedAt({ tokens, claims }: Reading, at: number): boolean {
  // Children are called Diya.
  if (claims[at] === 'name') return false;
  const forms = tokens[at]?.forms ?? [];
  return [...HINDI_HAPPENED, ...HINDI_GIVEN].some((word) => forms.includes(word));
}

/** 'ghoshit kar di', 'bhej diya': the end of a Hindi verb tells that it is done. */
function happenedBehind(reading: Reading, from: number): boolean {
  const at = ['kar', 'kr', 'कर', 'ho', 'हो'].includes(reading.tokens[from]?.text ?? '') ? from + 1 : from;
  // 'remind the parents': an English article.
  if (reading.tokens[at]?.text === 'the') return false;
  const next = reading.tokens[at + 1]?.text;
  if (
    ['ki', 'की'].includes(reading.tokens[at]?.text ?? '') &&
    (next === undefined || ['hai', 'hain', 'h', 'thi', 'gayi', 'है', 'हैं', 'थी', 'गई'].includes(next))
  )
    return true;
  return happenedAt(reading, at) && !WISHED.includes(reading.tokens[at + 1]?.text ?? '');
}

function verbLength(reading: Reading, at: number): number {
  return lengthAt(reading, at, ...COMMANDS) || (VERBS_OF_OTHERS.includes(reading.tokens[at]?.text ?? '') ? 1 : 0);
}

function isVerbAt(reading: Reading, at: number): boolean {
  return verbLength(reading, at) > 0 && isFree(reading, at);
}

/** Whether any verb outside of the text commands. */
export function commands(reading: Reading): boolean {
  const end = messageStart(reading) ?? reading.tokens.length;
  return reading.tokens.slice(0, end).some(({ text }, at) => !SHOWS.includes(text) && commandsAt(reading, at));
}

function commandsAt(reading: Reading, at: number): boolean {
  const { tokens, hits } = reading;
  if (!isVerbAt(reading, at)) return false;
  const length = verbLength(reading, at);
  const last = tokens[at + length - 1]?.text ?? '';
  const next = tokens[at + length]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const isNoun =
    ['the', 'a', 'an', 'this', 'that', "'s"].includes(before) || hits.some((hit) => hit.concept === 'fee' && hit.from + hit.length === at);
  const isHabit = before === 'to' && tokens[at - 2]?.text === 'used';
  const isOthers = tellsOfOthers(reading, at);
  const isDone = isOthers || ['had', 'has', "'ve"].includes(before) || isHabit;
  const isTold =
    isPast(last) ||
    SENT.includes(last) ||
    isFutureOfSending(last) ||
    isDone ||
    happenedAt(reading, at + length - 1) ||
    happenedBehind(reading, at + length);
  const isWished = ['be', 'get', 'is', 'are'].includes(before);
  return (!isTold || isWished) && !isNoun && !HAPPENED.includes(next);
}

/** 'they will send the reminder', 'somebody put a notice', 'I already put': the prompt names who does it, and that is not the assistant. */
function tellsOfOthers({ tokens }: Reading, at: number): boolean {
  let before = at - 1;
  let isOfFuture = false;
  // Also with a slip of the pen: 'I alerady put'.
  while (tokens[before]?.forms.some((form) => BEFORE_VERB.includes(form))) {
    isOfFuture ||= ['will', 'shall'].includes(tokens[before]?.text ?? '');
    before -= 1;
  }
  const who = tokens[before]?.text ?? '';
  return (
    THEY.includes(who) ||
    (WE.includes(who) && (before < at - 1 ? !isOfFuture || ['send', 'tell', 'inform', 'remind'].includes(tokens[at]?.text ?? '') : false))
  );
}

const THEY = ['they', 'he', 'she', 'somebody', 'someone', 'nobody'];
const WE = ['i', 'we'];
function isPast(word: string): boolean {
  return IRREGULAR.includes(word) || (word.length > 4 && word.endsWith('ed'));
}

const OR = ['or', 'ya', 'either', 'या'];
const NOT = ['not', 'nahi', 'नहीं'];

/** 'holiday on Monday or Tuesday', '9A ya 9B', 'not on Monday but on Tuesday': which one is meant has to be said. */
export function isUndecided(reading: Reading): boolean {
  const { tokens, claims } = reading;
  const end = messageStart(reading) ?? tokens.length;
  const isParticular = (at: number) => at < end && ['class', 'date', 'name', 'festival'].includes(claims[at] ?? '');
  return tokens.some(({ text }, at) => {
    if (at >= end) return false;
    if (OR.includes(text)) return isParticular(at - 1) && (isParticular(at + 1) || isParticular(at + 2));
    const on = ['on', 'for', 'to'].includes(tokens[at + 1]?.text ?? '') ? 1 : 0;
    return (
      NOT.includes(text) &&
      claims[at] === undefined &&
      claims[at + 1 + on] === 'date' &&
      lengthAt(reading, at, 'prohibition', 'except', 'exceptBehind', 'absent', 'due') === 0
    );
  });
}
