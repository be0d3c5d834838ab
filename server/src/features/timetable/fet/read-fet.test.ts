import { checkTimetable } from '@shala/contract/timetable';
import { describe, expect, it } from 'vitest';
import { plantInstance } from '../generator/evaluation/planted.ts';
import { generate } from '../generator/kernel/generate.ts';
import { readFet } from './read-fet.ts';
import { writeFet } from './write-fet.ts';

const same = (id: string) => id;
const write = (instance: Parameters<typeof writeFet>[0]) =>
  writeFet(instance, { school: 'School', group: same, teacher: same, subject: same, room: same });
const read = (text: string) => {
  const file = readFet(Buffer.from(text));
  if ('failure' in file) throw new Error(file.failure);
  return file;
};
const fet = (
  more: { time?: string; space?: string; students?: string; activities?: string } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
  <fet version="6.8.5"><Institution_Name>School</Institution_Name>
  <Days_List><Number_of_Days>2</Number_of_Days><Day><Name>Monday</Name></Day><Day><Name>Tuesday</Name></Day></Days_List>
  <Hours_List><Number_of_Hours>3</Number_of_Hours><Hour><Name>1</Name></Hour><Hour><Name>2</Name></Hour><Hour><Name>3</Name></Hour></Hours_List>
  <Teachers_List><Teacher><Name>Rao</Name></Teacher><Teacher><Name>Khan</Name></Teacher></Teachers_List>
  <Rooms_List><Room><Name>Lab</Name></Room></Rooms_List>
  <Students_List>${more.students ?? '<Year><Name>9 A</Name></Year>'}</Students_List>
  <Activities_List>${
    more.activities ??
    `<Activity><Teacher>Rao</Teacher><Subject>Science</Subject><Students>9 A</Students><Duration>2</Duration><Id>1</Id><Activity_Group_Id>1</Activity_Group_Id></Activity>
     <Activity><Teacher>Rao</Teacher><Subject>Science</Subject><Students>9 A</Students><Duration>1</Duration><Id>2</Id><Activity_Group_Id>1</Activity_Group_Id></Activity>
     <Activity><Teacher>Khan</Teacher><Subject>Art</Subject><Students>9 A</Students><Duration>1</Duration><Id>3</Id><Activity_Group_Id>0</Activity_Group_Id></Activity>
     <Activity><Teacher>Khan</Teacher><Subject>Art</Subject><Students>9 A</Students><Duration>1</Duration><Id>4</Id><Activity_Group_Id>0</Activity_Group_Id><Active>false</Active></Activity>`
  }</Activities_List>
  <Time_Constraints_List>${more.time ?? ''}</Time_Constraints_List><Space_Constraints_List>${more.space ?? ''}</Space_Constraints_List></fet>`;
const rule = (tag: string, content: string, weight = 100) =>
  `<Constraint${tag}><Weight_Percentage>${weight}</Weight_Percentage>${content}<Active>true</Active></Constraint${tag}>`;

describe('a file of FET', () => {
  it('gives the requirements again that Shala wrote: every timetable of one is a timetable of the other', () => {
    for (const seed of [1, 2]) {
      const { instance } = plantInstance(seed, 12);
      const { instance: again, unread } = read(write(instance));
      expect(unread).toEqual([]);
      const titles = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
      expect(titles(again.teachers)).toEqual(titles(instance.teachers));
      expect(titles(again.groups)).toEqual(titles(instance.groups));
      expect(titles(again.rooms)).toEqual(titles(instance.rooms));
      expect(again.simultaneous).toHaveLength(instance.simultaneous.length);
      const made = generate(again, { seed: 1, now: () => 0, maxMoves: 1000 });
      expect(made.unplaced).toEqual([]);
      // The lessons of both are in the same order.
      const idOf = new Map(again.lessons.map(({ id }, at) => [id, instance.lessons[at]?.id ?? '']));
      const placements = made.placements.map((one) => ({ ...one, lesson: idOf.get(one.lesson) ?? '' }));
      // A subject that may be more often on a day is only a wish in FET.
      const breaches = checkTimetable(instance, placements).filter(({ rule: broken }) => broken !== 'tooOftenADay');
      expect(breaches).toEqual([]);
    }
  });

  it('has hours, limits, places, rooms and spread of its lessons, and no inactive ones', () => {
    const slot = (tag: string, day: string, hour: string) => `<${tag}><Day>${day}</Day><Hour>${hour}</Hour></${tag}>`;
    const { instance, unread } = read(
      fet({
        time: [
          rule('BasicCompulsoryTime', ''),
          rule('BreakTimes', slot('Break_Time', 'Monday', '3')),
          rule('TeacherNotAvailableTimes', `<Teacher>Rao</Teacher>${slot('Not_Available_Time', 'Tuesday', '1')}`),
          rule('StudentsSetNotAvailableTimes', `<Students>9 A</Students>${slot('Not_Available_Time', 'Tuesday', '3')}`),
          rule('TeachersMaxHoursDaily', '<Maximum_Hours_Daily>5</Maximum_Hours_Daily>'),
          rule('TeacherMaxHoursDaily', '<Teacher_Name>Rao</Teacher_Name><Maximum_Hours_Daily>2</Maximum_Hours_Daily>'),
          rule('MinDaysBetweenActivities', '<Activity_Id>1</Activity_Id><Activity_Id>2</Activity_Id><MinDays>1</MinDays>'),
          rule(
            'ActivityPreferredStartingTime',
            '<Activity_Id>3</Activity_Id><Preferred_Day>Monday</Preferred_Day><Preferred_Hour>2</Preferred_Hour>',
          ),
          rule(
            'ActivitiesPreferredTimeSlots',
            `<Subject_Name>Science</Subject_Name>${slot('Preferred_Time_Slot', 'Monday', '1')}${slot('Preferred_Time_Slot', 'Monday', '2')}${slot('Preferred_Time_Slot', 'Tuesday', '2')}`,
          ),
        ].join(''),
        space: rule('SubjectPreferredRoom', '<Subject>Science</Subject><Room>Lab</Room>'),
      }),
    );
    expect(unread).toEqual([]);
    expect(instance.closed).toEqual([[0, 2]]);
    expect(instance.teachers).toMatchObject([
      { id: 'Rao', maxPerDay: 2, unavailable: [[1, 0]] },
      { id: 'Khan', maxPerDay: 5 },
    ]);
    expect(instance.groups).toMatchObject([{ id: '9 A', unavailable: [[1, 2]] }]);
    const [science, art, ...others] = instance.lessons;
    expect(others).toEqual([]);
    expect(science).toMatchObject({
      maxBlocksPerDay: 1,
      blocks: [
        { len: 2, rooms: ['Lab'] },
        { len: 1, rooms: ['Lab'] },
      ],
    });
    expect(science?.blocks.map(({ starts }) => starts)).toEqual([
      [[0, 0]],
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    ]);
    expect(art?.blocks).toEqual([{ len: 1, rooms: [], starts: [[0, 1]] }]);
  });

  it('has a limit on vacant periods, rooms of tags and homes, and sittings that end the day', () => {
    const activity = (id: number, subject: string, tag = '') =>
      `<Activity><Teacher>Rao</Teacher><Subject>${subject}</Subject><Students>9 A</Students><Duration>1</Duration><Id>${id}</Id>${tag && `<Activity_Tag>${tag}</Activity_Tag>`}</Activity>`;
    const { instance, unread } = read(
      fet({
        activities: [activity(1, 'Science', 'practical'), activity(2, 'Science'), activity(3, 'Art'), activity(4, 'Games')].join(''),
        time: [
          rule('TeachersMaxGapsPerDay', '<Max_Gaps>2</Max_Gaps>'),
          rule('TeacherMaxGapsPerDay', '<Teacher_Name>Rao</Teacher_Name><Max_Gaps>1</Max_Gaps>'),
          rule(
            'StudentsSetNotAvailableTimes',
            '<Students>9 A</Students><Not_Available_Time><Day>Tuesday</Day><Hour>3</Hour></Not_Available_Time>',
          ),
          rule('ActivityEndsStudentsDay', '<Activity_Id>4</Activity_Id>'),
        ].join(''),
        space: [
          rule('TeacherHomeRoom', '<Teacher>Rao</Teacher><Room>Hall</Room>'),
          rule('ActivityTagPreferredRooms', '<Activity_Tag>practical</Activity_Tag><Preferred_Room>Lab</Preferred_Room>'),
          rule('SubjectPreferredRoom', '<Subject>Art</Subject><Room>Lab</Room>'),
        ].join(''),
      }).replace('<Rooms_List>', '<Rooms_List><Room><Name>Hall</Name></Room>'),
    );
    expect(unread).toEqual([]);
    expect(instance.teachers).toMatchObject([
      { id: 'Rao', maxGapsPerDay: 1 },
      { id: 'Khan', maxGapsPerDay: 2 },
    ]);
    expect(instance.lessons.map(({ blocks }) => blocks[0]?.rooms)).toEqual([['Lab'], ['Hall'], ['Lab'], ['Hall']]);
    expect(instance.lessons[3]?.blocks[0]?.starts).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('keeps days between some sittings of a lesson apart from its other sittings', () => {
    const activity = (id: number) =>
      `<Activity><Teacher>Rao</Teacher><Subject>Science</Subject><Students>9 A</Students><Duration>1</Duration><Id>${id}</Id><Activity_Group_Id>1</Activity_Group_Id></Activity>`;
    const between = (...ids: number[]) =>
      rule('MinDaysBetweenActivities', `${ids.map((id) => `<Activity_Id>${id}</Activity_Id>`).join('')}<MinDays>1</MinDays>`);
    const start = rule('ActivityPreferredStartingTime', '<Activity_Id>3</Activity_Id><Day>Monday</Day><Hour>2</Hour>');
    const { instance, unread } = read(fet({ activities: [1, 2, 3].map(activity).join(''), time: start + between(1, 3) + between(2, 3) }));
    expect(instance.lessons.map(({ id, maxBlocksPerDay, blocks }) => [id, maxBlocksPerDay, blocks.map(({ starts }) => starts)])).toEqual([
      ['g1', 0, [undefined]],
      ['g1 1', 1, [undefined, [[0, 1]]]],
    ]);
    expect(instance.lessons[1]).toMatchObject({ groups: ['9 A'], teachers: ['Rao'], subject: 'Science' });
    // A rule across the two parts is not read.
    expect(unread).toEqual([{ name: 'Min days between activities', count: 1, isWish: false }]);
  });

  it('cannot have no vacant period at all', () => {
    const { unread } = read(fet({ time: rule('TeacherMaxGapsPerDay', '<Teacher_Name>Rao</Teacher_Name><Max_Gaps>0</Max_Gaps>') }));
    expect(unread).toEqual([{ name: 'Teacher max gaps per day', count: 1, isWish: false }]);
  });

  it('lists what is not read, and wishes, in words', () => {
    const { unread } = read(
      fet({
        time: [
          rule('TeacherMaxGapsPerWeek', '<Teacher_Name>Rao</Teacher_Name><Max_Gaps>2</Max_Gaps>'),
          rule('TeacherMaxGapsPerWeek', '<Teacher_Name>Khan</Teacher_Name><Max_Gaps>2</Max_Gaps>'),
          rule('ActivityPreferredStartingTime', '<Activity_Id>3</Activity_Id><Day>Monday</Day><Hour>2</Hour>', 80),
          rule('StudentsMaxGapsPerWeek', '<Max_Gaps>0</Max_Gaps>'),
        ].join(''),
      }),
    );
    expect(unread).toEqual([
      { name: 'Teacher max gaps per week', count: 2, isWish: false },
      { name: 'Activity preferred starting time', count: 1, isWish: true },
    ]);
  });

  it('has years, groups and subgroups; a set is all of its smallest sets', () => {
    const students = `<Year><Name>9</Name><Group><Name>9 A</Name><Subgroup><Name>A boys</Name></Subgroup><Subgroup><Name>A girls</Name></Subgroup></Group>
      <Group><Name>9 B</Name></Group></Year>`;
    const activity = (set: string, id: number) =>
      `<Activity><Subject>X</Subject><Students>${set}</Students><Duration>1</Duration><Id>${id}</Id></Activity>`;
    const { instance } = read(fet({ students, activities: activity('9', 1) + activity('9 A', 2) + activity('A boys', 3) }));
    expect(instance.lessons.map(({ groups }) => groups)).toEqual([['A boys', 'A girls', '9 B'], ['A boys', 'A girls'], ['A boys']]);
  });

  it('is refused when it is none, is damaged, or is made to harm', () => {
    const failure = (text: string) => readFet(Buffer.from(text));
    const bomb = `<!DOCTYPE fet [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(10)}">`).join('')}]><fet>&a8;</fet>`;
    for (const text of ['', 'PK', '{}', '<html/>', '<fet><Days_List></fet>', bomb, `<fet>${'<a>'.repeat(500_000)}`])
      expect(failure(text), text.slice(0, 30)).toEqual({ failure: 'fetBroken' });
    expect(failure('<fet version="6"></fet>')).toEqual({ failure: 'fetEmpty' });
    expect(failure(fet({ activities: `<Activity><Id>1</Id></Activity>`.repeat(12_001) }))).toEqual({ failure: 'fetTooLarge' });
    expect(failure(fet({ space: rule('SubjectPreferredRoom', '<Subject>Science</Subject><Room>Nowhere</Room>') }))).toEqual({
      failure: 'fetBroken',
    });
  });
});
