-- The first prompt of a conversation: what was said before it in the same sign-in is not gone on from.
alter table assistant_log add column begins boolean not null default false;
