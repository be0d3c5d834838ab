-- The values that a fee account may have, as one function (app.is_possible_payment tells why): twelve months each, and never more paid than charged.
create or replace function app.is_possible_fee_account(
  charged bigint[], paid bigint[], paid_on date[], arrears_charged bigint, arrears_paid bigint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. 12 loop
    if paid[i] < 0 or paid[i] > charged[i] then return false; end if;
  end loop;
  return array_length(charged, 1) = 12 and array_length(paid, 1) = 12 and array_length(paid_on, 1) = 12 and arrears_paid between 0 and arrears_charged;
end $$;
