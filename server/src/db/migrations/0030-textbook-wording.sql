-- Which language model wrote a summary or description; null where it is the book's or a person's.
alter table textbook_chapters add column written_by text;
alter table textbook_topics add column written_by text;
