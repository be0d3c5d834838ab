-- The day on which the record of a student of a section was entered, if a result of the class was published before; otherwise null. Without a date of admission,
-- such a student, of an import for example, joined on that day. Called only where the date of admission is not known.
create or replace function app.entered_late(p_school uuid, p_year uuid, p_section uuid, p_entered timestamptz) returns date language sql stable as $$
  select (p_entered at time zone o.time_zone)::date from schools o where o.id = p_school
    and exists (select from sections s join result_versions v on v.school_id = p_school and v.class_id = s.class_id and v.year_id = p_year
      where s.school_id = p_school and s.id = p_section and v.published_at < p_entered)
$$;
