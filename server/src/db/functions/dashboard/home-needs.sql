-- The open tasks of the Dashboard. Each count equals the length of the list that it opens.
create or replace function app.home_needs(p_school uuid, p_today date, p_days date[], p_away uuid[], p_halves text[]) returns json language plpgsql stable as $$
declare
  v_nothing json := '{"count":0,"first":[]}';
  v_registers json := v_nothing;
  v_cheques json; v_bounced json; v_leaves json;
  -- Today's lessons are still going on, so missing logbook entries are counted for the last school day before today.
  v_logged date := (select max(d) from unnest(p_days) d where d between p_today - 10 and p_today - 1);
  v_open boolean := p_today = any (p_days);
begin
  if v_open then
    -- Sections with students whose register of today is missing.
    v_registers := (select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(r.place order by r.n) filter (where r.n <= 4), '[]'))
      from (select c.name || ' ' || sec.name as place, row_number() over (order by c.position, sec.name) as n
        from sections sec join classes c on c.school_id = p_school and c.id = sec.class_id
        where sec.school_id = p_school and not exists (select from registers r where r.school_id = p_school and r.section_id = sec.id and r.on_date = p_today)
          and exists (select from enrolment_counts k where k.school_id = p_school and k.section_id = sec.id and k.students > 0)) r);
  end if;
  -- Cheques in hand that may be deposited; post-dated ones are not counted.
  v_cheques := (select json_build_object('count', count(*)::int, 'amountPaise', coalesce(sum(p.amount_paise), 0), 'oldestOn', min(p.received_on))
    from payments p where p.school_id = p_school and p.cheque_state = 'received' and p.state <> 'reversed' and coalesce(p.instrument_date <= p_today, true));
  -- Cheques that were returned within the last week. The student is named for a single cheque only, because the amount is the total.
  v_bounced := (select json_build_object('count', count(*)::int, 'amountPaise', coalesce(sum(p.amount_paise), 0), 'student', case when count(*) = 1 then min(s.name) end)
    from payments p join students s on s.school_id = p_school and s.id = p.student_id
    -- Until the months that it had paid are paid again.
    where p.school_id = p_school and p.cheque_state = 'bounced' and p.settled_on > p_today - 7 and exists (
      select from allocations a join fee_accounts f on f.school_id = p_school and f.year_id = p.year_id and f.student_id = p.student_id
      where a.school_id = p_school and a.payment_id = p.id
        and case when a.month_no = 0 then f.arrears_paid < f.arrears_charged else f.paid[a.month_no] < f.charged[a.month_no] end));
  v_leaves := (select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(l.name order by l.n) filter (where l.n <= 3), '[]'))
    from (select coalesce(e.name, s.name) as name, row_number() over (order by l.from_date, l.id) as n from leave_requests l
      left join employees e on e.school_id = p_school and e.id = l.employee_id left join students s on s.school_id = p_school and s.id = l.student_id
      where l.school_id = p_school and l.state = 'applied') l);
  return json_build_object('uncovered', case when v_open then app.home_uncovered(p_school, p_today, p_away, p_halves) else v_nothing end, 'registers', v_registers, 'cheques', v_cheques,
    'bounced', v_bounced, 'leaves', v_leaves, 'logs', case when v_logged is null then '{"teachers":0,"lessons":0}' else app.home_logs(p_school, v_logged) end);
end $$;
