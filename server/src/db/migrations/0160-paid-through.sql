-- The list of overdue fees compared the months of every account of the school; most of what it took to find who owes.
create function app.paid_through(paid bigint[], charged bigint[]) returns smallint language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. array_length(charged, 1) loop
    if paid[i] <> charged[i] then return i - 1; end if;
  end loop;
  return array_length(charged, 1);
end $$;
alter table fee_accounts add column paid_through smallint not null generated always as (app.paid_through(paid, charged)) stored;
