-- The values that the totals of a class and month may have, as one function (app.is_possible_payment tells why).
create or replace function app.is_possible_month_total(month_no smallint, charged bigint, collected bigint) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return collected between 0 and charged and month_no between 0 and 12;
end $$;
