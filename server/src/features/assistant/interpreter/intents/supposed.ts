import { messageStart } from '../message-start.ts';
import { isFree, lengthAt, type Reading } from '../reading.ts';
import type { Concept } from '../words/concepts.ts';
import { BEFORE_VERB } from './before-verb.ts';

const COMMANDS: readonly Concept[] = ['send', 'add', 'plan', 'tell', 'ask', 'notify', 'notice', 'reminder'];
/** Whose wish is the wish of the one who speaks. */
const OWN = ['i', 'we', 'you', 'us', 'me', 'as', 'main', 'hum', 'ham', 'मैं', 'हम'];
const OWN_ENDS = ['hun', 'hoon', 'hu', 'हूं'];
const AND = ['so', 'and', 'then', 'please', 'pls', 'plz', 'kindly', 'aur', 'toh', 'to'];

/**
 * Whether what would be planned hangs on something ('if it rains'), is in doubt ('shayad', 'not decided yet') or is what others say or wish
 * ('parents are asking for …', 'sir bol rahe the ki …'): then it is nothing that was asked for. What stands in the text of a notice is not looked at.
 */
export function isSupposed(reading: Reading): boolean {
  const marked = messageStart(reading) ?? reading.tokens.length;
  const isThere = (concept: Concept, fits: (at: number, length: number) => boolean) =>
    reading.hits.some((hit) => hit.concept === concept && hit.from < marked && isFree(reading, hit.from) && fits(hit.from, hit.length));
  return (
    isThere('doubt', () => true) ||
    isThere('condition', (at) => !narrowsDefaulters(reading, at)) ||
    reading.tokens.some(
      ({ text }, at) =>
        WANTS.includes(text) && at < marked && isFree(reading, at) && isOfOthers(reading, at) && !isOrderedBehind(reading, at),
    ) ||
    isPutOff(reading, marked) ||
    asksWhether(reading, marked) ||
    isThere('othersWish', (at, length) => isOfOthers(reading, at) && !isOrderedBehind(reading, at + length))
  );
}

/** 'parents want a holiday': 'want a holiday' is also what the school itself plans. */
const WANTS = ['want', 'wants'];
const LATER = ['later', 'afterwards', 'baad', 'बाद'];

/** 'reminder bheju kya', 'bhejna hai kya', 'bhejein ya nahi': whether it should be done. */
function asksWhether({ tokens }: Reading, end: number): boolean {
  return tokens.slice(0, end).some(({ text }, at) => {
    const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    if (['ya', 'या'].includes(text)) return ['nahi', 'nahin', 'na', 'नहीं', 'ना'].includes(next);
    if (!['kya', 'क्या'].includes(text)) return false;
    const verb = ['hai', 'h', 'chahiye', 'है', 'चाहिए'].includes(before) ? (tokens[at - 2]?.text ?? '') : '';
    return (
      ['u', 'un', 'oon', 'ूं', 'ऊं'].some((ending) => before.length > 3 && before.endsWith(ending)) ||
      ['na', 'ना', 'ni', 'नी'].some((ending) => verb.endsWith(ending))
    );
  });
}

/** 'remind 9-A later', 'baad me bhejna': not now. */
function isPutOff({ tokens, claims }: Reading, end: number): boolean {
  const words = tokens.slice(0, end).flatMap(({ text, kind }, at) => (kind === 'sign' || claims[at] !== undefined ? [] : [text]));
  const last = words.at(-1) ?? '';
  const isBehind = LATER.includes(['me', 'mein', 'में'].includes(last) ? (words.at(-2) ?? '') : last);
  return LATER.includes(words[0] ?? '') || (isBehind && claims[end - 1] === undefined);
}

/** Hindi puts the verb last, also that which tells. */
function isHindi({ tokens }: Reading, at: number): boolean {
  const { text = '', forms = [] } = tokens[at] ?? {};
  return text > '\u0900' || forms.some((form) => form.startsWith('~'));
}

/** 'remind 9-A if their fees are pending': none but those are reminded anyway. */
function narrowsDefaulters(reading: Reading, at: number): boolean {
  const isBehindVerb = reading.hits.some(({ concept, from }) => concept === 'reminder' && from < at);
  return isBehindVerb && reading.hits.some(({ concept, from }) => concept === 'due' && from > at);
}

/** The wish of somebody else: a person before it in English, and in Hindi nobody who says 'I'. */
function isOfOthers(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (isHindi(reading, at))
    return !tokens.some(({ text }) => OWN_ENDS.includes(text) || (OWN.includes(text) && text !== 'as' && text !== 'me'));
  let before = at - 1;
  while (BEFORE_VERB.includes(tokens[before]?.text ?? '')) before -= 1;
  const whose = tokens[before];
  // 'The parents of class 7 want us to …'.
  const isOfPlace =
    reading.claims[before] === 'class' &&
    reading.hits.some(({ concept, from }) => from < before && (concept === 'parent' || concept === 'student' || concept === 'teacher'));
  return (
    whose !== undefined &&
    (whose.kind === 'word' || isOfPlace) &&
    !OWN.includes(whose.text) &&
    !['to', 'please', 'kindly', 'pls', 'and', 'so', 'but'].includes(whose.text)
  );
}

/** '…, so please add it': a separate order follows the wish. */
function isOrderedBehind(reading: Reading, from: number): boolean {
  return reading.tokens.some(({ kind }, at) => {
    if (at < from || kind !== 'sign' || reading.tokens[at]?.text === ':') return false;
    let next = at + 1;
    while (AND.includes(reading.tokens[next]?.text ?? '')) next += 1;
    return next < reading.tokens.length && isFree(reading, next) && lengthAt(reading, next, 'vague', ...COMMANDS) > 0;
  });
}
