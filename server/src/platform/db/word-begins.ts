import { type Fragment, join, sql } from './sql.ts';

/** So many ways of writing a word are looked up; the most usual come first. */
const MOST_FORMS = 6;

/**
 * A condition: a search word (`token`) begins with what was typed. What is typed in Devanagari also finds names in Latin letters; the other way round, a name in
 * Devanagari is stored with its Latin forms (`app.index_students`), so that a search in Latin letters costs what it always did.
 */
export function wordBegins(token: Fragment, word: string): Fragment {
  const plain = sql`${token} >= ${word} and ${token} < ${`${word}\u{10ffff}`}`;
  if (!/[\u0900-\u097f]/.test(word)) return plain;
  const forms = Array.from({ length: MOST_FORMS }, (_, index) => sql`(app.latin_forms(${word}))[${index + 1}::int]`);
  return sql`(${join([plain, ...forms.map((form) => sql`${token} >= ${form} and ${token} < ${form} || ${'\u{10ffff}'}`)], sql` or `)})`;
}
