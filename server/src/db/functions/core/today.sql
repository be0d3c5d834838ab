-- Today at the school.
create or replace function app.today(p_school uuid) returns date language plpgsql stable as $$
begin
  return (select (app.clock() at time zone time_zone)::date from schools where id = p_school);
end $$;
