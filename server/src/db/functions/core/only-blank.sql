create or replace function app.only_blank() returns trigger language plpgsql as $$
begin
  if new.old_values is distinct from app.blanked(old.old_values) or new.new_values is distinct from app.blanked(old.new_values) or new.reason is not null
    or old.entity not in ('student', 'guardian') then
    raise exception 'Rows of the audit log can be blanked, and nothing else.';
  end if;
  return new;
end $$;
