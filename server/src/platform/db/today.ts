import { type Fragment, sql } from './sql.ts';

/** `app.today(school)`, written into the reader's statement: a call of the function costs as much as a table that is read. */
export function todayOf(schoolId: string): Fragment {
  return sql`(select (app.clock() at time zone time_zone)::date from schools where id = ${schoolId})`;
}
