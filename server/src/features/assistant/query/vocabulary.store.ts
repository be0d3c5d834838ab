import { type Db, sql } from '#platform/db';

/** What a school itself calls the values of some dimensions. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

/** The names that a question may say and that no list holds: houses, bus stops, departments, categories, subjects, terms and so on. */
export async function findVocabulary(db: Db, schoolId: string): Promise<Vocabulary> {
  const rows = await db.rows<{ kind: string; values: string[] }>(sql`select kind, array_agg(distinct value order by value) as values from (
      select 'house' as kind, house as value from students where school_id = ${schoolId} and left_on is null
      union select 'stop', transport_stop from students where school_id = ${schoolId} and left_on is null
      union select 'socialCategory', category from students where school_id = ${schoolId} and left_on is null
      union select 'religion', religion from students where school_id = ${schoolId} and left_on is null
      union select 'department', department from employees where school_id = ${schoolId} and left_on is null
      union select 'role', position_role from employees where school_id = ${schoolId} and left_on is null
      union select 'expenseHead', name from expense_categories where school_id = ${schoolId}
      union select 'expenseItem', description from expenses where school_id = ${schoolId} and spent_on > app.today(${schoolId}) - 800
      union select 'feeHead', name from fee_heads where school_id = ${schoolId}
      union select 'noticeCategory', category from notices where school_id = ${schoolId}
      union select 'leaveType', name from leave_types where school_id = ${schoolId}
      union select 'subject', name from subjects where school_id = ${schoolId}
      union select 'occupation', occupation from guardians where school_id = ${schoolId}
      union select 'term', name from scheme_terms where school_id = ${schoolId}
      union select 'term', name from terms where school_id = ${schoolId}
      union select 'exam', name from exams where school_id = ${schoolId}) v where value <> '' group by kind`);
  return Object.fromEntries(rows.map(({ kind, values }) => [kind, values]));
}
