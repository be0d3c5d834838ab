import { checkTimetable, readInstance } from '@shala/contract/timetable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories } from '../../../../../test/sampling.ts';
import type { Week } from '../../store/lessons.store.ts';
import type { Rules } from '../../store/rules.store.ts';
import { generate } from '../kernel/generate.ts';
import { precheck } from '../precheck/precheck.ts';
import { makeInstance } from './make-instance.ts';
import { packDays } from './pack-days.ts';
import { toLessons, toPlacements } from './placements.ts';

const PERIODS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const NAMES = ['eng', 'math', 'sci', 'pe', 'art'];
const CLASSES = ['c1', 'c2'];
const TEACHERS = ['t1', 't2', 't3', 't4', 't5', 't6'];
const sections = CLASSES.flatMap((classId) => ['a', 'b'].map((name) => ({ id: `${classId}${name}`, classId, name })));

const place = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(...PERIODS));
const places = fc.array(place, { maxLength: 6 });
const someSubject = fc.tuple(fc.constantFrom(...CLASSES), fc.constantFrom(...NAMES)).map(([classId, name]) => `${classId}-${name}`);
/** Some sections divided into two groups, or combined; each section in at most one split. */
const parts = fc.array(
  fc.record({
    groups: fc.integer({ min: 1, max: 2 }),
    periods: fc.integer({ min: 1, max: 4 }),
    sections: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  }),
  { maxLength: 2 },
);
type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;

function splitWeek(made: Parts): Pick<Week, 'splits' | 'groups'> {
  const splits = made.map(({ groups, periods, sections: own }, at) => ({
    id: `x${at}`,
    name: `Split ${at}`,
    periodsPerWeek: periods,
    groups: Array.from({ length: groups }, (_group, g) => ({
      id: `x${at}g${g}`,
      name: `Group ${g}`,
      teacherId: g === 0 ? (TEACHERS[at] ?? null) : (TEACHERS[at + 3] ?? null),
      members: own.flatMap((place) => {
        const section = sections[place];
        return section ? [{ sectionId: section.id, subjectId: `${section.classId}-${NAMES[3 + g]}` }] : [];
      }),
    })),
  }));
  return {
    splits,
    groups: splits.flatMap((split) => split.groups.map(({ id, name }) => ({ id, name, splitId: split.id, splitName: split.name }))),
  };
}

const loads = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 10, maxLength: 10 });
const week = fc.tuple(loads, parts).map(
  ([own, made]): Week => ({
    periods: PERIODS.map((id, at) => ({
      id,
      name: id,
      startsAt: 480 + 40 * at + (at > 2 ? 20 : 0),
      endsAt: 520 + 40 * at + (at > 2 ? 20 : 0),
    })),
    sections: sections.map((section, at) => ({
      ...section,
      className: section.classId,
      classTeacherId: at === 3 ? null : (TEACHERS[at] ?? null),
    })),
    subjects: CLASSES.flatMap((classId, c) =>
      NAMES.map((name, n) => ({ id: `${classId}-${name}`, name, classId, perWeek: own[c * 5 + n] ?? 0 })),
    ),
    teachers: TEACHERS.map((id, at) => ({
      id,
      name: id,
      isTeaching: true,
      subjectIds: CLASSES.map((classId) => `${classId}-${NAMES[at % NAMES.length]}`),
    })),
    rooms: [],
    ...splitWeek(made),
    lessons: [],
  }),
);
const rules: fc.Arbitrary<Rules> = fc.record({
  splits: fc.constant([]),
  bells: fc.constant([]),
  classTeacherFirst: fc.boolean(),
  rooms: fc
    .tuple(places, places)
    .map((away) => away.map((list, at) => ({ id: `r${at}`, name: `Room ${at}`, kind: at === 0 ? 'Lab' : '', away: list }))),
  teachers: fc.uniqueArray(
    fc.record({
      teacherId: fc.constantFrom(...TEACHERS),
      mostADay: fc.nat(6),
      mostInRow: fc.constantFrom(0, 2, 3),
      mostVacant: fc.nat(3),
      away: places,
    }),
    { selector: ({ teacherId }) => teacherId, maxLength: 4 },
  ),
  subjects: fc.uniqueArray(
    fc.record({
      subjectId: someSubject,
      longCount: fc.nat(3),
      longLength: fc.constantFrom(2 as const, 3 as const),
      onceADay: fc.boolean(),
      partOfDay: fc.constantFrom('any' as const, 'early' as const, 'late' as const),
      roomId: fc.constantFrom(null, 'r1'),
      roomKind: fc.constantFrom('', 'lab', 'Studio'),
    }),
    { selector: ({ subjectId }) => subjectId, maxLength: 5 },
  ),
  sectionSubjects: fc
    .array(
      fc.record({
        section: fc.constantFrom(...sections),
        name: fc.constantFrom(...NAMES),
        teacherId: fc.constantFrom(null, ...TEACHERS),
        periodsPerWeek: fc.constantFrom(null, 0, 3),
      }),
      { maxLength: 4 },
    )
    .map((rows) => rows.map(({ section, name, ...row }) => ({ ...row, sectionId: section.id, subjectId: `${section.classId}-${name}` }))),
  closures: fc.array(fc.record({ id: fc.uuid(), name: fc.constant('Short Saturday'), classIds: fc.subarray(CLASSES), away: places }), {
    maxLength: 2,
  }),
  fixed: fc
    .uniqueArray(fc.record({ section: fc.constantFrom(...sections), name: fc.constantFrom(...NAMES), at: place }), {
      selector: ({ section, at }) => `${section.id} ${at}`,
      maxLength: 4,
    })
    .map((rows) =>
      rows.map(({ section, name, at: [day, periodId] }) => ({
        sectionId: section.id,
        subjectId: `${section.classId}-${name}`,
        day,
        periodId,
      })),
    ),
});

