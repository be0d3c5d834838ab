-- How many months from the first one on are fully paid. A function, because PostgreSQL reads the text of a computed column again for every statement.
create or replace function app.paid_through(paid bigint[], charged bigint[]) returns smallint language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. 12 loop
    if paid[i] <> charged[i] then return i - 1; end if;
  end loop;
  return 12;
end $$;
