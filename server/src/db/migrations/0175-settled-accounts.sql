-- Accounts of a year with open fees have an index of their own, so that the lists of dues do not read those of earlier years, which are nearly all settled.
-- A column that rarely changes, because a payment that changes an indexed column has to write every index of the account.
alter table fee_accounts add column is_settled boolean not null generated always as (paid = charged and arrears_paid = arrears_charged) stored;
create index fee_accounts_open on fee_accounts (school_id, year_id, student_id) where not is_settled;
