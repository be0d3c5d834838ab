import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../interpreter/text/clean.ts';
import { phrasesIn } from '../interpreter/text/listed.ts';
import { ENTITIES } from './entities/index.ts';

/** How people ask for the number of what was listed. */
export const COUNTS: readonly string[] = phrasesIn(
  'how many is that, how many are that, how many are those, how many are these, how many are they, how many are there, how many, how many in all, kitne hain, kitne hai, kitne, count, count them, कितने हैं, how many in total, total kitne, that is how many, so how many',
);
/** Whether only the number of what was listed is asked for. */
export const asksHowMany = (prompt: string) =>
  COUNTS.includes(
    cleanText(prompt)
      .trim()
      .replace(/[?.!]+$/, '')
      .toLowerCase(),
  );
/** What can only be said of the last answer: 'their phone numbers', 'which students'. Where no edit is read in it, nothing is answered. */
export const leansOn = (prompt: string): boolean => LEANING.test(prompt.trim());
const LEANING =
  /^(?:and |ok |please |what (?:is|are) |show (?:me )?|give (?:me )?|list )*(?:(?:their|them|these|in?nk[aie]|unk[aie])\b|those\b(?! who| with| whose| owing| absent)|(?:which|what|who all) ?(?:students?|children|teachers?|ones?|people)?[?.! ]*$)/i;

/** How people ask who those are that were counted or summed up, and what they come to. */
export const NAMES =
  /^(?:(?:and|ok|now|please|pls|show|give|tell|list|send)(?: me| us)? )*(?:(?:name|list) (?:them|these|those)(?: all)?|(?:the |their |all )*(?:names?|naam)(?: (?:please|pls|batao|bata do|bhejo|dikhao|list|of|in|from|only|ke saath|chahiye))*|list them|who (?:are (?:they|these|those)|is (?:that|this|it))|(?:aur )?kaun kaun(?: hai)?|show them|नाम(?: बताओ| बताइए| दिखाओ)?)(?= |$)/i;
export const TOTALS =
  /^(?:and |so |ok )?(?:how much (?:is|are|was) (?:that|it|they|this|these)(?: in total| in all| altogether| all together)?|(?:what is |what's )?(?:the |their )?(?:grand )?(?:total|sum)(?: of (?:these|those|them|that|all)| amount| kitna(?: hua| hai)?)?|how much in (?:total|all)|total of (?:these|them|those)|(?:what|how much) do (?:these|those|they|all) (?:add up|come|amount|sum up)(?: to)?(?: in all)?|kul (?:kitna|milakar)|(?:sab )?mila(?:kar| ke) kitna|kitn[aie] (?:hai |hua |hui )?total)$/i;

/** Whether only the names of what was listed, or what it comes to, are asked for. */
export const asksNamesOrTotal = (said: string): boolean => TOTALS.test(said) || NAMES.exec(said)?.[0].trim() === said.trim();

export function counted(last: Query): Query {
  const isList = last.measure === 'list';
  return { ...last, order: undefined, limit: undefined, counts: !isList && last.groupBy.length > 0, ...(isList && { measure: 'count' }) };
}

/** What those who were listed come to in one figure; the others stay left out. */
export function summedUp(last: Query): Query | undefined {
  const { entity, measure, bounds, groupBy, filters, period, also } = last;
  const { who, measures } = ENTITIES[entity];
  if (measure === 'list' || groupBy.length === 0 || measures[measure]?.unit === 'percent' || last.limit !== undefined) return undefined;
  const isKept = bounds.some(({ value }) => value !== 0);
  if (isKept && (groupBy.length > 1 || groupBy[0] !== who || also.length > 1)) return undefined;
  const those = { entity, bounds, filters, ...(period && { period }) };
  return { ...last, groupBy: [], bounds: [], order: undefined, counts: undefined, also: isKept ? [...also, those] : also };
}

/** 'How many receipts is that' behind their sum. */
export const ROWS_OF_IT =
  /^(?:and |so |ok )?(?:how many|kitn[ei]) (?:entries|receipts?|payments?|bills?|vouchers?|transactions?|items|raseed\w*) (?:is|are|was|were|make|makes) (?:that|it|they|this|these|those)$/i;

export function numberOf(last: Query): Query | undefined {
  const isSum = last.measure === 'sum' && ENTITIES[last.entity].measures.count !== undefined;
  return isSum ? { ...last, measure: 'count', groupBy: [], bounds: [], order: undefined, limit: undefined } : undefined;
}

/** Those of whom a bound holds, to be counted: 'class wise' behind those who owe more than 9,000. Undefined where all were meant, or the first so many. */
function peopleOf({ entity: name, groupBy, bounds, filters, also, period, order, compare }: Query): Query | undefined {
  const { who, name: own } = ENTITIES[name];
  const isOfThem = groupBy.length === 1 && groupBy[0] === who && bounds.some(({ value }) => value !== 0);
  if (
    (who !== 'student' && who !== 'employee') ||
    own === who ||
    !isOfThem ||
    order !== undefined ||
    compare !== undefined ||
    also.length > 1
  )
    return undefined;
  const { dimensions, flags = {} } = ENTITIES[who];
  const isTheirs = ({ by }: Query['filters'][number]) => by in dimensions || by in flags;
  const rest = filters.filter((filter) => !isTheirs(filter));
  if (rest.length > 4) return undefined;
  const those = { entity: name, bounds, ...(rest.length > 0 && { filters: rest }), ...(period && { period }) };
  return { entity: who, measure: 'count', filters: filters.filter(isTheirs), groupBy: [], bounds: [], also: [...also, those] };
}

export function countedBy(groupBy: Query['groupBy'], last: Query): Query | undefined {
  const people = peopleOf(last);
  const isTold = people !== undefined && groupBy.every((by) => by in ENTITIES[people.entity].dimensions && by !== people.entity);
  return isTold ? { ...people, groupBy } : undefined;
}

/** 'What percent of the class is that' behind a number of some. */
export const PART_OF =
  /^(?:and |so |ok )?(?:(?:what|which|how many|how much|kitn[aei]) )?(?:percent|percentage|per cent|%|share|part|pratishat|fraction)(?: of (?:(?:the|all|all the|whole|total) )*(?:class|section|school|strength|total|students|whole|it|them|that))?(?: (?:is|are|was|hai|hua))?(?: (?:that|this|it|they|these|those|he|hai))?$/i;

export function partOf(last: Query): Query | undefined {
  const people = peopleOf(last);
  if (people !== undefined) return { ...people, share: ['also'] };
  if (last.groupBy.length > 0 || (last.measure !== 'count' && last.measure !== 'list') || last.also.length > 0) return undefined;
  if (ENTITIES[last.entity].main !== 'list') return undefined;
  const isPlace = (by: string) => by === 'class' || by === 'section';
  const parts = last.filters.map(({ by }) => by).filter((by) => !isPlace(by));
  const share = parts.length > 0 ? parts : last.filters.map(({ by }) => by);
  return share.length === 0 ? undefined : { ...last, measure: 'count', share: [...new Set(share)].slice(0, 4), columns: undefined };
}
