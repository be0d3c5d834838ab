import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil } from '../../../../test/fees.ts';
import { histories } from '../../../../test/sampling.ts';

const PUPILS = 4;
const PHONES = ['9812345671', '9812345672'];

let test: TestApp;
let round = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const who = fc.nat(PUPILS - 1);
const step = fc.oneof(
  fc.record({ act: fc.constant('rename' as const), who, text: fc.constantFrom('Aarav', 'Diya', 'Kabir') }),
  fc.record({ act: fc.constant('gender' as const), who, text: fc.constantFrom('', 'Male', 'Female') }),
  fc.record({ act: fc.constant('seat' as const), who, pick: fc.nat(20) }),
  fc.record({ act: fc.constantFrom('unseat' as const, 'go' as const, 'back' as const, 'unlink' as const), who }),
  fc.record({ act: fc.constant('link' as const), who, pick: fc.nat(1) }),
  fc.record({ act: fc.constant('guardian' as const), pick: fc.nat(1), text: fc.constantFrom('Suresh', 'Meena') }),
  fc.record({ act: fc.constantFrom('section' as const, 'class' as const), pick: fc.nat(20), text: fc.constantFrom('Red', 'Blue') }),
  fc.record({ act: fc.constant('year' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

it('whatever is changed, also side by side: directory and counts say what the tables say that they come from', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }), async (batches) => {
      const school = await makeSchool(test, `Cards ${round++}`);
      // An enrolment with fees is removed only by undoing the import, charges first. There are no fees here, so enrolments can be added and removed.
      await test.owner`delete from fee_rates where school_id = ${school.id}`;
      const pupils: string[] = [];
      for (let n = 0; n < PUPILS; n++)
        pupils.push((await addPupil(test, school, { name: `Pupil ${n}`, guardian: PHONES[n % 2] as string })).id);
      for (const batch of batches) await Promise.all(batch.map((one) => perform(school, pupils, one)));
      await expectTruth(school);
    }),
    histories('histories of the directory', { full: 100, few: 10 }),
  );
}, 300_000);

/** Runs a step, and repeats it after a deadlock with another one. */
async function perform(school: TestSchool, pupils: string[], one: Step): Promise<void> {
  const { owner } = test;
  const s = school.id;
  const p = 'who' in one ? (pupils[one.who] as string) : '';
  const phone = 'pick' in one ? (PHONES[one.pick % 2] as string) : '';
  const acts: Record<Step['act'], () => Promise<unknown>> = {
    rename: () => owner`update students set name = ${'text' in one ? one.text : ''} where school_id = ${s} and id = ${p}`,
    gender: () => owner`update students set gender = ${'text' in one ? one.text : ''} where school_id = ${s} and id = ${p}`,
    seat: () => owner`insert into enrolments (school_id, year_id, student_id, section_id, roll_number)
      select ${s}, y.id, ${p}, (select id from sections where school_id = ${s} order by id offset ${'pick' in one ? one.pick % 3 : 0} limit 1), 7
      from academic_years y where y.school_id = ${s} and y.is_current
      on conflict (school_id, year_id, student_id) do update set section_id = excluded.section_id, roll_number = excluded.roll_number`,
    unseat: () => owner`delete from enrolments where school_id = ${s} and student_id = ${p}`,
    go: () => owner`update students set left_on = app.today(school_id) where school_id = ${s} and id = ${p}`,
    back: () => owner`update students set left_on = null where school_id = ${s} and id = ${p}`,
    unlink: () => owner`delete from student_guardians where school_id = ${s} and student_id = ${p}`,
    link: () => owner`insert into student_guardians (school_id, student_id, guardian_id, relation, is_primary)
      select ${s}, ${p}, id, 'Uncle', not exists (select from student_guardians k where k.school_id = ${s} and k.student_id = ${p} and k.is_primary) from guardians
      where school_id = ${s} and phone = ${phone} on conflict do nothing`,
    guardian: () => owner`update guardians set name = ${'text' in one ? one.text : ''} where school_id = ${s} and phone = ${phone}`,
    section: () => owner`update sections set name = ${'text' in one ? one.text : ''} where school_id = ${s}
      and id = (select id from sections where school_id = ${s} order by id offset ${'pick' in one ? one.pick % 3 : 0} limit 1)`,
    class: () => owner`update classes set name = ${'text' in one ? one.text : ''} where school_id = ${s}
      and id = (select class_id from sections where school_id = ${s} order by id offset ${'pick' in one ? one.pick % 3 : 0} limit 1)`,
    year: () => owner`update academic_years set is_current = not is_current where school_id = ${s} and is_current`,
  };
  for (let turn = 0; ; turn++) {
    const failure = await acts[one.act]().then(
      () => null,
      (error: { code?: string }) => error,
    );
    if (failure === null || failure.code === '23505') return;
    if (failure.code !== '40P01' || turn > 5) throw failure;
  }
}

async function expectTruth({ id }: TestSchool): Promise<void> {
  const directory =
    await test.owner`select student_id, name, gender, admission_number, left_on, section_id, section_name, class_id, class_name, roll_number, guardian, phone
    from student_directory where school_id = ${id} order by 1`;
  const truth =
    await test.owner`select s.id as student_id, s.name, s.gender, s.admission_number, s.left_on, e.section_id, coalesce(n.name, '') as section_name, c.id as class_id,
      coalesce(c.name, '') as class_name, e.roll_number,
      coalesce(g.name, '') as guardian, coalesce(g.phone, '') as phone
    from students s left join academic_years y on y.school_id = s.school_id and y.is_current
    left join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    left join sections n on n.school_id = e.school_id and n.id = e.section_id left join classes c on c.school_id = n.school_id and c.id = n.class_id
    left join student_guardians k on k.school_id = s.school_id and k.student_id = s.id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id where s.school_id = ${id} order by 1`;
  expect([...directory]).toEqual([...truth]);
  const counts = await test.owner`select section_id, gender, students from enrolment_counts where school_id = ${id} order by 1, 2`;
  const counted = await test.owner`select section_id, gender, count(*)::int as students from student_directory
    where school_id = ${id} and left_on is null group by 1, 2 order by 1, 2`;
  expect([...counts]).toEqual([...counted]);
}
