import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee, ask } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('a word in Devanagari', () => {
  it.each([
    ['अन्वी', 'anvi', 'anvee'],
    ['कुलकर्णी', 'kulkarni'],
    ['देशपांडे', 'deshpande'],
    ['शिंदे', 'shinde'],
    ['भोसले', 'bhosle', 'bhosale'],
    ['पवार', 'pavar', 'pawar'],
    ['चव्हाण', 'chavan'],
    ['राम', 'ram'],
    ['कृष्ण', 'krishna'],
    ['रोहन', 'rohan'],
    ['प्रियंका', 'priyanka'],
    ['पूजा', 'puja', 'pooja'],
    ['दीपक', 'dipak', 'deepak'],
    ['आरव', 'aarav'],
    ['ऋतुजा', 'rituja', 'rutuja'],
    ['ज़ैनब', 'zainab'],
    ['अनुष्का', 'anushka'],
  ])('%s is also written %s', async (word, ...forms) => {
    const [row] = await test.owner<{ forms: string[] }[]>`select app.latin_forms(${word}) as forms`;
    for (const form of forms) expect(row?.forms).toContain(form);
    expect(row?.forms[0]).toBe(forms[0]);
  });

  it.each(['rohan', '9823041172', 'a-12', ''])('“%s” is none', async (word) => {
    expect((await test.owner`select app.latin_forms(${word}) as forms`)[0]).toEqual({ forms: [] });
  });
});

describe('a student', () => {
  beforeEach(async () => {
    school = await makeSchool(test, `Scripts ${performance.now()}`);
    await addStudent(test, school, { name: 'अन्वी कुलकर्णी', phone: '9823041101' });
    await addStudent(test, school, { name: 'Rohan Deshpande', phone: '9823041102' });
  });
  const names = async (url: string) => {
    const { data } = await ask(test, school, 'GET', url);
    return (data.students as { name: string }[]).map(({ name }) => name);
  };

  it('of before has the same words after the update of the database', async () => {
    const words = async () =>
      (await test.owner<{ token: string }[]>`select token from student_search where school_id = ${school.id} order by 1`).map(
        ({ token }) => token,
      );
    const all = await words();
    await test.owner`delete from student_search where school_id = ${school.id} and token ~ '^[a-z]' and student_id in (select id from students where name ~ '[ऀ-ॿ]')`;
    expect(await words()).not.toContain('anvi');
    const update = new URL('../../../db/migrations/0180-names-in-either-script.sql', import.meta.url);
    await test.owner.unsafe(readFileSync(update, 'utf8'));
    // The guardian's name is in Latin letters, too; the other student has the same.
    const latin = (of: string[]) => [...new Set(of.filter((word) => /^[a-z]/.test(word)))];
    expect(latin(await words())).toEqual(latin(all));
  });

  it.each([
    ['anvi', 'अन्वी कुलकर्णी'],
    ['Anv', 'अन्वी कुलकर्णी'],
    ['kulkarni anvi', 'अन्वी कुलकर्णी'],
    ['अन्वी', 'अन्वी कुलकर्णी'],
    ['रोहन', 'Rohan Deshpande'],
    ['देशपांडे रोहन', 'Rohan Deshpande'],
    ['rohan', 'Rohan Deshpande'],
  ])('is found by “%s” in every search', async (typed, name) => {
    const search = encodeURIComponent(typed);
    for (const url of [`/admin/students?search=${search}`, `/finance/counter-students?search=${search}`, `/admin/search?q=${search}`])
      expect([url, await names(url)]).toEqual([url, [name]]);
  });
});

describe('an employee', () => {
  beforeEach(async () => {
    school = await makeSchool(test, `Staff scripts ${performance.now()}`);
    await addEmployee(test, school, { name: 'शबाना ख़ान' });
    await addEmployee(test, school, { name: 'Ashok Tiwari' });
  });

  it.each([
    ['shabana', 'शबाना ख़ान'],
    ['Shab kh', 'शबाना ख़ान'],
    ['शबाना', 'शबाना ख़ान'],
    ['अशोक', 'Ashok Tiwari'],
    ['ashok', 'Ashok Tiwari'],
  ])('is found by “%s” in every search', async (typed, name) => {
    const search = encodeURIComponent(typed);
    const found = await ask(test, school, 'GET', `/admin/search?q=${search}`);
    expect(found.data.employees.map((one: { name: string }) => one.name)).toEqual([name]);
    const people = await ask(test, school, 'GET', `/admin/leave/people?kind=employee&search=${search}`);
    expect(people.data.map((one: { name: string }) => one.name)).toEqual([name]);
    const listed = await ask(test, school, 'GET', `/admin/employees?search=${search}`);
    expect(JSON.stringify(listed.data)).toContain(name);
    expect(JSON.stringify(listed.data)).not.toContain(name === 'Ashok Tiwari' ? 'शबाना' : 'Ashok');
  });
});
