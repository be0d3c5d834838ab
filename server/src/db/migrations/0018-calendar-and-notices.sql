-- The calendar's changes and private addresses, the delivery of notices, and the day's attendance as kept totals.

alter table calendar_events
  -- A day by the moon that the authorities have not confirmed.
  add column is_tentative boolean not null default false,
  -- Which public holiday an entry was imported as, such as '2026 diwali'; none is imported twice.
  add column holiday_key text;
create unique index one_import_a_holiday on calendar_events (school_id, holiday_key) where holiday_key is not null;

-- A change of the calendar, whole, so that it can be taken back: the entries before and after it.
create table calendar_changes (
  school_id uuid not null references schools (id),
  id uuid not null,
  before jsonb not null,
  after jsonb not null,
  notice_id uuid,
  account_id uuid,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (school_id, id)
);
create index on calendar_changes (school_id, made_at desc);
select app.wall('calendar_changes', 'select, insert, update');

-- Private addresses at which calendar programs read; of the secret only its hash is kept.
create table calendar_feeds (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  secret_hash bytea not null,
  account_id uuid,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  removed_at timestamptz,
  primary key (school_id, id)
);
select app.wall('calendar_feeds', 'select, insert, update');

-- ---- Notices ----

alter table notices
  -- 'mail', 'sms', 'whatsapp': how it goes out besides being shown here.
  add column channels text[] not null default '{mail}' check (channels <@ array['mail', 'sms', 'whatsapp']),
  -- The number of the circular within its financial year; given when it is sent or scheduled.
  add column number integer check (number > 0),
  add column number_year integer,
  -- How many people it went to.
  add column recipients integer not null default 0,
  add column sent_at timestamptz,
  add column withdrawn_at timestamptz,
  add column version integer not null default 1,
  add constraint a_number_has_its_year check ((number is null) = (number_year is null)),
  add constraint scheduled_has_a_time check (state <> 'scheduled' or publish_at is not null);
create unique index one_circular_a_number on notices (school_id, number_year, number) where number is not null;
create index on notices (school_id, state, publish_at desc);
create index on notices (publish_at) where state = 'scheduled';

-- One message to one person by one way. The id is the Message-ID: what is sent again carries it again.
create table notice_deliveries (
  school_id uuid not null,
  id uuid not null,
  notice_id uuid not null,
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  guardian_id uuid,
  employee_id uuid,
  name text not null,
  address text not null,
  -- What fills the places of the text: the children, their class, what they owe.
  places jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  attempts integer not null default 0,
  -- Why it failed or was skipped: a code, or what the other side answered.
  reason text not null default '',
  due_at timestamptz not null default now(),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  check ((guardian_id is null) <> (employee_id is null)),
  foreign key (school_id, notice_id) references notices (school_id, id) on delete cascade,
  foreign key (school_id, guardian_id) references guardians (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id)
);
-- Nobody gets the same notice twice, however many children he has here.
create unique index one_message_a_person on notice_deliveries (school_id, notice_id, channel, (coalesce(guardian_id, employee_id)));
create unique index one_message_an_address on notice_deliveries (school_id, notice_id, channel, lower(address)) where address <> '';
create index on notice_deliveries (school_id, due_at, id) where state = 'queued';
create index on notice_deliveries (school_id, guardian_id) where guardian_id is not null;
create index on notice_deliveries (school_id, employee_id) where employee_id is not null;
select app.wall('notice_deliveries');

-- Where SMS and WhatsApp messages are handed over.
create table notice_channels (
  school_id uuid not null references schools (id),
  channel text not null check (channel in ('sms', 'whatsapp')),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  secret text not null check (length(secret) between 16 and 200),
  changed_at timestamptz not null default now(),
  primary key (school_id, channel)
);
select app.wall('notice_channels');

-- ---- Totals of attendance ----

-- How many of a section had which mark on a day, kept with the marks themselves: the Dashboard's week is read without counting pupils.
create table attendance_totals (
  school_id uuid not null,
  on_date date not null,
  section_id uuid not null,
  present integer not null default 0,
  absent integer not null default 0,
  late integer not null default 0,
  half_day integer not null default 0,
  on_leave integer not null default 0,
  primary key (school_id, on_date, section_id),
  foreign key (school_id, section_id) references sections (school_id, id)
);
select app.wall('attendance_totals');

-- Counts the touched registers again, whole: no order of changes can leave a wrong total behind.
create function app.count_attendance(p_school uuid[], p_day date[], p_section uuid[]) returns void language sql as $$
  insert into attendance_totals (school_id, on_date, section_id, present, absent, late, half_day, on_leave)
    select d.school_id, d.on_date, d.section_id, count(*) filter (where a.mark = 'P'), count(*) filter (where a.mark = 'A'),
      count(*) filter (where a.mark = 'L'), count(*) filter (where a.mark = 'H'), count(*) filter (where a.mark = 'V')
    from (select distinct * from unnest(p_school, p_day, p_section) as t (school_id, on_date, section_id)) d
    left join student_attendance a on a.school_id = d.school_id and a.on_date = d.on_date and a.section_id = d.section_id
    group by 1, 2, 3
  on conflict (school_id, on_date, section_id) do update set present = excluded.present, absent = excluded.absent, late = excluded.late,
    half_day = excluded.half_day, on_leave = excluded.on_leave
$$;

create function app.keep_attendance_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from gone union select distinct school_id, on_date, section_id from come) c having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from gone) c having count(*) > 0;
  else
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from come) c having count(*) > 0;
  end if;
  return null;
end $$;
create trigger keep_totals_in after insert on student_attendance referencing new table as come for each statement execute function app.keep_attendance_totals();
create trigger keep_totals_on after update on student_attendance referencing old table as gone new table as come for each statement execute function app.keep_attendance_totals();
create trigger keep_totals_out after delete on student_attendance referencing old table as gone for each statement execute function app.keep_attendance_totals();
insert into attendance_totals (school_id, on_date, section_id, present, absent, late, half_day, on_leave)
  select school_id, on_date, section_id, count(*) filter (where mark = 'P'), count(*) filter (where mark = 'A'), count(*) filter (where mark = 'L'),
    count(*) filter (where mark = 'H'), count(*) filter (where mark = 'V')
  from student_attendance group by 1, 2, 3;

-- What the Dashboard asks each time it is opened.
create index students_by_birthday on students (school_id, (extract(month from date_of_birth)), (extract(day from date_of_birth)))
  where left_on is null and date_of_birth is not null;
create index employees_by_birthday on employees (school_id, (extract(month from date_of_birth)), (extract(day from date_of_birth)))
  where left_on is null and date_of_birth is not null;
create index leave_to_decide on leave_requests (school_id) where state = 'applied';
create index leave_by_end on leave_requests (school_id, to_date) where state = 'approved';
