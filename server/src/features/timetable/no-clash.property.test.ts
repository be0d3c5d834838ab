import { SCHOOL_DAYS } from '@shala/contract/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { histories } from '../../../test/sampling.ts';

let test: TestApp;
let school: TestSchool;
let sections: { id: string; subjectId: string }[];
let periods: string[];
let teachers: string[];
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
  sections =
    await test.owner`select s.id, (select u.id from subjects u where u.school_id = s.school_id and u.class_id = s.class_id limit 1) as "subjectId"
    from sections s where s.school_id = ${school.id} order by s.id limit 3`;
  periods = (await test.owner<{ id: string }[]>`select id from periods where school_id = ${school.id} order by position limit 3`).map(
    ({ id }) => id,
  );
  teachers = await Promise.all(['Asha', 'Bela', 'Chitra'].map((name) => addEmployee(test, school, { name })));
});
afterAll(() => test.close());

const place = fc.record({
  section: fc.nat(2),
  day: fc.nat(1),
  period: fc.nat(2),
  teacher: fc.option(fc.nat(2)),
  isVacant: fc.boolean(),
});
/** In each round two administrators act at the same time. */
const round = fc.tuple(fc.array(place, { minLength: 1, maxLength: 3 }), fc.array(place, { minLength: 1, maxLength: 3 }));

it('no clash can be stored, whatever two administrators do at once', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 5 }), async (rounds) => {
      for (const acts of rounds) {
        const answers = await Promise.all(acts.map((places) => send(places)));
        for (const { status, code, data } of answers) {
          expect([200, 409, 422], code).toContain(status);
          if (status === 200) expect(data.after).not.toHaveLength(0);
        }
      }
      const clashes = await test.owner`select teacher_id from timetable_slots where school_id = ${school.id} and teacher_id is not null
        group by teacher_id, day, period_id having count(*) > 1`;
      expect(clashes).toEqual([]);
    }),
    histories('histories of the timetable', { full: 100, few: 8 }),
  );
});

it('the database itself refuses a clash, past all code', async () => {
  await test.owner`delete from timetable_slots where school_id = ${school.id}`;
  const put = ({ id, subjectId }: { id: string; subjectId: string }) =>
    test.owner`insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id)
      values (${school.id}, ${id}, 1, ${periods[0] ?? ''}, ${subjectId}, ${teachers[0] ?? ''})`;
  const [first, second] = sections as [(typeof sections)[number], (typeof sections)[number]];
  await put(first);
  await expect(put(second)).rejects.toThrow(/one_lesson_at_a_time/);
});

function send(places: { section: number; day: number; period: number; teacher: number | null; isVacant: boolean }[]) {
  const lessons = places.map(({ section, day, period, teacher, isVacant }) => ({
    sectionId: sections[section]?.id,
    day: SCHOOL_DAYS[day],
    periodId: periods[period],
    subjectId: isVacant ? null : sections[section]?.subjectId,
    teacherId: isVacant || teacher === null ? null : teachers[teacher],
  }));
  return ask(test, school, 'PUT', '/admin/timetable/lessons', { lessons });
}
