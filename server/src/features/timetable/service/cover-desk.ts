import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { CoverCandidate } from '@shala/contract/timetable';
import type { Input, ReadContext } from '#platform/http';
import { arrange, exceedsLimit, type Helper, loadCost, misfit, type OpenLesson } from '../rules/arrange.ts';
import * as store from '../store/covers.store.ts';
import { clock } from '../wire.ts';

type Desk = CallAnswer<typeof calls.getCoverDesk>;

/** The arrangement of a day: absent teachers, uncovered lessons and suggestions. */
export async function getCoverDesk({ db, school }: ReadContext, { params }: Input<typeof calls.getCoverDesk>): Promise<Desk> {
  const { date } = params;
  const [day, absent, lessons, present] = await Promise.all([
    store.readDay(db, school.id, date),
    store.listAway(db, school.id, date),
    store.listOpenLessons(db, school.id, date),
    store.listPresent(db, school.id, date),
  ]);
  const helpers = present.map((one) => helperOf(one, day.periods));
  const open = lessons.filter(({ coverId }) => coverId === null);
  const proposed = arrange(open, helpers);
  const proposals = new Map(open.map((lesson, index) => [lesson, helpers.find(({ id }) => id === proposed[index])]));
  return {
    date,
    isSchoolDay: day.isSchoolDay,
    periods: day.periods.map(({ id, name, startsAt }) => ({ id, name, startsAt: clock(startsAt) })),
    absent,
    lessons: lessons.map((lesson) => {
      const { coverId, coverName, classId: _classId, periodName: _periodName, ...facts } = lesson;
      const proposal = proposals.get(lesson);
      const given = proposed.filter((id) => id === proposal?.id).length;
      return {
        ...facts,
        cover: coverId === null ? null : { id: coverId, name: coverName ?? '' },
        proposal: proposal ? candidateOf(lesson, proposal, given) : null,
        candidates: rank(lesson, helpers, proposal).map((helper) => candidateOf(lesson, helper, 1)),
      };
    }),
  };
}

/** The free teachers, best first, regardless of other lessons. Beyond the limit of the day only who is suggested, or all if nobody else is free. */
function rank(lesson: OpenLesson, helpers: readonly Helper[], proposal: Helper | undefined): Helper[] {
  const free = helpers.filter(({ freePeriods }) => freePeriods.has(lesson.periodId));
  const within = free.filter((helper) => !exceedsLimit(helper, 1) || helper === proposal);
  return (within.length === 0 ? free : within)
    .map((helper) => ({ helper, cost: misfit(lesson, helper) + loadCost(helper) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ helper }) => helper);
}

function helperOf(present: store.Present, periods: readonly { id: string }[]): Helper {
  const busy = new Set(present.busyPeriods);
  return {
    ...present,
    freePeriods: new Set(periods.map(({ id }) => id).filter((id) => !busy.has(id))),
    subjects: new Set(present.subjects),
    classes: new Set(present.classes),
  };
}

function candidateOf(lesson: OpenLesson, helper: Helper, added: number): CoverCandidate {
  return {
    id: helper.id,
    name: helper.name,
    teachesSubject: helper.subjects.has(lesson.subjectName),
    teachesClass: helper.classes.has(lesson.classId),
    mostADay: helper.mostADay,
    isOverLimit: exceedsLimit(helper, added),
    lessonsThatDay: helper.lessonsThatDay,
    coversThatDay: helper.coversThatDay,
    coversThisWeek: helper.coversThisWeek,
    coversThisMonth: helper.coversThisMonth,
  };
}
