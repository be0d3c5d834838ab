-- Takes the lock of the school's accounts (app.books_lock) and waits for it if necessary.
create or replace function app.lock_books(p_school uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.books_lock(p_school));
end $$;
