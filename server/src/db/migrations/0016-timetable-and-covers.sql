-- Lessons that wait for a teacher, covers of absent teachers, and what the logbook keeps beside the description.

-- A lesson whose teacher has left keeps its place and subject, and is listed until somebody takes it.
alter table timetable_slots alter column teacher_id drop not null;
create index on timetable_slots (school_id, day, period_id);

-- Who takes a lesson of a teacher who is away, or that has none. What the lesson was is kept, whatever becomes of the timetable.
create table covers (
  school_id uuid not null,
  on_date date not null,
  period_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  absent_id uuid,
  teacher_id uuid not null,
  account_id uuid,
  given_at timestamptz not null default now(),
  primary key (school_id, on_date, period_id, section_id),
  constraint one_cover_at_a_time unique (school_id, on_date, period_id, teacher_id),
  constraint nobody_covers_himself check (teacher_id <> absent_id),
  foreign key (school_id, period_id) references periods (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id),
  foreign key (school_id, absent_id) references employees (school_id, id),
  foreign key (school_id, teacher_id) references employees (school_id, id)
);
create index on covers (school_id, teacher_id, on_date);
create index on covers (school_id, absent_id, on_date);
select app.wall('covers');

-- Writers of the timetable and of covers take turns within a school: a lesson and a cover may not miss each other.
create function app.lock_timetable(p_school uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('timetable ' || p_school, 0))
$$;

-- Nobody covers a lesson while he teaches one of his own.
create function app.check_cover() returns trigger language plpgsql as $$
begin
  perform app.lock_timetable(new.school_id);
  if exists (
    select from timetable_slots s where s.school_id = new.school_id and s.teacher_id = new.teacher_id
      and s.day = extract(isodow from new.on_date) and s.period_id = new.period_id
  ) then
    raise exception 'a cover and a lesson of its teacher meet' using errcode = 'exclusion_violation', constraint = 'cover_meets_lesson';
  end if;
  return new;
end $$;
create trigger check_cover before insert or update on covers for each row execute function app.check_cover();

-- The other way round: no lesson is put where its teacher is to cover another class, from today on.
create function app.check_lesson() returns trigger language plpgsql as $$
begin
  if new.teacher_id is null then return new; end if;
  perform app.lock_timetable(new.school_id);
  if exists (
    select from covers c where c.school_id = new.school_id and c.teacher_id = new.teacher_id and c.period_id = new.period_id
      and c.on_date >= app.today(new.school_id) and extract(isodow from c.on_date) = new.day
  ) then
    raise exception 'a lesson and a cover of its teacher meet' using errcode = 'exclusion_violation', constraint = 'lesson_meets_cover';
  end if;
  return new;
end $$;
create trigger check_lesson before insert or update on timetable_slots for each row execute function app.check_lesson();

-- Who is away on a day, by the register of the staff, else by approved leave. Who was marked present came in spite of the leave.
-- In plpgsql, which looks at the columns when it runs: half days of leave are kept since a later migration.
create function app.staff_away(p_school uuid, p_day date) returns table (employee_id uuid, why text, reason text)
language plpgsql stable parallel safe rows 10 as $$
begin
  return query select e.id,
    case when a.mark = 'A' then 'absent' when a.mark = 'H' or a.mark is null and l.half_day then 'half day' else 'leave' end,
    coalesce(nullif(a.reason, ''), l.reason, '')
  from employees e
  left join employee_attendance a on a.school_id = e.school_id and a.employee_id = e.id and a.on_date = p_day
  left join leave_requests l on l.school_id = e.school_id and l.employee_id = e.id and l.state = 'approved' and p_day between l.from_date and l.to_date
  where e.school_id = p_school and e.left_on is null and (a.mark in ('A', 'V', 'H') or a.mark is null and l.id is not null);
end $$;

-- The logbook: which chapter of the textbook a lesson was about.
alter table logbook_entries
  add column chapter_id uuid,
  add foreign key (school_id, chapter_id) references textbook_chapters (school_id, id) on delete set null (chapter_id);
create index on logbook_entries (school_id, section_id, subject_id, on_date);
create index on logbook_entries (school_id, chapter_id) where chapter_id is not null;
