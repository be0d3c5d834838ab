-- Whether what was typed stands in the words of a name (app.name_words); what is typed in Devanagari also finds a name in Latin letters, by the beginning of a word.
create or replace function app.has_word(p_words text, p_typed text) returns boolean language sql immutable parallel safe as $$
  select strpos(p_words, p_typed) > 0 or exists (select from unnest(app.latin_forms(p_typed)) form where strpos(p_words, ' ' || form) > 0)
$$;
