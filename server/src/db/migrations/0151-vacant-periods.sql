-- The most vacant periods of a teacher between two lessons of a day; 0 for no limit. The generator keeps to it as far as possible.
alter table timetable_teachers add column most_vacant smallint not null default 0 check (most_vacant between 0 and 24);
