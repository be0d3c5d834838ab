-- The latest day that was ever closed, so that an entry of a later day need not look for its closing. Reopening a day leaves it as it is. It is maintained by the
-- trigger note_closed_day.
alter table ledger_heads add column closed_until date not null default '-infinity';
update ledger_heads h set closed_until = c.latest from (select school_id, max(on_date) as latest from day_closings group by 1) c where c.school_id = h.school_id;
