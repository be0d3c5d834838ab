import { findEntities } from './entities/find-all.ts';
import { messageStart } from './message-start.ts';
import { lengthAt, type Reading } from './reading.ts';
import { wordsIn } from './text/listed.ts';
import type { Concept } from './words/concepts.ts';

/** A message with the words that say who gets it, and where its text begins; places are those of the reading's text. */
export type MessageParts = {
  readonly whom: string;
  readonly from: number;
  readonly to: number;
  /** Undefined where no text is said. */
  readonly textFrom: number | undefined;
  readonly textTo: number;
};

const VERBS: readonly Concept[] = ['send', 'tell', 'notify', 'notice', 'texting', 'reminder', 'ask'];
const NOUNS: readonly Concept[] = ['notice', 'texting', 'reminder'];
/** Behind these verbs 'to' begins what is to be done: 'tell class 5 to bring …'. */
const ADDRESSING: readonly Concept[] = ['tell', 'ask', 'notify', 'notice', 'reminder'];
const PEOPLE: readonly Concept[] = ['parent', 'student', 'teacher', 'boys', 'girls'];
const OPENERS: readonly string[] = wordsIn('and aur also then now so ok okay please pls kindly zara sir madam bhai ab और अब');
const ARTICLES: readonly string[] = wordsIn('a an the one ek this another fee fees एक');
const TOWARDS: readonly string[] = wordsIn('to for');
const KO: readonly string[] = wordsIn('ko को');
/** These hold it themselves. */
const WITH_KO: readonly string[] = wordsIn('unko inko unhe inhe unhen inhen usko isko sabko उनको इनको उन्हें इन्हें उसको सबको');
/** What may stand behind 'ko' beside the verb and its noun. */
const BEHIND_KO: readonly string[] = wordsIn(
  'do dena dijiye dijie karo kar kare karein karna karwa karwao de den dein jaye jaaye hai zara bhi ek a yeh ye fees fee ka ki ke aap please pls करो कर दो देना दीजिए दें एक भी का की के जरा',
);
const PLACES: readonly string[] = wordsIn('pe par on me mein board group पर में');
const THEM: readonly string[] = wordsIn('them these those their his her him unko unhe inko inhe usko उनको उन्हें इनको उसको');

/** The words of a message that say to whom, without the verb, the word for a notice and the mark before the text. Undefined where nothing is sent, or nobody is said. */
export function messageParts(reading: Reading): MessageParts | undefined {
  findEntities(reading);
  const { tokens } = reading;
  const start = messageStart(reading);
  const end = start === undefined ? tokens.length : beforeMark(reading, start);
  const lead = leadOf(reading, end);
  const ko = koAt(reading, end, { isLed: lead !== undefined, hasText: start !== undefined });
  if (ko !== undefined) return partsOf(reading, lead?.at ?? openedAt(reading), ko.at, start ?? ko.textAt, ko.textTo);
  if (lead === undefined) return undefined;
  const trail = trailOf(reading, lead.at, end);
  if (start !== undefined) return partsOf(reading, lead.at, trail, start);
  const to = tokens.findIndex(({ text }, at) => at > lead.at && at < trail && text === 'to' && isToDo(reading, at + 1));
  const whomEnd = to > 0 ? trailOf(reading, lead.at, to) : to;
  if (to > 0 && arePeople(reading, lead.at, whomEnd)) return partsOf(reading, lead.at, whomEnd, to + 1);
  if (!lead.isAddressing) return partsOf(reading, lead.at, trail, start);
  const next = pronounEnd(reading, lead.at) ?? sentenceAt(reading, lead.at, trail);
  return partsOf(reading, lead.at, next ?? trail, next);
}

/** Whether a word behind 'to' says what is to be done, and not to whom else. */
const isToDo = (reading: Reading, at: number) =>
  reading.tokens[at]?.kind === 'word' && reading.claims[at] === undefined && !isOf(reading, at, [...PEOPLE, 'all', 'classWord']);

/** 'Tell all parents of class 4 the bus is late', 'tell all parents school is closed': a sentence of its own begins right behind the people. */
function sentenceAt(reading: Reading, from: number, end: number): number | undefined {
  const { tokens, claims } = reading;
  const says = (at: number) => at < end && SAYS.includes(tokens[at]?.text ?? '');
  const isSubject = (at: number) =>
    STARTS.includes(tokens[at]?.text ?? '')
      ? tokens.slice(at, end).some(({ text }) => SAYS.includes(text))
      : isToDo(reading, at) && !RELATING.includes(tokens[at]?.text ?? '') && !says(at) && (says(at + 1) || says(at + 2));
  const at = tokens.findIndex(
    (_, place) => place > from && place < end && (isOf(reading, place - 1, PEOPLE) || claims[place - 1] === 'class') && isSubject(place),
  );
  return at > 0 ? at : undefined;
}

