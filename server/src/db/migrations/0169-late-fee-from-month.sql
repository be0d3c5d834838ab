-- The month from which late fees count. A school that set them in November charged its parents the late fees of April to October in the same night. Rules that
-- are set already keep counting from April.
alter table fee_rules add column late_from_month smallint not null default 1 check (late_from_month between 1 and 12);
-- It has a further argument now: the day.
drop function if exists app.charge_late_fees(uuid, uuid);
