-- Rooms for exams, and who sits where in each paper.

create table exam_rooms (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  rows smallint not null check (rows between 1 and 30),
  benches smallint not null check (benches between 1 and 20),
  seats_per_bench smallint not null check (seats_per_bench between 1 and 3),
  primary key (school_id, id),
  constraint exam_rooms_name_key unique (school_id, name),
  -- What a seat refers to, so that it lies within its room.
  constraint exam_rooms_size_key unique (school_id, id, rows, benches, seats_per_bench)
);
select app.wall('exam_rooms');

-- A student's seat in a paper: `column_no` counts the seats of a row from the left. A paper that is moved loses its seats first.
create table exam_seats (
  school_id uuid not null,
  paper_id uuid not null,
  student_id uuid not null,
  room_id uuid not null,
  row_no smallint not null check (row_no > 0),
  column_no smallint not null check (column_no > 0),
  on_date date not null,
  starts_at_minute integer not null,
  duration_minutes integer not null,
  -- The size of the room as it is: a room cannot shrink under those who sit in it.
  room_rows smallint not null,
  room_benches smallint not null,
  room_seats_per_bench smallint not null,
  primary key (school_id, paper_id, student_id),
  check (row_no <= room_rows and column_no <= room_benches * room_seats_per_bench),
  foreign key (school_id, paper_id) references exam_papers (school_id, id) on delete cascade,
  constraint exam_seats_slot_fkey foreign key (school_id, paper_id, on_date, starts_at_minute, duration_minutes)
    references exam_papers (school_id, id, on_date, starts_at_minute, duration_minutes),
  foreign key (school_id, student_id) references students (school_id, id) on delete cascade,
  constraint exam_seats_room_fkey foreign key (school_id, room_id, room_rows, room_benches, room_seats_per_bench)
    references exam_rooms (school_id, id, rows, benches, seats_per_bench) on update cascade,
  constraint one_student_a_seat exclude using gist (school_id with =, room_id with =, row_no with =, column_no with =, app.exam_slot(on_date, starts_at_minute, duration_minutes) with &&),
  constraint one_seat_a_student exclude using gist (school_id with =, student_id with =, app.exam_slot(on_date, starts_at_minute, duration_minutes) with &&)
);
create index on exam_seats (school_id, student_id);
create index on exam_seats (school_id, room_id, on_date);
select app.wall('exam_seats');
