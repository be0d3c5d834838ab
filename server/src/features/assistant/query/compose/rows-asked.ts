import type { Query } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import { is, type Mark, marksOf, namesOf, roleOf, touches } from '../reading/marks.ts';
import type { Role } from '../vocabulary/words.ts';

/** What asks for a number, or for groups that are told by one. */
const NUMBERS: readonly Role[] = ['count', 'kitne', 'wise', 'by', 'each', 'versus', 'most', 'least', 'share', 'sum'];
/** Some groups are named with it in one phrase: 'state wise'. */
const WISE = /wise\b/i;
/** Whether no word asks for the number of rows that a query tells. */
export const isUncounted = ({ measure }: Query, marks: readonly Mark[], said: string): boolean =>
  !WISE.test(said) &&
  !marks.some(
    (mark) => namesOf(mark, 'measure').includes(measure) || mark.meanings.some((one) => one.type === 'role' && NUMBERS.includes(one.role)),
  );

/** Conditions whose words are those people themselves. */
const KINDS = ['staff', 'teaching', 'pupils'];
/** 'In which sports are they': of those who were spoken of the groups are asked for. */
const POINTS = /\b(?:he|she|they|them|these|those)\b/i;
/** Whether a query is the number of rows of each group, and nothing more. */
const isPlainCount = ({ entity, measure, filters, groupBy, period, bounds, also, columns, ...more }: Query): boolean =>
  measure === 'count' && groupBy.length > 0 && bounds.length + also.length === 0 && Object.values(more).every((one) => one === undefined);

/**
 * 'Kis kis bachche ka birthday hai, section bhi', 'which textbooks are there, for which class': who or which rows are asked for and no number, so that the
 * rows are told with what was read as their groups.
 */
export function rowsAsked(query: Query, reading: Reading): Query {
  const { list, main, dimensions, who } = ENTITIES[query.entity];
  const marks = marksOf(reading, ENTITIES[query.entity]);
  const isOfPeople = query.groupBy.some((group) => group === who || dimensions[group]?.isPerson === true);
  if (list === undefined || isOfPeople || !isPlainCount(query) || !isUncounted(query, marks, reading.text) || POINTS.test(reading.text))
    return query;
  const isRow = (mark: Mark | undefined) =>
    mark !== undefined &&
    (is(mark, 'noun') ||
      is(mark, 'ask') ||
      namesOf(mark, 'dimension').includes(who ?? '') ||
      namesOf(mark, 'flag').some((one) => KINDS.includes(one)));
  const asks = marks.some((mark, at) => {
    const next = marks[at + 1];
    return ['which', 'who'].includes(roleOf(mark) ?? '') && (roleOf(mark) === 'who' || touches(mark, next, reading)) && isRow(next);
  });
  // 'Sections without a class teacher': the rows are sections, and none of them is counted.
  const [group = '', more] = query.groupBy;
  const isOfRows =
    more === undefined && main === 'list' && marks.some((mark) => is(mark, 'noun') && namesOf(mark, 'dimension').includes(group));
  if (!asks && !isOfRows) return query;
  const columns = [...new Set([...(query.columns ?? []), ...query.groupBy.filter((group) => !list.includes(group))])];
  return { ...query, measure: 'list', groupBy: [], ...(columns.length > 0 && { columns }) };
}
