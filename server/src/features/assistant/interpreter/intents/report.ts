import { messageStart } from '../message-start.ts';
import { isFree, lengthAt, type Reading } from '../reading.ts';
import type { Concept } from '../words/concepts.ts';

/** What a command says that something be done. */
const COMMANDS: readonly Concept[] = ['send', 'add', 'plan', 'tell', 'ask', 'notify', 'texting', 'unsupportedVerb'];
const VERBS_OF_OTHERS = ['remind', 'nudge', 'chase', 'ping', 'inform', 'announce', 'show', 'list'];

/** English that tells what has happened. */
const HAPPENED = ['was', 'were', 'had', 'been', 'already', 'went'];
const SUBJECTS = ['i', 'we', 'they', 'he', 'she', 'you', 'somebody', 'someone'];
const IRREGULAR = ['sent', 'told', 'gave', 'given', 'kept', 'made', 'held', 'wrote', 'written', 'went', 'gone', 'got'];
/** Hindi that tells it, at the end of the sentence or behind a verb. */
const HINDI_HAPPENED =
  'tha thi the diya diye gaya gayi gaye chuka chuki chuke bheja bheji bheje kiya था थी थे दिया दी दिए गया गई गए चुका चुकी चुके भेजा भेजी भेजे किया'.split(
    ' ',
  );
/** 'di' is also the end of 'nahi di', which owes. */
const HINDI_GIVEN = ['di', 'दी'];
const TRAILING = ['hai', 'hain', 'h', 'he', 'na', 'kya', 'है', 'हैं', 'क्या', 'ji'];

/**
 * Whether the prompt tells or asks what has happened ('we sent a reminder to 9-A', 'holiday was declared', 'reminder bhej diya kya'): nothing is
 * to be done then. A verb that commands makes a command of it, whatever else is told; the text of a notice is not looked at.
 */
export function isReport(reading: Reading): boolean {
  const end = messageStart(reading) ?? reading.tokens.length;
  const words = reading.tokens.slice(0, end).map(({ text }) => text);
  if (words.some((_, at) => commandsAt(reading, at))) return false;
  return tellsInEnglish(words) || tellsInHindi(reading, words);
}

function tellsInEnglish(words: readonly string[]): boolean {
  if (words.some((word) => HAPPENED.includes(word))) return true;
  return words.some((word, at) => isPast(word) && words.slice(Math.max(0, at - 2), at).some((before) => SUBJECTS.includes(before)));
}

function tellsInHindi(reading: Reading, words: readonly string[]): boolean {
  let last = words.length - 1;
  while (last > 0 && (TRAILING.includes(words[last] ?? '') || reading.tokens[last]?.kind === 'sign')) last -= 1;
  const isOwing = lengthAt(reading, last - 1, 'negation', 'due') > 0;
  const happened = (word: string | undefined) => HINDI_HAPPENED.includes(word ?? '') || HINDI_GIVEN.includes(word ?? '');
  if (happened(words[last]) && !isOwing) return true;
  // 'reminder chala gaya kya 9A ko'.
  return words.some((word, at) => ['kya', 'क्या'].includes(word) && happened(words[at - 1]) && !lengthAt(reading, at - 2, 'negation'));
}

function commandsAt(reading: Reading, at: number): boolean {
  const { tokens, hits } = reading;
  const length = lengthAt(reading, at, ...COMMANDS) || (VERBS_OF_OTHERS.includes(tokens[at]?.text ?? '') ? 1 : 0);
  if (length === 0 || !isFree(reading, at)) return false;
  const last = tokens[at + length - 1]?.text ?? '';
  const next = tokens[at + length]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const isNoun =
    ['the', 'a', 'an', 'this', 'that', "'s"].includes(before) || hits.some((hit) => hit.concept === 'fee' && hit.from + hit.length === at);
  const isTold = isPast(last) || [last, next].some((word) => HINDI_HAPPENED.includes(word) || HINDI_GIVEN.includes(word));
  const isWished = ['be', 'get', 'is', 'are'].includes(before);
  return (!isTold || isWished) && !isNoun && !HAPPENED.includes(next);
}

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
