create or replace function app.guard_assistant_log() returns trigger language plpgsql as $$
begin
  if new.prompt <> '' or new.slots <> '{}' or new.sent is not null or old.at > now() - interval '90 days' then
    raise exception 'The assistant''s log is not changed.';
  end if;
  return new;
end $$;
