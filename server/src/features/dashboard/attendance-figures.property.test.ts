import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupils, shiftDay } from '../../../test/attendance.ts';
import { testClock } from '../../../test/clock.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { histories } from '../../../test/sampling.ts';

const PUPILS = 4;
const STAFF = 2;
const DAYS = 9;
const MARKS = ['P', 'A', 'L', 'H', 'V'] as const;

let test: TestApp;
let round = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const day = fc.nat(DAYS);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('mark' as const), who: fc.nat(PUPILS + STAFF - 1), day, mark: fc.constantFrom(...MARKS) }),
  },
  fc.record({ act: fc.constant('unmark' as const), who: fc.nat(PUPILS + STAFF - 1), day }),
  fc.record({ act: fc.constant('leave' as const), who: fc.nat(PUPILS + STAFF - 1), day, days: fc.nat(3), half: fc.boolean() }),
  fc.record({ act: fc.constant('holiday' as const), day, students: fc.boolean(), staff: fc.boolean() }),
  fc.record({ act: fc.constant('go' as const), who: fc.nat(PUPILS - 1), day, isBack: fc.boolean() }),
  fc.record({ act: fc.constant('admit' as const), who: fc.nat(PUPILS - 1), day }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

it('whatever is marked, allowed, closed, joined and left: the Dashboard says of attendance what attendance says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const school = await makeSchool(test, `Figures ${round++}`);
      await liveOnAWorkday(school);
      const pupils = (await addPupils(test, school, PUPILS)).map(({ id }) => id);
      const staff = await Promise.all(Array.from({ length: STAFF }, () => addEmployee(test, school)));
      await test.owner`delete from calendar_events where school_id = ${school.id}`;
      for (const one of steps) await perform(school, { pupils, staff, step: one });
      await expectTruth(school);
    }),
    histories('histories of attendance figures', { full: 100, few: 10 }),
  );
}, 300_000);

/** Moves the school to a time zone in which today is no Sunday. */
async function liveOnAWorkday({ id }: TestSchool): Promise<void> {
  const zone = ['Asia/Kolkata', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'].find(
    (timeZone) => new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(testClock()) !== 'Sun',
  );
  await test.owner`update schools set time_zone = ${zone ?? 'Asia/Kolkata'} where id = ${id}`;
}

type Ground = { pupils: string[]; staff: string[]; step: Step };

/** Performs a step; a step that the database refuses (absent on a day of leave) is skipped. */
async function perform(school: TestSchool, { pupils, staff, step: one }: Ground): Promise<void> {
  const { today } = (await ask(test, school, 'GET', '/admin/homepage')).data;
  const on = shiftDay(today, one.act === 'admit' || one.act === 'go' ? 3 - one.day : -one.day);
  const [table, column] = 'who' in one && one.who >= PUPILS ? ['employee', 'employee_id'] : ['student', 'student_id'];
  const id = 'who' in one ? (one.who >= PUPILS ? staff[one.who - PUPILS] : pupils[one.who]) : '';
  const run = (text: string, values: (string | boolean)[]) => test.owner.unsafe(text, values).catch(() => {});
  if (one.act === 'mark' && table === 'student') {
    // As the register does: it marks who was at the school on the day.
    await run('insert into registers (school_id, section_id, on_date) values ($1, $2, $3) on conflict do nothing', [
      school.id,
      school.ids.section,
      on,
    ]);
    await run(
      `insert into student_attendance (school_id, student_id, on_date, mark, section_id) select school_id, id, $3, $4, $5 from students
        where school_id = $1 and id = $2 and coalesce(admitted_on, '-infinity') <= $3::date and coalesce(left_on, 'infinity') >= $3::date
        on conflict (school_id, student_id, on_date) do update set mark = excluded.mark`,
      [school.id, id as string, on, one.mark, school.ids.section],
    );
  } else if (one.act === 'mark')
    await run(
      `insert into ${table}_attendance (school_id, ${column}, on_date, mark) values ($1, $2, $3, $4)
        on conflict (school_id, ${column}, on_date) do update set mark = excluded.mark`,
      [school.id, id as string, on, one.mark],
    );
  if (one.act === 'unmark')
    await run(`delete from ${table}_attendance where school_id = $1 and ${column} = $2 and on_date = $3`, [school.id, id as string, on]);
  if (one.act === 'leave')
    await run(
      `insert into leave_requests (school_id, id, ${column}, from_date, to_date, state, half_day) values ($1, app.new_id(), $2, $3, $4, 'approved', $5)`,
      [school.id, id as string, on, one.half ? on : shiftDay(on, one.days), one.half],
    );
  if (one.act === 'holiday')
    await run(
      `insert into calendar_events (school_id, id, kind, title, starts_on, ends_on, for_students, for_staff) values ($1, app.new_id(), 'holiday', 'Closed', $2, $2, $3, $4)`,
      [school.id, on, one.students, one.staff],
    );
  // Nobody has marks after the last day: leaving deletes them. A day to come is refused by the call, and set as if the clock had stepped back.
  if (one.act === 'go') {
    if (on <= today)
      await ask(test, school, 'POST', `/admin/students/${id}/leaving`, { leftOn: on, reason: 'Moved to another town', note: '' });
    else await run('update students set left_on = $3 where school_id = $1 and id = $2', [school.id, id as string, on]);
    if (one.isBack) await run('update students set left_on = null where school_id = $1 and id = $2', [school.id, id as string]);
  }
  if (one.act === 'admit')
    await run(
      `update students set admitted_on = $3 where school_id = $1 and id = $2 and not exists (select from student_attendance a where a.student_id = $2 and a.on_date < $3::date)`,
      [school.id, id as string, on],
    );
}

type Counts = { total: number; present: number; absent: number; late: number; halfDay: number; onLeave: number; notMarked: number };
const asCard = ({ total, present, absent, late, halfDay, onLeave, notMarked }: Counts) => ({
  total,
  present: present + late + halfDay,
  absent,
  onLeave,
  notYet: notMarked,
});

async function expectTruth(school: TestSchool): Promise<void> {
  const page = (await ask(test, school, 'GET', '/admin/homepage')).data;
  const { students, staff } = (await ask(test, school, 'GET', '/admin/attendance/day')).data;
  if (page.students.isSchoolDay) expect(page.students).toMatchObject(asCard(students));
  if (page.staff.isSchoolDay) expect(page.staff).toMatchObject(asCard(staff));
  const percents =
    await test.owner`select d as on, (select round(100.0 * sum(case when m.mark in ('P', 'L') then 1 when m.mark = 'H' then 0.5 else 0 end) / nullif(count(*), 0))::int
      from app.student_day(${school.id}, d) m where m.is_marked) as percent
    from app.school_days(${school.id}, ${page.today}::date - 13, ${page.today}::date, 'students') d order by 1 desc limit 10`;
  const place = page.week.classes.indexOf('10th');
  expect(page.week.days.map((one: { on: string; percents: (number | null)[] }) => ({ on: one.on, percent: one.percents[place] }))).toEqual(
    [...percents].reverse(),
  );
}
