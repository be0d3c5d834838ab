import type { Query } from '@shala/contract/assistant';
import { NUMBERS } from '../../interpreter/text/lexicon.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import type { Roles, Work } from '../reading/marks.ts';
import type { Parts } from './of-people.ts';

const LATEST = ['latest', 'newest', 'recent', 'recently', 'last', 'aakhri', 'aakhiri', 'akhri', 'आखिरी', 'आख़िरी'];
const EARLIEST = ['earliest', 'पहली', 'पहला'];
const ADDED = ['most', 'recorded', 'entered', 'made', 'cut', 'issued'];
/** How many are shown where no number is said of several. */
const SOME = 10;

/** 'Last five receipts', 'most recent expense', 'the first admission of the year': entries by their day, and no end of a figure. */
export function latestOf(
  { entity, reading, claimed, particulars }: Work,
  roles: Roles,
  { filters, groups, when, bounds }: Parts,
): Query | undefined {
  const { tokens, claims } = reading;
  const hasDay = entity.list?.some((name) => entity.dimensions[name]?.unit === 'day') === true;
  const place = tokens.findIndex(({ text }, at) => (LATEST.includes(text) || EARLIEST.includes(text)) && claims[at] === undefined);
  const isOfOthers = groups.some((name) => name !== entity.who && !(entity.each ?? []).includes(name));
  const isCounted = (['count', 'kitne', 'sum', 'average', 'share', 'versus', 'least', 'worst', 'best'] as const).some((role) =>
    roles.has(role),
  );
  if (
    !hasDay ||
    place < 0 ||
    isOfOthers ||
    isCounted ||
    bounds.length > 0 ||
    when.compare !== undefined ||
    (entity.bias === 'future' && !('ahead' in (entity.flags ?? {})))
  )
    return undefined;
  const isEarliest = EARLIEST.includes(tokens[place]?.text ?? '');
  if (isEarliest && entity.bias === 'future') return undefined;
  const isMany = tokens.slice(place + 1, place + 4).some(({ text }) => text.endsWith('s') || text.endsWith('en'));
  const [number, ...more] = [place + 1, place + 2, place - 1].flatMap((at) => {
    const value = tokens[at]?.kind === 'number' ? Number(tokens[at]?.text) : longestAt(NUMBERS, tokens, at)?.values[0];
    return value === undefined || claims[at] === 'date' || claims[at] === 'class' ? [] : [{ at, value }];
  });
  if (more.length > 0) return undefined;
  for (const at of [place - 1, place, place + 1]) if (at === place || ADDED.includes(tokens[at]?.text ?? '')) claimed[at] = true;
  if (number) claimed[number.at] = true;
  const limit = number?.value ?? particulars.limit?.value ?? (isMany ? SOME : 1);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) return undefined;
  // A receipt that was cancelled is no receipt of somebody, and what is still ahead is not the last.
  const { flags = {} } = entity;
  const kept =
    'kept' in flags && filters.every(({ by }) => by !== 'isBounced' && by !== 'isCancelled')
      ? [{ by: 'kept', op: 'has' as const, values: [] }]
      : [];
  const over = entity.bias === 'future' ? [{ by: 'ahead', op: 'not' as const, values: [] }] : [];
  return {
    entity: entity.name,
    measure: 'list',
    filters: [...filters, ...kept, ...over],
    groupBy: [],
    bounds: [],
    also: [],
    ...(when.period && { period: when.period }),
    order: isEarliest ? 'least' : 'most',
    limit,
  };
}
