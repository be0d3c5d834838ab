-- The names of the sections whose students are in a group on a day, as shown to one class (`p_class`): sections of other classes are named with their class.
-- Null for a lesson of a whole section.
create or replace function app.group_section_names(p_school uuid, p_day date, p_period uuid, p_group uuid, p_class uuid)
returns text language sql stable strict parallel safe as $$
  select string_agg(case when c.id = p_class then s.name else c.name || ' ' || s.name end, ', ' order by c.id <> p_class, c.position, c.name, s.name)
  from app.lessons_on(p_school, p_day) t
  join sections s on s.school_id = t.school_id and s.id = t.section_id
  join classes c on c.school_id = s.school_id and c.id = s.class_id
  where t.group_id = p_group and t.period_id = p_period
$$;
