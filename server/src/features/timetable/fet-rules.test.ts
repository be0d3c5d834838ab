import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';
import { addSplit } from '../../../test/timetable.ts';
import { makeInstance } from './generator/school/make-instance.ts';
import { readWeek } from './store/lessons.store.ts';
import { readRules } from './store/rules.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function upload(school: TestSchool, path: string, text: string) {
  const form = multipart('fet', Buffer.from(text), 'school.fet');
  const response = await test.app.inject({
    method: 'POST',
    url: `/admin/timetable/fet${path}`,
    ...form,
    headers: { ...form.headers, ...bearer(school) },
  });
  return { status: response.statusCode, ...response.json() };
}
const rulesOf = async (school: TestSchool) => (await ask(test, school, 'GET', '/admin/timetable/rules')).data;
const exported = async (school: TestSchool) =>
  (await test.app.inject((await ask(test, school, 'GET', '/admin/timetable/exports/school?format=fet')).data.url)).body;
const subjectsOf = (school: TestSchool) =>
  test.owner<
    { id: string; name: string }[]
  >`select id, name from subjects where school_id = ${school.id} and class_id = ${school.ids.class} order by name`;
const day = (name: string) => `<Day><Name>${name}</Name></Day>`;
const file = (
  activities: string,
  more = '',
) => `<fet version="6.8.5"><Days_List>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(day).join('')}</Days_List>
  <Hours_List>${Array.from({ length: 8 }, (_, at) => `<Hour><Name>Hour ${at + 1}</Name></Hour>`).join('')}</Hours_List>
  <Teachers_List><Teacher><Name>Kavita Joshi</Name></Teacher><Teacher><Name>Nobody Known</Name></Teacher></Teachers_List>
  <Rooms_List><Room><Name>Lab 1</Name></Room><Room><Name>Lab 2</Name></Room></Rooms_List>
  <Students_List><Year><Name>10th A</Name><Group><Name>A girls</Name></Group></Year><Year><Name>77 Z</Name></Year></Students_List>
  <Activities_List>${activities}</Activities_List>${more}</fet>`;
const activity = (id: number, subject: string, { students = '10th A', teacher = 'Kavita Joshi', length = 1, group = 0 } = {}) =>
  `<Activity><Teacher>${teacher}</Teacher><Subject>${subject}</Subject><Students>${students}</Students><Duration>${length}</Duration><Id>${id}</Id>
    <Activity_Group_Id>${group}</Activity_Group_Id></Activity>`;

