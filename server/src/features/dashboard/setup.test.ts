import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provisionWaitingSchools } from '#features/school';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

type Tree = { classes: { id: string; className: string; sections: { id: string; section: string }[] }[] };
const treeOf = async (as: TestSchool) => ((await ask(test, as, 'GET', '/admin/school-classes')).data as Tree).classes;
const stepOf = async (as: TestSchool, name: string) =>
  (await ask(test, as, 'GET', '/admin/setup-checklist')).data.steps.find(({ step }: { step: string }) => step === name);

describe('all classes in one grid', () => {
  it('are renamed, added, removed and ordered in one act, which says that the step is done', async () => {
    const school = await makeSchool(test, 'Grid');
    expect(await stepOf(school, 'classes')).toMatchObject({ isDone: false, count: 15 });
    const [nursery, lkg, ...rest] = await treeOf(school);
    const first = rest.slice(0, 3).map(({ id, className }) => ({ classId: id, className, sections: ['A', 'B', 'C'] }));
    const classes = [
      { className: 'Play Group', sections: ['A'] },
      { classId: lkg?.id, className: 'KG 1', sections: ['Rose', 'Lily'] },
      { classId: nursery?.id, className: 'Nursery', sections: ['A'] },
      ...first,
    ];
    expect((await ask(test, school, 'PUT', '/admin/class-grid', { classes })).data).toEqual({ classes: 6, sections: 13 });
    expect(
      (await treeOf(school)).map(({ className, sections }) => `${className}: ${sections.map(({ section }) => section).join(' ')}`),
    ).toEqual(['Play Group: A', 'KG 1: Lily Rose', 'Nursery: A', 'UKG: A B C', '1st: A B C', '2nd: A B C']);
    expect(await stepOf(school, 'classes')).toMatchObject({ isDone: true });
  });

  it('keep what is used, and change nothing at all then', async () => {
    const school = await makeSchool(test, 'Grid used');
    await addPupil(test, school);
    const tree = await treeOf(school);
    const classes = tree
      .filter(({ className }) => className !== '10th')
      .map(({ id, className }) => ({ classId: id, className, sections: ['A'] }));
    expect(await ask(test, school, 'PUT', '/admin/class-grid', { classes })).toMatchObject({ status: 409, code: 'inUse' });
    expect(await treeOf(school)).toHaveLength(15);
    const twice = [{ className: '1st', sections: ['A', 'a'] }];
    expect((await ask(test, school, 'PUT', '/admin/class-grid', { classes: twice })).code).toBe('nameTaken');
  });
});

describe('the month from which fees are charged', () => {
  const chargedOf = async (as: TestSchool, studentId: string) => {
    const [account] = await test.owner<
      { charged: string[] }[]
    >`select charged from fee_accounts where school_id = ${as.id} and student_id = ${studentId}`;
    return account?.charged.map(Number) ?? [];
  };

  it('is the month of registering for a new school, and nothing before it is invented', async () => {
    const school = await makeSchool(test, 'November');
    await test.owner`delete from fee_rates where school_id = ${school.id}`;
    await test.owner`delete from fee_rules where school_id = ${school.id}`;
    await test.owner`update schools set ready_at = null where id = ${school.id}`;
    await provisionWaitingSchools(test.database, '2026-11-20');
    const { id } = await addPupil(test, school);
    expect(await chargedOf(school, id)).toEqual([0, 0, 0, 0, 0, 0, 0, ...Array.from({ length: 5 }, () => 320_000)]);
    const { data } = await ask(test, school, 'GET', '/finance/fee-structure');
    expect(data.rules.firstMonth).toBe('November');
  });

  it('is saved with the fees of all classes in one act', async () => {
    const school = await makeSchool(test, 'Starting fees');
    const { id } = await addPupil(test, school);
    expect((await chargedOf(school, id))[0]).toBe(320_000);
    const classes = await treeOf(school);
    const fees = classes.map((one, place) => ({ classId: one.id, monthly: 1000 + place * 100 }));
    const answer = await ask(test, school, 'PUT', '/finance/starting-fees', { firstMonth: 'October', dueDay: 15, fees });
    expect(answer.data.students).toBe(1);
    expect(await chargedOf(school, id)).toEqual([0, 0, 0, 0, 0, 0, ...Array.from({ length: 6 }, () => 220_000)]);
    const { data } = await ask(test, school, 'GET', '/finance/fee-structure');
    expect([data.rules.firstMonth, data.rules.dueDay]).toEqual(['October', 15]);
    expect(await stepOf(school, 'fees')).toMatchObject({ isDone: true });
    const other = await makeSchool(test, 'Other fees');
    expect((await ask(test, other, 'PUT', '/finance/starting-fees', { firstMonth: 'April', dueDay: 10, fees })).status).toBe(404);
  });
});

