-- A room is given once on a day, as a teacher is: the same room may hold another class when another timetable holds.
alter table timetable_slots
  drop constraint one_class_in_a_room,
  add constraint one_class_in_a_room exclude using gist
    (school_id with =, room_id with =, day with =, period_id with =, daterange(from_on, until_on) with &&);
