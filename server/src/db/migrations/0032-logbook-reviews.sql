-- The head has looked at a teacher's log of a day, and may have left a remark.
create table logbook_reviews (
  school_id uuid not null,
  teacher_id uuid not null,
  on_date date not null,
  remark text not null default '' check (length(remark) <= 500),
  account_id uuid,
  reviewed_at timestamptz not null default now(),
  primary key (school_id, teacher_id, on_date),
  foreign key (school_id, teacher_id) references employees (school_id, id)
);
select app.wall('logbook_reviews');
