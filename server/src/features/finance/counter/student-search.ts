import { type Fragment, join, sql } from '#platform/db';

const MOST_WORDS = 6;

/** A condition: each word of the search is the beginning of a word in the student's name, admission number, guardian or phone. */
export function studentMatches(schoolId: string, studentId: Fragment, search: string): Fragment {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const each = words.map(
    (word) =>
      sql`${studentId} in (select t.student_id from student_search t where t.school_id = ${schoolId} and t.token >= ${word} and t.token < ${`${word}\u{10ffff}`})`,
  );
  return each.length === 0 ? sql`true` : sql`(${join(each, sql` and `)})`;
}