function partsOf(
  reading: Reading,
  from: number,
  to: number,
  textAt: number | undefined,
  textEndsAt = textEnd(reading, textAt ?? to),
): MessageParts | undefined {
  const { text, tokens } = reading;
  let last = to;
  while (last > from && tokens[last - 1]?.kind === 'sign') last -= 1;
  const [first, end] = [tokens[from], tokens[last - 1]];
  if (first === undefined || end === undefined || last <= from) return undefined;
  // 'Notice board pe daal do ki …' says nobody.
  const isNobody = (at: number) =>
    BEHIND_KO.includes(tokens[at]?.text ?? '') || PLACES.includes(tokens[at]?.text ?? '') || isOf(reading, at, VERBS);
  if (tokens.slice(from, last).every((_, at) => isNobody(from + at))) return undefined;
  const textFrom = textAt === undefined ? undefined : tokens[textAt]?.start;
  const textTo = tokens[textEndsAt - 1]?.end ?? text.length;
  return { whom: text.slice(first.start, end.end), from: first.start, to: end.end, textFrom, textTo };
}

/** Where the text ends: a last clause that only says once more that it is to be sent ('…, notice bhejo') is none of it. */
function textEnd(reading: Reading, from: number): number {
  const { tokens } = reading;
  const comma = tokens.findLastIndex(({ text }, at) => at > from && text === ',');
  const isAgain = (at: number) =>
    BEHIND_KO.includes(tokens[at]?.text ?? '') || tokens[at]?.kind === 'sign' || isOf(reading, at, [...NOUNS, 'send']);
  const isSent = comma > 0 && tokens.slice(comma).some((_, place) => isOf(reading, comma + place, ['send']));
  return isSent && tokens.slice(comma).every((_, place) => isAgain(comma + place)) ? comma : tokens.length;
}

const isOf = ({ hits }: Reading, at: number, concepts: readonly Concept[]) =>
  hits.some(({ concept, from, length }) => concepts.includes(concept) && from <= at && at < from + length);

/** The place of the colon, 'that' or 'about' that ends right before the text. */
function beforeMark({ hits, tokens }: Reading, start: number): number {
  const mark = hits.find(({ concept, from, length }) => (concept === 'that' || concept === 'about') && from + length === start);
  const at = tokens[start - 1]?.kind === 'sign' || mark === undefined ? start - 1 : mark.from;
  // 'Parents know' is whom as well.
  return mark !== undefined && at === mark.from && mark.length > 1 ? start - 1 : at;
}

function openedAt(reading: Reading): number {
  let at = 0;
  while (OPENERS.includes(reading.tokens[at]?.text ?? '') || reading.tokens[at]?.kind === 'sign' || lengthAt(reading, at, 'polite') > 0)
    at += Math.max(1, lengthAt(reading, at, 'polite'));
  return at;
}

/** Whether words before 'to' are nothing but people, with what says which behind a word of relation: in 'parents school is closed due to rain' they are not. */
function arePeople(reading: Reading, from: number, to: number): boolean {
  const person = reading.tokens.findIndex((_, at) => at >= from && at < to && isOf(reading, at, PEOPLE));
  if (person < 0)
    return reading.claims.slice(from, to).every((claim, at) => claim === 'name' || reading.tokens[from + at]?.kind !== 'number');
  let next = person + 1;
  while (next < to && isOf(reading, next, PEOPLE)) next += 1;
  return next === to || RELATING.includes(reading.tokens[next]?.text ?? '');
}
/** 'Remind them all', 'remind them again' say no text. */
const ALL: readonly string[] = wordsIn('all also too again now today please');
const STARTS: readonly string[] = wordsIn('the our we there this tomorrow today');
const SAYS: readonly string[] = wordsIn('is are was were will has have had shall should must can starts begins closes opens leaves comes');
const RELATING: readonly string[] = wordsIn("of in from who whose with without for on at and & , 's");

