import { type Bell, periodsOn } from '@shala/contract/timetable';

type Period = { id: string; name: string; startsAt: number; endsAt: number };
type SchoolClass = { classId: string; className: string };
type Slot = { className: string; period: Period };
export type BellProblem = { kind: 'order'; bell: string; period: string } | { kind: 'overlap'; day: number; one: Slot; other: Slot };

const DAYS = [1, 2, 3, 4, 5, 6];

/**
 * What is wrong with period times: a period that ends before it begins or begins before the last one is over, or two different periods of two classes at the
 * same time on a day. Teachers and rooms go from class to class by periods, so period 4 of one wing must not run into period 5 of another.
 */
export function findBellProblem(
  { periods, classes }: { periods: readonly Period[]; classes: readonly SchoolClass[] },
  bells: readonly Bell<number>[],
): BellProblem | null {
  for (const bell of bells) {
    const own = periodsOn<number, Period>(periods, [{ ...bell, classIds: [], days: [] }], { classId: null, day: 1 });
    const wrong = own.find(({ startsAt, endsAt }, at) => endsAt <= startsAt || startsAt < (own[at - 1]?.endsAt ?? 0));
    if (wrong) return { kind: 'order', bell: bell.name, period: wrong.name };
  }
  for (const day of DAYS) {
    const slots = classes.flatMap(({ classId, className }) =>
      periodsOn<number, Period>(periods, bells, { classId, day }).map((period): Slot => ({ className, period })),
    );
    const distinct = [...new Map(slots.map((slot) => [`${slot.period.id} ${slot.period.startsAt} ${slot.period.endsAt}`, slot])).values()];
    for (const one of distinct)
      for (const other of distinct)
        if (one.period.id !== other.period.id && one.period.startsAt <= other.period.startsAt && other.period.startsAt < one.period.endsAt)
          return { kind: 'overlap', day, one, other };
  }
  return null;
}
