import type { QueryEntity } from '@shala/contract/assistant';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { namedOf } from '../query/compose/groups.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Period } from '../query/entity.ts';
import { isIdle } from '../query/reading/idle.ts';
import { type Mark, marksOf } from '../query/reading/marks.ts';
import { findParticulars } from '../query/reading/particulars.ts';
import { resolveTime } from '../query/reading/when.ts';
import type { School } from '../tools/directory.ts';
import { schoolYear, spanOfMonth } from '../tools/span.ts';

function partsOf(words: string, { today, directory, names }: School) {
  const reading = readText(cleanText(words), { today, directory });
  return { reading, particulars: findParticulars(reading, names) };
}

/**
 * The values of a dimension that words mean: classes and sections, people, months, the school's own names and the values that the entity has words for.
 * Undefined where there is none, or a word says more than that ('B1 or better').
 */
export function readValues(name: QueryEntity, by: string, words: string, school: School): string[] | undefined {
  const entity = ENTITIES[name];
  const dimension = entity.dimensions[by];
  if (dimension === undefined) return undefined;
  const { reading, particulars } = partsOf(words, school);
  const named = particulars.named.flatMap((one) => namedOf(entity, one)).filter((one) => one.by === by);
  const marks = marksOf(reading, entity);
  const found = [...particularsOf(name, by, words, school), ...named.flatMap(({ values }) => values), ...valuesIn(marks, by)];
  // A number of a receipt or on the roll is written as it is said.
  if (found.length === 0) return dimension.values === undefined && NUMBER.test(words) ? [words] : undefined;
  // 'B1 or better' is more than B1.
  const spans = [...named, ...marks.filter((mark) => !mark.meanings.every(({ type }) => type === 'role'))];
  const isRead = (at: number) =>
    reading.claims[at] !== undefined || spans.some(({ from, length }) => from <= at && at < from + length) || isIdle(reading, at);
  return reading.tokens.every((_, at) => isRead(at)) ? [...new Set(found)] : undefined;
}

const NUMBER = /^[\d/-]+$/;
const valuesIn = (marks: readonly Mark[], by: string) =>
  marks.flatMap(({ meanings }) => meanings.flatMap((one) => (one.type === 'value' && one.by === by ? [one.value] : [])));

function particularsOf(name: QueryEntity, by: string, words: string, school: School): string[] {
  const { places, people, weekdays } = partsOf(words, school).particulars;
  if (by === 'class') return places.map((one) => one.class);
  if (by === 'section') return places.flatMap((one) => (one.section === undefined ? [] : [`${one.class} ${one.section}`]));
  if (by === 'weekday') return weekdays.map(String);
  if (by === 'month') return monthsIn(name, words, school) ?? [];
  return ENTITIES[name].dimensions[by]?.isPerson === true ? people.map(({ person }) => person.name) : [];
}

/** When words say: days from the side on which the entity's days lie, never ahead where they are past; or the months of rows that have no days. Undefined where they say no time. */
export function readTime(name: QueryEntity, words: string, school: School): { period?: Period; months?: string[] } | undefined {
  const entity = ENTITIES[name];
  if (SO_FAR.test(words)) return entity.usual === 'today' ? { period: { from: schoolYear(school.today).from, to: school.today } } : {};
  if (entity.inPeriod === undefined) {
    const months = 'month' in entity.dimensions ? monthsIn(name, words, school) : undefined;
    return months && { months };
  }
  const [time, another] = timesOf(name, words, school);
  if (time === undefined || another !== undefined) return undefined;
  const { from, to } = time.month === undefined ? { from: time.from ?? time.date, to: time.to ?? time.date } : spanOfMonth(time.month);
  if (from === undefined || to === undefined) return undefined;
  const isCut = entity.bias === 'past' && from <= school.today && to > school.today;
  return { period: { from, to: isCut ? school.today : to } };
}

const SO_FAR = /^(?:so far|till (?:now|date|today)|up ?to (?:now|date)|ab tak|now)$/i;

/** The first days of the months that words name; undefined where they name none, or another time. */
function monthsIn(name: QueryEntity, words: string, school: School): string[] | undefined {
  const times = timesOf(name, words, school);
  const months = times.flatMap(({ month }) => (month === undefined ? [] : [`${month}-01`]));
  return months.length > 0 && months.length === times.length ? months : undefined;
}

function timesOf(name: QueryEntity, words: string, school: School) {
  const { reading, particulars } = partsOf(words, school);
  const { periods } = particulars;
  // '15 June ke baad', 'July and earlier' are more than that day and month.
  if (reading.tokens.some(({ text }, at) => reading.claims[at] !== 'date' && (text === 'earlier' || !isIdle(reading, at)))) return [];
  return periods.flatMap((one) => resolveTime(one, school.today, ENTITIES[name].bias) ?? []);
}
