import { describe, expect, it } from 'vitest';
import type { Week } from '../../store/lessons.store.ts';
import { NO_RULES, type Rules } from '../../store/rules.store.ts';
import { precheck } from '../precheck/precheck.ts';
import { makeInstance } from './make-instance.ts';
import { packDays } from './pack-days.ts';
import { toLessons, toPlacements } from './placements.ts';
import { listRuleProblems } from './rule-problems.ts';

/** Four periods with a break after the second. 11th A has Physics with Rao, its class teacher, and PE. */
const week: Week = {
  periods: [0, 40, 100, 140].map((at, index) => ({ id: `p${index + 1}`, name: `P${index + 1}`, startsAt: 480 + at, endsAt: 520 + at })),
  sections: [{ id: 'a', name: 'A', classId: 'c', className: '11th', classTeacherId: 'rao' }],
  subjects: [
    { id: 'phy', name: 'Physics', classId: 'c', perWeek: 5 },
    { id: 'pe', name: 'PE', classId: 'c', perWeek: 3 },
  ],
  teachers: ['rao', 'khan'].map((id) => ({ id, name: `Mr ${id}`, isTeaching: true, subjectIds: id === 'rao' ? ['phy'] : [] })),
  rooms: [],
  splits: [],
  groups: [],
  lessons: [],
};
const shape = { longCount: 0, longLength: 2, onceADay: false, partOfDay: 'any', roomId: null, roomKind: '' } as const;
const make = (change: Partial<Rules>) => makeInstance(week, { ...NO_RULES, ...change });
const lesson = (change: Partial<Rules>, id = 'a phy') => make(change).lessons.find((one) => one.id === id);
const EVERY_DAY = [1, 2, 3, 4, 5, 6];

