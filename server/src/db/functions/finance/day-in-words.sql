-- What is said of a clock is said in words: entries are posted by acts of many features.
create or replace function app.day_in_words(p_day date) returns text language sql immutable parallel safe as $$
  select to_char(p_day, 'FMDD Mon YYYY')
$$;
