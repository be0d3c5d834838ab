import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from '#platform/solve';
import { dutyModel, mayInvigilate, type OpenDuty, readDuties, type Teacher } from './assign-duties.ts';

const teacher = (id: string, more: Partial<Teacher> = {}): Teacher => ({
  ...{ id, subjects: new Set<string>(), away: new Set<string>(), teaching: new Set<string>(), duties: 0, ...more },
});
const duty = (sessionId: string, roomId = 'r', subjects: string[] = []): OpenDuty => ({ sessionId, roomId, place: 1, subjects });

async function assign(duties: OpenDuty[], teachers: Teacher[]): Promise<(string | null)[]> {
  const { model, choices } = dutyModel(duties, teachers);
  const solution = await solve(model, 10);
  if (solution.status !== 'solved') throw new Error(solution.status);
  return readDuties(duties, choices, solution.values).map((at) => (at === null ? null : (teachers[at]?.id ?? null)));
}

describe('duties', () => {
  it('are shared evenly, those of the year before counted', async () => {
    const given = await assign(
      [duty('1'), duty('2'), duty('3')],
      [teacher('a', { duties: 3 }), teacher('b', { duties: 1 }), teacher('c', { duties: 1 })],
    );
    expect(given.filter((id) => id === 'a')).toHaveLength(0);
    expect(given.filter((id) => id === 'b').length).toBeGreaterThan(0);
    expect(given.filter((id) => id === 'c').length).toBeGreaterThan(0);
  });

  it('are never those of the own subject, nor on a day of leave; what nobody can take stays vacant', async () => {
    const [first, second] = await assign(
      [duty('1', 'r', ['Physics']), duty('2', 'r', ['Hindi'])],
      [teacher('a', { subjects: new Set(['Physics']), away: new Set(['2']) })],
    );
    expect([first, second]).toEqual([null, null]);
  });

  it('go to who is free before who would teach', async () => {
    expect(await assign([duty('1')], [teacher('a', { teaching: new Set(['1']) }), teacher('b', { duties: 4 })])).toEqual(['b']);
  });

  it('whatever is asked: nobody twice in a session, nobody who may not, nothing vacant that could be taken', async () => {
    const subject = fc.constantFrom('Hindi', 'English', 'Physics');
    const session = fc.constantFrom('1', '2', '3');
    const people = fc.array(
      fc.record({ subjects: fc.uniqueArray(subject, { maxLength: 2 }), away: fc.uniqueArray(session, { maxLength: 2 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const open = fc.array(fc.record({ sessionId: session, subjects: fc.uniqueArray(subject, { minLength: 1, maxLength: 2 }) }), {
      minLength: 1,
      maxLength: 7,
    });
    await fc.assert(
      fc.asyncProperty(people, open, async (given, wanted) => {
        const teachers = given.map(({ subjects, away }, at) => teacher(`t${at}`, { subjects: new Set(subjects), away: new Set(away) }));
        const duties = wanted.map((one, at) => ({ ...duty(one.sessionId, `r${at}`), subjects: one.subjects }));
        const ids = await assign(duties, teachers);
        const taken = duties.flatMap(({ sessionId }, at) => (ids[at] === null ? [] : [`${sessionId} ${ids[at]}`]));
        expect(new Set(taken).size).toBe(taken.length);
        for (const [at, id] of ids.entries()) {
          const open = duties[at] as OpenDuty;
          if (id !== null) expect(mayInvigilate(open, teachers.find((one) => one.id === id) as Teacher)).toBe(true);
          else expect(teachers.filter((one) => mayInvigilate(open, one) && !taken.includes(`${open.sessionId} ${one.id}`))).toEqual([]);
        }
      }),
      { seed: 20, numRuns: 15 },
    );
  });
});
