import type { Pool } from '#platform/db';

type Table = {
  name: string;
  note: string | null;
  columns: string[];
  rules: string[];
  indexes: string[];
  policies: string[];
  triggers: string[];
};

/** The tables of a database as readable SQL: columns, constraints, indexes, policies and triggers, table by table by name. */
export async function describeSchema(owner: Pool): Promise<string> {
  const types = await owner<{ line: string }[]>`
    select format('create type %s as (%s);', t.oid::regtype, string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)) as line
      from pg_type t join pg_class c on c.oid = t.typrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relkind = 'c' and t.typnamespace in ('app'::regnamespace, 'public'::regnamespace) group by t.oid
    union all select format('create type %s as enum (%s);', t.oid::regtype, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder))
      from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace in ('app'::regnamespace, 'public'::regnamespace) group by t.oid
    order by 1`;
  const tables = await owner<Table[]>`
    select c.relname as name, obj_description(c.oid) as note,
      array(select format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
          case when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
               when a.attidentity <> '' then ' generated always as identity'
               when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select format('constraint %I %s', conname, pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = c.oid and contype not in ('n', 't') and conparentid = 0 order by position(contype::text in 'pufcx'), conname) as rules,
      array(select indexdef from pg_indexes i where i.schemaname = 'public' and i.tablename = c.relname
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.conname = i.indexname) order by indexname) as indexes,
      array(select format('create policy %I on %I for %s using (%s)%s', policyname, p.tablename, lower(cmd), qual, ' with check (' || with_check || ')') from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname order by policyname) as policies,
      array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgparentid = 0 order by tgname) as triggers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`;
  return `${[types.map(({ line }) => line).join('\n'), ...tables.map(tableText)].join('\n\n')}\n`;
}

function tableText({ name, note, columns, rules, indexes, policies, triggers }: Table): string {
  const inside = [...columns, ...rules].map((line) => `  ${line}`).join(',\n');
  const after = [...indexes, ...policies, ...triggers].map((line) => `${line.replaceAll('public.', '')};`);
  return [...(note ? [`-- ${note}`] : []), `create table ${name} (`, inside, ');', ...after].join('\n');
}
