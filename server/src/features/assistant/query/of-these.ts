import type { Query } from '@shala/contract/assistant';
import type { Surroundings } from '../interpreter/types.ts';
import { readQuery } from './ask.ts';
import { ENTITIES } from './entities/index.ts';
import type { Vocabulary } from './vocabulary.store.ts';

const THESE = '(?:these|those|them|this list|that list|the list|the above)';
const OF_THESE = new RegExp(
  `\\b(?:(?:which|who|how many|any|names?)(?: all)? )?(?:of|among|amongst|from|out of|in) (?:all )?(?:of )?${THESE}(?: (?:students|children|boys|girls|teachers|people|parents))?\\b|\\b(?:inme|inmein|unme|unmein|in me|un me) se\\b|\\b(?:do|did|have|are|were) (?:they|these|those)\\b`,
  'i',
);
const OF_EACH = new RegExp(`\\b(?:each|every one) of ${THESE}\\b`, 'i');
const HOW_MANY = /\b(?:how many|kitn[ei]|number|count)\b/i;
const ASKS_SUM = /\b(?:total|sum|how much|in all|kitn[ai])\b/i;
const ALL_PEOPLE = { student: 'students', employee: 'teachers' } as const;

/**
 * 'Which of them owe fees', 'how many of these are girls', 'what do these owe': another question about the people of the last one. Undefined where they
 * are no people, or were only the first so many.
 */
export function ofThese(prompt: string, last: Query, surroundings: Surroundings, vocabulary: Vocabulary): Query | undefined {
  const found = OF_THESE.exec(prompt);
  const { who } = ENTITIES[last.entity];
  if (found === null || (who !== 'student' && who !== 'employee') || last.limit !== undefined || last.compare !== undefined)
    return undefined;
  if (last.groupBy.some((group) => group !== who)) return undefined;
  // 'How many lessons has each of these' asks of every one.
  const isOfEach = OF_EACH.test(prompt);
  const asksNumber = HOW_MANY.test(prompt) && !isOfEach;
  const rest = (isOfEach ? prompt.replace(OF_EACH, `each ${who === 'student' ? 'student' : 'teacher'}`) : prompt)
    .replace(found[0], ` ${asksNumber ? 'how many' : 'which'} ${ALL_PEOPLE[who]} `)
    .replace(/\b(?:too|also|as well|bhi)\b/gi, '');
  const asked = readQuery(rest.replace(/\s+/g, ' ').trim(), surroundings, vocabulary);
  if (asked?.query === undefined || asked.unread !== undefined) return undefined;
  const { query } = asked;
  if (ENTITIES[query.entity].who !== who || query.order !== undefined || query.compare !== undefined || query.share !== undefined)
    return undefined;
  const sums = ASKS_SUM.test(prompt) && !asksNumber;
  const counts = asksNumber ? { counts: true } : { counts: undefined };
  // 'How many of them are girls' narrows what was asked.
  if (query.entity === who) {
    const filters = [...last.filters.filter(({ by }) => !query.filters.some((one) => one.by === by)), ...query.filters];
    if (last.measure === 'list' || (last.entity === who && last.groupBy.length === 0))
      return { ...last, filters, measure: asksNumber ? 'count' : 'list' };
    return { ...last, filters, groupBy: [who], ...counts };
  }
  if (query.groupBy.some((group) => group !== who)) return undefined;
  const those = thoseOf(last);
  if (those === undefined) return undefined;
  const also = [...last.also, ...query.also, those];
  const own = ['students', 'payers', 'list'].includes(query.measure) ? ENTITIES[query.entity].main : query.measure;
  if (also.length > 2 || own === 'list' || last.filters.length > 4) return undefined;
  const isPercent = ENTITIES[query.entity].measures[own]?.unit === 'percent';
  const bounds: Query['bounds'] = query.bounds.length > 0 || isPercent ? query.bounds : [{ measure: own, op: '>', value: 0 }];
  if (sums && !isPercent) return { ...query, measure: own, groupBy: [], bounds: [], also };
  return { ...query, measure: own, groupBy: [who], bounds, also, ...counts };
}

/** Of whom the last question held. */
function thoseOf({ entity, measure: asked, bounds, filters, period }: Query): Query['also'][number] | undefined {
  const { measures } = ENTITIES[entity];
  const measure = asked === 'list' ? 'count' : asked;
  if (measures[measure] === undefined || (bounds.length === 0 && measures[measure]?.unit === 'percent')) return undefined;
  return {
    entity,
    bounds: bounds.length > 0 ? bounds : [{ measure, op: '>', value: 0 }],
    ...(filters.length > 0 && { filters }),
    ...(period && { period }),
  };
}

const THEIR_PHONES =
  /^(?:(?:and|show|give|list|what are|please|me|us|also|get)[ ,]+)*their (?:(father|mother)s?['’]?s?['’]? )?(?:phone|mobile|contact) (?:nos?|numbers?)(?: please| too| also)*[?.! ]*$/i;

const THEIR_OWN =
  /^(?:(?:and|show|give|list|what are|what is|please|me|us|also|get)[ ,]+)*their (class|section|house|department|address|role)(?:e?s)?(?: please| too| also)*[?.! ]*$/i;
const OWN_COLUMN: Readonly<Record<string, string>> = { class: 'section' };

/** 'Their phone numbers', 'their mothers' phone numbers' behind people: the list of them with that column. */
export function theirPhones(prompt: string, last: Query): Query | undefined {
  const [said, parent] = THEIR_PHONES.exec(prompt.trim()) ?? [];
  const [own, what = ''] = THEIR_OWN.exec(prompt.trim()) ?? [];
  const { who } = ENTITIES[last.entity];
  if ((said ?? own) === undefined || (who !== 'student' && who !== 'employee') || (parent !== undefined && who === 'employee'))
    return undefined;
  const isOfAll = last.limit === undefined && last.place === undefined && last.compare === undefined && last.counts !== true;
  if (!isOfAll || last.groupBy.some((group) => group !== who)) return undefined;
  const word = what.toLowerCase();
  const column =
    own !== undefined
      ? (OWN_COLUMN[word] ?? word)
      : parent === undefined
        ? who === 'student'
          ? 'contact'
          : 'phone'
        : `${parent.toLowerCase()}Phone`;
  if (ENTITIES[who].dimensions[column] === undefined) return undefined;
  const list = { measure: 'list', groupBy: [], bounds: [], columns: [column] };
  if (last.entity === who) return last.bounds.length > 0 ? undefined : { ...last, ...list };
  const those = thoseOf(last);
  if (those === undefined || last.also.length > 1 || last.filters.length > 4) return undefined;
  return { entity: who, filters: [], also: [...last.also, those], ...list };
}
