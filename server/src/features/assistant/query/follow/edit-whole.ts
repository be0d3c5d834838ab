import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { isPlace } from '../query-parts.ts';
import { named } from './as-listed.ts';
import { counted, numberOf, partOf, sumMeasureOf, summedUp, type Whole } from './of-whole.ts';

/** The second, the next of a ranking; 'second highest' says of which end. */
function placed({ place, end }: Extract<Whole, { says: 'place' }>, last: Query): Query | undefined {
  const now = place === 'next' ? (last.place ?? last.limit ?? 1) + 1 : place;
  // Of rows one by one, the next of those that were shown in their order.
  if (last.measure === 'list' && last.limit !== undefined) return { ...last, place: now };
  const order = end === undefined ? last.order : whichEnd(end, last);
  if (order === undefined || last.groupBy.length === 0 || last.within === true) return undefined;
  return { ...last, order, limit: undefined, place: now };
}

/** Which end 'best' and 'worst' are of. */
function whichEnd(end: 'most' | 'least' | 'best' | 'worst', { entity, measure }: Query): 'most' | 'least' {
  if (end === 'most' || end === 'least') return end;
  const good = ENTITIES[entity].measures[measure]?.good ?? 'most';
  return end === 'best' ? good : good === 'most' ? 'least' : 'most';
}

function inOrder(order: 'most' | 'least', last: Query): Query | undefined {
  const { who } = ENTITIES[last.entity];
  const groupBy = last.groupBy.length > 0 ? last.groupBy : who === undefined ? [] : [who];
  if (last.measure === 'list' || groupBy.length === 0 || last.compare !== undefined) return undefined;
  return { ...last, groupBy, order, limit: last.order === undefined ? 200 : last.limit, counts: undefined };
}

/** The rows behind a figure, or behind the figures of some. */
function rowsOf(last: Query): Query | undefined {
  const { each, measures } = ENTITIES[last.entity];
  const isOfSome = last.groupBy.length === 0 || (each !== undefined && last.filters.length > 0 && last.groupBy.length === 1);
  if (!isOfSome || last.measure === 'list' || last.compare !== undefined) return undefined;
  if (each === undefined) return named(last);
  return { ...last, measure: 'sum' in measures ? 'sum' : last.measure, groupBy: [...each], bounds: [], order: undefined, limit: undefined };
}

/** 'Baaki?', 'who doesn't' behind those who come by bus: the others of the same classes. */
function othersOf(last: Query): Query | undefined {
  const { dimensions } = ENTITIES[last.entity];
  const [only, another] = last.filters.filter(({ by }) => !isPlace(by));
  // Besides one person there is everybody.
  if (only !== undefined && dimensions[only.by]?.isPerson === true) return undefined;
  if (only === undefined || another !== undefined || only.op === 'not' || last.bounds.length + last.also.length > 0) return undefined;
  if (last.compare !== undefined || last.share !== undefined || last.limit !== undefined) return undefined;
  return { ...last, filters: last.filters.map((one) => (one === only ? { ...one, op: 'not' } : one)) };
}

/** 'Total of those' behind receipts one by one. */
function sumOfListed(last: Query): Query | undefined {
  const { measures } = ENTITIES[last.entity];
  const isCancelled = last.filters.some(({ by, op }) => by === 'isCancelled' && op === 'has');
  const measure = sumMeasureOf(last);
  if (measures[measure]?.unit !== 'rupees' || isCancelled || last.limit !== undefined) return undefined;
  return { ...last, measure, groupBy: [], columns: undefined, order: undefined };
}

