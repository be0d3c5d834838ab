import type { Entity } from '../entity.ts';
import {
  is,
  isAttribute,
  type Mark,
  namesOf,
  previous,
  type Roles,
  roleOf,
  SUPER,
  type Take,
  touches,
  type Work,
} from '../reading/marks.ts';
import type { Named } from '../vocabulary/named.ts';
import type { Role } from '../vocabulary/words.ts';

/** A name of the school as the value of a dimension. */
export type NamedValue = { by: string; values: readonly string[]; from: number; length: number };

/** What a name can be the value of. */
export function namedOf(entity: Entity, { from, length, values }: Named): NamedValue[] {
  return Object.entries(entity.dimensions).flatMap(([by, { values: list }]) => {
    const fits = list === undefined ? undefined : values[list];
    return fits === undefined ? [] : [{ by, values: fits, from, length }];
  });
}

/** Which of the dimensions that have such a name is meant. */
export function weightOf(work: Work, one: NamedValue): number {
  return 10 * sayings(work, one) - LAST.indexOf(one.by);
}

/** Dimensions whose names are others' names as well: the last is meant last. */
const LAST = ['department', 'role', 'item', 'city'];

/** Whether the word for its dimension stands beside a name ('Mathematics department'). */
function sayings({ marks, reading }: Work, one: NamedValue): number {
  // 'Water bill' is what is spent under Water, whatever single bills are called.
  const isSaid = (mark: Mark) =>
    namesOf(mark, 'dimension').includes(one.by) && !(one.by === 'item' && /^bills?$/.test(reading.tokens[mark.from]?.text ?? ''));
  return marks.some((mark) => isSaid(mark) && isBeside(one, mark, reading)) ? 1 : 0;
}

function isBeside(one: NamedValue, mark: Mark, { tokens }: Work['reading']): boolean {
  let from = one.from;
  while (from > one.from - 2 && IS.includes(tokens[from - 1]?.text ?? '')) from -= 1;
  return mark.from <= one.from + one.length && mark.from + mark.length >= from;
}
/** 'Whose mother tongue is Tamil'. */
const IS = ['is', 'are', '=', ':', 'as', 'of', 'not', 'except', 'excluding', 'besides'];

/** Whether its words are words of the lists as well. */
export function isSpent({ marks, claimed, reading }: Work, { from, length }: NamedValue): boolean {
  // A word of the lists is meant before a name that happens to hold it, unless it only joins.
  return reading.tokens.slice(from, from + length).every((_, index) => {
    const mark = marks.find((one) => one.from <= from + index && from + index < one.from + one.length);
    return (
      mark?.meanings.some(({ type }) => type === 'measure' || type === 'dimension' || type === 'value' || type === 'ask') === true &&
      claimed[from] !== undefined
    );
  });
}

/** Whether a time stands right behind a word, or right before it. */
const isBesideTime = ({ reading: { claims } }: Work, { from, length }: Mark) =>
  claims[from - 1] === 'date' || claims[from + length] === 'date' || claims[from + length + 1] === 'date';

/** 'Which' behind a word that it speaks of ('in which', 'of which'). */
const isRelative = ({ reading }: Work, mark: Mark | undefined, which: Mark | undefined): boolean =>
  mark !== undefined &&
  which !== undefined &&
  roleOf(which) === 'which' &&
  which.length > 1 &&
  is(mark, 'dimension') &&
  touches(mark, which, reading);

/** 'With house', 'naam aur house', 'designation of all non-teaching staff': a column of the list. */
function isBesideList({ reading: { tokens }, marks, entity }: Work, roles: Roles, { from, length }: Mark): boolean {
  const before = tokens[['the', 'a', 'an'].includes(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1]?.text ?? '';
  const isCounting = COUNTING.some((role) => roles.has(role));
  if ((WITH.includes(before) || isOfListBehindWith({ tokens, marks }, from)) && (roles.has('list') || !isCounting)) return true;
  if (JOINS.includes(before) && NAMES.includes(tokens[from - 2]?.text ?? '')) return true;
  const isOfPeople = marks.some(
    (mark) => mark.from > from && (is(mark, 'flag') || namesOf(mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson)),
  );
  return tokens[from + length]?.text === 'of' && isOfPeople && !isCounting;
}
/** 'With admission numbers, dates of birth and house'. */
function isOfListBehindWith({ tokens, marks }: { tokens: Work['reading']['tokens']; marks: readonly Mark[] }, from: number): boolean {
  for (let at = from - 1; at >= 0; ) {
    const { text = '' } = tokens[at] ?? {};
    if (WITH.includes(text)) return true;
    const over = marks.find((mark) => mark.from <= at && at < mark.from + mark.length && is(mark, 'dimension'));
    if (over === undefined && !JOINS.includes(text) && ![',', 'the'].includes(text)) return false;
    at = (over?.from ?? at) - 1;
  }
  return false;
}
/** 'With class and phone numbers'. */
function isBehindWith({ reading: { tokens } }: Work, { from }: Mark): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) if (BEHIND_WITH.includes(tokens[at]?.text ?? '')) return true;
  return false;
}
const BEHIND_WITH = ['with', 'their', 'his', 'her', 'and', 'along', 'aur', 'ke', 'saath', 'plus', ','];
const JOINS = ['and', 'aur', '&', 'और'];
const NAMES = ['name', 'names', 'naam', 'नाम'];
/** What asks for figures. */
export const COUNTING: readonly Role[] = ['count', 'kitne', 'wise', 'by', 'each', 'share', 'sum', ...SUPER];

