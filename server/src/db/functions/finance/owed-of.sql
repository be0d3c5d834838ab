-- The unpaid amount of a student's year with last year's arrears; null without an account. A loop, because a query over the months would be set up for each call.
create or replace function app.owed_of(account fee_accounts) returns bigint language plpgsql immutable parallel safe as $$
declare
  owed bigint := account.arrears_charged - account.arrears_paid;
begin
  for month in 1 .. coalesce(array_length(account.charged, 1), 0) loop owed := owed + account.charged[month] - account.paid[month]; end loop;
  return owed;
end $$;
