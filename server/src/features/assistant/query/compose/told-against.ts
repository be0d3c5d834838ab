import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { hasAny, isSome } from '../query-parts.ts';
import type { Known } from './figure-parts.ts';

const AGAINST =
  /^(.+?) (?:than|(?:as )?compared (?:to|with)|in comparison (?:to|with)|against|versus|vs\.?|v\/s) (?:(?:the|all|all the|on|in|of|by|any) )*(?:(others?|rest|remaining|everyone else)(?: (?:of the )?(\w+))?)( .*)?$/i;
/** What asks which of the two is ahead, and leads a question that is answered by both figures. */
const ASKING =
  /^(?:is|are|do|does|did|was|were|have|has)(?: the)? |\b(?:more|less) (?:often|frequently|regularly)\b|\b(?:more|less|better|worse|higher|lower|compare)\b/gi;
/** A number of marks says little of groups that are not of the same size. */
const RATES: Readonly<Record<string, string>> = { absences: 'absenceShare' };

/** 'Are bus students absent more often than the others', 'Mondays against other days': whom a filter keeps, against all others. */
export function toldAgainst(said: string, { read }: Known): Query | undefined {
  const [, these = '', , noun = '', tail = ''] = AGAINST.exec(said) ?? [];
  // 'More than any other' is the most of all.
  if (these === '' || /\bthan any other\b/i.test(said)) return undefined;
  const bare = these.replace(ASKING, ' ').replace(/\s+/g, ' ').trim();
  const query = read(`${bare}${tail}`) ?? read(`${these}${tail}`) ?? read(`${tail.trim()} ${bare}`);
  if (query === undefined || isOther(query)) return undefined;
  const { who, measures } = ENTITIES[query.entity];
  const groupBy = query.groupBy.filter((name) => name !== who);
  const filter = keeping(query, noun);
  const measure = query.measure === 'list' ? 'count' : query.measure;
  if (filter === undefined || measures[measure] === undefined || groupBy.length > 1 || groupBy.includes(filter.by)) return undefined;
  const rate = RATES[measure];
  const filters = query.filters.filter((one) => one !== filter);
  const { entity, also, period } = query;
  const figures = rate === undefined ? { measure } : { measure: rate, beside: [measure] };
  return { entity, ...figures, filters, groupBy, bounds: [], also, ...(period && { period }), others: filter };
}

const isOther = (query: Query): boolean =>
  hasAny(query, 'compare', 'sides', 'change', 'share', 'order', 'with', 'others', 'derive') || !query.bounds.every(isSome);

/** The one filter that keeps these: the only one, or the one of what the others are said to be. */
function keeping({ entity, filters }: Query, noun: string): Query['filters'][number] | undefined {
  const { dimensions } = ENTITIES[entity];
  const can = filters.filter(({ op, values }) => op === 'is' || values.length === 0);
  const [only, another] = can;
  if (another === undefined) return only;
  const named = can.filter(({ by }) => noun !== '' && `${by} ${dimensions[by]?.words ?? ''}`.split(/[ ,]+/).includes(noun.toLowerCase()));
  return named.length === 1 ? named[0] : undefined;
}
