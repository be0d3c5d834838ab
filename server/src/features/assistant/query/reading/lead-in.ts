import { type Reading, readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Named } from '../vocabulary/named.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import type { Role } from '../vocabulary/words.ts';
import { marksOf, roleOf } from './marks.ts';
import { findParticulars } from './particulars.ts';

/** What a question begins with behind the reason for which it is asked. */
const OPENER =
  /(?:,|;|\.|\b(?:puch|pooch|poochh|jaanna|janna) (?:rahe|rahi|raha|chahte|chahti|chahta) (?:hain?|hai) ?k?i?) (?=(?:how many|how much|which|what|who|kitn[aei]|kis|kaun|the number of|october|september)\b)|\b(?:so )?(?:(?:please|kindly|pls|plz) )?(?:(?:tell|show|give|send) (?:me|us)|(?:can|could|will|would) you (?:please |kindly )?(?:tell|show|list|give|find)(?: me| us)?|let (?:me|us) (?:know|have)|i (?:just )?wonder(?:ed)? (?=how|which|what|who|whether)|(?:need|needs|want|wants|like|wish|wishes) to (?:know|see|have)|(?:(?:and |therefore |so |hence )+)?(?:i |we )?(?:need|want|require)(?! to (?:know|see|have)\b)(?: all)?|(?:has|have|had|been|is|are) ask(?:ed|ing) (?:me |us )?(?:for|about|to (?:find out|know|see|check|get|tell|say|bring|prepare|give|show|present|submit|report))|(?:they|he|she|it) asks? (?=(?:for )?the )|(?:is|are) asking (?:me |us )?(?=which|how|what|who)|asks? (?:me |us )?(?:for|to (?:see|know|bring|give|show|present|submit|report))|(?:wants?|needs?|requires?|asked for) (?=(?:the|a|all) )|(?:please|kindly|pls|plz) (?:tell|show|give|list|find|say))\b/gi;
/** What tells who asks, or what somebody does. */
const SENTENCE =
  /\b(?:said|told (?:me|us)|mentioned|complained) that\b|^(?!\s*(?:for|of|in|by|about|from|among)\b).*\b(?:i|we|am|is|are|has|have|had|wants?|asks?|needs?|says?|said|complained|told)\b/i;
/** Names by which anything can be narrowed. */
const NARROWING: readonly string[] = wordsIn('house stop subject department socialCategory religion motherTongue term exam feeHead grade');
const OCCASION = /\b(?:inspection|inspectors?|meeting|meets?|visit\w*|audit\w*|coming|comes|came|called|phoned|arriv\w*)\b/i;
/** A shorter reason is none. */
const LEAST_WORDS = 2;
/** Words that only join, rank nothing and narrow nothing. */
const PLAIN: readonly Role[] = ['filler', 'list', 'which', 'who', 'and', 'count', 'kitne', 'sum'];

/**
 * The question without the reason before it: 'We are thinking about a UPI machine, so please show how much came by UPI'. Undefined where there is none, or where
 * the reason names something that could narrow the question and is not said again in it ('for class 9 I need …').
 */
export function withoutLead(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): string | undefined {
  const said = cleanText(prompt)
    .replace(
      /,? (?:so |and )?(?:please |kindly |pls )?(?:prepare|give|send|do|get|arrange) (?:me |us )?(?:that|it|this|the same|that number|the number|that figure|the figures?|those figures)(?: please)?[.?!]*$/i,
      '',
    )
    .replace(/^(?:respected |dear )?(?:sir|madam|ma'am|mam|sirji)(?: ji)?[ ,]+/i, '');
  const found = [...said.matchAll(OPENER)].findLast(({ index, 0: opener }) => /\S+ \S+/.test(said.slice(index + opener.length)));
  if (found === undefined || found.index === 0) return undefined;
  const end = found.index + found[0].length;
  const reading = readText(said, surroundings);
  const lead = reading.tokens.filter(({ kind, start }) => kind === 'word' && start < found.index).length;
  if (lead < LEAST_WORDS) return undefined;
  const rest = said.slice(end).trim();
  const place = placeBefore(reading, found.index);
  // 'Class 12 is always short of fees; how much is outstanding there'.
  const isThere = place !== undefined && THERE.test(rest);
  if (narrows(reading, vocabulary, { from: found.index, rest: end }, isThere)) return undefined;
  return isThere
    ? `${rest
        .replace(THERE, ' ')
        .replace(/[.?!]+$/, '')
        .replace(/\s+/g, ' ')
        .trim()} in class ${place}`
    : rest;
}

/** 'A second bus' is no class. */
const isAnother = ({ tokens }: Reading, at: number) =>
  ['a', 'an', 'the'].includes(tokens[at - 1]?.text ?? '') && ['first', 'second', 'third', 'fourth'].includes(tokens[at]?.text ?? '');
const THERE = /\b(?:of )?(?:there|(?:in|of) (?:that|this) class|of them|her|his|their|wahan)\b/i;

/** The one class or section that stands before the question. */
function placeBefore(reading: Reading, from: number): string | undefined {
  const { places } = findParticulars(readText(reading.text.slice(0, from), { today: reading.today, directory: reading.directory }), {});
  const [one, another] = places;
  return one === undefined || another !== undefined ? undefined : `${one.class}${one.section ?? ''}`;
}

/** Whether all of a name is said: an additional duty is no 'Duty leave'. */
const isWholeName = ({ values, length }: Named) =>
  Object.values(values).some((list) => list.some((value) => value.trim().split(/\s+/).length <= length));

/** Whether words before the question say of whom, of what or when it could be asked. */
function narrows(reading: Reading, vocabulary: Vocabulary, { from, rest }: { from: number; rest: number }, isThere: boolean): boolean {
  const { named } = findParticulars(reading, vocabulary);
  const { tokens, claims } = reading;
  // 'For the Rainbow house …' may name what the school has not; 'The education department has asked for …' tells who asks.
  const isOccasion = /^(?:before|after|ahead of) /i.test(reading.text) && OCCASION.test(reading.text.slice(0, from));
  const isSentence = isOccasion || SENTENCE.test(reading.text.slice(0, rest));
  const again = new Set(tokens.filter(({ start }) => start >= rest).map(({ text }) => text));
  const isLead = (at: number) => (tokens[at]?.start ?? from) < from && !again.has(tokens[at]?.text ?? '');
  if (
    // The day on which somebody comes narrows nothing that is asked for.
    claims.some(
      (claim, at) =>
        claim !== undefined &&
        isLead(at) &&
        !(claim === 'class' && (isThere || isAnother(reading, at))) &&
        !(claim === 'date' && isSentence && OCCASION.test(reading.text.slice(0, from))),
    ) ||
    // 'The principal has asked me' tells who asks.
    named.some(
      (one) => isLead(one.from) && (!isSentence || (isWholeName(one) && Object.keys(one.values).some((list) => NARROWING.includes(list)))),
    )
  )
    return true;
  return Object.values(ENTITIES).some((entity) =>
    marksOf(reading, entity).some((mark) => {
      const role = roleOf(mark);
      const isTelling =
        mark.meanings.some(
          (one) =>
            // What somebody does or says is no condition of what is asked behind it.
            (one.type === 'value' && (!isSentence || one.by === 'gender')) ||
            (!isSentence && (one.type === 'measure' || one.type === 'flag' || one.type === 'ask' || one.type === 'dimension')),
        ) ||
        (!isSentence && role !== undefined && !PLAIN.includes(role));
      return isTelling && Array.from({ length: mark.length }, (_, index) => mark.from + index).some(isLead);
    }),
  );
}
