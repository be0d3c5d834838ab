import type { Query } from '@shala/contract/assistant';
import { isSpent, type NamedValue, weightOf } from './groups.ts';
import { type Mark, namesOf, type Take, type Work } from './marks.ts';

type Filters = Query['filters'];

/** What the rows are kept by; undefined where something is named that they have not. `groups` gets the dimensions of which two values are named. */
export function filtersOf(work: Work, named: readonly NamedValue[], groups: string[], take: Take): Filters | undefined {
  const { entity, particulars } = work;
  const filters: Filters = [];
  if (particulars.weekdays.length > 0) {
    if (!('weekday' in entity.dimensions)) return undefined;
    filters.push({ by: 'weekday', op: 'is', values: particulars.weekdays.map(String) });
  }
  addValues(work, filters, take);
  for (const one of filters)
    if (one.values.length > 1 && !groups.includes(one.by) && groups.length < 2 && one.by !== 'weekday') groups.push(one.by);
  addNamed(work, named, { filters, groups, take });
  const besides = [...placesOf(work), ...peopleOf(work)];
  if (besides.some(({ by }) => !(by in entity.dimensions))) return undefined;
  filters.push(...besides);
  for (const [at, claim] of work.reading.claims.entries()) if (claim === 'class' || claim === 'name') work.claimed[at] = true;
  addFlags(work, { filters, groups, take });
  return filters;
}

function addValues(work: Work, filters: Filters, take: Take): void {
  for (const { by, value, mark } of valuesOf(work)) {
    take(mark);
    const before = filters.find((one) => one.by === by);
    if (before && !before.values.includes(value)) before.values.push(value);
    else if (!before) filters.push({ by, op: 'is', values: [value] });
  }
}

type Made = { filters: Filters; groups: string[]; take: Take };

function addNamed(work: Work, named: readonly NamedValue[], { filters, groups, take }: Made): void {
  const { marks } = work;
  for (const one of named) {
    if (marks.some((mark) => mark.length > one.length && mark.from <= one.from && one.from < mark.from + mark.length)) continue;
    if (isSpent(work, one)) continue;
    if (named.some((other) => other !== one && other.from === one.from && weightOf(work, other) > weightOf(work, one))) continue;
    take(one);
    const before = filters.find(({ by }) => by === one.by);
    if (before === undefined) filters.push({ by: one.by, op: 'is', values: [...one.values].slice(0, 100) });
    else {
      before.values.push(...one.values.filter((value) => !before.values.includes(value)));
      // Two that are named are told apart: 'housekeeping and security'.
      if (!groups.includes(one.by) && groups.length < 2) groups.push(one.by);
    }
  }
}

function placesOf({ particulars: { places } }: Work): Filters {
  if (places.length === 0) return [];
  if (places.every(({ section }) => section !== undefined))
    return [{ by: 'section', op: 'is', values: places.map((one) => `${one.class} ${one.section}`) }];
  return [{ by: 'class', op: 'is', values: [...new Set(places.map((one) => one.class))] }];
}

function peopleOf({ particulars: { people } }: Work): Filters {
  return people.map(({ person }) => ({ by: person.kind === 'student' ? 'student' : 'employee', op: 'is', values: [person.name] }));
}

function addFlags({ marks, entity }: Work, { filters, groups, take }: Made): void {
  for (const mark of marks) {
    const [flag] = namesOf(mark, 'flag');
    if (flag === undefined || (groups.some((group) => namesOf(mark, 'dimension').includes(group)) && entity.flags?.[flag]?.isKept !== true))
      continue;
    take(mark);
    if (filters.some(({ by }) => by === entity.flags?.[flag]?.yieldsTo)) continue;
    const other = OPPOSITE[flag];
    const at = filters.findIndex(({ by }) => by === other);
    // 'Teaching and non-teaching staff' are told apart: nobody is both.
    if (at >= 0 && groups.length < 2) {
      filters.splice(at, 1);
      groups.push('kind');
    } else if (!filters.some(({ by }) => by === flag)) filters.push({ by: flag, op: 'has', values: [] });
  }
}

/** Conditions of the staff of which only one holds. */
const OPPOSITE: Readonly<Record<string, string>> = { teaching: 'office', office: 'teaching' };

function valuesOf({ marks }: Work): { by: string; value: string; mark: Mark }[] {
  return marks.flatMap((mark) => mark.meanings.flatMap((one) => (one.type === 'value' ? [{ by: one.by, value: one.value, mark }] : [])));
}
