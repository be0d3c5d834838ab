-- Arrears keep their age: since when the oldest of the fees that were carried into a year is due. Null for opening balances that a school has entered.
alter table fee_accounts add column arrears_since date;

-- What was carried so far: fees carried a second time keep the day of the first, so the years are filled in their order.
create temporary table carried on commit drop as
  select c.school_id, c.student_id, c.year_id as from_id, y.id as to_id, y.starts_on, c.month_no, c.due_on from charges c
  join academic_years y on y.school_id = c.school_id and y.name = c.cause ->> 'to'
  where c.kind = 'waiver' and c.amount_paise < 0 and c.cause ->> 'code' = 'carriedOver';
do $$
declare
  start date;
begin
  for start in select distinct c.starts_on from carried c order by 1 loop
    update fee_accounts f set arrears_since = d.since
    from (
      select c.school_id, c.to_id, c.student_id, min(case when c.month_no = 0 then coalesce(o.arrears_since, c.due_on) else c.due_on end) as since
      from carried c join fee_accounts o on o.school_id = c.school_id and o.year_id = c.from_id and o.student_id = c.student_id
      where c.starts_on = start group by 1, 2, 3
    ) d where f.school_id = d.school_id and f.year_id = d.to_id and f.student_id = d.student_id and f.arrears_charged > 0;
  end loop;
end $$;
