-- What the directory shows of a student, in one row: a search reads fifty of them instead of fifty rows each of five tables. Kept by
-- the tables that they come from, so that no act has to think of it. The seat is that of the running year.
create table student_cards (
  school_id uuid not null,
  student_id uuid not null,
  name text not null,
  admission_number text not null,
  gender text not null,
  photo_file_id uuid,
  left_on date,
  section_id uuid,
  roll_number integer,
  guardian text not null default '',
  phone text not null default '',
  primary key (school_id, student_id),
  foreign key (school_id, student_id) references students (school_id, id) on delete cascade
);
select app.wall('student_cards');

-- How many students of a gender are there in a section, or without a seat: a row each. Kept by the cards alone, so that no two
-- transactions can make it wrong together.
create table seat_counts (
  school_id uuid not null references schools (id),
  section_id uuid,
  gender text not null,
  students integer not null,
  -- The section, or nothing but noughts: a key cannot be null.
  place uuid not null generated always as (coalesce(section_id, '00000000-0000-0000-0000-000000000000')) stored,
  primary key (school_id, place, gender),
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade
);
select app.wall('seat_counts');

create function app.keep_seat_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into seat_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, count(*) from come where left_on is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = seat_counts.students + excluded.students;
  elsif tg_op = 'UPDATE' then
    insert into seat_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, sum(change) from (
        select school_id, section_id, gender, 1 as change from come where left_on is null
        union all select school_id, section_id, gender, -1 from gone where left_on is null) c
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = seat_counts.students + excluded.students;
  else
    insert into seat_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, -count(*) from gone where left_on is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = seat_counts.students + excluded.students;
  end if;
  if tg_op <> 'INSERT' then delete from seat_counts where students = 0 and school_id in (select school_id from gone); end if;
  return null;
end $$;
create trigger count_cards_in after insert on student_cards referencing new table as come for each statement execute function app.keep_seat_counts();
create trigger count_cards_on after update on student_cards referencing old table as gone new table as come for each statement execute function app.keep_seat_counts();
create trigger count_cards_out after delete on student_cards referencing old table as gone for each statement execute function app.keep_seat_counts();

-- From students.
create function app.keep_cards_of_students() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into student_cards (school_id, student_id, name, admission_number, gender, photo_file_id, left_on)
      select school_id, id, name, admission_number, gender, photo_file_id, left_on from come;
  else
    update student_cards c set name = n.name, admission_number = n.admission_number, gender = n.gender, photo_file_id = n.photo_file_id, left_on = n.left_on
      from come n where c.school_id = n.school_id and c.student_id = n.id
      and (c.name, c.admission_number, c.gender, c.photo_file_id, c.left_on) is distinct from (n.name, n.admission_number, n.gender, n.photo_file_id, n.left_on);
  end if;
  return null;
end $$;
create trigger keep_cards_in after insert on students referencing new table as come for each statement execute function app.keep_cards_of_students();
create trigger keep_cards_on after update on students referencing new table as come for each statement execute function app.keep_cards_of_students();

-- From seats, and from the year that runs: no other one can begin to while seats change.
create function app.seat_cards(p_school uuid[], p_student uuid[]) returns void language plpgsql as $$
begin
  perform from academic_years y where y.school_id in (select distinct unnest(p_school)) for share;
  update student_cards c set section_id = n.section_id, roll_number = n.roll_number
  from (select t.school_id, t.student_id, e.section_id, e.roll_number
    from (select distinct school_id, student_id from unnest(p_school, p_student) as t (school_id, student_id)) t
    left join academic_years y on y.school_id = t.school_id and y.is_current
    left join enrolments e on e.school_id = t.school_id and e.year_id = y.id and e.student_id = t.student_id) n
  where c.school_id = n.school_id and c.student_id = n.student_id and (c.section_id, c.roll_number) is distinct from (n.section_id, n.roll_number);
end $$;
create function app.keep_cards_of_seats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.seat_cards(array_agg(school_id), array_agg(student_id)) from gone having count(*) > 0; end if;
  if tg_op <> 'DELETE' then perform app.seat_cards(array_agg(school_id), array_agg(student_id)) from come having count(*) > 0; end if;
  return null;
