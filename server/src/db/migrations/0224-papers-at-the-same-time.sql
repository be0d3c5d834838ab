-- Two papers of a section may be at the same time if no student takes both subjects (languages, options). What is refused is that a student writes two papers at
-- once, which no exclusion constraint can say: the pairs that nobody takes both of are no groups.
alter table exam_sittings drop constraint one_paper_at_a_time;

-- Whether a student of the section takes both subjects in that year, and is still in the school on that day. A section without students counts as if one did.
create function app.takes_both(p_school uuid, p_year uuid, p_section uuid, p_one uuid, p_other uuid, p_day date) returns boolean language sql stable as $$
  select not exists (select from enrolments e where e.school_id = p_school and e.section_id = p_section and e.year_id = p_year)
    or exists (select from enrolments e join students z on z.school_id = e.school_id and z.id = e.student_id and (z.left_on is null or z.left_on >= p_day)
      where e.school_id = p_school and e.section_id = p_section and e.year_id = p_year
        and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id
          and o.subject_id in (p_one, p_other)))
$$;

-- Checks at the end of the transaction that no student of a section writes two papers at once. The lock lets two transactions of a school check one after the other.
create function app.guard_sitting() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('exam sittings ' || new.school_id::text, 0));
  if exists (
    select from exam_sittings t
      join exam_sittings other on other.school_id = t.school_id and other.section_id = t.section_id and other.paper_id <> t.paper_id
        and app.exam_slot(other.on_date, other.starts_at_minute, other.duration_minutes) && app.exam_slot(t.on_date, t.starts_at_minute, t.duration_minutes)
      join exam_papers p on p.school_id = t.school_id and p.id = t.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
      join exam_papers q on q.school_id = t.school_id and q.id = other.paper_id
    where t.school_id = new.school_id and t.section_id = new.section_id and t.paper_id = new.paper_id
      and app.takes_both(t.school_id, x.year_id, t.section_id, p.subject_id, q.subject_id, t.on_date)
  ) then raise exception 'a student would write two papers at once' using errcode = 'exclusion_violation', constraint = 'one_paper_at_a_time'; end if;
  return null;
end $$;
create constraint trigger one_paper_at_a_time after insert or update on exam_sittings deferrable initially deferred for each row execute function app.guard_sitting();
