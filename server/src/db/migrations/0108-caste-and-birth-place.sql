-- The admission register holds these, and leaving certificates print them. Until now only certificates remembered them, under the keys of
-- their forms, so that an import had nowhere to put them.
alter table students
  add column caste text not null default '' check (length(caste) <= 80),
  add column sub_caste text not null default '' check (length(sub_caste) <= 80),
  add column birth_place text not null default '' check (length(birth_place) <= 200),
  add column state_student_id text not null default '' check (length(state_student_id) <= 40);

update students s set caste = left(coalesce(f.facts ->> 'caste', ''), 80), sub_caste = left(coalesce(f.facts ->> 'subCaste', ''), 80),
  birth_place = left(coalesce(f.facts ->> 'birthPlace', ''), 200), state_student_id = left(coalesce(f.facts ->> 'saral', ''), 40)
from certificate_facts f
where f.school_id = s.school_id and f.person_id = s.id and s.anonymised_at is null and f.facts ?| array['caste', 'subCaste', 'birthPlace', 'saral'];