describe('subjects and periods a week', () => {
  it('that are taken out are gone from the class, and stay without periods where a lesson or log holds them', async () => {
    const school = await makeSchool(test, 'Ghosts');
    const classId = school.ids.class;
    const names = async () =>
      (await test.owner`select name, periods_per_week as periods from subjects where class_id = ${classId}`).map(
        ({ name, periods }) => `${name} ${periods}`,
      );
    const teacher = await addEmployee(test, school, { name: 'Kavita Joshi' });
    const idOf = async (name: string) => (await test.owner`select id from subjects where class_id = ${classId} and name = ${name}`)[0]?.id;
    const [period] = await test.owner`select id from periods where school_id = ${school.id} limit 1`;
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${teacher}, ${await idOf('English')})`;
    await test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, description)
      values (${school.id}, ${teacher}, '2026-11-20', ${period?.id}, ${school.ids.section}, ${await idOf('Hindi')}, 'Poems')`;
    const groups = [{ classIds: [classId], subjects: [{ name: 'अंग्रेज़ी', periodsPerWeek: 8 }] }];
    expect((await ask(test, school, 'PUT', '/admin/subject-weeks', { groups })).status).toBe(200);
    expect((await names()).sort()).toEqual(['Hindi 0', 'अंग्रेज़ी 8']);
  });

  it('are proposed by the board, full weeks, classes with the same ones together, and saved in one act', async () => {
    const school = await makeSchool(test, 'Weeks');
    const { data } = await ask(test, school, 'GET', '/admin/subject-weeks');
    expect(data.periodsAWeek).toBe(48);
    expect(
      data.groups.map(({ classNames, isSet }: { classNames: string[]; isSet: boolean }) => `${classNames.join(' ')} ${isSet}`),
    ).toEqual(['Nursery LKG UKG false', '1st 2nd 3rd 4th 5th false', '6th 7th 8th 9th 10th false', '11th 12th false']);
    // A short Saturday of the timetable rules leaves fewer periods, for its classes or for all.
    const short = await makeSchool(test, 'Short Saturday');
    const periods = (await test.owner`select id from periods where school_id = ${short.id} order by position`).map(({ id }) => id);
    const [first] = (await ask(test, short, 'GET', '/admin/subject-weeks')).data.groups[1].classIds;
    const closures = [
      { name: 'Short Saturday', classIds: [], away: periods.slice(5).map((id) => [6, id]) },
      { name: 'Small ones', classIds: [first], away: periods.slice(4, 6).map((id) => [6, id]) },
    ];
    expect((await ask(test, short, 'PUT', '/admin/timetable/rules', { closures })).status).toBe(200);
    const shorter = (await ask(test, short, 'GET', '/admin/subject-weeks')).data.groups;
    type Shorter = { classNames: string[]; periodsAWeek: number; subjects: { periodsPerWeek: number }[] };
    const [fewest, usual] = [44, 45].map((most) => shorter.filter((one: Shorter) => one.periodsAWeek === most)) as [Shorter[], Shorter[]];
    expect(fewest.map(({ classNames }) => classNames)).toEqual([['1st']]);
    expect(fewest.length + usual.length).toBe(shorter.length);
    for (const { subjects, periodsAWeek } of shorter as Shorter[])
      expect(subjects.reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0)).toBe(periodsAWeek);
    const groups = data.groups.map(({ classIds, subjects }: { classIds: string[]; subjects: object[] }) => ({ classIds, subjects }));
    groups[3].subjects = [...groups[3].subjects.slice(1), { name: 'Accountancy', periodsPerWeek: 7 }];
    expect((await ask(test, school, 'PUT', '/admin/subject-weeks', { groups })).status).toBe(200);
    const after = (await ask(test, school, 'GET', '/admin/subject-weeks')).data.groups;
    expect(after.every(({ isSet }: { isSet: boolean }) => isSet)).toBe(true);
    expect(after.at(-1).subjects).toContainEqual({ name: 'Accountancy', periodsPerWeek: 7 });
    expect(after.at(-1).subjects.map(({ name }: { name: string }) => name)).not.toContain('English');
    expect(await stepOf(school, 'subjects')).toMatchObject({ isDone: true });
    const other = await makeSchool(test, 'Other weeks');
    expect((await ask(test, other, 'PUT', '/admin/subject-weeks', { groups })).status).toBe(404);
  });
});

it('a step is skipped, done and open again as a person says', async () => {
  const school = await makeSchool(test, 'Steps');
  const mark = (state: string) => ask(test, school, 'PUT', '/admin/setup-steps/channels', { state });
  await mark('skipped');
  expect(await stepOf(school, 'channels')).toMatchObject({ isDone: false, isSkipped: true });
  await mark('done');
  expect(await stepOf(school, 'channels')).toMatchObject({ isDone: true, isSkipped: false });
  await mark('open');
  expect(await stepOf(school, 'channels')).toMatchObject({ isDone: false, isSkipped: false });
  expect((await ask(test, school, 'PUT', '/admin/setup-steps/party', { state: 'done' })).status).toBe(404);
});
