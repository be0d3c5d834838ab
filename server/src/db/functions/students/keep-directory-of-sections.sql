-- Prevents a race: one transaction renames a section, or moves it to another class, while another renames its class. A class name that was read before the
-- change would then be written into the directory. Therefore changing a section first locks its class's row.
create or replace function app.keep_directory_of_sections() returns trigger language plpgsql as $$
begin
  perform from classes c join come s on s.school_id = c.school_id and s.class_id = c.id order by c.id for share of c;
  update student_directory x set section_name = s.name, class_id = c.id, class_name = c.name
  from come s join gone o on o.school_id = s.school_id and o.id = s.id and (o.name, o.class_id) is distinct from (s.name, s.class_id)
  join classes c on c.school_id = s.school_id and c.id = s.class_id
  where x.school_id = s.school_id and x.section_id = s.id;
  return null;
end $$;
