-- The last day on which a valid payment was allocated to a month.
create or replace function app.last_paid(p_school uuid, p_year uuid, p_student uuid, p_month integer) returns date language sql stable as $$
  select max(p.received_on) from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id and a.month_no = p_month
  where p.school_id = p_school and p.year_id = p_year and p.student_id = p_student and p.state = 'live'
$$;