/** What everybody who is ranked by it has one of. */
export const ONE_EACH = ['born', 'joined'];
const WITH = ['with', 'their', 'his', 'her'];
const ANY = ['any', 'kisi', 'किसी'];
const MARKERS: readonly Role[] = ['by', 'each', 'which'];

/** Whether a mark is of what no rows are told apart by, as a phone number; it stands beside a list or people. */
function takenAsColumn(work: Work, roles: Roles, mark: Mark, take: Take): boolean {
  const { entity } = work;
  const column = namesOf(mark, 'dimension').find((name) => entity.dimensions[name]?.isColumn === true);
  if (column === undefined) return false;
  const isBesidePeople = entity.main !== 'list' && (entity.who === 'student' || entity.who === 'employee') && isBehindWith(work, mark);
  if ((entity.main === 'list' && !COUNTING.some((role) => roles.has(role))) || isBesidePeople) {
    take(mark);
    work.columns.push(column);
    // 'Seats per bench of each room': a column that is not told is not heard, though a word of it asks for the rooms.
  } else if (mark.length > 1 && !is(mark, 'measure') && entity.main === 'list')
    work.claimed.fill(false, mark.from, mark.from + mark.length);
  return true;
}

/** 'Deposit date wise', 'by maximum marks': what stands beside a list tells rows apart where that is said of it. */
function isColumnApart(work: Work, index: number): boolean {
  const { marks, entity, reading } = work;
  const mark = marks[index] as Mark;
  const column = namesOf(mark, 'dimension').find((name) => entity.dimensions[name]?.isColumn === true);
  if (column === undefined) return false;
  const behind = marks[index + 1];
  if (roleOf(behind) === 'wise' && touches(mark, behind, reading)) return true;
  // 'Reach the parents by phone' tells no phones apart.
  const before = previous(marks, leadOf(work, index));
  const isPer = before !== undefined && reading.tokens[before.from]?.text === 'per';
  return isPer || (entity.dimensions[column]?.unit !== undefined && ['by', 'each'].includes(roleOf(before) ?? 'filler'));
}

const isPartOf = (mark: Mark, one: NamedValue, name: string): boolean =>
  one.from <= mark.from && mark.from < one.from + one.length && one.length > mark.length && (one.by === name || one.length > 2);

