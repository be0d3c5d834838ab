import { type Mark, namesOf, type Roles, roleOf, SUPER, type Take, type Work } from '../reading/marks.ts';
import { COUNTING } from './groups.ts';

/** What may stand between two figures that are asked for together. */
const BETWEEN = ['and', 'filler', 'count', 'kitne', 'sum', 'list', 'average', 'which'];
const MOST = 4;

/** 'Absences and late marks by class', 'highest, lowest and average marks': all the figures, where a word or a comma joins each to the one before. */
export function figuresOf({ entity, marks, particulars, reading }: Work, roles: Roles, take: Take): string[] {
  const said = marks.flatMap((mark) => {
    const [name, another] = namesOf(mark, 'measure');
    return name === undefined || another !== undefined ? [] : [{ name, mark }];
  });
  const names = [...new Set(said.map(({ name }) => name))];
  const isRanked = SUPER.some((role) => roles.has(role)) || ['rise', 'fall', 'share'].some((role) => roles.has(role as 'rise'));
  // 'Absent and late students' are people, 'absences and late marks' figures.
  const isOfPeople = roles.has('who') || marks.some((mark) => namesOf(mark, 'dimension').some((name) => name === entity.who));
  const isTold = COUNTING.some((role) => roles.has(role)) || roles.has('average') || !isOfPeople;
  if (names.length < 2 || names.length > MOST || names.length !== said.length || isRanked || !isTold || particulars.bounds.length > 0)
    return [];
  const isJoined = said.every(({ mark }, at) => {
    const before = said[at - 1]?.mark;
    return before === undefined || joins(before, mark, { marks, reading });
  });
  if (!isJoined) return [];
  for (const { mark } of said) take(mark);
  return names;
}

function joins(before: Mark, { from }: Mark, { marks, reading }: Pick<Work, 'marks' | 'reading'>): boolean {
  let hasJoint = false;
  for (let at = before.from + before.length; at < from; at += 1) {
    const mark = marks.find((one) => one.from <= at && at < one.from + one.length);
    const role = roleOf(mark);
    const isPlain = mark?.meanings.every(({ type }) => type === 'role' || type === 'noun') === true;
    // 'Charged for October and paid for October'.
    if (mark === undefined && reading.claims[at] === 'date') continue;
    if (reading.tokens[at]?.text === ',' || role === 'and' || role === 'versus') hasJoint = true;
    else if (!isPlain || (role !== undefined && !BETWEEN.includes(role))) return false;
  }
  return hasJoint;
}
