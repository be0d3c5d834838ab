import { periodsOn } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import type { Rules } from '../../store/rules.store.ts';

/** `[day, period]`, both from 0. */
export type Slot = [number, number];
export type RuleIndex = ReturnType<typeof indexRules>;

/** A gap of at least this many minutes between two periods is a break; a shorter one is for changing rooms. */
const BREAK_MINUTES = 10;
const DAYS = 6;
/** The screens report more than six lessons a day of a teacher; the generator avoids them unless the school allows more. */
export const MOST_A_DAY = 6;

/** The school's rules by subject, with periods as indexes of the day. Places whose period was deleted are left out. */
export function indexRules(week: Week, rules: Rules) {
  const periodAt = new Map(week.periods.map(({ id }, index) => [id, index]));
  const slotsOf = (away: readonly (readonly [number, string])[]) =>
    away.flatMap(([day, periodId]): Slot[] => {
      const period = periodAt.get(periodId);
      return period === undefined ? [] : [[day - 1, period]];
    });
  const closed = unique(rules.closures.filter(({ classIds }) => classIds.length === 0).flatMap(({ away }) => slotsOf(away)));
  const shut = new Set(closed.map(String));
  const ofClass = new Map<string, Slot[]>();
  for (const { classIds, away } of rules.closures)
    for (const classId of classIds) ofClass.set(classId, [...(ofClass.get(classId) ?? []), ...slotsOf(away)]);
  const fixed = new Map<string, Slot[]>();
  for (const { sectionId, subjectId, day, periodId } of rules.fixed) {
    const key = `${sectionId} ${subjectId}`;
    fixed.set(
      key,
      [...(fixed.get(key) ?? []), ...slotsOf([[day, periodId]])].sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    );
  }
  const shapes = new Map(rules.subjects.map((rule) => [rule.subjectId, rule]));
  const sections = new Map(rules.sectionSubjects.map((row) => [`${row.sectionId} ${row.subjectId}`, row]));
  const breaksOf = new Map<string, ReadonlySet<number>>();
  const breaksOn = (classId: string, day: number) => {
    const key = week.bells?.length ? `${classId} ${day}` : '';
    const found = breaksOf.get(key) ?? findBreaks(periodsOn(week.periods, week.bells, { classId, day: day + 1 }));
    breaksOf.set(key, found);
    return found;
  };
  const classIds = [...new Set(week.sections.map(({ classId }) => classId))];
  const ofAll = classIds.flatMap((classId) => Array.from({ length: DAYS }, (_, day) => breaksOn(classId, day)));
  const common = [...(ofAll[0] ?? findBreaks(week.periods))].filter((after) => ofAll.every((own) => own.has(after)));
  const teachers = new Map(rules.teachers.map(({ away, ...row }) => [row.teacherId, { ...row, away: unique(slotsOf(away)) }]));
  return {
    rules,
    slotsOf,
    /** Slots without any lessons. */
    closed,
    /** Slots without lessons for this class only. */
    closedFor: (classId: string) => unique(ofClass.get(classId) ?? []).filter((slot) => !shut.has(String(slot))),
    /** The slots of a class's week, day by day. */
    openDays: (classId: string): Slot[][] => {
      const away = new Set([...shut, ...(ofClass.get(classId) ?? []).map(String)]);
      return Array.from({ length: DAYS }, (_, day) =>
        week.periods.map((_period, period): Slot => [day, period]).filter((slot) => !away.has(String(slot))),
      );
    },
    shapeOf: (subjectId: string) => shapes.get(subjectId),
    ofSection: (sectionId: string, subjectId: string) => sections.get(`${sectionId} ${subjectId}`),
    fixedOf: (sectionId: string, subjectId: string) => fixed.get(`${sectionId} ${subjectId}`) ?? [],
    teacher: (teacherId: string) => teachers.get(teacherId),
    /** The most periods a week that the days of a teacher can hold. */
    mostPeriodsOf: (teacherId: string): number => {
      const { mostADay = 0, away = [] } = teachers.get(teacherId) ?? {};
      const absent = new Set([...shut, ...away.map(String)]);
      return Array.from({ length: DAYS }, (_, day) => week.periods.filter((_period, period) => !absent.has(`${day},${period}`)).length)
        .map((open) => Math.min(open, mostADay || MOST_A_DAY))
        .reduce((sum, count) => sum + count, 0);
    },
    /** The allowed rooms of a subject; none if it needs no special room, or if the school has no room of that kind. */
    roomsOf: (subjectId: string): string[] => {
      const { roomId = null, roomKind = '' } = shapes.get(subjectId) ?? {};
      if (roomId !== null) return [roomId];
      return roomKind === '' ? [] : rules.rooms.filter(({ kind }) => kind.toLowerCase() === roomKind.toLowerCase()).map(({ id }) => id);
    },
    /** Whether single periods of a subject need no room, because it is for the double periods alone. */
    hasRoomForLongsOnly: (subjectId: string): boolean => shapes.get(subjectId)?.roomForDoubles ?? false,
    /** Breaks that all classes have on all days. */
    breaks: common.map((afterPeriod) => ({ afterPeriod })),
    /** Whether a class's own times have a break within periods of a day; false where all have the same times. */
    crossesOwnBreak: (classId: string, [day, period]: Slot, length: number): boolean =>
      Array.from({ length: length - 1 }, (_, k) => period + 1 + k).some((after) => breaksOn(classId, day).has(after)),
    classOf: (sectionId: string): string => week.sections.find(({ id }) => id === sectionId)?.classId ?? '',
    hasOwnTimes: (week.bells?.length ?? 0) > 0,
  };
}

function findBreaks(periods: Week['periods']): ReadonlySet<number> {
  return new Set(
    periods.flatMap((period, index) => {
      const before = periods[index - 1];
      return before && period.startsAt - before.endsAt >= BREAK_MINUTES ? [index] : [];
    }),
  );
}

function unique(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [String(slot), slot])).values()];
}
