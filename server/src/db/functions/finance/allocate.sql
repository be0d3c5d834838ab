-- How an amount would be spread over a student's dues: the given month first, then the oldest; within a month in the order of heads. `p_first` is a month 1 to
-- 12, or less when none is given. Month 0 holds last year's arrears, the oldest dues. Months outside `p_from` to `p_to` are left out.
create or replace function app.allocate(p_school uuid, p_year uuid, p_student uuid, p_first integer, p_amount bigint, p_from smallint, p_to smallint)
returns table (month_no smallint, head_id uuid, part bigint) language sql stable as $$
  with rest as (
    select c.month_no, c.head_id, h.position, sum(c.amount_paise) - coalesce(max(a.paid), 0) as open
    from charges c
    join fee_heads h on h.school_id = c.school_id and h.id = c.head_id
    left join (
      select x.month_no, x.head_id, sum(x.amount_paise) as paid from payments p
      join allocations x on x.school_id = p.school_id and x.payment_id = p.id and x.month_no between p_from and p_to
      where p.school_id = p_school and p.student_id = p_student and p.year_id = p_year and p.state = 'live' group by 1, 2
    ) a on a.month_no = c.month_no and a.head_id = c.head_id
    where c.school_id = p_school and c.year_id = p_year and c.student_id = p_student and c.month_no between p_from and p_to
    group by 1, 2, 3
  ), line as (
    select r.*, sum(r.open) over (order by r.month_no <> p_first, r.month_no, r.position, r.head_id) as upto
    from rest r where r.open > 0
  )
  select l.month_no, l.head_id, least(l.open, p_amount - (l.upto - l.open))::bigint from line l where l.upto - l.open < p_amount
$$;
