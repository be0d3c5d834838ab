import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
});
afterAll(() => test.close());

const as = (school: TestSchool) => (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) =>
  ask(test, school, method as 'POST', url, body);
const act = (...args: Parameters<ReturnType<typeof as>>) => as(asha)(...args);
const tree = async () => (await act('GET', '/admin/school-classes')).data.classes;
const classNamed = async (name: string) => (await tree()).find(({ className }: { className: string }) => className === name);
const newest = async () =>
  (
    await test.owner<{ action: string; old: unknown; new: unknown }[]>`select action, old_values as old, new_values as new from audit_log
      where school_id = ${asha.id} order by id desc limit 1`
  )[0];

describe('a class', () => {
  it('comes with its section and the usual fee, is renamed, ordered and removed with what it came with', async () => {
    const { data } = await act('POST', '/admin/school-classes', { className: 'Evening', section: 'Morning' });
    expect((await tree()).at(-1)).toMatchObject({ id: data.id, className: 'Evening', sections: [{ section: 'Morning', students: 0 }] });
    const [rates] =
      await test.owner`select count(*)::int as count, min(amount_paise)::int as least from fee_rates where class_id = ${data.id}`;
    expect(rates).toEqual({ count: 12, least: 320_000 });
    expect((await act('PATCH', `/admin/school-classes/${data.id}`, { className: 'संध्या' })).status).toBe(200);
    expect(await newest()).toMatchObject({ old: { className: 'Evening' }, new: { className: 'संध्या' } });
    await act('PUT', '/admin/class-order', { classIds: [data.id] });
    expect((await tree())[0]).toMatchObject({ className: 'संध्या' });
    expect((await act('DELETE', `/admin/school-classes/${data.id}`)).status).toBe(200);
    expect(await classNamed('संध्या')).toBeUndefined();
    expect(await test.owner`select from fee_rates where class_id = ${data.id}`).toHaveLength(0);
  });

  it('is put in its place by many at the same moment, in any order, and none waits for ever', async () => {
    const ids: string[] = (await tree()).map(({ id }: { id: string }) => id);
    const orders = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? ids : ids.toReversed()));
    const answers = await Promise.all(orders.map((classIds) => act('PUT', '/admin/class-order', { classIds })));
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    await act('PUT', '/admin/class-order', { classIds: ids });
  });

  it('of a name that is taken is refused', async () =>
    expect(await act('POST', '/admin/school-classes', { className: '10th', section: 'A' })).toMatchObject({
      status: 409,
      code: 'nameTaken',
    }));

  it('with students stays, and says so', async () => {
    await addPupil(test, asha);
    const { status, code, error } = await act('DELETE', `/admin/school-classes/${asha.ids.class}`);
    expect({ status, code }).toEqual({ status: 409, code: 'inUse' });
    expect(error).toMatch(/1 student of this or an earlier year/);
    expect((await classNamed('10th')).sections[0].students).toBe(1);
  });

  it('is the last one that a school keeps', async () => {
    const only = await makeSchool(test, 'One Class School');
    const classes = (await as(only)('GET', '/admin/school-classes')).data.classes as { id: string }[];
    for (const { id } of classes.slice(1)) expect((await as(only)('DELETE', `/admin/school-classes/${id}`)).status).toBe(200);
    expect(await as(only)('DELETE', `/admin/school-classes/${classes[0]?.id}`)).toMatchObject({ status: 409, code: 'lastClass' });
  });
});

describe('a section', () => {
  it('has a class teacher from the staff at work, and none from elsewhere', async () => {
    const teacher = await addEmployee(test, asha, { name: 'Meera Iyer' } as never);
    const teacherId = typeof teacher === 'string' ? teacher : (teacher as { id: string }).id;
    const { data } = await act('POST', `/admin/school-classes/${asha.ids.class}/sections`, { section: 'B', classTeacherId: teacherId });
    const section = (await classNamed('10th')).sections.find(({ id }: { id: string }) => id === data.id);
    expect(section).toMatchObject({ section: 'B', classTeacher: { id: teacherId } });
    expect((await act('PATCH', `/admin/sections/${data.id}`, { classTeacherId: bela.ids.class })).status).toBe(404);
    await act('PATCH', `/admin/sections/${data.id}`, { section: 'C' });
    expect(await newest()).toMatchObject({ old: { section: 'B' }, new: { section: 'C' } });
    expect((await act('PATCH', `/admin/sections/${data.id}`, { section: 'A' })).code).toBe('nameTaken');
    expect((await act('DELETE', `/admin/sections/${data.id}`)).status).toBe(200);
  });
});

