create or replace function app.forget_messages() returns trigger language plpgsql as $$
begin
  update notice_deliveries d set address = case when k.is_alone then '' else d.address end, name = case when k.is_alone then 'Former guardian' else d.name end,
      places = jsonb_build_object('name', case when k.is_alone then 'Former guardian' else d.name end, 'student', 'Former student', 'class', '', 'amount', '')
    from (select l.guardian_id, not exists (select from student_guardians o where o.school_id = l.school_id and o.guardian_id = l.guardian_id
        and o.student_id <> l.student_id) as is_alone
      from student_guardians l where l.school_id = new.school_id and l.student_id = new.id) k
    where d.school_id = new.school_id and d.guardian_id = k.guardian_id and (k.is_alone or d.state <> 'queued');
  return null;
end $$;
