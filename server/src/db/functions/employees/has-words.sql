-- Whether what was typed stands in the words of a name (app.name_words), as it is or each of its words as the beginning of one; what is typed in Devanagari also
-- finds a name in Latin letters.
create or replace function app.has_words(p_words text, p_typed text) returns boolean language sql immutable parallel safe as $$
  select strpos(p_words, p_typed) > 0 or not exists (
    select from regexp_split_to_table(trim(p_typed), '\s+') word
    where strpos(p_words, ' ' || word) = 0 and not exists (select from unnest(app.latin_forms(word)) form where strpos(p_words, ' ' || form) > 0))
$$;
