import { type Fragment, sql } from '#platform/db';
import type { Dimension, Flag } from '../entity.ts';

/** What stands beside a list and tells no rows apart, and of which some rows have none. */
export const column = { isColumn: true, mayLack: true } as const;
export const dayColumn = { unit: 'day', ...column } as const;
export const numberColumn = { unit: 'number', ...column } as const;

/** What a figure is told in, and what 'three … or more' counts by where it is meant. */
export const inTimes = { unit: 'number', counted: 'times' } as const;
export const inDays = { unit: 'number', counted: 'days' } as const;
export const inRupees = { unit: 'rupees', counted: 'rupees' } as const;
export const inPercent = { unit: 'percent', counted: 'percent' } as const;

/** Who of the office did something. */
export const inOffice = (name: Fragment, words: string) =>
  ({ words, title: 'Person in the office', sql: sql`nullif(${name}, '')` }) satisfies Dimension;

export const subject = {
  words: 'subject, subjects, vishay, विषय',
  title: 'Subject',
  sql: sql`t.subject`,
  values: 'subject',
} satisfies Dimension;

/** Conditions of what is and is not recorded, by the word of the field; `none` and `some` are said of that field alone. */
export function recorded(
  fields: Readonly<Record<string, { title: string; sql: Fragment; none?: string; some?: string }>>,
): Record<string, Flag> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([word, { title, sql: column, none = '', some = '' }]) => [
      [
        `no_${word}`,
        {
          words: `without ${word}, no ${word}${none && `, ${none}`}`,
          title: '{field} not entered',
          of: title,
          sql: sql`coalesce((${column})::text, '') = ''`,
        },
      ],
      [
        `has_${word}`,
        {
          words: `having ${word}${some && `, ${some}`}`,
          title: '{field} entered',
          of: title,
          sql: sql`coalesce((${column})::text, '') <> ''`,
        },
      ],
    ]),
  );
}

/** The state in which somebody lives, of pupils and staff. 'State' alone is a word of requests, and a level of competitions. */
export const homeState = {
  words: 'home state, home states, state of residence, states of residence, state wise, statewise, rajya, राज्य',
  title: 'State',
  sql: sql`nullif(t.home_state, '')`,
  values: 'homeState',
} satisfies Dimension;

/** The year of a day, as a dimension. */
export const yearOf = (day: Fragment, said: Pick<Dimension, 'title' | 'words'>) =>
  ({ ...said, sql: sql`extract(year from ${day})::int::text`, sort: sql`extract(year from ${day})` }) satisfies Dimension;
