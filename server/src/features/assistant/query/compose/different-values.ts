import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { differentOf } from '../answer/made-measures.ts';
import { ENTITIES } from '../entities/index.ts';
import { hasAny } from '../query-parts.ts';
import { is, type Mark, marksOf, namesOf } from '../reading/marks.ts';
import { findBounds } from '../reading/said-numbers.ts';
import type { Known } from './figure-parts.ts';

const DIFFERENT = '(?:different|distinct|unique|separate|alag[- ]alag)';
const COUNTED = new RegExp(`\\b(?:how many|number of|no\\.? of|count of|kitne) ${DIFFERENT} (.+)$`, 'i');
const ALIKE = new RegExp(`${DIFFERENT} `, 'i');
/** 'How many different subjects does each teacher teach' of each teacher. */
const COUNTED_WORD = new RegExp(`\\b(?:how many|number of|kitne) ${DIFFERENT} \\S+ (?:do|does|did|are|is|have|has)? ?`, 'i');
const BEHIND = new RegExp(`^(?: ?${DIFFERENT})? (.+)$`, 'i');
/** Small words that are left where a number was cut out. */
const END = /(?:,| (?:in|by|from|to|for|with|of|has|have|having|and|use|uses|using))+$/i;

/** 'How many different stops do class 5 students use', 'teachers who teach more than one subject': how many values of a dimension there are. */
export const differentValues = (said: string, known: Known): Query | undefined => counted(said, known) ?? bounded(said, known);

function counted(said: string, known: Known): Query | undefined {
  const [, behind = ''] = COUNTED.exec(said) ?? [];
  const query =
    behind === '' ? undefined : (known.whole ?? known.read(said.replace(ALIKE, '')) ?? known.read(said.replace(COUNTED_WORD, '')));
  if (query === undefined || isOther(query) || query.bounds.some(({ value }) => value > 0)) return undefined;
  const dimension = dimensionAt(query, behind, known);
  if (dimension === undefined) return undefined;
  const { entity, filters, also, period } = query;
  const groupBy = query.groupBy.filter((name) => name !== dimension);
  return { entity, measure: differentOf(dimension), filters, groupBy, bounds: [], also, ...(period && { period }) };
}

function bounded(said: string, known: Known): Query | undefined {
  const reading = readText(said, known.surroundings);
  const [bound, another] = findBounds(reading);
  if (bound === undefined || another !== undefined || bound.than !== undefined || !isOfCounts(known.whole)) return undefined;
  const start = reading.tokens[bound.from]?.start ?? 0;
  const last = reading.tokens[bound.from + bound.length - 1];
  // The unit of a number may be the dimension itself: 'more than one subject'.
  const unit = bound.unit === undefined ? '' : (last?.raw ?? '');
  const [, behind = ''] = BEHIND.exec(` ${unit}${said.slice(last?.end ?? said.length)}`.replace(/\s+/g, ' ')) ?? [];
  const before = said.slice(0, start).trim();
  if (behind === '') return undefined;
  for (const rest of [before.replace(END, ''), before, `${before.replace(END, '')} ${behind}`]) {
    const query = known.read(rest);
    const dimension = query && !isOther(query) ? dimensionAt(query, behind, known) : undefined;
    const [group, second] = query?.groupBy.filter((name) => name !== dimension) ?? [];
    if (
      query === undefined ||
      dimension === undefined ||
      group === undefined ||
      second !== undefined ||
      !isAll(query, behind, dimension, known)
    )
      continue;
    const measure = differentOf(dimension);
    const { entity, filters, also, period } = query;
    return {
      entity,
      measure,
      filters,
      groupBy: [group],
      bounds: [{ measure, op: bound.op, value: bound.value }],
      also,
      ...(period && { period }),
    };
  }
  return undefined;
}

/** Whether a number of rows was read where one of other things was said, or nothing was. */
const isOfCounts = (whole: Query | undefined): boolean =>
  whole === undefined || (whole.also.length === 0 && whole.bounds.some(({ measure, value }) => measure === 'count' && value > 0));

const isOther = (query: Query): boolean => hasAny(query, 'compare', 'change', 'share', 'order', 'with', 'others', 'derive');

const firstMark = ({ entity }: Query, said: string, { surroundings }: Known): { mark: Mark | undefined; length: number } => {
  const reading = readText(said, surroundings);
  return { mark: marksOf(reading, ENTITIES[entity]).find(({ from }) => from === 0), length: reading.tokens.length };
};

/** The dimension that the first word names, if it is none of the rows themselves. */
function dimensionAt(query: Query, said: string, known: Known): string | undefined {
  const { mark } = firstMark(query, said, known);
  const { who } = ENTITIES[query.entity];
  if (mark === undefined || is(mark, 'measure')) return undefined;
  // Of people there is one row each: their number is the number of rows.
  return namesOf(mark, 'dimension').find((name) => name !== who || query.entity !== who);
}

/** Whether nothing stands behind the dimension that was not read. */
function isAll(query: Query, behind: string, dimension: string, known: Known): boolean {
  const { mark, length } = firstMark(query, behind, known);
  return mark !== undefined && (mark.length === length || query.groupBy.includes(dimension));
}
