-- A month's salary may be paid in parts on different days, each less a deduction with its reason (leave without pay, an advance). What was paid so far was
-- the whole salary of its month.
drop index one_salary_a_month;
alter table salary_payments
  add column salary_paise bigint,
  add column deducted_paise bigint not null default 0,
  add column deduction_reason text not null default '';
update salary_payments set salary_paise = amount_paise;
alter table salary_payments
  alter column salary_paise set not null,
  add constraint salary_payments_deducted_paise_check check (deducted_paise >= 0),
  add constraint salary_payments_deduction_reason_check check ((deducted_paise > 0) = (deduction_reason <> '')),
  add constraint salary_payments_within_salary_check check (amount_paise + deducted_paise <= salary_paise);
create index salary_payments_of_a_month on salary_payments (school_id, for_month, employee_id) where state = 'live';
