import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { inFull } from '../../../test/in-full.ts';
import { loadSchools } from './bulk.ts';
import { checkDemo } from './index.ts';
import { runDemoCommand } from './main.ts';
import { relaxTables, restoreTables } from './relax.ts';

const OPTIONS = { today: '2026-11-20', passwordHash: 'hash of a password' };

describe('bench schools', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are any number, each true in itself, with accounts and ids of their own', async () => {
    const loaded = await loadSchools(database.owner, { ...OPTIONS, schools: 3, studentsPerSchool: 40 });
    expect(loaded.schools.map(({ email }) => email)).toEqual([
      'admin@s0001.shala.example',
      'admin@s0002.shala.example',
      'admin@s0003.shala.example',
    ]);
    for (const { schoolId } of loaded.schools) expect(await checkDemo(database.owner, schoolId)).toEqual([]);
    const [shared] = await database.owner`select count(*)::int as n from (select id from students group by id having count(*) > 1) x`;
    expect(shared?.n).toBe(0);
    const [totals] =
      await database.owner`select count(distinct school_id)::int as schools, count(*)::int as students from enrolments e join academic_years y using (school_id) where y.id = e.year_id and y.is_current`;
    expect(totals).toEqual({ schools: 3, students: 120 });
    const [astray] = await database.owner`select count(*)::int as cards from student_directory x
      left join classes c on c.school_id = x.school_id and c.id = x.class_id and c.name = x.class_name where x.section_id is not null and c.id is null`;
    expect(astray?.cards).toBe(0);
    const heads = await database.owner`select distinct last_hash from ledger_heads`;
    expect(heads).toHaveLength(3);
  });

  inFull('follow those that are there, with registers when asked', async () => {
    const said: string[] = [];
    const code = await runDemoCommand(database.owner, ['--students', '60', '--schools', '2', '--attendance', '--check'], {
      ...OPTIONS,
      print: (sentence) => said.push(sentence),
    });
    expect(said.slice(-2)).toEqual(['admin@s0004.shala.example: all agrees.', 'admin@s0005.shala.example: all agrees.']);
    expect(code).toBe(0);
    const [marks] = await database.owner`select count(distinct school_id)::int as schools from student_attendance`;
    expect(marks?.schools).toBe(2);
  });

  it('past ten are planned for at once', async () => {
    await loadSchools(database.owner, { ...OPTIONS, schools: 8, studentsPerSchool: 20 });
    const [option] =
      await database.owner`select attoptions from pg_attribute where attrelid = 'students'::regclass and attname = 'school_id'`;
    expect(option?.attoptions).toEqual(['n_distinct=10']);
  });

  it('leave keys and indexes as they were, also after a load that was killed', async () => {
    const shape = () => database.owner`
      select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
      union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select relname, 'options', reloptions::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1, 2, 3`;
    const before = await shape();
    await relaxTables(database.owner, ['students', 'journal', 'payments', 'allocations', 'student_attendance', 'timetable_slots']);
    expect((await shape()).length).toBeLessThan(before.length);
    await restoreTables(database.owner);
    expect(await shape()).toEqual(before);
  });

  it('are refused with the usage when the flags make no sense', async () => {
    const said: string[] = [];
    expect(await runDemoCommand(database.owner, ['--students', 'many'], { ...OPTIONS, print: (sentence) => said.push(sentence) })).toBe(1);
    expect(said[0]).toContain('--students 2000 --schools 1000');
  });
});
