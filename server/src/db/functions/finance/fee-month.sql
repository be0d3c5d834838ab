-- The month of the current academic year that is of now: that of today. A year may be current before it begins, since students are promoted in March, and after
-- it has ended; then it is the year's first or last month.
create or replace function app.fee_month(p_school uuid) returns smallint language sql stable parallel safe as $$
  select app.month_of(least(greatest(app.today(p_school), y.starts_on), y.ends_on)) from academic_years y where y.school_id = p_school and y.is_current
$$;
