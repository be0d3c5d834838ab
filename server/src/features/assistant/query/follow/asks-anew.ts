import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity } from '../entity.ts';
import { meaningAt } from '../reading/marks.ts';

const PERSONS =
  '(?:students?|child|children|kids?|pupils?|boys?|girls?|teachers?|staff|employees?|peons?|drivers?|parents?|bacche?|bachche?|ladke|ladkiyan|ladkiya|sections|classes)';
/** 'how many boys in 6th A', 'kitne teachers': what counts people of its own asks anew. */
const ASKS_ANEW = new RegExp(
  `^(?:(?:so|ok|okay|now|then|please|pls|tell me|and|aur)[ ,]+)*(?:how many|number of|count of|total number of|total|kitn[ei]|what is the (?:number|strength) of)(?: (?!are\\b|were\\b|is\\b)\\w+){0,2} ${PERSONS}\\b`,
  'i',
);
/** 'Who works in the Primary department' behind departments asks for its people. */
const WHO_DOES = /^(?:(?:and|so|ok|okay|now|then|aur) )*who (?:all )?(?:works?|teach(?:es)?|stud(?:y|ies)|lives?)\b/i;
const OF_THESE = /\b(?:of|among|from|out of|in) (?:these|those|them|this list)\b|\b(?:inme|inmein|unme|isme) se\b/i;
const GOES_ON = /^(?:and|aur)\b/i;

/** Whether a prompt is a question of its own; 'how many girls' and 'and how many teachers' behind people go on from them. */
export function asksAnew(said: string, { groupBy, entity }: Query, surroundings: Surroundings): boolean {
  const { who } = ENTITIES[entity];
  const isOfPeople = entity === 'student' || entity === 'employee' || (who !== undefined && groupBy.includes(who));
  const goesOn = OF_THESE.test(said) || (isOfPeople && (GOES_ON.test(said) || saysOnlyKind(said, ENTITIES[entity], surroundings)));
  const isOfGroups = groupBy.length > 0 && !groupBy.some((one) => ENTITIES[entity].dimensions[one]?.isPerson);
  return (ASKS_ANEW.test(said) && !goesOn) || (isOfGroups && WHO_DOES.test(said));
}

/** Whether nothing is said but a number of some kind of these people: 'how many girls', and no class. */
function saysOnlyKind(said: string, entity: Entity, surroundings: Surroundings): boolean {
  const { tokens } = readText(said, surroundings);
  let isKind = false;
  for (let at = 0; at < tokens.length; ) {
    const mark = meaningAt(entity, tokens, at);
    const isOfKind = mark?.values.some(({ type }) => type === 'value' || type === 'flag') === true;
    if (mark === undefined || !(isOfKind || mark.values.some(({ type }) => type === 'role'))) return false;
    isKind ||= isOfKind;
    at += mark.length;
  }
  return isKind;
}
