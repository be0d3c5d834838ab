-- The sibling discount of each month. It counts from the month in which it is set: a later change of other fees must not apply it to the months before. Null
-- means the same one in all months, as in years that began with it.
alter table fee_rules add column sibling_bp_by_month integer[] check (cardinality(sibling_bp_by_month) = 12);
