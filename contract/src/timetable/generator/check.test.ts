import { describe, expect, it } from 'vitest';
import { checkTimetable, type Placement, readInstance, scoreTimetable, type TimetableInstance, timetableInstance } from '../index.ts';

const school: TimetableInstance = timetableInstance.parse({
  schema: 'school-timetable-instance/1',
  days: ['Monday', 'Tuesday'],
  periods: ['1', '2', '3', '4'],
  breaks: [{ afterPeriod: 2 }],
  closed: [[1, 3]],
  groups: [{ id: '9A' }, { id: '9B', unavailable: [[1, 0]] }],
  teachers: [{ id: 'Rao', maxPerDay: 3, maxConsecutive: 2, unavailable: [[0, 3]] }, { id: 'Khan' }],
  rooms: [{ id: 'Lab', unavailable: [[1, 2]] }],
  lessons: [
    { id: 'a', groups: ['9A'], teachers: ['Rao'], core: true, maxBlocksPerDay: 1, blocks: [{ len: 1 }, { len: 1, starts: [[1, 0]] }] },
    { id: 'b', groups: ['9B'], teachers: ['Khan'], blocks: [{ len: 2, rooms: ['Lab'] }] },
    { id: 'c', groups: ['9B'], teachers: ['Rao'], minDaysBetween: 2, blocks: [{ len: 1 }] },
  ],
  simultaneous: [],
  soft: {
    lateCore: { weight: 1, lastPeriods: 2 },
    teacherGap: { weight: 1 },
    repeatSameDay: { weight: 3 },
    longRun: { weight: 2, limit: 1 },
  },
});
const put = (lesson: string, block: number, day: number, period: number, room: string | null = null): Placement => ({
  lesson,
  block,
  day,
  period,
  room,
});
const valid = [put('a', 0, 0, 0), put('a', 1, 1, 0), put('b', 0, 0, 0, 'Lab'), put('c', 0, 1, 1)];
const rulesOf = (placements: Placement[], instance = school) => checkTimetable(instance, placements).map(({ rule }) => rule);
const moved = (index: number, placement: Placement) => valid.with(index, placement);

describe('the check of a timetable', () => {
  it('finds nothing in a valid one', () => {
    expect(checkTimetable(school, valid)).toEqual([]);
  });

  it.each([
    ['unplaced', valid.slice(1)],
    ['placedTwice', [...valid, put('a', 0, 0, 1)]],
    ['unknown', [...valid, put('x', 0, 0, 1)]],
    ['outsideDay', moved(2, put('b', 0, 0, 3, 'Lab'))],
    ['outsideDay', moved(0, put('a', 0, 7, 0))],
    ['notAllowedStart', moved(1, put('a', 1, 1, 2))],
    ['tooOftenADay', moved(0, put('a', 0, 1, 2))],
    ['teacherAway', moved(0, put('a', 0, 0, 3))],
    ['groupAway', moved(3, put('c', 0, 1, 0))],
    ['closed', moved(3, put('c', 0, 1, 3))],
    ['groupTwice', moved(3, put('c', 0, 0, 1))],
    ['teacherTwice', moved(3, put('c', 0, 1, 0))],
    ['wrongRoom', moved(2, put('b', 0, 0, 0))],
    ['wrongRoom', moved(0, put('a', 0, 0, 0, 'Lab'))],
    ['crossesBreak', moved(2, put('b', 0, 0, 1, 'Lab'))],
    ['roomAway', moved(2, put('b', 0, 1, 2, 'Lab'))],
  ] as const)('tells %s', (rule, placements) => {
    expect(rulesOf([...placements])).toContain(rule);
  });

  it('tells a full day, a long run, days too near, a room used twice and what is not together', () => {
    const lessons = [
      {
        ...school.lessons[0],
        id: 'd',
        starts: [],
        maxBlocksPerDay: 0,
        minDaysBetween: 0,
        blocks: Array.from({ length: 4 }, () => ({ len: 1, rooms: [] })),
      },
    ];
    const busy = timetableInstance.parse({ ...school, lessons: [...school.lessons, ...lessons] });
    const four = [put('d', 0, 0, 0), put('d', 1, 0, 1), put('d', 2, 0, 2), put('d', 3, 0, 3)];
    expect(rulesOf([...valid, ...four], busy)).toEqual(expect.arrayContaining(['teacherDay', 'teacherRun']));
    const near = timetableInstance.parse({
      ...school,
      lessons: school.lessons.map((lesson) => (lesson.id === 'a' ? { ...lesson, minDaysBetween: 2 } : lesson)),
    });
    expect(rulesOf(valid, near)).toEqual(['daysTooNear']);
    const both = timetableInstance.parse({
      ...school,
      lessons: [...school.lessons, { ...school.lessons[1], id: 'e', groups: ['9A'], teachers: [] }],
    });
    expect(rulesOf([...valid, put('e', 0, 0, 0, 'Lab')], both)).toEqual(expect.arrayContaining(['roomTwice', 'groupTwice']));
    const tied = timetableInstance.parse({
      ...school,
      simultaneous: [
        [
          ['a', 0],
          ['c', 0],
        ],
      ],
    });
    expect(rulesOf(valid, tied)).toEqual(['notTogether']);
  });

  it('counts the soft score', () => {
    const late = moved(0, put('a', 0, 0, 2));
    expect(scoreTimetable(school, late)).toMatchObject({ lateCore: 1, teacherGap: 0, repeatSameDay: 0, longRun: 2, total: 5 });
    expect(scoreTimetable(school, moved(3, put('c', 0, 1, 2)))).toMatchObject({
      teacherGap: 1,
      longRun: 1,
      teachers: [{ id: 'Rao', gaps: 1 }, { id: 'Khan' }],
    });
    expect(scoreTimetable(school, moved(0, put('a', 0, 1, 1)))).toMatchObject({ repeatSameDay: 1 });
  });
});

describe('an instance from a file', () => {
  const problems = (input: unknown) => {
    const read = readInstance(input);
    return 'problems' in read ? read.problems : [];
  };
  it('is read, and what is wrong with it is told in sentences', () => {
    expect(problems(school)).toEqual([]);
    expect(problems(null)).toHaveLength(1);
    expect(problems('[]')[0]).toContain('not a timetable instance');
    expect(problems({ ...school, periods: [] })[0]).toContain('periods');
    const wrong = {
      ...school,
      lessons: [
        ...school.lessons,
        { id: 'a', groups: ['9Z'], teachers: ['Nobody'], blocks: [{ len: 9, rooms: ['Attic'], starts: [[9, 9]] }] },
      ],
      simultaneous: [
        [
          ['q', 0],
          ['a', 7],
        ],
      ],
    };
    expect(problems(wrong)).toEqual([
      'The lesson a is listed twice. Give each lesson a name of its own.',
      'Lesson a names the group 9Z, which is not in the list of groups.',
      'Lesson a names the teacher Nobody, who is not in the list of teachers.',
      'Lesson a names the room Attic, which is not in the list of rooms.',
      'A set of parallel lessons names the lesson q, which is not in the list of lessons.',
      'A set of parallel lessons names sitting 8 of lesson a, which has only 1.',
      'Lesson a names a place outside the week of 2 days and 4 periods.',
      'Lesson a has a sitting of 9 periods, and a day has only 4.',
    ]);
  });
});
