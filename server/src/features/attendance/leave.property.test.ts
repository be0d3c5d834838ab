import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, schoolDay } from '../../../test/attendance.ts';
import { ask, type Pupil } from '../../../test/fees.ts';
import { histories } from '../../../test/sampling.ts';

const MARKS = ['P', 'A', 'L', 'H', 'V'] as const;
const PEOPLE = 3;
const DAYS = 3;

let test: TestApp;
let round = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const step = fc.oneof(
  fc.record({
    act: fc.constant('save' as const),
    day: fc.nat(DAYS - 1),
    marks: fc.array(fc.constantFrom(...MARKS), { minLength: PEOPLE, maxLength: PEOPLE }),
  }),
  fc.record({
    act: fc.constant('apply' as const),
    person: fc.nat(PEOPLE - 1),
    day: fc.nat(DAYS - 1),
    length: fc.nat(DAYS - 1),
    isHalfDay: fc.boolean(),
  }),
  fc.record({
    act: fc.constantFrom('approve' as const, 'withdraw' as const, 'refuse' as const),
    pick: fc.nat(9),
    present: fc.constantFrom('keep', 'leave'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

it('whatever is marked, applied for, approved and withdrawn, side by side: nobody is both absent and on approved leave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 7 }), async (batches) => {
      const school = await makeSchool(test, `Never both ${round++}`);
      const pupils = await addPupils(test, school, PEOPLE);
      // The acts of a batch run at the same time, as by several users.
      for (const batch of batches) {
        const statuses = await Promise.all(batch.map((one) => perform(school, pupils, one)));
        for (const status of statuses) expect([200, 404, 409, 422]).toContain(status);
        await expectTruth(school);
      }
    }),
    histories('histories of leave', { full: 100, few: 8 }),
  );
}, 300_000);

const dayOf = (place: number) => schoolDay(DAYS - 1 - place);

async function perform(school: TestSchool, pupils: Pupil[], one: Step): Promise<number> {
  if (one.act === 'save') return saveDay(school, pupils, one);
  if (one.act === 'apply') {
    const [from, to] = [dayOf(one.day), dayOf(one.isHalfDay ? one.day : Math.min(DAYS - 1, one.day + one.length))];
    return (
      await ask(test, school, 'POST', '/admin/leave', {
        kind: 'student',
        personId: pupils[one.person]?.id,
        from,
        to,
        isHalfDay: one.isHalfDay,
      })
    ).status;
  }
  const leaves = await test.owner<{ id: string }[]>`select id from leave_requests where school_id = ${school.id} order by created_at`;
  const leave = leaves[one.pick % Math.max(1, leaves.length)];
  if (!leave) return 404;
  const body = one.act === 'approve' ? { presentDays: one.present } : { reason: 'test' };
  return (await ask(test, school, 'POST', `/admin/leave/${leave.id}/${one.act}`, body)).status;
}

async function saveDay(school: TestSchool, pupils: Pupil[], { day, marks }: { day: number; marks: readonly string[] }): Promise<number> {
  const path = `/admin/attendance/sections/${school.ids.section}`;
  const on = dayOf(day);
  const { version } = (await ask(test, school, 'GET', `${path}?on=${on}`)).data.register;
  const entries = pupils.map(({ id }, place) => ({ id, mark: marks[place] }));
  return (await ask(test, school, 'PUT', path, { on, version, marks: entries, reason: 'test' })).status;
}

async function expectTruth(school: TestSchool): Promise<void> {
  const wrong =
    await test.owner`select a.mark from student_attendance a left join leave_requests l on l.school_id = a.school_id and l.student_id = a.student_id
      and l.state = 'approved' and a.on_date between l.from_date and l.to_date
    where a.school_id = ${school.id} and (a.mark = 'A' and l.id is not null or a.mark = 'V' and (l.id is null or l.half_day))`;
  expect(wrong).toEqual([]);
  const lists = (await ask(test, school, 'GET', `/admin/attendance/students/absent?on=${dayOf(DAYS - 1)}`)).data;
  const absent = new Set(lists.absent.map(({ id }: Pupil) => id));
  expect(lists.onLeave.filter(({ id }: Pupil) => absent.has(id))).toEqual([]);
  const { total, present, late, halfDay, notMarked } = lists.counts;
  expect(present + late + halfDay + notMarked + lists.absent.length + lists.onLeave.length).toBe(total);
}
