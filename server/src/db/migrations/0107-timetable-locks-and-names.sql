-- What somebody does with drafts of a timetable: names them, locks lessons where they are, and learns why nothing fits.

alter table timetable_drafts
  add column name text not null default '' check (length(name) <= 60),
  -- Lessons that were locked when it was begun, as rows like those of `lessons`: they stay where they are, also after a restart.
  add column locked text not null default '',
  -- Lessons that contradict each other, where that was proved.
  add column conflict jsonb;

-- What stays where it is, of the timetable in force (no draft) or of a draft: a period of a section's week, a day, a section, or a teacher's lessons.
create table timetable_locks (
  school_id uuid not null,
  id uuid not null,
  draft_id uuid,
  kind text not null check (kind in ('period', 'day', 'section', 'teacher')),
  section_id uuid,
  day smallint check (day between 1 and 6),
  period_id uuid,
  teacher_id uuid,
  locked_by uuid not null,
  locked_at timestamptz not null default now(),
  primary key (school_id, id),
  unique nulls not distinct (school_id, draft_id, kind, section_id, day, period_id, teacher_id),
  check ((section_id is not null) = (kind in ('period', 'section'))),
  check ((day is not null) = (kind in ('period', 'day'))),
  check ((period_id is not null) = (kind = 'period')),
  check ((teacher_id is not null) = (kind = 'teacher')),
  foreign key (school_id, draft_id) references timetable_drafts (school_id, id) on delete cascade,
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade,
  foreign key (school_id, period_id) references periods (school_id, id) on delete cascade,
  foreign key (school_id, teacher_id) references employees (school_id, id) on delete cascade
);
create index on timetable_locks (school_id, section_id);
create index on timetable_locks (school_id, period_id);
create index on timetable_locks (school_id, teacher_id);
select app.wall('timetable_locks');
