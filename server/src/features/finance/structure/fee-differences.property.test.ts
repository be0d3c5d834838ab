import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';
import { histories } from '../../../../test/sampling.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // The first version of the query, one student at a time: slow, but easy to read.
  const first = await readFile(new URL('../../../db/migrations/0009-charges.sql', import.meta.url), 'utf8');
  for (const name of ['has_elder', 'fee_differences']) {
    const [text] = first.match(new RegExp(`^create function app\\.${name}\\([^]*?^\\$\\$;$`, 'm')) ?? [''];
    await test.owner.unsafe(byMonth(text).replaceAll(/app\.(has_elder|fee_differences)\(/g, 'app.plain_$1('));
  }
});
afterAll(() => test.close());

/** The discount counted for the whole year; now from the month in which the elder one is in the school. */
function byMonth(text: string): string {
  const parts = [
    [
      'app.has_elder(p_school uuid, p_year uuid, p_student uuid)',
      'app.has_elder(p_school uuid, p_year uuid, p_student uuid, p_month smallint)',
    ],
    [
      'other.left_on is null\n',
      `other.left_on is null and p_month >= coalesce((select app.month_of(other.admitted_on) from academic_years y
        where y.school_id = p_school and y.id = p_year and other.admitted_on > y.starts_on), 1)\n`,
    ],
    [
      'case when year.sibling_bp > 0 and app.has_elder(p_school, p_year, s.id) then year.sibling_bp else 0 end as sibling_bp',
      'year.sibling_bp',
    ],
    ["h.kind = 'tuition' then p.sibling_bp", "h.kind = 'tuition' and app.has_elder(p_school, p_year, p.id, r.month_no) then p.sibling_bp"],
    [
      "h.kind = 'tuition' and p.sibling_bp > 0 then",
      "h.kind = 'tuition' and p.sibling_bp > 0 and app.has_elder(p_school, p_year, p.id, r.month_no) then",
    ],
  ] as const;
  return parts.reduce((changed, [old, now]) => changed.replace(old, now), text);
}

/** The sibling discount was a part of the reason, in English. */
function inWords({ sibling_bp, reason, ...row }: Record<string, unknown>) {
  const discount = sibling_bp === null ? [] : [`Sibling discount ${Number(sibling_bp) / 100} %`];
  return { ...row, reason: [...discount, reason].filter(Boolean).join(', ') };
}

