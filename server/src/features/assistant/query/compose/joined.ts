import type { Query } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import { is, type Mark, marksOf, namesOf, roleOf } from '../reading/marks.ts';
import type { Particulars } from '../reading/particulars.ts';
import type { Role } from '../vocabulary/words.ts';
import { boundMeasure } from './measure.ts';

/** A reading of the prompt about one entity: its query, the words that nothing claimed, and how much speaks for it. */
export type Composed = {
  query: Query;
  unread: readonly string[];
  left: readonly number[];
  /** How many words were left out because they say nothing. */
  idle: number;
  score: number;
  asks: boolean;
};

/** Roles that are read only where something is made of them; of what is `unknown` nothing ever is. */
export const ON_DEMAND: readonly Role[] = ['never', 'rise', 'fall', 'unknown'];

/** 'absent three days or more and owing': the words that are left say something else of the same people. */
export function joined(one: Composed, reading: Reading, particulars: Particulars): Composed[] {
  const { who } = ENTITIES[one.query.entity];
  const [group] = one.query.groupBy;
  const isOfPeople =
    who !== undefined && (group === undefined || group === who) && one.query.compare === undefined && one.query.measure !== 'list';
  const isOfOne = one.query.filters.some(({ by }) => by === who);
  if (one.left.length === 0 || !isOfPeople || isOfOne || one.query.order !== undefined) return [];
  return Object.values(ENTITIES).flatMap((other) => {
    const { period } = one.query;
    if (other.who !== who || other.name === one.query.entity || other.main === 'list') return [];
    // What has a time is told of it: 'absent this month and owing'.
    if (particulars.periods.length > 0 && ENTITIES[one.query.entity].inPeriod === undefined) return [];
    const marks = marksOf(reading, other);
    // 'Absent' alone says nothing of days in a row.
    if (other.asks !== undefined && !marks.some((mark) => one.left.includes(mark.from) && is(mark, 'ask'))) return [];
    const bounds = particulars.bounds.filter(({ from }) => one.left.includes(from));
    const [measure, more] = new Set(marks.filter(({ from }) => one.left.includes(from)).flatMap((mark) => namesOf(mark, 'measure')));
    // 'More than 2 late marks and attendance below 90' says two things more.
    if (more !== undefined) return [];
    const isJoined = isJoinedTo(one, marks, reading);
    // 'Outstanding and collected' are two sums, and no people of whom both hold.
    const speaksOfPeople =
      one.query.bounds.length > 0 ||
      bounds.length > 0 ||
      marks.some((mark) => roleOf(mark) === 'who' || namesOf(mark, 'dimension').includes(who));
    if (measure === undefined || bounds.length > 1 || !isJoined || !speaksOfPeople || SUM_OF.test(reading.text)) return [];
    const kept = bounds.map((bound) => ({ measure: boundMeasure(other, measure, bound), op: bound.op, value: bound.value }));
    if (kept.length === 0) kept.push({ measure: other.measures[measure]?.unit === 'percent' ? undefined : measure, op: '>', value: 0 });
    const isRead = (at: number) =>
      bounds.some(({ from, length }) => from <= at && at < from + length) ||
      marks.some(
        (mark) =>
          mark.from <= at &&
          at < mark.from + mark.length &&
          // 'Not paid anything' denies, and is no more than read where something is made of it.
          mark.meanings.some(
            (one) => one.type === 'measure' || one.type === 'noun' || (one.type === 'role' && !ON_DEMAND.includes(one.role)),
          ),
      );
    const also = kept.flatMap((bound) => (bound.measure === undefined ? [] : [{ ...bound, measure: bound.measure }]));
    if (also.length !== kept.length || !one.left.every(isRead)) return [];
    const query: Query = {
      ...one.query,
      groupBy: [who],
      also: [{ entity: other.name, bounds: also, ...(period && other.inPeriod && { period }) }],
      ...(one.query.bounds.length === 0 && { bounds: [{ measure: one.query.measure, op: '>', value: 0 }] }),
      ...(one.asks && !speaksOfNumbers(reading) && { counts: true }),
    };
    return [{ ...one, query, unread: [], left: [], score: one.score + 1, asks: one.asks }];
  });
}

/** 'The total dues of those who were absent' is one sum. */
const SUM_OF = /^(?:(?:what|tell|show|give|me|us|is|are|the) )*(?:total|sum|average)\b.*\bof\b/i;
/** 'How many days', 'how many times' are of each of them. */
const speaksOfNumbers = ({ text }: Reading) => /\b(?:how many|kitn[eio]) (?:days|times|din|baar|months|mahine)\b/i.test(text);

/** Whether what joins stands between what is said of the one and what of the other: 'with the highest percentage of absence' says one thing. */
function isJoinedTo({ query, left }: Composed, marks: readonly Mark[], reading: Reading): boolean {
  const own = marksOf(reading, ENTITIES[query.entity]).filter((mark) => is(mark, 'measure') || is(mark, 'flag'));
  return marks.some((mark) => {
    if (!['and', 'who'].includes(roleOf(mark) ?? '') || mark.from === 0) return false;
    // 'Kitni fees aayi aur kitni baki hai' are two questions.
    const next = marks.find(({ from }) => from >= mark.from + mark.length);
    if (roleOf(mark) === 'and' && ['count', 'kitne', 'sum', 'which'].includes(roleOf(next) ?? '')) return false;
    const parts = (before: (at: number) => boolean) =>
      own.some(({ from }) => before(from)) && left.some((at) => !before(at) && at !== mark.from);
    return own.length === 0 || parts((at) => at < mark.from) || parts((at) => at > mark.from);
  });
}
