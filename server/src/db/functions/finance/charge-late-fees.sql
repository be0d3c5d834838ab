-- Charges the late fees that are due on a day (today) and not charged yet, of the months from which the rule counts. Returns the number of students and the amount.
create or replace function app.charge_late_fees(p_school uuid, p_account uuid, p_on date default null, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  today date := coalesce(p_on, app.today(p_school));
  year record;
  late uuid;
  changes app.charge_change[];
begin
  students := 0;
  amount_paise := 0;
  select y.id, y.starts_on, r.* into year from academic_years y join fee_rules r on r.school_id = y.school_id and r.year_id = y.id
    where y.school_id = p_school and y.is_current and r.late_kind <> 'none' and r.late_paise > 0;
  if not found then return; end if;
  late := app.standing_head(p_school, 'late');
  perform app.lock_fee_accounts(p_school, year.year_id, null);
  changes := array(
    select row (x.student_id, x.no::smallint, late, x.want - x.have, '', '{"code": "late"}')::app.charge_change from (
      select f.student_id, m.no, coalesce(c.have, 0) as have, coalesce(c.balance, 0) as balance, m.c - m.p as open,
        least(case year.late_kind when 'fixed' then year.late_paise else year.late_paise * (today - app.due_on(year.starts_on, year.due_day, m.no::int) - year.grace_days) end,
          case when year.late_cap_paise > 0 then year.late_cap_paise else 9000000000000000 end) as want
      from fee_accounts f join students s on s.school_id = f.school_id and s.id = f.student_id and s.left_on is null
      cross join lateral unnest(f.charged, f.paid) with ordinality as m (c, p, no)
      left join lateral (
        -- `have` sums up every late fee ever charged, so that a waived one is not charged again.
        select sum(k.amount_paise) filter (where k.kind = 'late') as have, sum(k.amount_paise) as balance from charges k
        where k.school_id = p_school and k.year_id = f.year_id and k.student_id = f.student_id and k.month_no = m.no and k.head_id = late
      ) c on true
      where f.school_id = p_school and f.year_id = year.year_id and m.p < m.c and m.no >= year.late_from_month and (f.due_extended_to is null or f.due_extended_to < today)
        and app.due_on(year.starts_on, year.due_day, m.no::int) + year.grace_days < today
    ) x where x.want > x.have and x.open > x.balance order by 1);
  perform app.apply_charges(p_school, year.year_id, 'charge', 'late', changes, to_char(today, 'DD Mon YYYY'), p_account);
  select count(distinct c.student_id), coalesce(sum(c.amount_paise), 0) into students, amount_paise from unnest(changes) c;
end $$;
