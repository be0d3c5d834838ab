-- The day in words, for messages about a wrong clock: many features post entries.
create or replace function app.day_in_words(p_day date) returns text language sql immutable parallel safe as $$
  select to_char(p_day, 'FMDD Mon YYYY')
$$;
