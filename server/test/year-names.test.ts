import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp } from './app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('years of earlier versions get the hyphen of receipt numbers; own names, and years that have both, stay', async () => {
  const school = await makeSchool(test);
  for (const [place, name] of ['2010–11', '2011–12', '2011-12', 'Session 2012–13'].entries())
    await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on)
      values (${school.id}, app.new_id(), ${name}, make_date(${1990 + place}, 4, 1), make_date(${1991 + place}, 3, 31))`;
  await test.owner.unsafe(await readFile(new URL('../src/db/migrations/0150-year-names-with-a-hyphen.sql', import.meta.url), 'utf8'));
  const rows = await test.owner<
    { name: string }[]
  >`select name from academic_years where school_id = ${school.id} and starts_on < '2000-01-01' order by starts_on`;
  expect(rows.map(({ name }) => name)).toEqual(['2010-11', '2011–12', '2011-12', 'Session 2012–13']);
});
