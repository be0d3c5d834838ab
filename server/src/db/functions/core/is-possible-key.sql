-- How long an idempotency key may be. A function, because PostgreSQL reads the text of a condition again for every statement; its expression is kept.
create or replace function app.is_possible_key(key text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return length(key) between 1 and 200;
end $$;
