-- Prompts are kept for 90 days. The application may take away the words of older entries, and change nothing else of the log.
grant update (prompt, slots) on assistant_log to shala_app;
create function app.guard_assistant_log() returns trigger language plpgsql as $$
begin
  if new.prompt <> '' or new.slots <> '{}' or old.at > now() - interval '90 days' then
    raise exception 'The assistant''s log is not changed.';
  end if;
  return new;
end $$;
create trigger only_forgets before update on assistant_log for each row execute function app.guard_assistant_log();
