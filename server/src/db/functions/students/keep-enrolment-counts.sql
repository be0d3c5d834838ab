create or replace function app.keep_enrolment_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into enrolment_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, count(*) from come where left_on is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = enrolment_counts.students + excluded.students;
  elsif tg_op = 'UPDATE' then
    insert into enrolment_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, sum(change) from (
        select school_id, section_id, gender, 1 as change from come where left_on is null
        union all select school_id, section_id, gender, -1 from gone where left_on is null) c
      group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = enrolment_counts.students + excluded.students;
  else
    insert into enrolment_counts (school_id, section_id, gender, students)
      select school_id, section_id, gender, -count(*) from gone where left_on is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (school_id, place, gender) do update set students = enrolment_counts.students + excluded.students;
  end if;
  if tg_op <> 'INSERT' then delete from enrolment_counts where students = 0 and school_id in (select school_id from gone); end if;
  return null;
end $$;
