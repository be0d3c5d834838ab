-- The state of these subjects of a school: what was read while it was the same is the same. With the day, which every answer may depend on, and the end of the
-- ledger, which marks payments (they leave no mark of their own). The marks are in no certain order: in another one they only let an answer be read anew.
-- Marks are chosen while they are gathered: a school has few, and to look up each subject takes longer.
create or replace function app.state_of(p_school uuid, p_subjects text[]) returns text language plpgsql stable as $$
begin
  return (select concat_ws(' ', (app.clock() at time zone s.time_zone)::date,
      (select array_agg(m.mark) filter (where m.subject = any (p_subjects)) from change_marks m where m.school_id = p_school),
      (select array_agg(m.mark) filter (where m.subject = any (p_subjects)) from change_marks_of_all m),
      (select h.last_entry_no || ' ' || encode(h.last_hash, 'hex') from ledger_heads h where h.school_id = p_school and 'fees' = any (p_subjects)))
    from schools s where s.id = p_school);
end $$;
