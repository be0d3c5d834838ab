import type { Query } from '@shala/contract/assistant';
import type { Work } from '../reading/marks.ts';
import type { Parts } from './of-people.ts';

/** As many as the contract takes. */
const MOST_COLUMNS = 6;
/** Ages and service are told with their day. */
const SINCE: Readonly<Record<string, string>> = { exactAge: 'born', service: 'joined' };

/** What is told beside the figure: further figures that were said, of papers the marks themselves, and columns of the people or entries. */
export function besideThe(
  { entity, beside, columns }: Work,
  { measure, groups, when, change, share }: Parts,
  hasPair: boolean,
): Partial<Query> {
  const isPlain = change === undefined && share === undefined;
  const inMarks = [measure, ...beside].map((name) => `${name}Marks`).filter((name) => name in entity.measures);
  const figures = !isPlain || hasPair || when.compare !== undefined ? [] : [...beside, ...inMarks].slice(0, 3);
  const { each = [], eachWith = [], who } = entity;
  const isEach = isPlain && each.length > 0 && groups.length === each.length && each.every((one) => groups.includes(one));
  const isOfPeople = isPlain && groups.length === 1 && groups[0] === who;
  const since = SINCE[measure];
  const day = since !== undefined && groups[0] === who && since in entity.dimensions && !groups.includes(since) ? [since] : [];
  const told = isEach ? eachWith : measure === 'list' || isOfPeople ? [...new Set([...columns, ...day])].slice(0, MOST_COLUMNS) : [];
  return { ...(figures.length > 0 && { beside: figures }), ...(told.length > 0 && { columns: [...told] }) };
}
