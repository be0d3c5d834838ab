-- A message stays in the record of its notice, with name and address, when its guardian is taken off or is joined with another person: it refers to
-- nobody any more. What still waits for them is not sent. When a student is forgotten, so is what the messages say of the family.
alter table notice_deliveries drop constraint notice_deliveries_school_id_guardian_id_fkey;

create function app.stop_messages() returns trigger language plpgsql as $$
begin
  update notice_deliveries d set state = 'skipped', reason = 'guardianRemoved', done_at = now()
    where d.school_id = old.school_id and d.guardian_id = old.id and d.state = 'queued';
  return null;
end $$;
create trigger stop_messages after delete on guardians for each row execute function app.stop_messages();

create function app.forget_messages() returns trigger language plpgsql as $$
begin
  update notice_deliveries d set address = case when k.is_alone then '' else d.address end, name = case when k.is_alone then 'Former guardian' else d.name end,
      places = jsonb_build_object('name', case when k.is_alone then 'Former guardian' else d.name end, 'student', 'Former student', 'class', '', 'amount', '')
    from (select l.guardian_id, not exists (select from student_guardians o where o.school_id = l.school_id and o.guardian_id = l.guardian_id
        and o.student_id <> l.student_id) as is_alone
      from student_guardians l where l.school_id = new.school_id and l.student_id = new.id) k
    where d.school_id = new.school_id and d.guardian_id = k.guardian_id and (k.is_alone or d.state <> 'queued');
  return null;
end $$;
create trigger forget_messages after update of anonymised_at on students for each row
  when (new.anonymised_at is not null and old.anonymised_at is null) execute function app.forget_messages();
