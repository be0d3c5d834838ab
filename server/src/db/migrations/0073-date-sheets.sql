-- Date sheets: the day and time of papers, and that a section never writes two at once.

alter table exams
  add column has_date_sheet boolean not null default false,
  add column gap_rule text not null default 'oneADay' check (gap_rule in ('none', 'oneADay', 'dayBetween')),
  -- When its papers begin and how long they take, unless a paper says otherwise.
  add column starts_at_minute smallint not null default 540 check (starts_at_minute between 0 and 1439),
  add column minutes smallint not null default 180 check (minutes between 10 and 600),
  -- Parents were told of the date sheet: changes after this are a rescheduling with a notice.
  add column announced_at timestamptz,
  -- The calendar's entry of the exam.
  add column event_id uuid,
  add constraint exams_event_fkey foreign key (school_id, event_id) references calendar_events (school_id, id) on delete set null (event_id);
create index on exams (school_id, event_id) where event_id is not null;
update exams x set has_date_sheet = true where exists (select from exam_papers p where p.school_id = x.school_id and p.exam_id = x.id and p.on_date is not null);

alter table exam_papers
  -- A core paper is one that the gap rule counts.
  add column is_core boolean not null default true,
  -- What the paper covers, in words; chapters of the textbook are in exam_paper_chapters.
  add column syllabus text not null default '' check (length(syllabus) <= 1000),
  add constraint exam_papers_slot_key unique (school_id, id, on_date, starts_at_minute, duration_minutes);

-- Minutes since the year 2000, from the beginning to the end of a paper; null without a day.
create function app.exam_slot(p_day date, p_start integer, p_minutes integer) returns int8range language sql immutable parallel safe as $$
  select int8range((p_day - date '2000-01-01')::bigint * 1440 + p_start, (p_day - date '2000-01-01')::bigint * 1440 + p_start + p_minutes)
$$;

-- Which section writes a paper that has a day. A section without anybody who takes the subject does not (streams). Day and time are the
-- paper's own: a paper that is moved loses its sittings first.
create table exam_sittings (
  school_id uuid not null,
  paper_id uuid not null,
  section_id uuid not null,
  on_date date not null,
  starts_at_minute integer not null,
  duration_minutes integer not null,
  primary key (school_id, paper_id, section_id),
  foreign key (school_id, paper_id) references exam_papers (school_id, id) on delete cascade,
  constraint exam_sittings_slot_fkey foreign key (school_id, paper_id, on_date, starts_at_minute, duration_minutes)
    references exam_papers (school_id, id, on_date, starts_at_minute, duration_minutes),
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade,
  -- At the end of the transaction, so that two papers can change places.
  constraint one_paper_at_a_time exclude using gist (school_id with =, section_id with =, app.exam_slot(on_date, starts_at_minute, duration_minutes) with &&) deferrable initially deferred
);
create index on exam_sittings (school_id, section_id);
select app.wall('exam_sittings');

-- Papers of before, of schools that have their sections and enrolments already.
insert into exam_sittings (school_id, paper_id, section_id, on_date, starts_at_minute, duration_minutes)
  select p.school_id, p.id, s.id, p.on_date, p.starts_at_minute, p.duration_minutes from exam_papers p
    join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join sections s on s.school_id = j.school_id and s.class_id = j.class_id
  where p.on_date is not null
    and (not exists (select from enrolments e where e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id)
      or exists (select from enrolments e where e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id
        and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id and o.subject_id = p.subject_id)))
    -- Where two papers of a class were entered for one time before this was refused, neither is taken for true.
    and not exists (select from exam_papers q join subjects k on k.school_id = q.school_id and k.id = q.subject_id
      where q.school_id = p.school_id and k.class_id = j.class_id and q.id <> p.id
        and app.exam_slot(q.on_date, q.starts_at_minute, q.duration_minutes) && app.exam_slot(p.on_date, p.starts_at_minute, p.duration_minutes));
