import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
const names = ['Zoya Khan', 'anil rao', 'Anil Rao', 'Meera Iyer', 'अनिल राव', 'bhavna kale'];
/** Capital and small letters alike; Devanagari behind Latin letters. */
const ordered = ['Anil Rao', 'anil rao', 'bhavna kale', 'Meera Iyer', 'Zoya Khan', 'अनिल राव'];

/** Without regard to capital letters; which of two names that differ in nothing else is first, is certain too. */
function byFolded(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b ? (one < other ? -1 : 1) : a < b ? -1 : 1;
}

beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  for (const name of names) await addPupil(test, school, { name });
});
afterAll(() => test.close());

const get = async (url: string) => (await ask(test, school, 'GET', url)).data;
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('lists of people are in one order whatever the letters', () => {
  it('of students, over pages', async () => {
    expect(namesOf((await get('/admin/students')).students)).toEqual(ordered);
  });

  it('of students at the counter, each page beginning where the last one ended', async () => {
    // Two pages: every fourth name has a small letter.
    for (let at = 0; at < 56; at++) {
      const name = `${at % 4 === 0 ? 'm' : 'M'}adhav ${String.fromCharCode(97 + (at % 26))}${at}`;
      await addPupil(test, school, { name, className: '9th' });
    }
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: { students: { name: string }[]; next: string | null } = await get(
        `/finance/counter-students${after === null ? '' : `?after=${encodeURIComponent(after)}`}`,
      );
      found.push(...namesOf(page.students));
      after = page.next;
    } while (after !== null);
    expect(found).toHaveLength(62);
    expect(found).toEqual(found.toSorted(byFolded));
  });

  it('of roll numbers that follow the alphabet', async () => {
    await ask(test, school, 'PUT' as 'POST', '/admin/students/roll-numbers', { sectionId: school.ids.section });
    const rows = await test.owner<{ name: string }[]>`select z.name from enrolments e join students z on z.id = e.student_id
      where e.school_id = ${school.id} and e.section_id = ${school.ids.section} order by e.roll_number`;
    expect(namesOf(rows).map((name) => name.toLowerCase())).toEqual(ordered.map((name) => name.toLowerCase()));
  });

  it('of employees', async () => {
    for (const name of ['Zubin Mehta', 'asha joshi', 'Bela Shah'])
      await test.owner`insert into employees (school_id, id, employee_code, name, gender, is_teaching, position_role)
        values (${school.id}, app.new_id(), ${name}, ${name}, 'Female', true, 'Teacher')`;
    const list = namesOf(await get('/admin/getTeacherList')).filter((name) => ['Zubin Mehta', 'asha joshi', 'Bela Shah'].includes(name));
    expect(list).toEqual(['asha joshi', 'Bela Shah', 'Zubin Mehta']);
  });
});
