import { teachingOf } from './check.ts';
import type { Placement, TimetableInstance } from './instance.ts';

/** The quality of a timetable: `total` is the sum of weight times count; lower is better. The counts are without their weights. */
export type TimetableScore = {
  total: number;
  lateCore: number;
  teacherGap: number;
  repeatSameDay: number;
  longRun: number;
  /** Vacant periods beyond what teachers may have on a day. */
  gapsBeyond: number;
  /** By teacher; only those with at least one fault. */
  teachers: { id: string; gaps: number; longRuns: number; lateCore: number }[];
};

/** The soft score of a timetable, written from the rules only, like the check. Unplaced blocks cost nothing. */
export function scoreTimetable(instance: TimetableInstance, placements: readonly Placement[]): TimetableScore {
  const { lessons, soft, teachers, days, periods } = instance;
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const placed = placements.flatMap((row) => {
    const is = byId.get(row.lesson);
    const block = is?.blocks[row.block];
    return is && block ? [{ ...row, is, len: block.len }] : [];
  });
  const lateOf = new Map<string, number>();
  const blocksOn = new Map<string, number>();
  let lateCore = 0;
  for (const { is, day, period, len } of placed) {
    blocksOn.set(`${day} ${is.id}`, (blocksOn.get(`${day} ${is.id}`) ?? 0) + 1);
    const late = is.core ? Math.max(0, period + len - Math.max(period, periods.length - soft.lateCore.lastPeriods)) : 0;
    lateCore += late;
    for (const id of is.teachers) lateOf.set(id, (lateOf.get(id) ?? 0) + late);
  }
  const repeatSameDay = [...blocksOn.values()].reduce((sum, count) => sum + count - 1, 0);
  const shut = new Set(instance.closed.map(([day, period]) => day * 64 + period));
  const taught = teachingOf(placed);
  let gapsBeyond = 0;
  const rows = teachers.map(({ id, maxGapsPerDay = 0 }) => {
    const week = days.map((_name, day) =>
      countDay(taught.get(`${day} ${id}`), (period) => shut.has(day * 64 + period), soft.longRun.limit),
    );
    if (maxGapsPerDay > 0) gapsBeyond += week.reduce((sum, { gaps }) => sum + Math.max(0, gaps - maxGapsPerDay), 0);
    return {
      id,
      gaps: week.reduce((sum, { gaps }) => sum + gaps, 0),
      longRuns: week.reduce((sum, { beyond }) => sum + beyond, 0),
      lateCore: lateOf.get(id) ?? 0,
    };
  });
  const teacherGap = rows.reduce((sum, { gaps }) => sum + gaps, 0);
  const longRun = rows.reduce((sum, { longRuns }) => sum + longRuns, 0);
  return {
    total:
      lateCore * soft.lateCore.weight +
      teacherGap * soft.teacherGap.weight +
      repeatSameDay * soft.repeatSameDay.weight +
      longRun * soft.longRun.weight +
      gapsBeyond * (soft.gapsBeyond?.weight ?? 0),
    lateCore,
    teacherGap,
    repeatSameDay,
    longRun,
    gapsBeyond,
    teachers: rows.filter(({ gaps, longRuns, lateCore: late }) => gaps + longRuns + late > 0),
  };
}

/** Vacant open periods between the first and the last lesson of a day, and periods beyond the limit of a run (0: no limit). */
function countDay(busy: Set<number> | undefined, isShut: (period: number) => boolean, limit: number): { gaps: number; beyond: number } {
  if (!busy) return { gaps: 0, beyond: 0 };
  const last = Math.max(...busy);
  let gaps = 0;
  let beyond = 0;
  let run = 0;
  for (let period = Math.min(...busy); period <= last; period++) {
    run = busy.has(period) ? run + 1 : 0;
    if (limit > 0 && run > limit) beyond++;
    if (!busy.has(period) && !isShut(period)) gaps++;
  }
  return { gaps, beyond };
}
