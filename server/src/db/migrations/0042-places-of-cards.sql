-- A card says where its student sits in words, too: a list of fifty no longer reads all sections and classes of the school to name them,
-- which was half of what a search cost.
alter table student_cards
  add column section_name text not null default '',
  add column class_id uuid,
  add column class_name text not null default '';
update student_cards x set section_name = s.name, class_id = c.id, class_name = c.name
  from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = x.school_id and s.id = x.section_id;

-- Lists by name, and those who left, whom nobody finds among twenty thousand without it.
create index on student_cards (school_id, name, student_id);
create index student_cards_gone on student_cards (school_id, name, student_id) where left_on is not null;

-- The seat with its names. Sections and classes are locked against a change of name that would not see the new seat yet.
create or replace function app.seat_cards(p_school uuid[], p_student uuid[]) returns void language plpgsql as $$
begin
  perform from academic_years y where y.school_id in (select distinct unnest(p_school)) for share;
  perform from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where (s.school_id, s.id) in (select e.school_id, e.section_id from unnest(p_school, p_student) as t (school_id, student_id)
      join enrolments e on e.school_id = t.school_id and e.student_id = t.student_id)
    order by s.id for share;
  update student_cards x set section_id = n.section_id, roll_number = n.roll_number, section_name = n.section_name, class_id = n.class_id, class_name = n.class_name
  from (select t.school_id, t.student_id, e.section_id, e.roll_number, coalesce(s.name, '') as section_name, c.id as class_id, coalesce(c.name, '') as class_name
    from (select distinct school_id, student_id from unnest(p_school, p_student) as t (school_id, student_id)) t
    left join academic_years y on y.school_id = t.school_id and y.is_current
    left join enrolments e on e.school_id = t.school_id and e.year_id = y.id and e.student_id = t.student_id
    left join sections s on s.school_id = e.school_id and s.id = e.section_id
    left join classes c on c.school_id = s.school_id and c.id = s.class_id) n
  where x.school_id = n.school_id and x.student_id = n.student_id
    and (x.section_id, x.roll_number, x.section_name, x.class_id, x.class_name) is distinct from (n.section_id, n.roll_number, n.section_name, n.class_id, n.class_name);
end $$;

-- From sections and classes: only a name, or the class of a section, is of concern.
create function app.keep_cards_of_sections() returns trigger language plpgsql as $$
begin
  update student_cards x set section_name = s.name, class_id = c.id, class_name = c.name
  from come s join gone o on o.school_id = s.school_id and o.id = s.id and (o.name, o.class_id) is distinct from (s.name, s.class_id)
  join classes c on c.school_id = s.school_id and c.id = s.class_id
  where x.school_id = s.school_id and x.section_id = s.id;
  return null;
end $$;
create trigger keep_cards after update on sections referencing old table as gone new table as come for each statement execute function app.keep_cards_of_sections();
create function app.keep_cards_of_classes() returns trigger language plpgsql as $$
begin
  update student_cards x set class_name = c.name
  from come c join gone o on o.school_id = c.school_id and o.id = c.id and o.name is distinct from c.name
  where x.school_id = c.school_id and x.class_id = c.id;
  return null;
end $$;
create trigger keep_cards after update on classes referencing old table as gone new table as come for each statement execute function app.keep_cards_of_classes();

create or replace function app.make_cards(p_schools uuid[]) returns void language sql as $$
  insert into student_cards (school_id, student_id, name, admission_number, gender, photo_file_id, left_on, section_id, roll_number, section_name, class_id, class_name, guardian, phone)
    select s.school_id, s.id, s.name, s.admission_number, s.gender, s.photo_file_id, s.left_on, e.section_id, e.roll_number, coalesce(n.name, ''), c.id, coalesce(c.name, ''),
      coalesce(g.name, ''), coalesce(g.phone, '')
    from students s
    left join academic_years y on y.school_id = s.school_id and y.is_current
    left join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    left join sections n on n.school_id = e.school_id and n.id = e.section_id
    left join classes c on c.school_id = n.school_id and c.id = n.class_id
    left join student_guardians k on k.school_id = s.school_id and k.student_id = s.id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
    where s.school_id = any (p_schools) and not exists (select from student_cards x where x.school_id = s.school_id and x.student_id = s.id)
$$;