end $$;
create trigger keep_cards_in after insert on enrolments referencing new table as come for each statement execute function app.keep_cards_of_seats();
create trigger keep_cards_on after update on enrolments referencing old table as gone new table as come for each statement execute function app.keep_cards_of_seats();
create trigger keep_cards_out after delete on enrolments referencing old table as gone for each statement execute function app.keep_cards_of_seats();
create function app.keep_cards_of_years() returns trigger language plpgsql as $$
begin
  perform app.seat_cards(array_agg(c.school_id), array_agg(c.student_id)) from student_cards c
    where c.school_id in (select n.school_id from come n join gone o on o.school_id = n.school_id and o.id = n.id where o.is_current <> n.is_current) having count(*) > 0;
  return null;
end $$;
create trigger keep_cards after update on academic_years referencing old table as gone new table as come for each statement execute function app.keep_cards_of_years();

-- From guardians. Their rows are locked against a change of name or phone that would not see the new link yet.
create function app.guard_cards(p_school uuid[], p_student uuid[]) returns void language plpgsql as $$
begin
  perform from unnest(p_school, p_student) as t (school_id, student_id)
    join student_guardians k on k.school_id = t.school_id and k.student_id = t.student_id and k.is_primary
    join guardians g on g.school_id = k.school_id and g.id = k.guardian_id order by g.id for share of g;
  update student_cards c set guardian = n.name, phone = n.phone
  from (select t.school_id, t.student_id, coalesce(g.name, '') as name, coalesce(g.phone, '') as phone
    from (select distinct school_id, student_id from unnest(p_school, p_student) as t (school_id, student_id)) t
    left join student_guardians k on k.school_id = t.school_id and k.student_id = t.student_id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id) n
  where c.school_id = n.school_id and c.student_id = n.student_id and (c.guardian, c.phone) is distinct from (n.name, n.phone);
end $$;
create function app.keep_cards_of_links() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.guard_cards(array_agg(school_id), array_agg(student_id)) from gone having count(*) > 0; end if;
  if tg_op <> 'DELETE' then perform app.guard_cards(array_agg(school_id), array_agg(student_id)) from come having count(*) > 0; end if;
  return null;
end $$;
create trigger keep_cards_in after insert on student_guardians referencing new table as come for each statement execute function app.keep_cards_of_links();
create trigger keep_cards_on after update on student_guardians referencing old table as gone new table as come for each statement execute function app.keep_cards_of_links();
create trigger keep_cards_out after delete on student_guardians referencing old table as gone for each statement execute function app.keep_cards_of_links();
create function app.keep_cards_of_guardians() returns trigger language plpgsql as $$
begin
  update student_cards c set guardian = g.name, phone = g.phone
  from come g join student_guardians k on k.school_id = g.school_id and k.guardian_id = g.id and k.is_primary
  where c.school_id = k.school_id and c.student_id = k.student_id and (c.guardian, c.phone) is distinct from (g.name, g.phone);
  return null;
end $$;
create trigger keep_cards after update on guardians referencing new table as come for each statement execute function app.keep_cards_of_guardians();

-- For what keeps triggers off while it loads: makes the cards that are missing.
create function app.make_cards(p_schools uuid[]) returns void language sql as $$
  insert into student_cards (school_id, student_id, name, admission_number, gender, photo_file_id, left_on, section_id, roll_number, guardian, phone)
    select s.school_id, s.id, s.name, s.admission_number, s.gender, s.photo_file_id, s.left_on, e.section_id, e.roll_number, coalesce(g.name, ''), coalesce(g.phone, '')
    from students s
    left join academic_years y on y.school_id = s.school_id and y.is_current
    left join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    left join student_guardians k on k.school_id = s.school_id and k.student_id = s.id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
    where s.school_id = any (p_schools) and not exists (select from student_cards c where c.school_id = s.school_id and c.student_id = s.id)
$$;
create or replace function app.recount_students(p_schools uuid[]) returns void language sql as $$
  insert into school_totals (school_id, students) select o.id, (select count(*) from students s where s.school_id = o.id and s.left_on is null) from unnest(p_schools) as o (id)
    on conflict (school_id) do update set students = excluded.students;
  select app.make_cards(p_schools)
$$;
select app.make_cards(array(select id from schools));

-- One word of a student before another is looked up without reading the student's row of words.
drop index student_search_school_id_student_id_idx;
create index on student_search (school_id, student_id, token);