it('what Shala writes for FET and reads again asks for the same timetable', async () => {
  const school = await makeSchool(test, 'School with a FET file');
  const kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  await addSplit(test, school);
  const [first, second] = await subjectsOf(school);
  await ask(test, school, 'PUT', '/admin/timetable/rules', {
    rooms: [{ name: 'Laboratory', kind: '', away: [[1, school.ids.period]] }],
    teachers: [{ teacherId: kavita, mostADay: 4, mostInRow: 2, mostVacant: 0, away: [[2, school.ids.period]] }],
    closures: [{ name: 'Assembly', classIds: [], away: [[6, school.ids.period]] }],
    sectionSubjects: [{ sectionId: school.ids.section, subjectId: second?.id, teacherId: kavita, periodsPerWeek: 5 }],
    fixed: [{ sectionId: school.ids.section, day: 3, periodId: school.ids.period, subjectId: second?.id }],
  });
  const roomId = (await rulesOf(school)).rooms[0].id;
  await ask(test, school, 'PUT', '/admin/timetable/rules', {
    subjects: [{ subjectId: second?.id, longCount: 1, longLength: 2, onceADay: false, partOfDay: 'any', roomId, roomKind: '' }],
  });
  const demands = () =>
    test.database.schoolTransaction(school.id, async (db) => {
      const { lessons, ...rest } = makeInstance(await readWeek(db, school.id), await readRules(db, school.id));
      return { ...rest, lessons: lessons.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
    });
  const before = await demands();
  expect(before.lessons.length).toBeGreaterThan(1);
  const text = await exported(school);
  const preview = await upload(school, '/preview', text);
  expect(preview).toMatchObject({ status: 200, data: { splits: 1, newRooms: 0, problems: [] } });
  expect(await upload(school, '', text)).toMatchObject({ status: 200, data: { sections: preview.data.sections } });
  expect(await demands()).toEqual(before);
  const rules = await rulesOf(school);
  // A second time nothing changes any more.
  expect(await upload(school, '', text)).toMatchObject({ status: 200 });
  expect(await rulesOf(school)).toEqual(rules);
  expect(first).toBeDefined();
});

it('doubles, rooms, teachers and periods of a file become rules; what is not understood is told', async () => {
  const school = await makeSchool(test, 'School that used FET');
  const kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  const [first, second] = await subjectsOf(school);
  const [one, two] = [first?.name ?? '', second?.name ?? ''];
  const text = file(
    [
      activity(1, one, { length: 2, group: 1 }),
      activity(2, one, { group: 1 }),
      activity(3, two, { teacher: 'Nobody Known' }),
      activity(4, 'Quidditch'),
      activity(5, two, { students: '77 Z' }),
      activity(6, two, { students: 'A girls' }),
    ].join(''),
    `<Time_Constraints_List><ConstraintTeacherMaxGapsPerWeek><Weight_Percentage>100</Weight_Percentage></ConstraintTeacherMaxGapsPerWeek></Time_Constraints_List>
     <Space_Constraints_List>${[1, 2]
       .map(
         (id) => `<ConstraintActivityPreferredRooms><Weight_Percentage>100</Weight_Percentage><Activity_Id>${id}</Activity_Id>
           <Preferred_Room>Lab 1</Preferred_Room><Preferred_Room>Lab 2</Preferred_Room></ConstraintActivityPreferredRooms>`,
       )
       .join('')}</Space_Constraints_List>`,
  );
  const { data } = await upload(school, '/preview', text);
  expect(data).toMatchObject({ sections: 1, periods: 4, newRooms: 2, splits: 0 });
  const told = data.problems.map(({ kind, text: about }: { kind: string; text: string }) => `${kind}: ${about}`);
  expect(told.toSorted()).toEqual([
    `part: ${two}`,
    'rule: Teacher max gaps per week',
    'section: 77 Z',
    'subject: Quidditch',
    'teacher: Nobody Known',
  ]);
  expect((await rulesOf(school)).rooms).toEqual([]);
  expect(await upload(school, '', text)).toMatchObject({ status: 200, data: { sections: 1, periods: 4 } });
  const rules = await rulesOf(school);
  expect(rules.rooms).toMatchObject([
    { name: 'Lab 1', kind: one },
    { name: 'Lab 2', kind: one },
  ]);
  expect(rules.subjects).toMatchObject([{ subjectId: first?.id, longCount: 1, longLength: 2, roomKind: one }]);
  const ofSection = rules.sectionSubjects.filter((row: { periodsPerWeek: number }) => row.periodsPerWeek > 0);
  expect(ofSection.toSorted((a: { periodsPerWeek: number }, b: { periodsPerWeek: number }) => b.periodsPerWeek - a.periodsPerWeek)).toEqual(
    [
      { sectionId: school.ids.section, subjectId: first?.id, teacherId: kavita, periodsPerWeek: 3 },
      { sectionId: school.ids.section, subjectId: second?.id, teacherId: null, periodsPerWeek: 1 },
    ],
  );
  const [entry] =
    await test.owner`select new_values from audit_log where school_id = ${school.id} and entity = 'timetableRules' order by at desc limit 1`;
  expect(JSON.stringify(entry)).toContain('Lab 1');
});

it('names of another school mean nothing, and a bad file is refused in a sentence', async () => {
  const other = await makeSchool(test, 'Another school');
  const { data } = await upload(other, '/preview', file(activity(1, 'English')));
  expect(data.problems).toContainEqual({ kind: 'teacher', text: 'Kavita Joshi', other: '', count: 1 });
  expect(await upload(other, '', file(activity(1, 'English', { students: '77 Z' })))).toMatchObject({ status: 422, code: 'fetNoSections' });
  expect(await upload(other, '/preview', 'Not XML')).toMatchObject({ status: 422, code: 'fetBroken' });
  expect(await upload(other, '/preview', '<!DOCTYPE fet [<!ENTITY a "b">]><fet>&a;</fet>')).toMatchObject({
    status: 422,
    code: 'fetBroken',
    message: expect.stringContaining('not a file of the program FET'),
  });
  expect(await upload(other, '/preview', '<fet/>')).toMatchObject({ status: 422, code: 'fetEmpty' });
});
