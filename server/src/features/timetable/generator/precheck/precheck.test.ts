import { timetableInstance } from '@shala/contract/timetable';
import { describe, expect, it } from 'vitest';
import { explainUnplaced, generate } from '../kernel/generate.ts';
import { precheck } from './precheck.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday'];
const single = { len: 1 };
const times = (count: number, block: object = single) => Array.from({ length: count }, () => block);
const base = {
  schema: 'school-timetable-instance/1',
  days: DAYS,
  periods: ['1', '2', '3', '4'],
  breaks: [{ afterPeriod: 2 }],
  groups: [{ id: '9A' }, { id: '9B' }],
  teachers: [{ id: 'Rao' }, { id: 'Khan' }],
  lessons: [] as object[],
};
const parse = (change: object) => timetableInstance.parse({ ...base, ...change });
const find = (change: object) => precheck(parse(change)).map(({ mends: _mends, lessons: _lessons, ...rest }) => rest);
const lesson = (id: string, group: string, teacher: string, blocks: object[], more: object = {}) => ({
  id,
  subject: 'Hindi',
  groups: [group],
  teachers: [teacher],
  blocks,
  ...more,
});

describe('the test before generating', () => {
  it('finds nothing in data that have a timetable', () => {
    expect(find({ lessons: [lesson('a', '9A', 'Rao', times(6)), lesson('b', '9B', 'Rao', times(6))] })).toEqual([]);
  });

  it('names the teacher and the day, and edits that mend it, the cheapest first', () => {
    const instance = parse({
      teachers: [{ id: 'Rao', unavailable: [1, 2, 3].map((period) => [2, period]) }, { id: 'Khan' }],
      lessons: ['9A', '9B']
        .map((group) => lesson(group, group, 'Rao', times(3), { maxBlocksPerDay: 1 }))
        .concat([lesson('k', '9A', 'Khan', times(1))]),
    });
    const [found, ...more] = precheck(instance);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'periods', about: 'teacher', ids: ['Rao'], days: [2], needs: 2, has: 1, lessons: ['9A', '9B'] });
    expect(found?.mends[0]).toEqual({ kind: 'freeTeacher', who: 'Rao', day: 2, periods: 1, cost: 1 });
    expect(found?.mends.map(({ kind }) => kind)).toContain('otherTeacher');
  });

  it('names a section with more periods than places', () => {
    expect(find({ lessons: [lesson('a', '9A', 'Rao', times(7)), lesson('b', '9A', 'Khan', times(6))] })).toEqual([
      { kind: 'periods', about: 'group', ids: ['9A'], days: [0, 1, 2], needs: 13, has: 12 },
    ]);
  });

  it('offers to open what is closed for all, says each limit once, and spreads what is too much over subjects', () => {
    const mendsOf = (change: object) => precheck(parse(change)).map(({ mends }) => mends.map(({ cost: _cost, ...mend }) => mend));
    const closed = [2, 3].map((period) => [2, period]);
    const subjects = ['Rao', 'Khan', 'Das'].map((teacher) => lesson(teacher, '9A', teacher, times(4)));
    expect(mendsOf({ closed, teachers: [{ id: 'Rao' }, { id: 'Khan' }, { id: 'Das' }], lessons: subjects })).toEqual([
      [
        { kind: 'freeGroup', who: '9A', day: 2, periods: 2 },
        { kind: 'fewer', who: '9A', periods: 2 },
      ],
    ]);
    const teachers = [{ id: 'Rao', maxPerDay: 1, unavailable: [0, 1, 2, 3].map((period) => [2, period]) }];
    const limits = mendsOf({ teachers, lessons: ['9A', '9B'].map((group) => lesson(group, group, 'Rao', times(2))) });
    expect(limits[0]?.filter(({ kind }) => kind === 'teacherDay')).toEqual([{ kind: 'teacherDay', who: 'Rao', limit: 2 }]);
    const rooms = [{ id: 'Lab' }];
    const inLab = ['Rao', 'Khan', 'Das', 'Bose'].map((teacher) => lesson(teacher, '9A', teacher, times(4, { len: 1, rooms: ['Lab'] })));
    const shared = mendsOf({
      ...{ rooms, groups: ['9A', '9B', '9C', '9D'].map((id) => ({ id })), teachers: inLab.map(({ id }) => ({ id })) },
      lessons: inLab.map((one, at) => ({ ...one, groups: [['9A', '9B', '9C', '9D'][at]], blocks: times(6, { len: 1, rooms: ['Lab'] }) })),
    });
    expect(shared).toEqual([[{ kind: 'fewer', who: 'Lab', periods: 12 }]]);
  });

  it('counts the periods in a row', () => {
    const teachers = [{ id: 'Rao', maxConsecutive: 2 }, { id: 'Khan' }];
    const lessons = [lesson('a', '9A', 'Rao', times(5)), lesson('b', '9B', 'Rao', times(5))];
    expect(find({ teachers, lessons })).toMatchObject([{ about: 'teacher', ids: ['Rao'], needs: 10, has: 9 }]);
  });

  it('names rooms that are too few, and rooms without places for doubles', () => {
    const inLab = { len: 1, rooms: ['Lab'] };
    const rooms = [{ id: 'Lab' }];
    const lessons = [lesson('a', '9A', 'Rao', times(7, inLab)), lesson('b', '9B', 'Khan', times(6, inLab))];
    expect(find({ rooms, lessons })).toMatchObject([{ about: 'rooms', ids: ['Lab'], needs: 13, has: 12 }]);
    const odd = [{ id: 'Lab', unavailable: [0, 1, 2].flatMap((day) => [1, 3].map((period) => [day, period])) }];
    const doubles = [lesson('a', '9A', 'Rao', times(1, { len: 2, rooms: ['Lab'] }))];
    expect(find({ rooms: odd, lessons: doubles })).toEqual([
      { kind: 'noPlace', about: 'lesson', ids: ['a'], days: [0, 1, 2], needs: 2, has: 0 },
    ]);
  });

  it('names lessons that cannot be spread, parallel lessons that share a teacher, and a lock that is not possible', () => {
    expect(find({ lessons: [lesson('a', '9A', 'Rao', times(4), { maxBlocksPerDay: 1 })] })).toMatchObject([
      { kind: 'spread', ids: ['a'], needs: 4, has: 3 },
    ]);
    const lessons = [lesson('a', '9A', 'Rao', times(1)), lesson('b', '9B', 'Rao', times(1))];
    const simultaneous = [['a', 'b'].map((id) => [id, 0])];
    expect(find({ lessons, simultaneous })[0]).toMatchObject({ kind: 'shared', ids: ['a', 'b'] });
    const locked = precheck(parse({ lessons, closed: [[0, 0]] }), [{ lesson: 'a', block: 0, day: 0, period: 0, room: null }]);
    expect(locked[0]).toMatchObject({ kind: 'noPlace', ids: ['a'], mends: [{ kind: 'unlock', lesson: 'a' }] });
  });

  it('leaves to the search what only several together make impossible, which then names what is in the way', () => {
    const lessons = [lesson('a', '9A', 'Rao', times(12)), lesson('b', '9B', 'Rao', times(1)), lesson('c', '9B', 'Khan', times(11))];
    const instance = parse({ lessons });
    const made = generate(instance, { seed: 1, now: () => 0, maxMoves: 3000 });
    expect(made.unplaced.length).toBeGreaterThan(0);
    const [blocked] = explainUnplaced(instance, made);
    expect(blocked?.blockers.map(({ who }) => who)).toContain('Rao');
  });
});
