-- How sure the list of chapters of a file is and what agrees on it; where that is doubtful, another list with all that it would hold.
alter table textbook_files add column reading jsonb;
