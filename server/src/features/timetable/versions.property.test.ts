import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { schoolToday, setClockOff } from '../../../test/clock.ts';
import { addEmployee, ask } from '../../../test/fees.ts';
import { histories } from '../../../test/sampling.ts';
import { addDraft } from '../../../test/timetable.ts';

const DAYS = 24;
const PAST = 4;
let test: TestApp;
let teachers: string[];
let school: TestSchool;
let sections: { id: string; subjectId: string }[];
let now: number;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

/** The teacher (by number) of each of two sections in the first period on Mondays; undefined when it is vacant. */
type Week = (number | undefined)[];
const week = fc.tuple(fc.option(fc.nat(2), { nil: undefined }), fc.option(fc.nat(2), { nil: undefined }));
const ahead = fc.nat(8);
const act = fc.oneof(
  fc.record({ kind: fc.constant('apply' as const), ahead, week }),
  fc.record({ kind: fc.constant('plan' as const), ahead }),
  fc.record({ kind: fc.constant('withdraw' as const), ahead }),
  fc.record({ kind: fc.constant('edit' as const), section: fc.nat(1), teacher: fc.option(fc.nat(2), { nil: undefined }) }),
  fc.record({ kind: fc.constant('editPlanned' as const), ahead, section: fc.nat(1), teacher: fc.option(fc.nat(2), { nil: undefined }) }),
  fc.record({ kind: fc.constant('nextDay' as const), ahead: fc.nat(2) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(test, school, method, `/admin/timetable/${path}`, body);
const dayOf = (number: number) => new Date(Date.parse(`${schoolToday()}T00:00:00Z`) + number * 86_400_000).toISOString().slice(0, 10);

it('each day reads one timetable, which never changes once it is over, whatever is put in force, planned, withdrawn and changed', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      await begin();
      const days = new Map<number, Week>(Array.from({ length: DAYS + PAST }, (_day, index) => [index - PAST, [undefined, undefined]]));
      const starts = new Set<number>();
      for (const one of acts) {
        await follow(one, days, starts);
        expect(await stored()).toEqual([...days].map(([day, lessons]) => [dayOf(day), ...lessons]));
        const { data } = await call('GET', 'versions');
        const spans = data.versions.toReversed().map(({ from, until }: { from: string | null; until: string | null }) => [from, until]);
        for (const [index, [, until]] of spans.entries()) expect(until).toBe(spans[index + 1]?.[0] ?? null);
        expect(spans.map(([from]: [string]) => from).filter(Boolean)).toEqual([...starts].toSorted((a, b) => a - b).map(dayOf));
      }
    }),
    histories('histories of timetables by date', { full: 60, few: 8 }),
  );
});

async function begin(): Promise<void> {
  now = 0;
  await setClockOff(test.owner, "'0 days'");
  school = await makeSchool(test, `School ${performance.now()}`);
  sections =
    await test.owner`select s.id, (select u.id from subjects u where u.school_id = s.school_id and u.class_id = s.class_id limit 1) as "subjectId"
    from sections s where s.school_id = ${school.id} order by s.id limit 2`;
  teachers = await Promise.all(['Asha', 'Bela', 'Chitra'].map((name) => addEmployee(test, school, { name })));
}

/** Performs an act in the school and, if it was accepted, in the model. */
async function follow(one: Act, days: Map<number, Week>, starts: Set<number>): Promise<void> {
  if (one.kind === 'nextDay') {
    now += one.ahead;
    await setClockOff(test.owner, `'${now} days'`);
    return;
  }
  const from = now + ('ahead' in one ? one.ahead : 0);
  const until = Math.min(DAYS, ...[...starts].filter((start) => start > from));
  const put = (change: (lessons: Week) => Week) => {
    for (let day = from; day < until; day++) days.set(day, change(days.get(day) ?? []));
  };
  if (one.kind === 'apply') {
    if (!(await taken(apply(one.week, from)))) return;
    put(() => one.week);
    starts.add(from);
  } else if (one.kind === 'plan') {
    if (await taken(call('POST', 'versions', { from: dayOf(from) }))) starts.add(from);
  } else if (one.kind === 'withdraw') {
    if (!(await taken(call('DELETE', `versions/${dayOf(from)}`)))) return;
    const before = days.get(from - 1) ?? [];
    put(() => before);
    starts.delete(from);
  } else {
    const { id: sectionId = '', subjectId = '' } = sections[one.section] ?? {};
    const teacherId = one.teacher === undefined ? null : (teachers[one.teacher] ?? '');
    const lesson = { sectionId, day: 'Monday', periodId: school.ids.period, subjectId: teacherId && subjectId, teacherId };
    const body = { lessons: [lesson], ...(one.kind === 'editPlanned' && { from: dayOf(from) }) };
    if (await taken(call('PUT', 'lessons', body))) put((lessons) => lessons.with(one.section, one.teacher));
  }
}

async function apply(lessons: Week, from: number) {
  const id = await addDraft(test, school);
  const rows = lessons.flatMap((teacher, index) =>
    teacher === undefined || lessons.indexOf(teacher) !== index
      ? []
      : [`${sections[index]?.id} 1 ${school.ids.period} ${sections[index]?.subjectId} ${teachers[teacher]}`],
  );
  await test.owner`update timetable_drafts set lessons = ${rows.join(',')} where id = ${id}`;
  if (rows.length < lessons.filter((teacher) => teacher !== undefined).length) return { status: 422 };
  return call('POST', `drafts/${id}/apply`, { from: dayOf(from) });
}

/** Whether it was accepted; a refusal is a valid answer, not a failure. */
async function taken(answer: Promise<{ status: number }>): Promise<boolean> {
  const { status } = await answer;
  expect([200, 404, 409, 422]).toContain(status);
  return status === 200;
}

/** The lessons of each day; two lessons in one slot, or a teacher in two, would give an additional row. */
async function stored(): Promise<(string | number | undefined)[][]> {
  const rows = await test.owner<
    { day: string; sectionId: string | null; teacherId: string }[]
  >`select d::date::text as day, t.section_id as "sectionId",
      t.teacher_id as "teacherId" from generate_series(${dayOf(-PAST)}::date, ${dayOf(DAYS - 1)}::date, interval '1 day') d
    left join lateral app.week_on(${school.id}, d::date) t on true order by d, t.section_id`;
  const found = new Map<string, (string | number | undefined)[]>();
  for (const { day, sectionId, teacherId } of rows) {
    const row = found.get(day) ?? [day, undefined, undefined];
    const place = 1 + sections.findIndex(({ id }) => id === sectionId);
    if (place > 0) {
      expect(row[place], 'one lesson a place').toBeUndefined();
      expect(row, 'a teacher in one place').not.toContain(teachers.indexOf(teacherId));
      row[place] = teachers.indexOf(teacherId);
    }
    found.set(day, row);
  }
  return [...found.values()];
}
