-- A term must lie within its year, whichever of the two is changed.
create or replace function app.keep_terms_inside() returns trigger language plpgsql as $$
begin
  if exists (
    select from terms t join academic_years y on y.school_id = t.school_id and y.id = t.year_id
    where t.school_id = new.school_id and t.year_id = case tg_table_name when 'terms' then (to_jsonb(new)->>'year_id')::uuid else new.id end
      and (t.starts_on < y.starts_on or t.ends_on > y.ends_on)
  ) then
    perform app.refuse(422, 'termOutsideYear');
  end if;
  return null;
end $$;
