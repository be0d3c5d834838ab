-- The audit log can be blanked and nothing else: the fields that were changed keep their names, their values go. That something was
-- changed, when and by whom, stays.
create or replace function app.blanked(old_object jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(old_object) = 'object' then (select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_object_keys(old_object) key) end
$$;
