-- The tables that refer to a row by a foreign key, and how often, to explain why a row cannot be deleted. Reads the system catalogue, so that tables added
-- later are included.
create or replace function app.where_used(p_table regclass, p_school uuid, p_ids uuid[]) returns table (used_in text, uses bigint) language plpgsql stable as $$
declare
  reference record;
begin
  for reference in
    select c.conrelid::regclass as place, t.relname as name,
      (select a.attname from unnest(c.conkey, c.confkey) as k(own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other and f.attname = 'id') as own_column
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = p_table and c.confdeltype <> 'c' and t.relnamespace = 'public'::regnamespace
    order by t.relname
  loop
    continue when reference.own_column is null;
    execute format('select count(*) from %s where school_id = $1 and %I = any($2)', reference.place, reference.own_column)
      into uses using p_school, p_ids;
    used_in := reference.name;
    if uses > 0 then return next; end if;
  end loop;
end $$;
