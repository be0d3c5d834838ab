import type { Query } from '@shala/contract/assistant';

/** Dimensions of which one is within the other. */
const FAMILIES = [
  ['class', 'section'],
  ['head', 'item'],
  ['pupils', 'staff', 'teaching', 'office'],
  // What became of a cheque.
  ['isBounced', 'isCancelled', 'isCleared', 'inHand', 'isDeposited', 'deposited', 'uncleared'],
  // What an entry of the calendar is, and whom a guardian is to the child.
  ['holiday', 'noHoliday', 'event', 'exam', 'meeting'],
  ['father', 'mother'],
  // What was decided of an application.
  ['waiting', 'approved', 'refused'],
];
/** Whether one says the same as the other, or more closely. */
const isOfOne = (one: string, other: string): boolean =>
  one === other || FAMILIES.some((family) => family.includes(one) && family.includes(other));

/** What only an employee has: of students, none of it is asked. */
const OF_STAFF: readonly string[] = ['department', 'role', 'employee', 'type'];
const isOfPupils = (filters: Query['filters']): boolean => filters.some(({ by, op }) => by === 'pupils' && op === 'has');

/** What is said anew takes the place of what was said of the same; 'and class 9' is added. */
export function mergeFilters(before: Query['filters'], now: Query['filters'], isAdding: boolean): Query['filters'] {
  const made = before.flatMap((one) => {
    const anew = now.find(({ by }) => isOfOne(by, one.by));
    if (anew === undefined) return [one];
    if (anew.by !== one.by) return anew.op === 'not' ? [one] : [];
    if (anew.op === 'not' && one.op === 'has') return [];
    if (anew.op === 'not')
      return one.op === 'is'
        ? [{ ...one, values: one.values.filter((value) => !anew.values.includes(value)) }]
        : [{ ...one, values: [...one.values, ...anew.values] }];
    return isAdding && one.op === 'is' ? [{ ...one, values: [...new Set([...one.values, ...anew.values])] }] : [];
  });
  const held = (by: string) => made.some((one) => one.by === by);
  const others = isOfPupils(now) && !isOfPupils(before) ? made.filter(({ by }) => !OF_STAFF.includes(by)) : made;
  return [...others, ...now.filter(({ by }) => !held(by))].filter(({ op, values }) => op !== 'is' || values.length > 0);
}

/** 'And in class 9?' behind the subjects of those who failed in class 8: what is said of whom another question holds takes the place of that, and the rest is said of the rows. */
export function mergeAlso(
  { filters: own, also }: Pick<Query, 'filters' | 'also'>,
  now: Query['filters'],
  isAdding: boolean,
): { also: Query['also']; rest: Query['filters'] } {
  const isIn = (filters: Query['filters'], { by }: Query['filters'][number]) => filters.some((one) => isOfOne(one.by, by));
  const theirs = now.filter((one) => one.op === 'is' && !isIn(own, one) && also.some(({ filters = [] }) => isIn(filters, one)));
  if (theirs.length === 0) return { also, rest: now };
  const merged = also.map((one) => {
    const filters = one.filters ?? [];
    const said = theirs.filter((it) => isIn(filters, it));
    return said.length === 0 ? one : { ...one, filters: mergeFilters(filters, said, isAdding) };
  });
  return { also: merged, rest: now.filter((one) => !theirs.includes(one)) };
}
