-- Refuses a payment with which more than the salary of a month would be paid and deducted. The school's books are locked by its entry, so no other payment comes
-- between.
create or replace function app.guard_salary() returns trigger language plpgsql as $$
begin
  if (select sum(p.amount_paise + p.deducted_paise) from salary_payments p
      where p.school_id = new.school_id and p.for_month = new.for_month and p.employee_id = new.employee_id and p.state = 'live') > new.salary_paise then
    raise exception 'more than the salary of %', new.for_month using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger guard_salary after insert on salary_payments for each row execute function app.guard_salary();
