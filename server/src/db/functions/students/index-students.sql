-- Rebuilds the search words of students: from both names, the admission number (whole and in parts), and the guardians' names and phones; of words in Devanagari
-- also the forms in Latin letters.
create or replace function app.index_students(p_school uuid, p_students uuid[]) returns void language plpgsql as $$
begin
  delete from student_search where school_id = p_school and student_id = any (p_students);
  insert into student_search (school_id, token, student_id)
    select distinct p_school, token, x.id from (
      select s.id, lower(concat_ws(' ', s.name, s.name_native, s.admission_number, regexp_replace(s.admission_number, '[^[:alnum:]]+', ' ', 'g'),
        (select string_agg(g.name || ' ' || g.phone, ' ') from student_guardians k join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
          where k.school_id = s.school_id and k.student_id = s.id))) as words
      from students s where s.school_id = p_school and s.id = any (p_students)
    ) x cross join lateral regexp_split_to_table(x.words, '\s+') word
      cross join lateral unnest(array[word] || case when word ~ '[ऀ-ॿ]' then app.latin_forms(word) end) token where word <> '';
end $$;
