import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#platform/db';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from './app.ts';
import { type Change, forgetChanges, listAllChanges, listChanges, watchChanges } from './changes.ts';

// The walks over all calls prove 'changes nothing' only with this list, so it must record every committed change.
let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;

beforeAll(async () => {
  test = await openOwnTestApp();
  await watchChanges(test);
  asha = await makeSchool(test, 'Asha Academy');
  bela = await makeSchool(test, 'Bela Vidyalaya');
});
afterAll(() => test.close());
beforeEach(() => forgetChanges(test));

/** The number of rows added and removed, by table; the directory and kept answers record a change of classes by triggers of their own. */
const counted = (changes: Change[]) =>
  changes
    .filter(({ table }) => table !== 'directory_changes' && !table.startsWith('change_marks'))
    .map(({ table, rows }) => `${table} ${rows}`)
    .sort();

it('is asked of every table for each way to write', async () => {
  const watched = await test.owner<{ table: string; triggers: string }[]>`
    select c.relname as table, string_agg(concat_ws(' ', t.tgname, t.tgtype, t.tgenabled, t.tgoldtable, t.tgnewtable), ', ' order by t.tgname) as triggers
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname like 'watch_%'
    where c.relkind in ('r', 'p', 'f') and c.relnamespace = 'public'::regnamespace group by 1`;
  expect(watched.length).toBeGreaterThan(100);
  // Bits of `tgtype`: none for row and before; insert 4, delete 8, update 16, truncate 32. `O`: enabled except on replicas.
  const all = 'watch_delete 8 O went_rows, watch_insert 4 O came_rows, watch_truncate 32 O, watch_update 16 O went_rows came_rows';
  expect(watched.filter(({ triggers }) => triggers !== all)).toEqual([]);
});

it('is each row that came, went or is another now', async () => {
  const set = (name: string) => test.owner`update classes set name = ${name} where id = ${asha.ids.class}`;
  await set('10th X');
  expect(counted(await listChanges(test, asha.id))).toEqual(['classes -1', 'classes 1']);
  await set('10th');
  expect(counted(await listChanges(test, asha.id))).toEqual([]);
  await test.owner`insert into calendar_feeds (school_id, id, name, secret_hash) values (${asha.id}, app.new_id(), 'Chess', '\\x00')`;
  expect(counted(await listChanges(test, asha.id))).toEqual(['calendar_feeds 1']);
  await forgetChanges(test);
  await test.owner`delete from calendar_feeds where school_id = ${asha.id} and name = 'Chess'`;
  expect(counted(await listChanges(test, asha.id))).toEqual(['calendar_feeds -1']);
  expect(await listChanges(test, bela.id)).toEqual([]);
});

it('is what the application commits, and nothing that it took back', async () => {
  const rename = (name: string) =>
    test.database.schoolTransaction(asha.id, async (db) => {
      await db.rows(sql`update classes set name = ${name} where id = ${asha.ids.class}`);
      if (name === 'never') throw new Error('taken back');
    });
  await expect(rename('never')).rejects.toThrow('taken back');
  expect(await listChanges(test, asha.id)).toEqual([]);
  await rename('10th Y');
  expect(counted(await listChanges(test, asha.id))).toEqual(['classes -1', 'classes 1']);
});

it('is what went with the row that it belonged to', async () => {
  const id = '00000000-0000-7000-8000-00000000c1a5';
  await test.owner`insert into classes (school_id, id, name, position) values (${bela.id}, ${id}, 'Playgroup', 99)`;
  await test.owner`insert into class_assessments (school_id, year_id, class_id) values (${bela.id}, ${bela.ids.year}, ${id})`;
  await forgetChanges(test);
  await test.owner`delete from classes where school_id = ${bela.id} and id = ${id}`;
  expect(counted(await listChanges(test, bela.id))).toEqual(['class_assessments -1', 'classes -1']);
});

it('is the row of the school itself, and of the tables that have no school', async () => {
  await test.owner`update schools set city = 'Pune' where id = ${bela.id}`;
  expect(await listChanges(test, asha.id)).toEqual([]);
  expect(counted(await listChanges(test, bela.id))).toEqual(['schools -1', 'schools 1']);
  expect(counted(await listAllChanges(test, asha.id))).toEqual(['schools -1', 'schools 1']);
});

it('is every row of a table that was emptied', async () => {
  await test.owner`truncate day_closings`;
  expect(counted(await listChanges(test, asha.id))).toEqual(['day_closings -1']);
});
