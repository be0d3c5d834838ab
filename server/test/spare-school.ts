import { provisionWaitingSchools } from '#features/school';
import { type Connection, openConnectionPool, openDatabase, type Pool } from '#platform/db';
import * as accounts from '../src/features/identity/store/accounts.store.ts';
import { schoolToday } from './clock.ts';

/** The day on which every school of the tests is made, unless a test says otherwise. */
export const TODAY = '2026-11-20';
/** The last day of the year that they are in, until somebody changes it. */
const YEAR_ENDS_ON = '2027-03-31';

/** Whether the year in force has ended, as on 1 April in an office that has not changed it yet: what is booked today is then in none of its months. */
export const isYearOver = () => schoolToday() > YEAR_ENDS_ON;

/**
 * Sets up one school as the server does and keeps its rows in the schema `spare`, with a function that makes another one of copies of them,
 * with an administrator who is signed in. To set up a school takes eight transactions and hundreds of statements, and the tests make more
 * than a thousand of them.
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
  await owner.unsafe(makerOf(copies));
  await removeSchool(owner, schoolId);
}

/** Another id for each school, which begins like the first one, so that rows that were made later come later. */
const NEW_ID = `create function spare.new_id(id uuid, school uuid) returns uuid language sql immutable strict parallel safe as $$
  select encode(overlay(uuid_send(id) placing substring(decode(md5(id::text || school::text), 'hex') from 10) from 10), 'hex')::uuid $$`;

export type SchoolToMake = {
  name: string;
  person: string;
  email: string;
  phone: string;
  passwordHash: string;
  keyHash: string;
  seconds: number;
};
export type MadeSchool = {
  id: string;
  accountId: string;
  sessionId: string;
  /** Ids of what the school starts with, of its class 10th. */
  ids: { class: string; section: string; subject: string; period: string; year: string };
};

/**
 * Makes a school by the rows that are kept, in one round trip. It needs a connection of its own: rows come without triggers there, and to
 * switch them off and on again would make PostgreSQL forget all plans of the connection each time.
 */
export async function copySpareSchool(maker: Pool, wanted: SchoolToMake): Promise<MadeSchool> {
  const [row] = await maker<{ made: MadeSchool }[]>`select spare.make(${JSON.stringify(wanted)}::text::jsonb) as made`;
  return (row as { made: MadeSchool }).made;
}

// A school that registers now is charged from this month on; most tests are about one that has been there since April.
const makerOf = (
  copies: string[],
) => `create function spare.make(wanted jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
  declare
    school uuid := app.new_id();
    new_account uuid := app.new_id();
    new_session uuid := app.new_id();
  begin
    if current_setting('session_replication_role') <> 'replica' then
      perform set_config('session_replication_role', 'replica', false);
    end if;
    insert into schools (id, name, board, address, state, city, pin_code, email, ready_at)
      values (school, wanted ->> 'name', 'CBSE', '12 MG Road', 'Maharashtra', 'Nashik', '422013', wanted ->> 'email', now());
    insert into accounts (id, email, name, phone, password_hash, email_verified_at, school_id)
      values (new_account, wanted ->> 'email', wanted ->> 'person', wanted ->> 'phone', wanted ->> 'passwordHash', now(), school);
    insert into registrations (id, account_id, key_hash, name, phone, password_hash, expires_at)
      values (app.new_id(), new_account, decode(wanted ->> 'keyHash', 'hex'), wanted ->> 'person', wanted ->> 'phone', wanted ->> 'passwordHash', now());
    insert into sessions (id, school_id, account_id, user_agent, expires_at)
      values (new_session, school, new_account, 'test', now() + (wanted ->> 'seconds')::int * interval '1 second');
    ${copies.join('; ')};
    update fee_rules set first_month = 1 where school_id = school;
    return (select jsonb_build_object('id', school, 'accountId', new_account, 'sessionId', new_session, 'ids', jsonb_build_object('class', c.id,
      'section', (select id from sections where school_id = school and class_id = c.id order by name limit 1),
      'subject', (select id from subjects where school_id = school and class_id = c.id order by position limit 1),
      'period', (select id from periods where school_id = school order by position limit 1),
      'year', (select id from academic_years where school_id = school and is_current)))
      from classes c where c.school_id = school and c.name = '10th');
  end $$`;

type Column = { name: string; type: string };

/** Every table of schools, with the columns that are stored as such, without those that number the rows of all schools. */
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
