-- Called for every payment, therefore PL/pgSQL: its plans are cached between calls.
create or replace function app.within(paid bigint[], charged bigint[]) returns boolean language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. array_length(charged, 1) loop
    if paid[i] < 0 or paid[i] > charged[i] then return false; end if;
  end loop;
  return true;
end $$;
