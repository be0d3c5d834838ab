import { GLOBAL_TABLES, KEYED_TABLES } from '#db/global-tables';
import type { Pool } from '#platform/db';

const GLOBAL: readonly string[] = GLOBAL_TABLES;
const KEYED: readonly string[] = KEYED_TABLES;
const OWN_ROWS = '(school_id = ( SELECT app.school() AS school))';
/** The same without the subquery: for tables of which one row is asked for by its key, and for new rows of others that a payment writes (0028). */
const OWN_ROWS_AT_ONCE = '(school_id = app.school())';
const FOUND_BY_KEY = ['idempotency_keys', 'ledger_heads'];
const CHECKED_AT_ONCE = [...FOUND_BY_KEY, 'allocations', 'audit_log', 'journal', 'payments'];

/** Violations of tenant isolation in this database, as sentences; an empty list when there are none. */
export async function findBreaches(owner: Pool): Promise<string[]> {
  const [tables, keys, references, policies, rights, roles, functions] = await Promise.all([
    listTables(owner),
    listUniqueKeys(owner),
    listReferences(owner),
    listPolicies(owner),
    listRights(owner),
    listRoles(owner),
    listFunctions(owner),
  ]);
  const found: string[] = [];
  const names = tables.map(({ name }) => name);
  for (const name of GLOBAL) if (!names.includes(name)) found.push(`${name} is listed as global but is not there`);
  for (const { name, owner: owning, kind } of tables) {
    if (owning.startsWith('shala_')) found.push(`${name} belongs to the application's role`);
    if (kind !== 'table') found.push(`${name} is a ${kind}: it would be read with its owner's rights`);
  }
  for (const table of tables.filter(({ name, kind }) => kind === 'table' && !GLOBAL.includes(name))) {
    if (table.schoolType !== 'uuid not null') found.push(`${table.name} has no school_id uuid not null`);
    if (!table.isSecured) found.push(`${table.name} has no row-level security`);
    if (!keys.some(({ name, isPrimary }) => name === table.name && isPrimary)) found.push(`${table.name} has no primary key`);
    const own = policies.filter(({ name }) => name === table.name);
    const rightUsing = FOUND_BY_KEY.includes(table.name) ? OWN_ROWS_AT_ONCE : OWN_ROWS;
    const rightCheck = CHECKED_AT_ONCE.includes(table.name) ? OWN_ROWS_AT_ONCE : OWN_ROWS;
    if (own.length !== 1 || own.some(({ using, check, command }) => using !== rightUsing || check !== rightCheck || command !== '*')) {
      found.push(`${table.name} must have exactly the policy of app.isolate_tenant`);
    }
  }
  for (const name of KEYED) {
    if (!tables.some((table) => table.name === name && table.isSecured)) found.push(`${name} has no row-level security`);
    const reading = policies.filter((policy) => policy.name === name && policy.command !== 'a');
    if (reading.length !== 1 || reading.some(({ using }) => !using?.includes('app.key(')))
      found.push(`${name} opens by more than its own key`);
  }
  const isTenant = (name: string) => !GLOBAL.includes(name);
  for (const { name, key, first } of keys)
    if (isTenant(name) && first !== 'school_id') found.push(`${key} of ${name} begins with ${first}, not with school_id`);
  for (const { name, key, first, target, targetFirst } of references.filter((reference) => isTenant(reference.name))) {
    if (first !== 'school_id') found.push(`${key} of ${name} begins with ${first}, not with school_id`);
    if (isTenant(target) ? targetFirst !== 'school_id' : target !== 'schools')
      found.push(`${key} of ${name} refers to ${target} (${targetFirst}), outside its school`);
  }
  for (const { name, target, key } of references)
    if (!isTenant(name) && isTenant(target)) found.push(`${key} of the global ${name} refers into a school's ${target}`);
  return [...found, ...rights, ...roles, ...functions];
}

async function listTables(owner: Pool) {
  return owner<{ name: string; owner: string; kind: string; isSecured: boolean; schoolType: string | null }[]>`
    select c.relname as name, pg_get_userbyid(c.relowner) as owner, c.relrowsecurity as "isSecured",
      case c.relkind when 'r' then 'table' when 'p' then 'table' when 'f' then 'foreign table' when 'm' then 'materialized view' else 'view' end as kind,
      (select format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end from pg_attribute
        where attrelid = c.oid and attname = 'school_id' and not attisdropped) as "schoolType"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by 1`;
}

/** Unique and exclusion indexes with their first column. */
function listUniqueKeys(owner: Pool) {
  return owner<{ name: string; key: string; first: string; isPrimary: boolean }[]>`
    select t.relname as name, i.relname as key, pg_get_indexdef(x.indexrelid, 1, true) as first, x.indisprimary as "isPrimary"
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where t.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) order by 1, 2`;
}

function listReferences(owner: Pool) {
  return owner<{ name: string; key: string; first: string; target: string; targetFirst: string }[]>`
    select t.relname as name, c.conname as key, f.relname as target,
      (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) as first,
      (select attname from pg_attribute where attrelid = c.confrelid and attnum = c.confkey[1]) as "targetFirst"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 2`;
}

function listPolicies(owner: Pool) {
  return owner<{ name: string; command: string; using: string | null; check: string | null }[]>`
    select c.relname as name, p.polcmd as command, pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace`;
}

/** Privileges that the application's role must never have. */
async function listRights(owner: Pool): Promise<string[]> {
  const rows = await owner<{ sentence: string }[]>`
    select format('shala_app may %s %s', lower(privilege), c.relname) as sentence
    from pg_class c cross join unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and has_table_privilege('shala_app', c.oid, privilege)
    union all
    select format('shala_app may create in the schema %s', nspname) from pg_namespace
    where nspname !~ '^pg_' and has_schema_privilege('shala_app', oid, 'CREATE')
    union all
    select format('shala_app may enter the schema %s', nspname) from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('public', 'app', 'information_schema') and has_schema_privilege('shala_app', oid, 'USAGE')`;
  return rows.map(({ sentence }) => sentence);
}

/** The application's roles: the group and its members. */
async function listRoles(owner: Pool): Promise<string[]> {
  const rows = await owner<{ sentence: string }[]>`
    with web as (select oid, rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles
      where rolname = 'shala_app' or rolname = 'shala_web_' || current_database())
    select format('%s is mighty', rolname) as sentence from web where rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
    union all
    select format('%s is in the group %s', w.rolname, g.rolname) from pg_auth_members m join web w on w.oid = m.member
    join pg_roles g on g.oid = m.roleid where g.rolname <> 'shala_app'
    union all
    select format('%s owns %s', rolname, c.relname) from web join pg_class c on c.relowner = web.oid`;
  return rows.map(({ sentence }) => sentence);
}

async function listFunctions(owner: Pool): Promise<string[]> {
  const rows = await owner<{ sentence: string }[]>`
    select format('%s runs with its owner''s rights', p.oid::regprocedure) as sentence from pg_proc p
    where p.prosecdef and has_function_privilege('shala_app', p.oid, 'EXECUTE') and has_schema_privilege('shala_app', p.pronamespace, 'USAGE')`;
  return rows.map(({ sentence }) => sentence);
}
