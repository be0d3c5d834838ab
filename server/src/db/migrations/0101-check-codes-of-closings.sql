-- The end of the books' chain when a day was closed: printed and mailed, it shows later whether what stood before was changed.
-- Days that were closed before have none.
alter table day_closings add column head_no bigint, add column head_hash bytea, add column mailed_to text not null default '';
alter table day_closings add constraint a_head_is_whole check ((head_no is null) = (head_hash is null));
