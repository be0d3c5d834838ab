import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { ask } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Found Once');
  for (const [at, name] of ['Kuldeep Kulkarni', 'Kulveer Rao', 'Asha Kulkarni', 'Rohan Deshpande'].entries())
    await addStudent(test, school, { name, phone: `982304110${at}` });
});
afterAll(() => test.close());

type Page = { students: { name: string }[]; hasMore: boolean };
async function search(text: string, page = ''): Promise<Page & { names: string[] }> {
  const { data } = (await ask(test, school, 'GET', `/admin/students?search=${encodeURIComponent(text)}${page}`)) as unknown as {
    data: Page;
  };
  return { ...data, names: data.students.map(({ name }) => name) };
}

it('finds a student of whom two words begin with what is typed once, on every page', async () => {
  const all = ['Kuldeep Kulkarni', 'Asha Kulkarni', 'Kulveer Rao'];
  expect((await search('kul')).names).toEqual(all);
  expect((await search('kulk')).names).toEqual(expect.arrayContaining(['Kuldeep Kulkarni', 'Asha Kulkarni']));
  for (const text of ['ku', 'kul'])
    for (const [at, name] of all.entries())
      expect(await search(text, `&limit=1&offset=${at}`)).toMatchObject({ names: [name], hasMore: at < 2 });
  // Three rows hold two students: a third one is on the next page all the same.
  expect(await search('kul', '&limit=2')).toMatchObject({ names: all.slice(0, 2), hasMore: true });
  expect(await search('kul', '&limit=3')).toMatchObject({ names: all, hasMore: false });
});
