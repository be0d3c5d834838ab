import { makeNetwork } from './min-cost-flow.ts';

/** A lesson without its teacher. */
export type OpenLesson = { periodId: string; sectionId: string; classId: string; subjectName: string };
/** A teacher who is present, with the facts for and against a cover. */
export type Helper = {
  id: string;
  name: string;
  /** Periods without a lesson or a cover. */
  freePeriods: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** The most periods a day of the timetable rules; 0 without a limit. */
  mostADay: number;
  lessonsThatDay: number;
  coversThatDay: number;
  coversThisWeek: number;
  coversThisMonth: number;
};

/** Far above the cost of any arrangement: no lesson stays open that could be covered. */
const OPEN = 1_000_000;
/** The cost of a cover beyond a teacher's limit a day: more than any difference of load, so it is given only if nobody else is free. */
const OVER_LIMIT = 50_000;
/** The cost of each period that a teacher already has that day, lessons and covers: more than all that `misfit` counts, save for many covers this month. */
const PERIOD = 100;
const OTHER_SUBJECT = 60;
const OTHER_CLASS = 15;
const COVER_THIS_MONTH = 8;
/** The cost of leaving a teacher without a vacant period that day. */
const NO_BREATH = 400;

/** How badly a teacher fits a lesson, regardless of the day's periods; 0 is best. */
export function misfit(lesson: OpenLesson, helper: Helper): number {
  return (
    (helper.subjects.has(lesson.subjectName) ? 0 : OTHER_SUBJECT) +
    (helper.classes.has(lesson.classId) ? 0 : OTHER_CLASS) +
    COVER_THIS_MONTH * helper.coversThisMonth
  );
}

/** The cost of the teacher's day with one more cover after `count` of this arrangement. */
export function loadCost(helper: Helper, count = 0): number {
  return PERIOD * (helper.lessonsThatDay + helper.coversThatDay + count) + (exceedsLimit(helper, count + 1) ? OVER_LIMIT : 0);
}

/** Whether `added` covers would be more periods than the teacher's limit a day. */
export function exceedsLimit({ mostADay, lessonsThatDay, coversThatDay }: Helper, added: number): boolean {
  return mostADay > 0 && lessonsThatDay + coversThatDay + added > mostADay;
}

/**
 * Assigns the lessons: as many as possible are covered, at the lowest total cost: within the limits of a day, then by few periods that day, the same subject,
 * knowledge of the class and few covers of the month. Returns a teacher's id for each lesson, null when nobody is free.
 */
export function arrange(lessons: readonly OpenLesson[], helpers: readonly Helper[]): (string | null)[] {
  const [source, sink] = [0, 1];
  const periods = [...new Set(lessons.map(({ periodId }) => periodId))];
  const lessonNode = (index: number) => 2 + index;
  const helperNode = (index: number) => 2 + lessons.length + index;
  const seatNode = (helper: number, period: number) => 2 + lessons.length + helpers.length + helper * periods.length + period;
  const network = makeNetwork(seatNode(helpers.length, 0));
  const chosen: { lesson: number; helper: number; arc: number }[] = [];
  for (const [index, lesson] of lessons.entries()) {
    network.addArc(source, lessonNode(index), 1, 0);
    network.addArc(lessonNode(index), sink, 1, OPEN);
    for (const [at, helper] of helpers.entries()) {
      if (!helper.freePeriods.has(lesson.periodId)) continue;
      const seat = seatNode(at, periods.indexOf(lesson.periodId));
      chosen.push({ lesson: index, helper: at, arc: network.addArc(lessonNode(index), seat, 1, misfit(lesson, helper)) });
    }
  }
  for (const [at, helper] of helpers.entries()) {
    for (const [place, periodId] of periods.entries())
      if (helper.freePeriods.has(periodId)) network.addArc(seatNode(at, place), helperNode(at), 1, 0);
    for (let count = 0; count < helper.freePeriods.size; count++) network.addArc(helperNode(at), sink, 1, dayCost(helper, count));
  }
  network.solve(source, sink);
  const answer: (string | null)[] = lessons.map(() => null);
  for (const { lesson, helper, arc } of chosen) if (network.flowOn(arc) > 0) answer[lesson] = helpers[helper]?.id ?? null;
  return answer;
}

/** The cost of one more cover for a teacher with `count` covers in this arrangement; it never falls, as the flow requires. */
function dayCost(helper: Helper, count: number): number {
  const isLastBreath = count + 1 >= helper.freePeriods.size;
  return loadCost(helper, count) + (isLastBreath ? NO_BREATH : 0);
}