describe('a subject', () => {
  it('is added, changed and removed, and stays while it is taught', async () => {
    const url = `/admin/school-classes/${asha.ids.class}/subjects`;
    const { data } = await act('POST', url, { name: 'Robotics', periodsPerWeek: 2 });
    await act('PATCH', `/admin/subjects/${data.id}`, { periodsPerWeek: 3 });
    expect(await newest()).toMatchObject({ old: { periodsPerWeek: 2 }, new: { periodsPerWeek: 3 } });
    expect((await act('GET', url)).data.at(-1)).toMatchObject({ name: 'Robotics', periodsPerWeek: 3, teachers: [] });
    expect((await act('PATCH', `/admin/subjects/${data.id}`, { periodsPerWeek: 49 })).fields).toHaveProperty('periodsPerWeek');
    await test.owner`insert into textbooks (school_id, id, subject_id, title) values (${asha.id}, app.new_id(), ${data.id}, 'Robots')`;
    expect((await act('DELETE', `/admin/subjects/${data.id}`)).error).toMatch(/1 textbook/);
    await test.owner`delete from textbooks where subject_id = ${data.id}`;
    expect((await act('DELETE', `/admin/subjects/${data.id}`)).status).toBe(200);
  });
});

describe('the periods of the day', () => {
  type Period = { id: string; name: string; startsAt: string; endsAt: string };
  const load = async (): Promise<Period[]> =>
    (await act('GET', '/admin/school-periods')).data.map(({ id, name, startsAt, endsAt }: Period) => ({ id, name, startsAt, endsAt }));
  const save = (periods: object[]) => act('PUT', '/admin/school-periods', { periods });

  it('swap names, move and get one more in a single act', async () => {
    const [first, second, ...rest] = (await load()) as [Period, Period, ...Period[]];
    const wanted = [
      { ...first, name: second.name },
      { ...second, name: first.name },
      ...rest,
      { name: 'P9', startsAt: '17:00', endsAt: '17:40' },
    ];
    expect((await save(wanted)).status).toBe(200);
    const after = await load();
    expect(after.map(({ name }) => name)).toEqual(['P2', 'P1', ...rest.map(({ name }) => name), 'P9']);
    expect((await save([first, second, ...rest])).status).toBe(200);
    expect((await load()).map(({ name }) => name)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8']);
  });

  it('that somebody else changed since they were opened are not written over, and are saved by whoever has seen them', async () => {
    const [first, ...rest] = (await load()) as [Period, ...Period[]];
    const seen = { periods: [first, ...rest] };
    const theirs = [{ ...first, endsAt: '08:35' }, ...rest];
    expect((await act('PUT', '/admin/school-periods', { periods: theirs, seen })).status).toBe(200);
    const mine = [{ ...first, endsAt: '08:30' }, ...rest];
    const stale = await act('PUT', '/admin/school-periods', { periods: mine, seen });
    expect(stale).toMatchObject({ status: 409, code: 'changedMeanwhile', data: { present: { periods: theirs } } });
    expect(await load()).toEqual(theirs);
    // The order of an object's fields does not matter.
    const turned = theirs.map(({ endsAt, startsAt, name, id }) => ({ endsAt, startsAt, name, id }));
    expect((await act('PUT', '/admin/school-periods', { periods: mine, seen: { periods: turned } })).status).toBe(200);
    expect(await load()).toEqual(mine);
    expect((await save([first, ...rest])).status).toBe(200);
  });

  it('that are saved twice within a moment, a new one among them, are saved once', async () => {
    const before = await load();
    const seen = { periods: before };
    const wanted = [{ name: 'Zero', startsAt: '07:00', endsAt: '07:40' }, ...before.toReversed()];
    for (const _press of [1, 2]) expect((await act('PUT', '/admin/school-periods', { periods: wanted, seen })).status).toBe(200);
    const after = await load();
    expect(after.map(({ name }) => name)).toEqual(['Zero', ...before.map(({ name }) => name)]);
    expect((await save(wanted)).status).toBe(200);
    expect(await load()).toEqual(after);
    expect((await save(before)).status).toBe(200);
  });

  it('that overlap, end before they begin, share a name or a time that is none are refused', async () => {
    const [first, ...rest] = (await load()) as [Period, ...Period[]];
    expect((await save([{ ...first, endsAt: '16:00' }, ...rest])).code).toBe('periodsOverlap');
    expect((await save([{ ...first, startsAt: '09:00', endsAt: '08:00' }])).fields).toHaveProperty('periods.0.endsAt');
    expect((await save([first, { ...(rest[0] as Period), name: 'p1' }])).code).toBe('nameTaken');
    expect((await save([{ ...first, startsAt: '25:00' }])).status).toBe(400);
    expect(await load()).toEqual([first, ...rest]);
  });
});
