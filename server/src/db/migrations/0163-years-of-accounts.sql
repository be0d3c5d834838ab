-- A year belongs to one school. Without knowing that, the planner expects so few accounts of a school's year among a hundred schools of one size that it sums
-- the months of equal accounts again each time, and the list of overdue fees cost twice as much as in a school alone.
create statistics fee_accounts_years (dependencies) on school_id, year_id from fee_accounts;
