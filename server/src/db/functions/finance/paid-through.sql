-- How many months of a fee account are fully paid, from the first one on. Refuses values that an account may not have: it has twelve months, and never more is
-- paid than charged. Both in one, because PostgreSQL reads the text of a condition and of a computed column again for every statement. Each expression is set up
-- anew in every transaction, so there are few.
create or replace function app.paid_through(
  charged bigint[], paid bigint[], paid_on date[], arrears_charged bigint, arrears_paid bigint
) returns smallint language plpgsql immutable parallel safe as $$
declare
  through smallint;
  is_possible boolean := array_length(charged, 1) = 12 and array_length(paid, 1) = 12 and array_length(paid_on, 1) = 12
    and arrears_paid between 0 and arrears_charged and 0 <= all (paid);
begin
  for i in 1 .. 12 loop
    if paid[i] <> charged[i] then
      if through is null then through := i - 1; end if;
      is_possible := is_possible and paid[i] < charged[i];
    end if;
  end loop;
  if is_possible is not true then
    raise exception 'A fee account cannot have these values.' using errcode = 'check_violation', table = 'fee_accounts', constraint = 'fee_accounts_possible';
  end if;
  return coalesce(through, 12);
end $$;
