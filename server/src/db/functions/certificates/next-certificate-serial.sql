-- The next serial of a certificate type in a year; the lock is held until the end of the transaction.
create or replace function app.next_certificate_serial(p_school uuid, p_type text, p_year integer) returns integer language sql as $$
  insert into certificate_series (school_id, type, year, last_serial) values (p_school, p_type, p_year, 1)
    on conflict (school_id, type, year) do update set last_serial = certificate_series.last_serial + 1
    returning last_serial
$$;
