-- Waits until nobody else posts in the school, and keeps all others waiting until the end of this transaction: whoever changes what
-- the whole school shares (chain, receipt numbers, totals) takes it first, and does nothing slow after it. A lock of its own hands
-- over with one wake-up where a contended row needs two.
create or replace function app.books_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('books ' || p_school::text, 0)
$$;
