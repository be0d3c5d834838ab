-- The values that a part of a payment may have, as one function (app.is_possible_payment tells why).
create or replace function app.is_possible_allocation(month_no smallint, amount bigint) returns boolean language plpgsql immutable parallel safe as $$
begin
  return amount > 0 and month_no between 0 and 12;
end $$;
