import { describe, expect, it } from 'vitest';
import type { Week } from '../../store/lessons.store.ts';
import { NO_RULES, type Rules } from '../../store/rules.store.ts';
import { precheck } from '../precheck/precheck.ts';
import { makeInstance } from './make-instance.ts';

const PERIODS = ['p1', 'p2', 'p3', 'p4'];
const SECTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];
const subject = (id: string, perWeek: number) => ({ id, name: id, classId: 'c', perWeek });
const teacher = (id: string, ...subjectIds: string[]) => ({ id, name: id, isTeaching: true, subjectIds });
/** Six sections with two subjects for each day, and Art. */
const week: Week = {
  periods: PERIODS.map((id, at) => ({ id, name: id, startsAt: 480 + 40 * at, endsAt: 520 + 40 * at })),
  sections: SECTIONS.map((id) => ({ id, name: id, classId: 'c', className: '6th', classTeacherId: null })),
  subjects: [subject('english', 6), subject('maths', 6), subject('art', 3)],
  teachers: [
    ...['e1', 'e2', 'e3'].map((id) => teacher(id, 'english')),
    ...['m1', 'm2', 'm3'].map((id) => teacher(id, 'maths')),
    ...['half', 'full', 'third'].map((id) => teacher(id, 'art')),
  ],
  rooms: [],
  splits: [],
  groups: [],
  lessons: [],
};
const days = (...list: number[]) => list.flatMap((day) => PERIODS.map((id): [number, string] => [day, id]));
const hours = (teacherId: string, ...away: number[]) => ({ teacherId, mostADay: 4, mostInRow: 0, mostVacant: 0, away: days(...away) });
const make = (rules: Partial<Rules>) => makeInstance(week, { ...NO_RULES, ...rules });

describe('a part-time teacher', () => {
  it('gets a part of the periods that fits the days, and the others get the rest', () => {
    const { lessons } = make({ teachers: [hours('half', 4, 5, 6), hours('full'), hours('third', 1, 2, 3, 4, 5, 6)] });
    const periodsOf = (id: string) =>
      lessons.filter(({ teachers }) => teachers.includes(id)).reduce((sum, { blocks }) => sum + blocks.length, 0);
    expect([periodsOf('half'), periodsOf('full')]).toEqual([6, 12]);
  });

  it('never gets more than the days hold while another teacher has room', () => {
    const { lessons } = make({ teachers: [{ ...hours('half', 2, 3, 4, 5, 6), mostADay: 2 }, hours('full'), hours('third')] });
    expect(lessons.filter(({ teachers }) => teachers.includes('half'))).toEqual([]);
  });

  it('keeps the present lessons that the days still hold when the days become fewer', () => {
    const now = SECTIONS.map((sectionId, at) => ({
      ...{ sectionId, day: 1, periodId: `p${1 + (at % 4)}`, subjectId: 'art', teacherId: 'half', groupId: null, roomId: null },
    })) as Week['lessons'];
    const rules = { ...NO_RULES, teachers: [hours('half', 3, 4, 5, 6), hours('third', 1, 2, 3, 4, 5, 6)] };
    const { lessons } = makeInstance({ ...week, lessons: now }, rules);
    const art = lessons.filter(({ subject: one }) => one === 'art').map(({ teachers }) => teachers[0]);
    // Two days of four periods hold two sections of three periods; the others go to who has room.
    expect(art.filter((one) => one === 'half')).toHaveLength(2);
    expect(art.filter((one) => one === 'full')).toHaveLength(4);
  });

  it('makes no contradiction of a subject that nobody limited to once a day', () => {
    const short = [{ id: 's', name: 'Short Saturday', classIds: [], away: [3, 4].map((at): [number, string] => [6, `p${at}`]) }];
    const rules = { closures: short, teachers: ['half', 'full', 'third'].map((id) => hours(id, 1, 2, 3)) };
    const limits = (more: Partial<Rules>) => make({ ...rules, ...more }).lessons.map(({ maxBlocksPerDay }) => maxBlocksPerDay);
    expect(precheck(make(rules))).toEqual([]);
    // English and Mathematics take both places of Saturday, so Art is twice on one of the other days.
    expect(new Set(limits({}).map((limit, at) => `${week.subjects[at % 3]?.id} ${limit}`))).toEqual(
      new Set(['english 1', 'maths 1', 'art 2']),
    );
    const once = { longCount: 0, longLength: 2, onceADay: true, partOfDay: 'any', roomId: null, roomKind: '' } as const;
    expect(precheck(make({ ...rules, subjects: ['english', 'maths', 'art'].map((id) => ({ ...once, subjectId: id })) }))).not.toEqual([]);
  });
});
