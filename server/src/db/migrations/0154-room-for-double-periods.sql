-- A subject may need its shared room for its double periods alone, as Science that has theory in the classroom and a practical in the laboratory.
alter table timetable_subjects add column room_for_doubles boolean not null default false;
