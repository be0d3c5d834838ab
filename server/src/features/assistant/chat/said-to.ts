import { interpret } from '../interpreter/interpret.ts';
import type { Surroundings } from '../interpreter/types.ts';

const PEOPLE = '(?:parents?|guardians?|famil(?:y|ies)|students?|children|teachers?|staff)';
const SENT = '(?:letters?|notes?|notices?|circulars?|messages?)';
/** Other ways to ask for a message, with the words in which its parts are found. What is sent stays as it was typed. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/\blet (.+?) know\b(?: that\b)?\s*/i, 'tell $1 that '],
  [new RegExp(`\\b(?:prepare|draft|write|make|compose|issue) (?:a |an |the |out )*${SENT}(?= (?:to|for)\\b)`, 'i'), 'send a notice'],
  [/\b(?:prepare|draft|make) (?=(?:a |the )?(?:fee )?reminder\b)/i, 'send '],
  [new RegExp(`^write to (?=.*\\b${PEOPLE}\\b)`, 'i'), 'send a notice to '],
  [new RegExp(`^call (?=(.*?\\b${PEOPLE})( for (?:a|an|the)\\b))\\1\\2`, 'i'), 'send a notice to $1 about'],
];
/** 'Tomorrow the buses leave at one, inform parents of all the bus children'. */
const BEHIND = new RegExp(
  `^(.{8,}?)\\s*[,;.–]\\s*(?:(?:so|and|please|kindly|pls)\\s+)*(?:inform|tell|notify|alert|intimate)\\s+((?:(?!\\b(?:that|about|to)\\b|:).)*?\\b${PEOPLE}\\b(?:(?!\\b(?:that|about|to)\\b|:).)*?)(?: (?:about it|of it|this|so))?[.!]?$`,
  'i',
);

/** A request for a message in the words in which its parts are found: 'let … know', 'prepare a letter to …', and what to say before whom. */
export function saidTo(said: string, surroundings: Surroundings): string {
  const [, text, whom] = BEHIND.exec(said) ?? [];
  if (text !== undefined && whom !== undefined) {
    // 'If it rains, inform …' asks for nothing yet.
    const plain = interpret(`${text}, inform all parents`, surroundings);
    return plain.intent === 'notice.publish' ? `tell ${whom} that ${text}` : said;
  }
  return WAYS.reduce((words, [way, instead]) => words.replace(way, instead), said);
}
