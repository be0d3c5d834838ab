import type { Query } from '@shala/contract/assistant';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { compilePhrases, longestAt } from '../../interpreter/text/phrases.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Work } from '../reading/marks.ts';
import { OF_DAYS } from './of-days.ts';

const NOW = new Map(
  Object.values(ENTITIES).map(({ name, now = '' }) => [name, compilePhrases([{ words: now, value: true, isFolded: true }])]),
);
/** What was so, or is so again and again, is said of no day. */
const AT_OTHER_TIMES = wordsIn(
  'was were had has have been went usually often always ever tha thi the rahe gaye gaya था थी थे',
) as readonly string[];
const OF_TIME = ['weekday', 'month', 'day'];
const OF_PEOPLE = ['list', 'count', 'people', ...OF_DAYS];

/** 'Who is on leave', 'kitne bachche late hain': what somebody is on a day is asked of today where no time is said. */
export function ofToday({ entity, reading: { tokens, today } }: Work, query: Query): Query {
  const { measure, filters, groupBy, bounds, also, period, order, compare, share } = query;
  const isPlain = [period, order, compare, share].every((one) => one === undefined) && also.length === 0;
  const isOfPeople = OF_PEOPLE.includes(measure) && groupBy.every((group) => group === entity.who);
  const isOfAnyDay = bounds.every(({ op, value }) => op === '>' && value === 0) && filters.every(({ by }) => !OF_TIME.includes(by));
  if (entity.now === undefined || !isPlain || !isOfPeople || !isOfAnyDay) return query;
  const now = NOW.get(entity.name);
  const isNow = now !== undefined && tokens.some((_, at) => longestAt(now, tokens, at) !== undefined);
  return isNow && !tokens.some(({ text }) => AT_OTHER_TIMES.includes(text)) ? { ...query, period: { from: today, to: today } } : query;
}
