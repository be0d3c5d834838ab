import { messageStart } from '../message-start.ts';
import type { Reading } from '../reading.ts';
import { wordsIn } from '../text/listed.ts';
import { foldSpelling } from '../text/spelling.ts';
import type { Concept } from '../words/concepts.ts';

const DROPPED: readonly Concept[] = wordsIn(
  'add plan send show polite filler calendar me question of for to from about because that greeting notify tell and week dayNumber between future',
);
const HOLIDAY_WORDS: readonly Concept[] = ['holiday', 'closed', 'this', 'next'];
/** What a holiday is called may hold these. */
const KEPT_WORDS = ['vacation', 'vacations', 'break', 'avkash', 'अवकाश'];
/** 'a holiday for the students' is not called so. */
const PEOPLE: readonly Concept[] = ['student', 'teacher', 'parent', 'all', 'for', 'to'];
/** No money is planned in a calendar: a number that looks like a sum is part of a name ('Run 10K'). */
const TITLE_CLAIMS: readonly string[] = ['kind', 'subject', 'name', 'amount'];
const JOINING = ['of', 'and', '&', 'the', '-', 'for', 'with', 'ka', 'ki', 'का', 'की', "'s", 'cum', 'to'];
const GENERIC = ['event', 'events', 'new', 'इवेंट', 'school', 'नया', 'whole', 'entire', 'instead'];

/** The title of an event or holiday: what is left when the command, the days and the classes are gone. */
export function titleOf(reading: Reading, isHoliday: boolean): string {
  const quoted = quotedTitle(reading.text);
  if (quoted !== undefined) return quoted;
  const concepts = conceptsByToken(reading);
  const end = reading.hits.find(({ concept, from }) => concept === 'notify' && from > 0)?.from ?? reading.tokens.length;
  const isKept = reading.tokens.map((token, at) => {
    const taken = reading.claims[at];
    if (at >= end) return false;
    if (taken === 'festival' || isInterSchool(reading, at)) return true;
    if ((taken !== undefined && !TITLE_CLAIMS.includes(taken)) || token.kind === 'sign') return false;
    const meant = concepts[at] ?? new Set();
    if (isHoliday && KEPT_WORDS.includes(token.text)) return true;
    if (isHoliday && HOLIDAY_WORDS.some((concept) => meant.has(concept))) return false;
    if (meant.has('eventKind')) return true;
    if (GENERIC.includes(token.text) || isVague(reading, at)) return false;
    return !DROPPED.some((concept) => meant.has(concept));
  });
  // The 'K' of '10K' and the 'th' of '75th' belong to what stands before them.
  for (const [at, { isGlued, kind }] of reading.tokens.entries())
    if (isGlued && kind !== 'sign' && isKept[at - 1] && reading.tokens[at - 1]?.kind !== 'sign') isKept[at] = true;
  const kept = reading.tokens.filter(
    (token, at) => isKept[at] || (reading.claims[at] === undefined && isJoint(isKept, at, token.text)) || isSecondVerb(reading, isKept, at),
  );
  const isOnlyPeople = isHoliday && kept.every((token) => PEOPLE.some((concept) => concepts[reading.tokens.indexOf(token)]?.has(concept)));
  return isOnlyPeople ? '' : joined(reading, kept);
}

/** The 'add it' of '… - add it'. */
function isVague({ hits }: Reading, at: number): boolean {
  return hits.some(
    ({ concept, from, length }) => (concept === 'vague' || concept === 'something') && length > 1 && from <= at && at < from + length,
  );
}

/** 'diwali' and 'divali' alone become 'Diwali'; another name of the day ('Ugadi', 'xmas') and other scripts stay as they were typed. */
export function festivalTitleOf(title: string, festival: string | undefined): string {
  const isSame = festival !== undefined && foldSpelling(title.toLowerCase()) === foldSpelling(festival.toLowerCase());
  return isSame ? festival : title;
}

/** 'inter school quiz', 'inter-school quiz': elsewhere the word for school is no part of a title. */
function isInterSchool({ tokens }: Reading, at: number): boolean {
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
  return tokens[at]?.text === 'school' && before?.text === 'inter';
}

function isJoint(isKept: readonly boolean[], at: number, text: string): boolean {
  if (isKept[at - 1] !== true) return false;
  return (
    ['day', 'days', 'week', 'din', 'diwas', 'divas', 'दिन', 'दिवस'].includes(text) || (JOINING.includes(text) && isKept[at + 1] === true)
  );
}

/** 'schedule book fair': a second word for adding, right before what is added, is part of its name. */
function isSecondVerb({ tokens, hitsAt, hits }: Reading, isKept: readonly boolean[], at: number): boolean {
  const isVerb = hitsAt[at]?.some(({ concept, length }) => concept === 'add' && length === 1) ?? false;
  const isAlsoNoun = tokens[at]?.text === 'book';
  return (
    isVerb && isKept[at + 1] === true && hits.some(({ concept, from }) => concept === 'add' && (from < at || (isAlsoNoun && from > at)))
  );
}

