create or replace function app.roll_rank(p_school uuid, p_gender text, p_number text, p_name text) returns text language sql stable as $$
  select case coalesce((select n.roll_order from admission_numbering n where n.school_id = p_school), 'name')
    when 'girlsFirst' then case p_gender when 'Female' then '1 ' else '2 ' end
    when 'boysFirst' then case p_gender when 'Male' then '1 ' else '2 ' end
    when 'admissionNumber' then p_number || ' '
    else '' end || lower(p_name)
$$;