describe('rules of a school in the generator', () => {
  it('are doubles, once a day, and a half of the day in which doubles lie whole', () => {
    const physics = lesson({ subjects: [{ ...shape, subjectId: 'phy', longCount: 2, onceADay: true, partOfDay: 'late' }] });
    expect(physics).toMatchObject({ maxBlocksPerDay: 1, core: false });
    expect(physics?.blocks.map(({ len }) => len)).toEqual([2, 2, 1]);
    expect(physics?.blocks[0]?.starts).toEqual([0, 1, 2, 3, 4, 5].map((day) => [day, 2]));
    expect(physics?.blocks[2]?.starts).toHaveLength(12);
  });

  it('are rooms by name or by kind, the hours of teachers, and breaks of the bell', () => {
    const rooms = ['Physics lab', 'Biology lab', 'Ground'].map((name, at) => ({
      id: `r${at}`,
      name,
      kind: at < 2 ? 'Lab' : '',
      away: at === 2 ? [[6, 'p4'] as [number, string]] : [],
    }));
    const away = EVERY_DAY.map((day): [number, string] => [day, 'p1']);
    const made = make({
      rooms,
      subjects: [
        { ...shape, subjectId: 'phy', roomKind: 'lab' },
        { ...shape, subjectId: 'pe', roomId: 'r2' },
      ],
      teachers: [{ teacherId: 'rao', mostADay: 3, mostInRow: 2, mostVacant: 1, away }],
    });
    expect(made.lessons.map(({ blocks }) => blocks[0]?.rooms)).toEqual([['r0', 'r1'], ['r2']]);
    expect(made.rooms[2]).toEqual({ id: 'r2', kind: '', unavailable: [[5, 3]] });
    expect(made.teachers).toMatchObject([
      { id: 'rao', maxPerDay: 3, maxConsecutive: 2, maxGapsPerDay: 1 },
      { id: 'khan', maxPerDay: 6, maxConsecutive: 0 },
    ]);
    expect(made.teachers[0]?.unavailable).toHaveLength(6);
    expect(made.breaks).toEqual([{ afterPeriod: 2 }]);
  });

  it('are closures of the school or of a class, which shorten its days', () => {
    const closures = [
      { id: '1', name: 'Assembly', classIds: [], away: [[1, 'p1'] as [number, string]] },
      {
        id: '2',
        name: 'Short Saturday',
        classIds: ['c'],
        away: [
          [6, 'p3'],
          [6, 'p4'],
        ] as [number, string][],
      },
    ];
    const made = make({ closures });
    expect(made.closed).toEqual([[0, 0]]);
    expect(made.groups[0]?.unavailable).toEqual([
      [5, 2],
      [5, 3],
    ]);
    // Eight periods on six days: two days have two periods, the first ones of the week.
    const left = packDays(made).groups[0]?.unavailable.map(String) ?? [];
    expect(left).not.toContain('0,1');
    expect(left).toContain('5,1');
    expect(left).toHaveLength(23 - 8);
  });

  it('give the class teacher the first period of the days on which he comes', () => {
    const physics = lesson({
      classTeacherFirst: true,
      teachers: [{ teacherId: 'rao', mostADay: 0, mostInRow: 0, mostVacant: 0, away: [[2, 'p1']] }],
    });
    expect(physics?.blocks.every(({ starts }) => starts?.every(([day, period]) => day !== 1 && period === 0))).toBe(true);
    expect(precheck(make({ classTeacherFirst: true }))).toEqual([]);
  });

  it('are the teacher and the periods of a section, and places that are fixed', () => {
    const fixed = [{ sectionId: 'a', subjectId: 'pe', day: 6, periodId: 'p4' }];
    const made = make({
      sectionSubjects: [
        { sectionId: 'a', subjectId: 'phy', teacherId: 'khan', periodsPerWeek: 2 },
        { sectionId: 'a', subjectId: 'pe', teacherId: null, periodsPerWeek: null },
      ],
      fixed,
    });
    expect(made.lessons.map(({ teachers, blocks }) => [teachers, blocks.length])).toEqual([
      [['khan'], 2],
      [[], 3],
    ]);
    expect(made.lessons[1]?.blocks[0]?.starts).toEqual([[5, 3]]);
    expect(lesson({ sectionSubjects: [{ sectionId: 'a', subjectId: 'pe', teacherId: null, periodsPerWeek: 0 }] }, 'a pe')).toBeUndefined();
  });

  it('find their doubles again in the lessons of a timetable', () => {
    const instance = make({ subjects: [{ ...shape, subjectId: 'phy', longCount: 2 }] });
    const placements = [
      { lesson: 'a phy', block: 0, day: 0, period: 0, room: null },
      { lesson: 'a phy', block: 1, day: 3, period: 2, room: null },
      { lesson: 'a phy', block: 2, day: 1, period: 1, room: null },
    ];
    const lessons = toLessons(week, instance, placements);
    expect(lessons.map(({ day, periodId }) => `${day} ${periodId}`)).toEqual(['1 p1', '1 p2', '4 p3', '4 p4', '2 p2']);
    expect(toPlacements(week, instance, lessons.toReversed())).toHaveLength(3);
  });

  it('tell in sentences what cannot hold, and are left out', () => {
    const rules: Rules = {
      ...NO_RULES,
      subjects: [{ ...shape, subjectId: 'phy', longCount: 3, roomKind: 'Observatory' }],
      teachers: [{ teacherId: 'khan', mostADay: 2, mostInRow: 0, mostVacant: 0, away: [] }],
    };
    const instance = makeInstance(week, rules);
    expect(instance.lessons[0]?.blocks.map(({ len, rooms }) => [len, rooms])).toEqual([
      [2, []],
      [2, []],
      [1, []],
    ]);
    expect(listRuleProblems(week, rules, instance)).toEqual([
      'Physics of Class 11th A has only 5 periods a week. That is too few for 2 periods together 3 times a week. They are placed together 2 times.',
      'There is no room of type Observatory, which is needed for Physics of Class 11th. Add such a room in Timetable rules. Until then these periods have no room.',
      'Mr khan has limits in Timetable rules but teaches no subject. Select Mr khan for a subject, or delete these limits.',
    ]);
  });

  it('that are too narrow are named with the rule that would have to give way', () => {
    const early = { ...shape, partOfDay: 'early' } as const;
    const sectionSubjects = ['phy', 'pe'].map((subjectId) => ({ sectionId: 'a', subjectId, teacherId: null, periodsPerWeek: 7 }));
    const found = precheck(
      make({
        subjects: [
          { ...early, subjectId: 'phy' },
          { ...early, subjectId: 'pe' },
        ],
        sectionSubjects,
      }),
    );
    expect(found).toMatchObject([{ kind: 'periods', about: 'group', ids: ['a'], needs: 14, has: 12 }]);
    expect(found[0]?.mends[0]).toMatchObject({ kind: 'anyPlace' });
    const triple = precheck(make({ subjects: [{ ...shape, subjectId: 'phy', longCount: 1, longLength: 3 }] }));
    expect(triple).toMatchObject([{ kind: 'noPlace', ids: ['a phy'], mends: [{ kind: 'noLongs', lesson: 'a phy' }] }]);
  });
});