const month = fc.integer({ min: 1, max: 12 });
const pupil = fc.nat(7);
const world = fc.record({
  pupils: fc.array(
    fc.record({
      className: fc.constantFrom('9th', '10th'),
      family: fc.constantFrom(undefined, '9812300001', '9812300002'),
      stop: fc.constantFrom('', 'Route 1'),
      admittedOn: fc.constantFrom(undefined, '2019-04-02', '2026-08-17'),
    }),
    { minLength: 8, maxLength: 8 },
  ),
  payments: fc.array(
    fc.record({ pupil, rupees: fc.integer({ min: 1, max: 20_000 }), month: fc.constantFrom('May', 'November', 'Complete Fees') }),
    {
      maxLength: 8,
    },
  ),
  waivers: fc.array(fc.record({ pupil, rupees: fc.integer({ min: 1, max: 3000 }) }), { maxLength: 2 }),
  left: fc.array(fc.record({ pupil, on: fc.constantFrom('2026-10-15', '2026-03-01') }), { maxLength: 2 }),
  rates: fc.array(
    fc.record({ kind: fc.constantFrom('tuition', 'transport', 'lab', 'exam'), month, paise: fc.integer({ min: 0, max: 500_000 }) }),
    { maxLength: 20 },
  ),
  isLabOptional: fc.boolean(),
  labTaken: fc.array(fc.record({ pupil, from: month, to: month }), { maxLength: 5 }),
  concessions: fc.array(
    fc.record({
      pupil,
      kind: fc.constantFrom(null, 'tuition', 'exam'),
      bp: fc.integer({ min: 1, max: 10_000 }),
      paise: fc.option(fc.integer({ min: 1, max: 200_000 })),
      from: month,
      to: month,
      isVoid: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  siblingBp: fc.constantFrom(0, 500, 1250),
  firstMonth: fc.constantFrom(1, 3),
  fromMonth: month,
  some: fc.uniqueArray(pupil, { minLength: 1, maxLength: 5 }),
});

const runs = histories('histories of fee structures', { full: 100, few: 8 });

describe('what the structure asks', () => {
  it('is for many at once what it is for one after another', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const school = await makeSchool(test, `Structure ${performance.now()} ${Math.random()}`);
        const { id, ids } = school;
        const pupils: string[] = [];
        for (const { family, admittedOn, ...one } of given.pupils)
          pupils.push(
            (await addPupil(test, school, { ...one, ...(family && { guardian: family }), ...(admittedOn && { admittedOn }) })).id,
          );
        const idOf = (index: number) => pupils[index] as string;
        const heads = await test.owner<{ id: string; kind: string }[]>`select id, kind from fee_heads where school_id = ${id}`;
        const headOf = (kind: string | null) => heads.find((head) => head.kind === kind)?.id ?? null;
        for (const one of given.payments)
          await ask(test, school, 'POST', '/finance/payments', {
            studentId: idOf(one.pupil),
            amount: one.rupees,
            month: one.month,
            mode: 'cash',
          });
        for (const one of given.waivers)
          await ask(test, school, 'POST', `/finance/students/${idOf(one.pupil)}/waivers`, {
            month: 'July',
            headId: headOf('tuition'),
            amount: one.rupees,
            reason: 'hardship',
          });
        // Everything that changes the wanted fees, without changing the charges.
        await test.owner.begin(async (tx) => {
          await tx`set local session_replication_role = replica`;
          for (const one of given.left)
            await tx`update students set left_on = ${one.on} where school_id = ${id} and id = ${idOf(one.pupil)}`;
          await tx`update fee_heads set is_optional = ${given.isLabOptional} where school_id = ${id} and kind = 'lab'`;
          for (const one of given.rates)
            await tx`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise)
              select ${id}, ${ids.year}, c.id, ${headOf(one.kind)}, ${one.month}, ${one.paise} from classes c where c.school_id = ${id}
              on conflict (school_id, year_id, class_id, head_id, month_no) do update set amount_paise = excluded.amount_paise`;
          for (const { pupil: index, from, to } of given.labTaken)
            await tx`insert into student_heads (school_id, year_id, student_id, head_id, from_month, to_month)
              values (${id}, ${ids.year}, ${idOf(index)}, ${headOf('lab')}, ${Math.min(from, to)}, ${Math.max(from, to)}) on conflict do nothing`;
          for (const one of given.concessions)
            await tx`insert into concessions (school_id, id, year_id, student_id, head_id, share_bp, amount_paise, from_month, to_month, reason, is_void, created_at)
              values (${id}, app.new_id(), ${ids.year}, ${idOf(one.pupil)}, ${headOf(one.kind)}, ${one.paise === null ? one.bp : null}, ${one.paise},
                ${Math.min(one.from, one.to)}, ${Math.max(one.from, one.to)}, ${`reason ${one.bp}`}, ${one.isVoid}, clock_timestamp())`;
          await tx`insert into fee_rules (school_id, year_id, sibling_discount_bp, first_month) values (${id}, ${ids.year}, ${given.siblingBp}, ${given.firstMonth})
            on conflict (school_id, year_id) do update set sibling_discount_bp = excluded.sibling_discount_bp, first_month = excluded.first_month`;
        });
        for (const whom of [null, given.some.map(idOf), [idOf(given.some[0] ?? 0)], []]) {
          const ask = (name: string) =>
            test.owner.unsafe(`select * from app.${name}($1::uuid, $2::uuid, $3::int, $4::uuid[]) order by student_id, month_no, head_id`, [
              id,
              ids.year,
              given.fromMonth,
              whom,
            ]);
          const expected = [...(await ask('plain_fee_differences'))];
          // Paid months that would become cheaper are listed too, unchanged.
          const found = (await ask('fee_differences')).filter((row) => row.now_paise !== row.then_paise);
          expect(found.map(inWords)).toEqual(expected);
          compared += expected.length;
        }
      }),
      { ...runs, endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(4 * runs.numRuns);
  }, 300_000);
});
