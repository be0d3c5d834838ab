-- The due date of a month; arrears are due from the first day of the year.
create or replace function app.due_on(year_starts date, due_day integer, month_no integer) returns date language sql immutable parallel safe as $$
  select case when month_no = 0 then year_starts
    else (make_date(extract(year from year_starts)::int, 4, 1) + make_interval(months => month_no - 1))::date + (due_day - 1) end
$$;
