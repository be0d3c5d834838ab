import { type Fragment, join, searchWords, sql, wordBegins } from '#platform/db';

/** A condition: each word of the search is the beginning of a word in the student's name, admission number, guardian or phone. */
export function studentMatches(schoolId: string, studentId: Fragment, search: string): Fragment {
  const each = searchWords(search).map(
    (word) =>
      sql`${studentId} in (select t.student_id from student_search t where t.school_id = ${schoolId} and ${wordBegins(sql`t.token`, word)})`,
  );
  return each.length === 0 ? sql`true` : sql`(${join(each, sql` and `)})`;
}

/** How near the student `s` is to what was searched for: 0 has the admission number, 1 the name, 2 matches by a parent, a phone or a receipt. */
export function rankOfMatch(search: string): Fragment {
  const wanted = search.trim().toLowerCase();
  // A plain 1 in `order by` would be the first column, and not a number.
  if (wanted === '') return sql`1::int`;
  const each = wanted.split(/\s+/).map((word) => sql`position(${` ${word}`} in ' ' || lower(s.name)) > 0`);
  return sql`(case when lower(s.admission_number) = ${wanted} then 0 when ${join(each, sql` and `)} then 1 else 2 end)`;
}
