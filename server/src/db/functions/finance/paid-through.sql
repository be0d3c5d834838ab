-- How many months from the first one on are fully paid. Kept with each account, so that a list of overdue fees need not compare the months of everybody.
create or replace function app.paid_through(paid bigint[], charged bigint[]) returns smallint language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. array_length(charged, 1) loop
    if paid[i] <> charged[i] then return i - 1; end if;
  end loop;
  return array_length(charged, 1);
end $$;
