import { type Fragment, sql } from '#platform/db';
import type { Flag } from '../entity.ts';

/** Conditions of what is and is not recorded, by the word of the field. */
export function recorded(fields: Readonly<Record<string, { title: string; sql: Fragment }>>): Record<string, Flag> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([word, { title, sql: column }]) => [
      [
        `no_${word}`,
        { words: `without ${word}, no ${word}`, title: '{field} not entered', of: title, sql: sql`coalesce((${column})::text, '') = ''` },
      ],
      [`has_${word}`, { words: `having ${word}`, title: '{field} entered', of: title, sql: sql`coalesce((${column})::text, '') <> ''` }],
    ]),
  );
}
