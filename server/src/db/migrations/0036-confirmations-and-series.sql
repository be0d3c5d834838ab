-- Notices that ask for a confirmation of reading, and entries of the calendar that repeat.

alter table notices add column asks_confirmation boolean not null default false;

alter table notice_deliveries
  -- What stands in the link of a recipient; only where a confirmation is asked for.
  add column confirm_key uuid,
  add column confirmed_at timestamptz,
  -- Who in the office noted a slip on paper; nobody where the recipient confirmed by the link.
  add column confirmed_by uuid,
  -- How often this person was reminded: a reminder is another message, so it carries another Message-ID.
  add column reminders integer not null default 0,
  add constraint noted_means_confirmed check (confirmed_by is null or confirmed_at is not null);
create unique index on notice_deliveries (school_id, confirm_key) where confirm_key is not null;

-- Entries that were made together, such as every second Saturday.
alter table calendar_events add column series_id uuid;
create index on calendar_events (school_id, series_id, starts_on) where series_id is not null;
