-- Isolates a tenant table: row-level security for every role except the owner, and the application's rights. `rights` are the privileges of the application,
-- e.g. 'select, insert' for append-only tables.
create or replace function app.isolate_tenant(tenant_table regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy tenant_isolation on %s using (school_id = (select app.school())) with check (school_id = (select app.school()))', tenant_table);
  execute format('grant %s on %s to shala_app', rights, tenant_table);
end $$;
revoke execute on function app.isolate_tenant from public;