describe('whatever rules a school has', () => {
  it('its data can be read, what is placed keeps every rule, and what the test names has no timetable', () => {
    fc.assert(
      fc.property(week, rules, fc.nat(1000), (school, kept, seed) => {
        const instance = makeInstance(school, kept);
        expect(readInstance(instance)).toHaveProperty('instance');
        const made = generate(instance, { seed, now: () => 0, maxMoves: 1500 });
        const breaches = checkTimetable(instance, made.placements);
        expect(breaches.filter(({ rule }) => rule !== 'unplaced')).toEqual([]);
        expect(breaches).toHaveLength(made.unplaced.length);
        if (precheck(instance).length > 0) expect(made.unplaced.length).toBeGreaterThan(0);
        const packed = generate(packDays(instance), { seed, now: () => 0, maxMoves: 300 });
        expect(checkTimetable(instance, packed.placements).filter(({ rule }) => rule !== 'unplaced')).toEqual([]);

        const lessons = toLessons(school, instance, made.placements);
        // In each slot, a section has one lesson, or all groups of one of its splits.
        const splitOf = new Map(school.groups.map(({ id, splitId }) => [id, splitId]));
        const taught = Map.groupBy(lessons, ({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`);
        for (const rows of taught.values()) {
          const split = school.splits.find(({ id }) => id === splitOf.get(rows[0]?.groupId ?? ''));
          const inIt = split?.groups.filter(({ members }) => members.some(({ sectionId }) => sectionId === rows[0]?.sectionId));
          expect(rows.map(({ groupId }) => groupId).sort()).toEqual(inIt?.map(({ id }) => id) ?? [undefined]);
        }
        const closed = new Set(
          kept.closures.flatMap(({ classIds, away }) =>
            sections
              .filter(({ classId }) => classIds.length === 0 || classIds.includes(classId))
              .flatMap(({ id }) => away.map(([day, periodId]) => `${id} ${day} ${periodId}`)),
          ),
        );
        expect(lessons.filter(({ sectionId, day, periodId }) => closed.has(`${sectionId} ${day} ${periodId}`))).toEqual([]);
        const again = toPlacements(school, instance, lessons);
        expect(checkTimetable(instance, again).filter(({ rule }) => rule !== 'unplaced' && rule !== 'wrongRoom')).toEqual([]);
      }),
      histories('timetables by rules', { full: 400, few: 8 }),
    );
  });
});
