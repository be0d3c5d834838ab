-- The advisory lock of a school's accounts, held until the end of the transaction. Whoever changes data that the whole school shares (hash chain, receipt
-- numbers, totals) takes it first, and does nothing slow afterwards. An advisory lock passes to the next waiter with one wake-up, where a contended row needs
-- two.
create or replace function app.books_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('books ' || p_school::text, 0)
$$;