/** Where whom begins behind 'tell', 'send a notice to', 'notice for'. */
function leadOf(reading: Reading, end: number): { at: number; isAddressing: boolean } | undefined {
  const word = (at: number) => reading.tokens[at]?.text ?? '';
  const noun = (from: number): number => {
    let at = from;
    while (ARTICLES.includes(word(at))) at += 1;
    const length = lengthAt(reading, at, ...NOUNS);
    // 'A short notice'.
    const skipped = length === 0 && at > from ? lengthAt(reading, at + 1, ...NOUNS) : 0;
    return length > 0 ? at + length : skipped > 0 ? at + 1 + skipped : 0;
  };
  const opened = openedAt(reading);
  const verb = lengthAt(reading, opened, ...VERBS);
  // 'Notice board'.
  const named = lengthAt(reading, opened, ...NOUNS);
  let at = verb > 0 && !isOf(reading, opened, PEOPLE) ? opened + Math.max(1, named) : noun(opened);
  if (at === 0) return undefined;
  const isAddressing = lengthAt(reading, opened, ...ADDRESSING) > 0;
  at = noun(at) || at;
  // 'Notice bhejo'.
  while (at < end && lengthAt(reading, opened, ...NOUNS) > 0 && lengthAt(reading, at, 'send') > 0) at += lengthAt(reading, at, 'send');
  if (TOWARDS.includes(word(at))) return { at: at + 1, isAddressing: false };
  return { at, isAddressing };
}

/** Where whom ends before 'a notice' in 'send their parents a notice'. */
function trailOf(reading: Reading, from: number, end: number): number {
  let at = end;
  while (at > from && reading.tokens[at - 1]?.kind === 'sign') at -= 1;
  const noun = at - 1;
  if (noun <= from || !isOf(reading, noun, NOUNS)) return end;
  at = noun;
  while (at > from && (ARTICLES.includes(reading.tokens[at - 1]?.text ?? '') || isOf(reading, at - 1, NOUNS))) at -= 1;
  return at > from ? at : end;
}

/** 'W ko notice bhejo': the last 'ko' with nothing but a verb and its noun behind it; where no mark stands before the text, it begins behind them. */
function koAt(
  reading: Reading,
  end: number,
  { isLed, hasText }: { isLed: boolean; hasText: boolean },
): { at: number; textAt?: number; textTo?: number } | undefined {
  const { tokens } = reading;
  const isBehind = (at: number) =>
    tokens[at]?.kind === 'sign' || BEHIND_KO.includes(tokens[at]?.text ?? '') || isOf(reading, at, [...VERBS, 'polite']);
  for (let at = end - 1; at >= 0; at -= 1) {
    const isWithin = WITH_KO.includes(tokens[at]?.text ?? '');
    if (!isWithin && !KO.includes(tokens[at]?.text ?? '')) continue;
    let next = at + 1;
    while (next < end && isBehind(next)) next += 1;
    const isSent = tokens.slice(at + 1, next).some((_, place) => isOf(reading, at + 1 + place, VERBS));
    const whomEnd = isWithin ? at + 1 : at;
    if (next === end && (isSent || isLed)) return { at: whomEnd };
    const named = hasText ? undefined : nounBehind(reading, at + 1, end);
    if (named !== undefined) return { at: whomEnd, textAt: at + 1, textTo: named };
    if (!hasText && isSent) return { at: whomEnd, textAt: next };
  }
  return undefined;
}

/** 'W ko kal aane ka sandesh bhejo', '… को समय पर आने की सूचना भेजो': where a text ends that stands before the word for the notice. */
function nounBehind(reading: Reading, from: number, end: number): number | undefined {
  const { tokens } = reading;
  const isOfIt = (at: number) => OF_NOTICE.includes(tokens[at]?.text ?? '') && isOf(reading, at + 1, NOUNS);
  const at = tokens.findIndex((_, place) => place > from && place < end && isOfIt(place));
  if (at < 0) return undefined;
  const behind = tokens.slice(at + 1, end).map((_, place) => at + 1 + place);
  const isSent = behind.some((place) => isOf(reading, place, ['send']));
  const isVerb = (place: number) =>
    tokens[place]?.kind === 'sign' || BEHIND_KO.includes(tokens[place]?.text ?? '') || isOf(reading, place, [...VERBS, 'polite']);
  return isSent && behind.every(isVerb) ? at : undefined;
}
const OF_NOTICE: readonly string[] = wordsIn('ka ki का की');

/** 'Tell them school is closed', 'tell their parents …': whom a word points at ends behind the people. In 'those who owe', 'those of class 7' it does not end there. */
function pronounEnd(reading: Reading, from: number): number | undefined {
  let at = from;
  while (['all', 'of', 'the', 'parents'].includes(reading.tokens[at]?.text ?? '')) at += 1;
  if (!THEM.includes(reading.tokens[at]?.text ?? '')) return undefined;
  at += 1;
  while (isOf(reading, at, PEOPLE) || reading.tokens[at]?.kind === 'number' || ALL.includes(reading.tokens[at]?.text ?? '')) at += 1;
  const next = reading.tokens[at]?.text;
  return next === undefined || RELATING.includes(next) ? undefined : at;
}
