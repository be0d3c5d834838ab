import { type Db, sql } from '#platform/db';

/** What a school itself calls the values of some dimensions. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

/** The names that a question may say and that no list holds: houses, bus stops, departments, categories, subjects, heads and items of expense, terms and so on. */
export async function findNames(db: Db, schoolId: string): Promise<Vocabulary> {
  const rows = await db.rows<Row>(sql`select kind, array_agg(distinct value order by value) as values from (
      select v.kind, v.value from students s cross join lateral (values ('house', s.house), ('stop', s.transport_stop),
        ('socialCategory', s.category), ('religion', s.religion), ('motherTongue', s.mother_tongue), ('city', s.city), ('homeState', s.state)) v (kind, value) where s.school_id = ${schoolId} and s.left_on is null
      union select v.kind, v.value from employees e cross join lateral (values ('department', e.department), ('role', e.position_role), ('city', e.city), ('homeState', e.state)) v (kind, value)
        where e.school_id = ${schoolId} and e.left_on is null
      union select 'grade', b ->> 'label' from grade_scales g cross join lateral jsonb_array_elements(g.bands) b where g.school_id = ${schoolId}
      union select 'area', name from assessment_areas where school_id = ${schoolId}
      union select 'bank', bank_name from payments where school_id = ${schoolId} and received_on > (select app.today(${schoolId})) - 800
      union select 'feeHead', name from fee_heads where school_id = ${schoolId}
      union select 'subject', name from subjects where school_id = ${schoolId}
      union select 'expenseHead', name from expense_categories where school_id = ${schoolId}
      union select 'expenseItem', description from expenses where school_id = ${schoolId} and spent_on > (select app.today(${schoolId})) - 800
      union select 'noticeCategory', category from notices where school_id = ${schoolId}
      union select 'leaveType', name from leave_types where school_id = ${schoolId}
      union select 'activity', name from student_activities where school_id = ${schoolId}
      union select 'qualification', qualification from employees where school_id = ${schoolId} and left_on is null
      union select 'level', level from student_activities where school_id = ${schoolId}
      union select 'concession', reason from concessions where school_id = ${schoolId}
      union select 'occupation', occupation from guardians where school_id = ${schoolId}
      union select 'term', name from scheme_terms where school_id = ${schoolId}
      union select 'term', name from terms where school_id = ${schoolId}
      union select 'termSpan', starts_on || ' ' || ends_on from terms where school_id = ${schoolId}
      union select 'eventTitle', title from calendar_events where school_id = ${schoolId}
      union select 'exam', name from exams where school_id = ${schoolId}) v where value <> '' group by kind order by kind`);
  return Object.fromEntries(rows.map(({ kind, values }) => [kind, values]));
}

type Row = { kind: string; values: string[] };
