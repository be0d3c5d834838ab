-- A timetable that was read from a file is a draft too.
alter table timetable_drafts drop constraint timetable_drafts_origin_check;
alter table timetable_drafts add constraint timetable_drafts_origin_check check (origin in ('generated', 'kept', 'imported'));