/** What is asked of the whole of an answer; null where it is a question of its own. */
export function wholly(whole: Whole, last: Query): Query | null | undefined {
  const { measures } = ENTITIES[last.entity];
  if (whole.says === 'place') return placed(whole, last) ?? null;
  if (whole.says === 'count') return counted(last);
  if (whole.says === 'rows') {
    const rows = last.measure === 'list' || last.groupBy.length > 0 ? counted(last) : undefined;
    return numberOf(last) ?? rows ?? (whole.isOfThem && last.measure === 'count' ? last : null);
  }
  if (whole.says === 'up' || whole.says === 'down') return inOrder(whole.says === 'up' ? 'least' : 'most', last) ?? null;
  if (whole.says === 'sum' && last.measure === 'list') return sumOfListed(last) ?? null;
  // The total of what was counted is that number.
  if (whole.says === 'sum' && last.measure === 'count' && last.groupBy.length === 0 && measures.sum?.unit !== 'rupees') return last;
  if (whole.says === 'sum')
    return last.measure === 'count' && measures.sum?.unit === 'rupees' ? { ...last, measure: 'sum' } : (summedUp(last) ?? null);
  if (whole.says === 'part') return partOf(last) ?? null;
  if (whole.says === 'gap') return last.compare === undefined ? null : last;
  if (whole.says === 'names') return named(last) ?? null;
  if (whole.says === 'others') return othersOf(last) ?? null;
  // 'Receipts dikhao' behind their sum; 'list students' behind a table asks anew.
  if (whole.says === 'listed') return rowsOf(last);
  const isRanked = whole.says === 'first' && last.order !== undefined && last.groupBy.length > 0 && last.within !== true;
  return isRanked ? { ...last, limit: 1, place: undefined } : undefined;
}

const BARE =
  /^(?:(?:and|or|no|ok|make it|make that|change it to|only|just|sirf|what about|how about|show|top|first|the|instead|above|below|over|under|with|for) )*(?:rs\.? ?|₹ ?)?([\d,]+(?:\.\d+)?|[a-z]+)( ?%| percent| per ?cent|k| thousand| hazar| lakh| days?| times?| months?| rupees)?(?: instead| only| please| pls| karo| kar do)*$/i;

/** 'Just five' behind a ranking, 'make it 20,000' behind those above 30,000: the number alone takes the place of the one before. */
export function withNumber(said: string, last: Query): Query | undefined {
  const [, number = '', unit = ''] = BARE.exec(said) ?? [];
  const word = COUNTING.indexOf(number.toLowerCase());
  const scale = { k: 1000, thousand: 1000, hazar: 1000, lakh: 100_000 }[unit.trim().toLowerCase()] ?? 1;
  const value = (word > 0 ? word : Number(number.replaceAll(',', '') || Number.NaN)) * scale;
  if (!Number.isFinite(value) || value <= 0) return undefined;
  // 'Top 3' is of the order, whatever bound was said.
  if (/^(?:(?:and|only|just|show) )*(?:the )?(?:top|first|highest) /i.test(said) && unit === '') {
    const isRanked = last.groupBy.length > 0 && Number.isInteger(value) && value <= 50 && last.compare === undefined;
    return isRanked ? { ...last, order: last.order ?? 'most', limit: value, counts: undefined } : undefined;
  }
  const [bound, another] = last.bounds.filter((one) => one.op !== '>' || one.value !== 0);
  if (bound !== undefined)
    return another === undefined ? { ...last, bounds: last.bounds.map((one) => (one === bound ? { ...bound, value } : one)) } : undefined;
  return last.order !== undefined && unit === '' && Number.isInteger(value) && value <= 50 ? { ...last, limit: value } : undefined;
}
const COUNTING = 'zero one two three four five six seven eight nine ten'.split(' ');

/** 'Who wrote them' behind entries of the logbook. */
const WHO_DID =
  /^(?:and |so )?who (?:all )?(?:wrote|took|made|gave|did|collected|received|filled|covered|teaches|takes) (?:them|these|those|it)(?: all)?$/i;
const BY_STAFF = { measure: 'count', groupBy: ['employee'] };
const DONE_BY: Partial<Record<Query['entity'], Partial<Query>>> = {
  cover: BY_STAFF,
  logEntry: BY_STAFF,
  lesson: BY_STAFF,
  receipt: { groupBy: ['cashier'] },
};

export function doneBy(said: string, last: Query): Query | undefined {
  const did = WHO_DID.test(said) && last.compare === undefined ? DONE_BY[last.entity] : undefined;
  return did && { ...last, ...did, bounds: [], columns: undefined, order: undefined, limit: undefined };
}
