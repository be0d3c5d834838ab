-- How many months from the first one on an account has fully paid. The list of overdue fees compared the months of every account of the school; most of
-- what it took to find who owes.
alter table fee_accounts add column paid_through smallint not null generated always as (
  case when paid[1] <> charged[1] then 0 when paid[2] <> charged[2] then 1 when paid[3] <> charged[3] then 2 when paid[4] <> charged[4] then 3
    when paid[5] <> charged[5] then 4 when paid[6] <> charged[6] then 5 when paid[7] <> charged[7] then 6 when paid[8] <> charged[8] then 7
    when paid[9] <> charged[9] then 8 when paid[10] <> charged[10] then 9 when paid[11] <> charged[11] then 10 when paid[12] <> charged[12] then 11 else 12 end
) stored;