/** The dimensions that rows are to be told apart by. */
export function groupsOf(work: Work, roles: Roles, named: readonly NamedValue[], take: Take): string[] {
  const { marks, entity, particulars } = work;
  const groups: string[] = [];
  const hasSuper = SUPER.some((role) => roles.has(role));
  const loose: { mark: Mark; name: string }[] = [];
  marks.forEach((mark, index) => {
    const dims = mark.meanings.filter((one) => one.type === 'dimension');
    if (!isColumnApart(work, index) && takenAsColumn(work, roles, mark, take)) return;
    const dim = dims.find(({ isGroup }) => isGroup) ?? dims[0];
    if (dim === undefined) return;
    if (entity.dimensions[dim.name]?.isPerson === true && entity.main !== 'list' && isAttribute(work, mark)) {
      take(mark);
      return;
    }
    // 'By term 1 average': a part of the name of a term.
    if (!dim.isGroup && named.some((one) => isPartOf(mark, one, dim.name))) {
      take(mark);
      return;
    }
    const before = previous(marks, leadOf(work, index));
    const behind = marks[index + 1];
    // 'Who are farmers by occupation': the word of the value that is named.
    if (
      !dim.isGroup &&
      roleOf(before) === 'by' &&
      (roles.has('list') || roles.has('who')) &&
      named.some((one) => one.by === dim.name && before !== undefined && one.from + one.length === before.from)
    ) {
      take(mark);
      return;
    }
    // 'Subjects in which more than 5 students failed' tells the subjects apart.
    const isHead = isRelative(work, mark, behind) && entity.dimensions[dim.name]?.isPerson !== true;
    const isBehindHead = roleOf(before) === 'which' && before !== undefined && isRelative(work, marks[marks.indexOf(before) - 1], before);
    const isMarked =
      dim.isGroup ||
      isHead ||
      (MARKERS.includes(roleOf(before) ?? 'filler') && !isBehindHead && !isBehindNumber(work, mark)) ||
      // 'On how many days were more than five children absent'.
      (['count', 'kitne'].includes(roleOf(before) ?? '') && entity.dimensions[dim.name]?.isPerson !== true && isOfSoMany(work)) ||
      (roleOf(behind) === 'wise' && touches(mark, behind, work.reading)) ||
      isJoinedToWise(work, index) ||
      (roleOf(before) === 'and' &&
        groups.length === 1 &&
        before !== undefined &&
        marks.indexOf(before) > 0 &&
        groups.some((group) => namesOf(marks[marks.indexOf(before) - 1] as Mark, 'dimension').includes(group)));
    // 'Each Mathematics department teacher' tells the teachers apart.
    const person = behind && namesOf(behind, 'dimension').find((name) => entity.dimensions[name]?.isPerson);
    if (
      roleOf(before) === 'each' &&
      person !== undefined &&
      named.some((one) => one.by === dim.name && isBeside(one, mark, work.reading))
    ) {
      take(mark);
      if (groups.length < 2) groups.push(person);
      return;
    }
    const isPerson = entity.dimensions[dim.name]?.isPerson === true;
    if (isMarked && !(isPerson && roleOf(before) === 'which' && !hasSuper && particulars.bounds.length === 0 && entity.main === 'list')) {
      take(mark);
      if (!groups.includes(dim.name) && groups.length < 2) groups.push(dim.name);
    } else loose.push({ mark, name: dim.name });
  });
  addLoose(work, roles, { loose, named, groups, take });
  return groups;
}

/** Where the word for a dimension begins: 'expense head', 'leave type' are one word with what the question is about. */
function leadOf({ marks, reading }: Work, index: number): number {
  const before = marks[index - 1];
  const isPart =
    before !== undefined && touches(before, marks[index], reading) && before.meanings.every(({ type }) => OF_ENTITY.includes(type));
  return isPart ? index - 1 : index;
}
const OF_ENTITY: readonly string[] = ['measure', 'noun', 'ask'];

/** 'Class and month wise', 'class, month-wise': what is joined to a word that tells rows apart tells them apart as well. */
function isJoinedToWise({ marks, reading }: Work, index: number): boolean {
  const [mark, joint, other] = marks.slice(index);
  const isAnd = roleOf(joint) === 'and' && touches(mark as Mark, joint, reading) && joint !== undefined && touches(joint, other, reading);
  const end = (mark?.from ?? 0) + (mark?.length ?? 0);
  const isComma = reading.tokens[end]?.text === ',' && joint?.from === end + 1;
  const second = isAnd ? index + 2 : isComma ? index + 1 : -1;
  const next = marks[second];
  if (next === undefined || !is(next, 'dimension')) return false;
  const isGroup = next.meanings.some((one) => one.type === 'dimension' && one.isGroup);
  return isGroup || (roleOf(marks[second + 1]) === 'wise' && touches(next, marks[second + 1], reading));
}

/** 'Spoken by fewer than 30 children' tells no children apart. */
const isBehindNumber = ({ particulars: { bounds } }: Work, { from }: Mark) => bounds.some((bound) => bound.from + bound.length === from);

/** 'More than five children': a number of people. */
const isOfSoMany = ({ marks, entity, particulars }: Work): boolean =>
  particulars.bounds.some(
    ({ unit, from, length, value }) =>
      unit === 'rupees' ||
      unit === 'percent' ||
      (unit === undefined && value >= LEAST_SUM) ||
      (unit === undefined &&
        marks.some(
          (mark) => mark.from === from + length && namesOf(mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson === true),
        )),
  );
const LEAST_SUM = 1000;

/** 'Months with more than five late marks': what is kept by a number stands before it, in the plural. */
const isOfBoundedDays = ({ particulars: { bounds }, reading: { tokens } }: Work, { from, length }: Mark): boolean =>
  (tokens[from + length - 1]?.text.endsWith('s') === true || tokens[from - 1]?.text === 'kis') && bounds.some((bound) => bound.from > from);

type Loose = { loose: readonly { mark: Mark; name: string }[]; named: readonly NamedValue[]; groups: string[]; take: Take };

/** 'Which students …', 'who …', with nothing that counts or tells apart. */
const asksWhich = ({ marks, entity }: Work, roles: Roles): boolean =>
  !COUNTING.some((role) => roles.has(role)) &&
  (roles.has('who') ||
    marks.some(
      (mark, at) => roleOf(mark) === 'which' && namesOf(marks[at + 1] ?? mark, 'dimension').some((one) => entity.dimensions[one]?.isPerson),
    ));

