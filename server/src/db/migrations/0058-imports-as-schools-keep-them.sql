-- A sheet as schools keep it: rows that are no rows of the table, and the file's own row numbers.
alter table imports
  add column row_numbers jsonb,
  add column left_out jsonb not null default '[]',
  -- Whether the import creates classes and sections that the school does not have.
  add column creates_classes boolean not null default false,
  -- The rows that were left out when the rest came in, with their reasons, to be downloaded for a day.
  add column left_rows jsonb;