/** Words as they stand in the prompt, letter by letter; where others were left out between them, one space. Brackets and dots between two words are theirs. */
function joined({ text, tokens }: Reading, words: readonly Reading['tokens'][number][]): string {
  const places = words.map((word) => tokens.indexOf(word));
  let title = '';
  for (const [index, at] of places.entries()) {
    const before = places[index - 1];
    const word = tokens[at];
    if (word === undefined) continue;
    const between = before === undefined ? [] : tokens.slice(before + 1, at);
    const isWhole = before !== undefined && between.every(({ kind, text: sign }) => kind === 'sign' && IN_TITLES.includes(sign));
    title += `${isWhole ? text.slice(tokens[before]?.end, word.start) : title === '' ? '' : ' '}${word.raw}`;
  }
  const last = tokens[(places.at(-1) ?? -1) + 1];
  return `${title.trim()}${last?.text === ')' && title.includes('(') ? ')' : ''}`;
}

const IN_TITLES = ['-', '/', '&', '.', '(', ')', "'", '+', '#'];

/** 'Add event "Run 10K (Inter-House)" on …': what stands in quotation marks is the name. */
function quotedTitle(text: string): string | undefined {
  for (const [opening, closing] of [
    ['"', '"'],
    ['“', '”'],
  ] as const) {
    const from = text.indexOf(opening);
    const to = from < 0 ? -1 : text.indexOf(closing, from + 1);
    if (to > from + 1) return text.slice(from + 1, to).trim();
  }
  return undefined;
}

function conceptsByToken({ tokens, hits }: Reading): ReadonlySet<Concept>[] {
  const sets = tokens.map(() => new Set<Concept>());
  for (const { concept, from, length } of hits) for (let at = from; at < from + length; at += 1) sets[at]?.add(concept);
  return sets;
}

const COMMAND: readonly Concept[] = wordsIn(
  'send notice notify reminder polite parent student teacher all for to about that tell add filler of me show',
);

/** Small words that a text begins or ends with, and a command does not: 'not to come', 'school will be …', '… cancel ho gayi'. */
const TEXT_WORDS =
  'day days not no never bring come comes coming go going take taking school only will must should wear to at be nahi hai hain hoga hogi ho gayi gaya gaye rahega rahegi aana jana नहीं है हैं होगा होगी'.split(
    ' ',
  );

/** The text of a notice; empty when nothing is said. Without a mark for its beginning it is the prompt without the command's own words at both ends. */
export function messageOf(reading: Reading): string {
  const start = messageStart(reading);
  const behind = start === undefined ? '' : textBetween(reading, start, reading.tokens.length);
  if (start !== undefined && behind !== '' && !isHindiTail(reading, start)) return behind;
  const concepts = conceptsByToken(reading);
  const isCommand = reading.tokens.map((token, at) => {
    const taken = reading.claims[at];
    const isCompound =
      (['teacher', 'parent', 'student'] as const).some((concept) => concepts[at]?.has(concept)) && concepts[at + 1]?.has('eventKind');
    const isWord =
      taken === undefined && COMMAND.some((concept) => concepts[at]?.has(concept)) && !concepts[at]?.has('eventKind') && !isCompound;
    return token.kind === 'sign' || taken === 'class' || isWord;
  });
  const isText = (at: number) => reading.claims[at] === undefined && TEXT_WORDS.includes(reading.tokens[at]?.text ?? '');
  let from = isCommand.indexOf(false);
  let to = isCommand.lastIndexOf(false);
  while (from > 0 && isText(from - 1)) from -= 1;
  while (to > 0 && isText(to + 1)) to += 1;
  const isTime = (at: number) => reading.claims[at] === 'date' || reading.claims[at] === 'time';
  const hasText = isCommand.some((isWord, at) => !isWord && !isTime(at));
  // 'notice: school 9 baje se', 'kal 8 baje tak aa jaye': an hour and who or what is to be there.
  const saysWhen = reading.claims.includes('time') && reading.tokens.some((token, at) => isText(at) || isComing(token.text));
  if (!hasText && saysWhen)
    return textBetween(
      reading,
      isCommand.findIndex((isWord, at) => !isWord && isTime(at)),
      endOfWords(reading),
    );
  return hasText ? textBetween(reading, from, to + 1) : '';
}

const COMING = ['school', 'schl', 'skool', 'skul', 'aa', 'aao', 'aaye', 'aayein', 'aaiye', 'pahunche', 'स्कूल', 'विद्यालय', 'आएं', 'आइए'];

function isComing(text: string): boolean {
  return COMING.includes(text);
}

function endOfWords({ tokens }: Reading): number {
  return tokens.findLastIndex(({ kind }) => kind !== 'sign') + 1;
}

/** '… ke bare me notice bhejo': the text stands before the mark. */
function isHindiTail({ hits, tokens }: Reading, start: number): boolean {
  const mark = hits.find(({ concept, from, length }) => concept === 'about' && from + length === start);
  return mark !== undefined && ['ke', 'के', 'bare', 'baare'].includes(tokens[mark.from]?.text ?? '');
}

function textBetween({ text, tokens }: Reading, from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first && last ? text.slice(first.start, last.end).trim() : '';
}