/** 'Exam rooms with capacity', 'textbooks with the number of chapters': of what is nobody, each with a figure. */
function isToldWithFigure({ entity, marks, particulars, reading: { tokens } }: Work, roles: Roles, { from }: Mark): boolean {
  if (entity.who !== undefined || particulars.bounds.length > 0 || SUPER.some((role) => roles.has(role))) return false;
  return marks.some((mark, index) => {
    let first = index;
    while (['count', 'filler'].includes(roleOf(marks[first - 1]) ?? '')) first -= 1;
    return mark.from > from && is(mark, 'measure') && WITH.includes(tokens[(marks[first]?.from ?? 0) - 1]?.text ?? '');
  });
}

/** What is told anyway, or only counted. */
function tellsNothing(work: Work, roles: Roles, { mark, name }: { mark: Mark; name: string }): boolean {
  const { marks, reading } = work;
  // 'How many awards' counts them.
  if (name === 'activity' && roleOf(previous(marks, marks.indexOf(mark))) === 'count') return true;
  // 'Dues KG classes' is of these classes together.
  const isApart = ['versus', 'average', 'which'].some((role) => roles.has(role as Role));
  return name === 'class' && reading.claims[mark.from - 1] === 'class' && !isApart;
}

/** Dimensions that no word marks as what rows are told apart by. */
function addLoose(work: Work, roles: Roles, { loose, named, groups, take }: Loose): void {
  const { marks, entity, particulars } = work;
  const hasSuper = SUPER.some((role) => roles.has(role));
  for (const { mark, name } of loose) {
    const isPerson = entity.dimensions[name]?.isPerson === true;
    if (tellsNothing(work, roles, { mark, name })) {
      take(mark);
      continue;
    }
    // 'Families who owe' are told apart as such, and 'rooms with their capacity', each with its own.
    if ((name === 'family' || ((isPerson || entity.list?.[0] === name) && isToldWithFigure(work, roles, mark))) && groups.length === 0) {
      take(mark);
      groups.push(name);
      continue;
    }
    // 'In any subject' tells no subjects apart, and asks for what no group answers.
    if (!isPerson && ANY.includes(work.reading.tokens[mark.from - 1]?.text ?? '')) continue;
    // 'The youngest student with date of birth': of each there is one.
    if (
      (hasSuper || /\blongest serving\b/i.test(work.reading.text)) &&
      entity.who !== undefined &&
      ONE_EACH.includes(name) &&
      WITH.includes(work.reading.tokens[mark.from - 1]?.text ?? '')
    ) {
      take(mark);
      groups.push(entity.who, name);
      continue;
    }
    // 'List of students with class': the list has it as a column.
    const isColumn = name === 'class' ? ['class', 'section'] : [name];
    const isOfOne = particulars.people.length === 1 && (entity.name === 'student' || entity.name === 'employee') && !hasSuper;
    if (!isPerson && entity.main === 'list' && (isOfOne || isBesideList(work, roles, mark))) {
      take(mark);
      if (entity.list?.some((one) => isColumn.includes(one)) !== true) work.columns.push(name);
      continue;
    }
    // 'Dates of the meetings': what the list shows anyway.
    const isShown = entity.main === 'list' && entity.list?.includes(name) === true && entity.dimensions[name]?.unit === 'day';
    if (isShown && groups.length === 0 && particulars.bounds.length === 0 && !COUNTING.some((role) => roles.has(role))) {
      take(mark);
      continue;
    }
    // 'Which students play a sport': the list has it as a column.
    const isListed = name === 'activity' && entity.list?.includes(name) === true && asksWhich(work, roles);
    if (
      groups.includes(name) ||
      isPerson ||
      isListed ||
      marks.some((one) => touches(mark, one, work.reading) && one.meanings.some((meant) => meant.type === 'value' && meant.by === name)) ||
      named.some((one) => (one.by === name || (name === 'route' && one.by === 'stop')) && isBeside(one, mark, work.reading))
    ) {
      take(mark);
      continue;
    }
    if (name === 'day' && roles.has('count') && entity.measures.absences !== undefined) take(mark);
    const isDay = ['day', 'month', 'week', 'weekday', 'quarter', 'year'].includes(name);
    // 'The month of October' is October.
    if (isDay && isBesideTime(work, mark)) take(mark);
    const isLimited = particulars.limit !== undefined && mark.from > particulars.limit.at;
    if (
      groups.length === 0 &&
      !(hasSuper && roles.has('who') && entity.who !== undefined) &&
      (hasSuper || isLimited || !isDay || isOfBoundedDays(work, mark)) &&
      !is(mark, 'measure')
    ) {
      take(mark);
      groups.push(name);
    }
  }
}
