import { provisionWaitingSchools } from '#features/school';
import { type Connection, openConnectionPool, openDatabase, type Pool } from '#platform/db';
import * as accounts from '../src/features/identity/store/accounts.store.ts';
import { schoolToday } from './clock.ts';

/** The day on which every test school is created, unless a test says otherwise. */
export const TODAY = '2026-11-20';
/** The last day of their year, until a test changes it. */
const YEAR_ENDS_ON = '2027-03-31';

/** Whether the current year has ended, as on 1 April in an office that has not changed it yet: entries of today are then in none of its months. */
export const isYearOver = () => schoolToday() > YEAR_ENDS_ON;

/**
 * Sets up one school as the server does and keeps its rows in the schema `spare`, with a function that copies them to another school. Setting up a school takes
 * eight transactions and hundreds of statements, and the tests create more than a thousand.
 */
export async function keepSpareSchool(owner: Pool, connection: Connection): Promise<void> {
  const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'spare school' }));
  const place = { board: 'CBSE', address: '', state: '', city: '', pinCode: '' };
  const nobody = { id: '00000000-0000-7000-8000-000000000000', email: '', phone: '' };
  const schoolId = await accounts.createSchool(database.global, { schoolName: 'Spare', ...place }, nobody);
  await provisionWaitingSchools(database, TODAY);
  await database.close();
  await owner.unsafe(`create schema spare; ${NEW_ID}`);
  const copies: string[] = [];
  for (const { name, columns } of await listTables(owner)) {
    const { count } = await owner.unsafe(`create table spare.${name} as select * from public.${name} where school_id = '${schoolId}'`);
    if (count > 0) copies.push(copyOf(name, columns));
  }
  await owner.unsafe(`create function spare.give(school uuid) returns void language plpgsql as $$ begin
    set local session_replication_role = replica; ${copies.join('; ')}; set local session_replication_role = origin;
    update schools set ready_at = now() where id = school; end $$`);
  await removeSchool(owner, schoolId);
}

/** A different id for each school, with the beginning of the original one, so that the order of creation stays. */
const NEW_ID = `create function spare.new_id(id uuid, school uuid) returns uuid language sql immutable strict parallel safe as $$
  select encode(overlay(uuid_send(id) placing substring(decode(md5(id::text || school::text), 'hex') from 10) from 10), 'hex')::uuid $$`;

type Column = { name: string; type: string };

/** Every table with a school and its stored columns, without those that are numbered over all schools. */
function listTables(owner: Pool): Promise<{ name: string; columns: Column[] }[]> {
  return owner`select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity group by c.oid
    having bool_or(a.attname = 'school_id') order by 1`;
}

function copyOf(table: string, columns: Column[]): string {
  const values = columns.map(({ name, type }) => {
    if (name === 'school_id') return 'school';
    if (type === 'uuid') return `spare.new_id(${name}, school)`;
    return type === 'uuid[]' ? `array(select spare.new_id(id, school) from unnest(${name}) with ordinality u(id, n) order by n)` : name;
  });
  return `insert into public.${table} (${columns.map(({ name }) => name).join(', ')}) select ${values.join(', ')} from spare.${table}`;
}

async function removeSchool(owner: Pool, schoolId: string): Promise<void> {
  const tables = await listTables(owner);
  const deletes = tables.map(({ name }) => `delete from public.${name} where school_id = '${schoolId}'`);
  await owner.unsafe(`begin; set local session_replication_role = replica; ${deletes.join('; ')};
    delete from schools where id = '${schoolId}'; commit`);
}
