create or replace function app.keep_attendance_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from gone union select distinct school_id, on_date, section_id from come) c having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from gone) c having count(*) > 0;
  else
    perform app.count_attendance(array_agg(school_id), array_agg(on_date), array_agg(section_id))
      from (select distinct school_id, on_date, section_id from come) c having count(*) > 0;
  end if;
  return null;
end $$;
