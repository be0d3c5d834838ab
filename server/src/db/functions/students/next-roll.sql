-- The next roll number of a section; null when the school assigns numbers by hand.
create or replace function app.next_roll(p_school uuid, p_year uuid, p_section uuid) returns integer language sql stable as $$
  select case when exists (select from admission_numbering n where n.school_id = p_school and n.new_roll = 'none') then null
    else (select coalesce(max(e.roll_number), 0) + 1 from enrolments e where e.school_id = p_school and e.year_id = p_year and e.section_id = p_section) end
$$;
