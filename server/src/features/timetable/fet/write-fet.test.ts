import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { makeWeek } from '../../../../test/made-week.ts';
import { makeInstance } from '../generator/school/make-instance.ts';
import { NO_RULES } from '../store/rules.store.ts';
import { writeFet } from './write-fet.ts';

const week = makeWeek(2);
const [first, second] = week.sections.map(({ id }) => id) as [string, string];
const [one, two] = week.subjects.map(({ id }) => id) as [string, string];
const members = (subjectId: string) => [first, second].map((sectionId) => ({ sectionId, subjectId }));
const groups = [
  { id: 'g1', name: 'One', teacherId: week.teachers[0]?.id ?? null, members: members(one) },
  { id: 'g2', name: 'Two', teacherId: null, members: members(two) },
];
const school = {
  ...week,
  rooms: [{ id: 'lab', name: 'Lab <1> & "2"' }],
  splits: [{ id: 'x', name: 'Split', periodsPerWeek: 2, groups }],
};
const rules = {
  ...NO_RULES,
  rooms: [{ id: 'lab', name: 'Lab', kind: '', away: [[1, 'p1'] as [number, string]] }],
  teachers: [{ teacherId: week.teachers[0]?.id ?? '', mostADay: 4, mostInRow: 2, mostVacant: 1, away: [[6, 'p8'] as [number, string]] }],
  subjects: [
    { subjectId: one, longCount: 1, longLength: 2 as const, onceADay: true, partOfDay: 'early' as const, roomId: 'lab', roomKind: '' },
  ],
  closures: [{ id: 'c', name: 'Assembly', classIds: [], away: [[1, 'p1'] as [number, string]] }],
};
const instance = makeInstance(school, rules);
const text = writeFet(instance, {
  school: 'A & B',
  group: () => 'Same name',
  teacher: (id) => id,
  subject: (id) => id,
  room: (id) => school.rooms.find((room) => room.id === id)?.name ?? id,
});
const root = new DOMParser().parseFromString(text, 'text/xml');
const all = (tag: string) => [...root.getElementsByTagName(tag)];
const textOf = (tag: string) => all(tag).map(({ textContent }) => textContent);

describe('a file of FET', () => {
  it('has each sitting as an activity, each name once, and its signs as text', () => {
    const sittings = instance.lessons.reduce((sum, { blocks }) => sum + blocks.length, 0);
    expect(all('Activity')).toHaveLength(sittings);
    expect(new Set(textOf('Id')).size).toBe(sittings);
    expect(all('Year').map((year) => year.getElementsByTagName('Name')[0]?.textContent)).toEqual(['Same name', 'Same name (2)']);
    expect(textOf('Institution_Name')).toEqual(['A & B']);
    expect(textOf('Preferred_Room').at(0)).toBe('Lab <1> & "2"');
  });

  it('has the hours of people and rooms, breaks of the week, limits, spread and groups at the same time', () => {
    expect(all('ConstraintTeacherNotAvailableTimes')).toHaveLength(1);
    expect(all('ConstraintRoomNotAvailableTimes')).toHaveLength(1);
    expect(all('ConstraintBreakTimes')).toHaveLength(1);
    expect(textOf('Maximum_Hours_Continuously')).toEqual(['2']);
    expect(textOf('Max_Gaps')).toEqual(['1']);
    expect(textOf('Maximum_Hours_Daily')).toHaveLength(week.teachers.length);
    expect(all('ConstraintMinDaysBetweenActivities')).toHaveLength(instance.lessons.filter(({ blocks }) => blocks.length > 1).length);
    expect(all('ConstraintActivitiesSameStartingTime')).toHaveLength(instance.simultaneous.length);
    expect(instance.simultaneous.length).toBeGreaterThan(0);
    const starts = all('ConstraintActivityPreferredStartingTimes');
    const wanted = instance.lessons.flatMap(({ blocks }) => blocks.filter((block) => block.starts));
    expect(starts).toHaveLength(wanted.length);
  });
});
