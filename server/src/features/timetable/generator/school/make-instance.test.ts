import { describe, expect, it } from 'vitest';
import type { Week } from '../../store/lessons.store.ts';
import { generate } from '../kernel/generate.ts';
import { describeWeek, makeInstance } from './make-instance.ts';
import { packDays } from './pack-days.ts';
import { toLessons, toPlacements } from './placements.ts';

const week = (change: Partial<Week> = {}): Week => ({
  periods: ['p1', 'p2'].map((id, place) => ({ id, name: id, startsAt: 480 + 40 * place, endsAt: 520 + 40 * place })),
  sections: ['a', 'b'].map((id) => ({ id, name: id, classId: 'c', className: '9th', classTeacherId: id === 'b' ? 'rao' : null })),
  subjects: [
    { id: 'eng', name: 'English', classId: 'c', perWeek: 6 },
    { id: 'art', name: 'Art', classId: 'c', perWeek: 0 },
    { id: 'pe', name: 'PE', classId: 'c', perWeek: 0 },
  ],
  teachers: ['khan', 'rao', 'left'].map((id) => ({ id, name: id, isTeaching: id !== 'left', subjectIds: ['eng'] })),
  rooms: [],
  splits: [],
  groups: [],
  lessons: [],
  ...change,
});
const count = (made: ReturnType<typeof makeInstance>) => Object.fromEntries(made.lessons.map(({ id, blocks }) => [id, blocks.length]));
const teachers = (made: ReturnType<typeof makeInstance>) =>
  Object.fromEntries(made.lessons.map((lesson) => [lesson.id, lesson.teachers[0]]));

describe('what a school has to be made of', () => {
  it('is each subject with its periods; subjects without a number share the places that are left', () => {
    expect(count(makeInstance(week()))).toEqual({ 'a eng': 6, 'a art': 2, 'a pe': 2, 'b eng': 6, 'b art': 2, 'b pe': 2 });
  });

  it('gives each subject to whoever has it now, else to the class teacher, else to whoever has least to do', () => {
    expect(teachers(makeInstance(week()))).toMatchObject({ 'a eng': 'khan', 'b eng': 'rao', 'a art': undefined });
    const lessons = ['a', 'b'].map((sectionId) => ({
      sectionId,
      day: 1,
      periodId: 'p1',
      subjectId: 'eng',
      teacherId: sectionId === 'a' ? 'rao' : 'left',
    }));
    expect(teachers(makeInstance(week({ lessons })))).toMatchObject({ 'a eng': 'rao', 'b eng': 'khan' });
  });

  it('leaves out the subjects that a section with a filled week does not have', () => {
    const lessons = [1, 2, 3, 4, 5, 6].map((day) => ({ sectionId: 'a', day, periodId: 'p1', subjectId: 'pe', teacherId: null }));
    expect(count(makeInstance(week({ lessons })))).toEqual({ 'a pe': 6, 'b eng': 6, 'b art': 2, 'b pe': 2 });
  });

  it('can have its vacant periods at the end of the days, the longer days first', () => {
    const [group] = packDays(makeInstance(week())).groups;
    expect(group?.unavailable).toEqual([
      [4, 1],
      [5, 1],
    ]);
    const made = generate(packDays(makeInstance(week())), { seed: 1, now: () => 0, maxMoves: 4000 });
    expect(made.unplaced).toEqual([]);
  });

  it('becomes lessons and placements again', () => {
    const school = week();
    const instance = makeInstance(school);
    const { placements } = generate(instance, { seed: 1, now: () => 0, maxMoves: 4000 });
    const lessons = toLessons(school, instance, placements);
    expect(lessons).toHaveLength(20);
    const bare = (rows: { lesson: string; day: number; period: number }[]) =>
      rows.map(({ lesson, day, period }) => `${lesson} ${day} ${period}`).sort();
    expect(bare(toPlacements(school, instance, lessons))).toEqual(bare(placements));
    expect(toPlacements(school, instance, [...lessons, ...lessons])).toHaveLength(20);
    expect(describeWeek(school, lessons).placements).toHaveLength(20);
  });
});
