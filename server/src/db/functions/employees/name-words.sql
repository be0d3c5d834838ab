-- The words of a name in small letters, each after a blank; after those in Devanagari also their forms in Latin letters.
create or replace function app.name_words(p_name text) returns text language sql immutable parallel safe as $$
  select ' ' || lower(p_name) || case when p_name ~ '[ऀ-ॿ]' then
    (select coalesce(string_agg(' ' || form, ''), '') from regexp_split_to_table(p_name, '\s+') word cross join lateral unnest(app.latin_forms(word)) form) else '' end
$$;
