import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let maths: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  const [row] = await test.owner<{ id: string }[]>`update subjects set periods_per_week = 6
    where school_id = ${school.id} and class_id = ${school.ids.class} and name = 'Mathematics' returning id`;
  maths = (row as { id: string }).id;
});
afterAll(() => test.close());

const change = (body: object, as = school) => ask(test, as, 'POST', '/admin/teaching', { add: [], remove: [], ...body });
const teachersOf = async (subjectId: string) => {
  const { classes } = (await ask(test, school, 'GET', '/admin/teaching')).data as {
    classes: { className: string; subjects: { id: string; teacherIds: string[] }[] }[];
  };
  return classes.flatMap(({ subjects }) => subjects).find(({ id }) => id === subjectId)?.teacherIds;
};

describe('who teaches what', () => {
  it('lists present teaching staff and every subject with its class, periods and teachers', async () => {
    const asha = await addEmployee(test, school, { name: 'Asha Rao' });
    const clerk = await addEmployee(test, school, { name: 'Kiran Clerk' });
    const gone = await addEmployee(test, school, { name: 'Left Long' });
    await test.owner`update employees set is_teaching = false where id = ${clerk}`;
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${gone}, ${maths})`;
    await test.owner`update employees set left_on = '2025-01-01' where id = ${gone}`;
    const { teachers, classes } = (await ask(test, school, 'GET', '/admin/teaching')).data;
    expect(teachers).toContainEqual({ id: asha, name: 'Asha Rao', positionRole: 'Teacher' });
    expect(teachers.map(({ id }: { id: string }) => id)).not.toEqual(expect.arrayContaining([clerk]));
    expect(teachers.map(({ id }: { id: string }) => id)).not.toEqual(expect.arrayContaining([gone]));
    const own = classes.find(({ classId }: { classId: string }) => classId === school.ids.class);
    expect(own).toMatchObject({ className: '10th' });
    expect(own.subjects).toContainEqual({ id: maths, name: 'Mathematics', periodsPerWeek: 6, teacherIds: [] });
  });

  it('is changed for several teachers and subjects in one act, and the history of each keeps it', async () => {
    const [one, two] = await Promise.all(['Bina Das', 'Chetan Rao'].map((name) => addEmployee(test, school, { name })));
    expect((await change({ subjectIds: [maths, school.ids.subject], add: [one, two] })).data).toEqual({ changed: 2 });
    expect(await teachersOf(maths)).toEqual([one, two]);
    expect(await teachersOf(school.ids.subject)).toEqual(expect.arrayContaining([one, two]));
    // The second teacher leaves one of the two; the first, who is in neither list, stays.
    expect((await change({ subjectIds: [maths], remove: [two] })).data).toEqual({ changed: 1 });
    expect(await teachersOf(maths)).toEqual([one]);
    expect((await change({ subjectIds: [maths], add: [one] })).data).toEqual({ changed: 0 });
    const history = await test.owner<{ before: unknown; after: unknown }[]>`select old_values as before, new_values as after from audit_log
      where school_id = ${school.id} and entity = 'employee' and entity_id = ${two ?? ''} order by at, id`;
    expect(history.at(-1)).toMatchObject({
      before: { subjects: expect.arrayContaining(['10th Mathematics']) },
      after: { subjects: expect.not.arrayContaining(['10th Mathematics']) },
    });
  });

  it('has no teacher who left or does not teach, and nothing changes when one of several is refused', async () => {
    const [good, clerk, gone] = await Promise.all(
      ['Dev Rao', 'Ela Clerk', 'Firoz Khan'].map((name) => addEmployee(test, school, { name })),
    );
    await test.owner`update employees set is_teaching = false where id = ${clerk ?? ''}`;
    await test.owner`update employees set left_on = '2025-01-01' where id = ${gone ?? ''}`;
    const before = await teachersOf(maths);
    expect(await change({ subjectIds: [maths], add: [good, clerk] })).toMatchObject({ status: 422, code: 'notTeaching' });
    expect(await change({ subjectIds: [maths], add: [good, gone] })).toMatchObject({
      status: 409,
      error: 'Firoz Khan has already left.',
    });
    expect(await teachersOf(maths)).toEqual(before);
  });

  it('knows no subject or employee of another school', async () => {
    const other = await makeSchool(test, 'Other teaching');
    const theirs = await addEmployee(test, other, { name: 'Their Teacher' });
    const ours = await addEmployee(test, school, { name: 'Our Teacher' });
    expect(await change({ subjectIds: [maths], add: [theirs] })).toMatchObject({ status: 404 });
    expect(await change({ subjectIds: [other.ids.subject], add: [ours] })).toMatchObject({ status: 404 });
    expect(await change({ subjectIds: [maths], add: [theirs] }, other)).toMatchObject({ status: 404 });
    expect((await ask(test, other, 'GET', '/admin/teaching')).data.teachers.map(({ name }: { name: string }) => name)).toContain(
      'Their Teacher',
    );
  });
});
