-- In the audit log only this may be changed: the values of changed fields are removed, their names stay. It remains visible that something was changed, when
-- and by whom.
create or replace function app.blanked(old_object jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(old_object) = 'object' then (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(old_object) key) end
$$;
