import { type Fragment, sql } from '#platform/db';
import type { Dimension, Flag } from '../entity.ts';

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
