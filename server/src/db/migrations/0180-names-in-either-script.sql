-- Names in Devanagari are found in Latin letters too: the words of the students who have such a name are written anew, as app.latin_forms of today writes them.
-- A function of that name is there only after the migrations.
do $$
declare
  consonants constant jsonb := '{"क":"k","ख":"kh","ग":"g","घ":"gh","ङ":"n","च":"ch","छ":"chh","ज":"j","झ":"jh","ञ":"n","ट":"t","ठ":"th","ड":"d","ढ":"dh","ण":"n",
    "त":"t","थ":"th","द":"d","ध":"dh","न":"n","प":"p","फ":"ph","ब":"b","भ":"bh","म":"m","य":"y","र":"r","ल":"l","ळ":"l","व":"v","श":"sh","ष":"sh","स":"s","ह":"h"}';
  -- Capital letters are sounds that are written in two ways.
  vowels constant jsonb := '{"अ":"a","आ":"A","इ":"i","ई":"I","उ":"u","ऊ":"U","ऋ":"R","ए":"e","ऐ":"ai","ऑ":"o","ओ":"o","औ":"au"}';
  signs constant jsonb := '{"ा":"a","ि":"i","ी":"I","ु":"u","ू":"U","ृ":"R","े":"e","ै":"ai","ॉ":"o","ो":"o","ौ":"au"}';
  p_word text;
  word text;
  sounds text[];
  follows text[];
  tails text[];
  silent boolean[];
  forms text[];
  pair text[];
  letter text;
  n integer;
begin
  <<words>>
  for p_word in select distinct token from student_search where token ~ '[ऀ-ॿ]' loop
    word := replace(replace(normalize(lower(p_word), nfd), 'ज्ञ', 'ग्य'), 'व्ह', 'व');
    sounds := '{}'; follows := '{}'; tails := '{}'; silent := '{}'; n := 0;
    for i in 1 .. length(word) loop
      letter := substr(word, i, 1);
      if consonants ? letter or vowels ? letter or letter ~ '[a-z0-9]' then
        n := n + 1;
        sounds[n] := coalesce(consonants ->> letter, case when vowels ? letter then '' else letter end);
        follows[n] := case when consonants ? letter then 'a' else coalesce(vowels ->> letter, '') end;
        silent[n] := consonants ? letter;
        tails[n] := '';
      elsif n = 0 then continue;
      elsif signs ? letter then follows[n] := signs ->> letter; silent[n] := false;
      elsif letter = '्' then follows[n] := ''; silent[n] := false;
      elsif letter in ('ं', 'ँ') then tails[n] := case when substr(word, i + 1, 1) ~ '[पफबभम]' then 'm' else 'n' end;
      elsif letter = '़' then sounds[n] := case sounds[n] when 'j' then 'z' when 'ph' then 'f' else sounds[n] end;
      end if;
    end loop;
    if n = 0 then continue words; end if;
    -- The vowel of a last letter is silent, but after a joined letter: Ram, and Krishna.
    if n > 1 and silent[n] and tails[n] = '' and follows[n - 1] <> '' then follows[n] := ''; silent[n] := false; end if;
    forms := array[(select string_agg(s || f || t, '' order by o) from unnest(sounds, follows, tails) with ordinality u (s, f, t, o))];
    -- So is one in the middle, between two letters that are spoken with a vowel: Kulkarni. Some are written with it all the same: Bhosale.
    for i in reverse n - 1 .. 2 loop
      if silent[i] and tails[i] = '' and follows[i - 1] <> '' and follows[i + 1] <> '' then follows[i] := ''; end if;
    end loop;
    forms := (select string_agg(s || f || t, '' order by o) from unnest(sounds, follows, tails) with ordinality u (s, f, t, o)) || forms;
    foreach pair slice 1 in array '{{A,aa,a},{I,i,ee},{U,u,oo},{R,ri,ru},{v,v,w}}'::text[] loop
      forms := array(select replace(f, pair[1], pair[2]) from unnest(forms) f) || array(select replace(f, pair[1], pair[3]) from unnest(forms) f);
    end loop;
    forms := array(select f from (select f, min(o) as o from unnest(forms) with ordinality u (f, o) group by f) x order by o limit 12);
    insert into student_search (school_id, token, student_id)
      select t.school_id, f.form, t.student_id from student_search t cross join lateral unnest(forms) f (form) where t.token = p_word on conflict do nothing;
  end loop words;
end $$;
