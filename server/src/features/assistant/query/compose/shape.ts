import type { Query } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';
import { isAttribute, namesOf, type Roles, roleOf, SUPER, touches, type Work } from '../reading/marks.ts';
import { HOW_LONG } from '../reading/when.ts';
import type { Role } from '../vocabulary/words.ts';
import { besideThe } from './beside.ts';
import { bestOfEach, endWithin, isWithinEach, tellsOrder } from './ends.ts';
import { latestOf } from './latest.ts';
import { asksBoth, asksCount, asksMoney, isDefaulter } from './measure.ts';
import { allTheTime, boundToSome, OF_DAYS, onBoth } from './of-days.ts';
import { countedByOwn, countedIn, keepThoseOf, type Manner, OF_EACH_ONE, orderOf, type Parts } from './of-people.ts';
import { isOfReceiptsOf, isOfState, isOneByOne, NOT_LIVE } from './one-by-one.ts';
import { rankOf } from './rank-of.ts';

/** Puts the parts together; undefined where they make no question. */
export function shaped(work: Work, roles: Roles, parts: Parts): Query | undefined {
  const { entity, particulars } = work;
  const { filters, groups, when, bounds, change, share } = parts;
  const { who } = entity;
  if (isUnknown(work, roles, parts)) return undefined;
  const limit = particulars.limit?.value;
  const entries = entriesOf(work, roles, parts);
  if (entries) return entries;
  const manner = mannerOf(work, roles, parts.measure);
  const isOfSome = boundToSome(work, roles, parts);
  const inGroups = countedByOwn(work, roles, parts, manner) ?? countedIn(work, roles, parts, manner);
  if (inGroups) return inGroups;
  tellPeople(work, roles, parts, manner);
  if (isOfSome && bounds.length > 0 && groups.length === 0 && who !== undefined) groups.push(who);
  if (!allTheTime(work, parts)) return undefined;
  const beside = asksBoth(work, roles) ? entity.measures[parts.measure]?.pair : undefined;
  let measure = beside === undefined ? settled(work, roles, parts, manner) : parts.measure;
  if (isNoQuestion(work, roles, { ...parts, measure }, manner)) return undefined;
  const inner = manner.isSuper || bounds.length > 0 ? undefined : endWithin(work, groups, measure);
  const order = isOfSides(work, roles, { filters, groups })
    ? undefined
    : orderOf(inner === undefined ? roles : new Set([...roles, inner]), entity.measures[measure]?.good, limit !== undefined);
  if (order === null || (order !== undefined && groups.length === 0)) return undefined;
  if (particulars.place !== undefined && (order === undefined || limit !== undefined)) return undefined;
  const best = order === undefined ? bestOfEach(work, groups, measure) : undefined;
  if (best !== undefined) measure = best.measure;
  const end = best?.end ?? order;
  const within = best !== undefined || (order !== undefined && isWithinEach(work, groups));
  if (within === null) return undefined;
  keepLive(entity, { filters, groups, bounds });
  tellDays(work, parts);
  const both = onBoth(work, roles, { ...parts, measure });
  if (when.more !== undefined && both === undefined) return undefined;
  const counts =
    beside === undefined && manner.isCounted && (bounds.length > 0 || (isOfWeak(filters) && groups.length === 1 && groups[0] === who));
  // How long somebody was absent in a row is told only of so many days, or of whoever was longest.
  if (entity.asks !== undefined && entity.name.endsWith('Run') && bounds.length === 0 && order === undefined) return undefined;
  // Who was absent are those who were at all.
  const isPlain = change === undefined && share === undefined && order === undefined;
  const isOfThem = groups.length > 0 && groups.length < 3 && groups[0] === who;
  if (isPlain && isOfThem && bounds.length === 0 && entity.measures[measure]?.unit === 'number')
    bounds.push(filters.some(({ by }) => by === 'weekday') ? { measure, op: '>=', value: 1 } : { measure, op: '>', value: 0 });
  if (beside !== undefined) bounds.push({ measure: beside, op: '>', value: 0 });
  else if (isPlain && entity.main !== 'list') keepThoseOf(work, roles, groups, { bounds, measure });
  return {
    entity: entity.name,
    // Who has the highest marks is told by the marks themselves.
    measure: inner !== undefined && ['highest', 'lowest'].includes(measure) ? 'average' : measure,
    filters,
    groupBy: groups,
    bounds,
    also: [],
    ...(when.period && { period: when.period }),
    ...(when.compare && { compare: when.compare }),
    ...(change && { period: undefined, compare: undefined, ...change }),
    ...(share && { share }),
    ...(end && { order: end }),
    ...(end && (particulars.place === undefined ? { limit: limit ?? (within ? 1 : usualLimit(work)) } : { place: particulars.place })),
    ...(within && { within }),
    ...(measure === 'list' && asksNext(work) && { limit: 1 }),
    ...(counts && { counts }),
    ...besideThe(work, { ...parts, measure }, beside !== undefined),
    ...both,
  };
}

/** Of a difference or a part no bound is known, and of a difference no end. */
const isUnknown = (work: Work, roles: Roles, { change, share, bounds }: Parts): boolean =>
  ((change !== undefined || share !== undefined) && bounds.length > 0) ||
  (change !== undefined && ['least', 'best', 'worst'].some((role) => roles.has(role as Role))) ||
  isOfBothEnds(work, roles);

/** Each day of somebody's absence has its own reason. */
function tellDays({ columns, entity }: Work, { groups, when: { period } }: Parts): void {
  const isOfDays = columns.includes('reason') && 'day' in entity.dimensions && period?.from !== period?.to;
  if (isOfDays && groups.length === 1 && groups[0] === entity.who) groups.push('day');
}

/** 'When is the next meeting' asks for one. */
const asksNext = ({ entity, reading: { tokens, claims } }: Work): boolean =>
  'ahead' in (entity.flags ?? {}) && tokens.some(({ text }, at) => /^(?:next|agl[ia])$/.test(text) && claims[at] === undefined);

/** 'The next four holidays', 'the last five receipts', or the place of one group among all. */
function entriesOf(work: Work, roles: Roles, parts: Parts): Query | undefined {
  const { change, share } = parts;
  return change === undefined && share === undefined ? (rankOf(work, roles, parts) ?? latestOf(work, roles, parts)) : undefined;
}

/** 'Which is the largest and which the smallest' are two questions. */
function isOfBothEnds({ reading: { tokens } }: Work, roles: Roles): boolean {
  const has = (...ends: Role[]) => ends.some((role) => roles.has(role));
  return (has('most', 'best') && has('least', 'worst')) || ['top', 'bottom'].every((end) => tokens.some(({ text }) => text === end));
}

/** How it is asked: whether for a number or an end, and of whom. */
function mannerOf(work: Work, roles: Roles, measure: string): Manner {
  const {
    entity: { who },
    marks,
    particulars,
  } = work;
  const hasPerson =
    who !== undefined &&
    marks.some(
      (mark) =>
        (namesOf(mark, 'dimension').includes(who) && !isAttribute(work, mark)) ||
        roleOf(mark) === 'who' ||
        (roleOf(mark) === 'list' && !OF_FIGURES.test(work.reading.tokens[mark.from]?.text ?? '')),
    );
  return {
    isCounted: asksCount(work, roles, measure) || (measure === 'count' && HOW_MANY.test(work.reading.text)),
    // 'Better than in October' compares, and asks for no end.
    isSuper: SUPER.some((role) => roles.has(role) && !(role === 'best' && roles.has('versus'))),
    hasPerson,
    limit: particulars.limit?.value,
  };
}

/** Words that ask to be told something, but of nobody: 'how do our figures look'. */
const OF_FIGURES = /^(?:how|figures?|trends?|statistics|stats|analysis)$/;

/** Tells people apart where a group alone would be no answer. */
function tellPeople({ entity: { name, who } }: Work, roles: Roles, { groups }: Parts, { isSuper }: Manner): void {
  const [only, second] = groups;
  if (who === undefined || second !== undefined) return;
  // 'Who teaches Hindi and Marathi in 8B'.
  if (name === 'lesson' && roles.has('who') && only === 'subject' && !isSuper) groups.push(who);
}

/** A receipt that was cancelled is none of less than 3,000, and none that is listed. */
function keepLive({ name }: Entity, { filters, groups, bounds }: Pick<Parts, 'filters' | 'groups' | 'bounds'>): void {
  if (name === 'receipt' && groups[0] === 'receipt' && (bounds.length === 0 || bounds.some(({ op }) => op.startsWith('<'))))
    filters.push({ by: 'kept', op: 'has', values: [] });
}

/** 'Weak students', 'those with distinction' are people, whose average is not what is asked for. */
const isOfWeak = (filters: Query['filters']) => filters.some(({ by }) => ['weak', 'distinction'].includes(by));

/** 'Whether 9A or 9B has the better attendance': both are told. */
const isOfSides = ({ reading: { tokens } }: Work, roles: Roles, { filters, groups }: Pick<Parts, 'filters' | 'groups'>): boolean =>
  (roles.has('best') || roles.has('worst')) &&
  tokens.some(({ text }) => text === 'or' || text === 'ya') &&
  filters.some(({ by, values }) => values.length === 2 && (groups.length === 0 || groups[0] === by));

/** 'When', 'kab', 'how long'. */
const asksOfTime = ({ tokens, text, claims }: Work['reading']): boolean =>
  HOW_LONG.test(text) || tokens.some((one, at) => WHEN.includes(one.text) && claims[at] === undefined);
const WHEN = ['when', 'kab', 'कब'];
const MOST_IN_ORDER = 200;
const usualLimit = ({ marks, reading: { tokens } }: Work) =>
  tellsOrder(marks) ? MOST_IN_ORDER : tokens.some((one) => one.text === 'toppers') ? 3 : 1;

const HOW_MANY = /\b(?:how many|number of|no\.? of|count of)\b/i;

/** Tells people apart where they are asked for, and gives the measure that fits the groups. */
function settled(work: Work, roles: Roles, parts: Parts, manner: Manner): string {
  const { entity } = work;
  const { groups, bounds, filters, when } = parts;
  const { who } = entity;
  const { isCounted, isSuper, hasPerson, limit } = manner;
  let { measure } = parts;
  // 'The largest deposit slip' is one of those that are listed.
  if (measure === 'list' && isSuper && groups.length === 0 && who === undefined && entity.each && entity.measures.sum) measure = 'sum';
  if (measure === 'list' && OF_EACH_ONE.includes(bounds[0]?.measure ?? '')) measure = bounds[0]?.measure ?? measure;
  const isOfAll = groups.length === 0 || (groups.length === 1 && groups[0] === who);
  const isOfOnes = isOfReceiptsOf(work, roles, filters) && bounds.length === 0 && when.compare === undefined;
  if (isOfOnes && !filters.some(({ by }) => NOT_LIVE.includes(by))) filters.push({ by: 'kept', op: 'has', values: [] });
  if ((isOfState(work, roles, parts) || isOfOnes) && isOfAll && !isSuper) {
    groups.length = 0;
    return 'list';
  }
  if (entity.each && isOneByOne(work, roles, { ...parts, measure }, manner)) {
    groups.splice(0, groups.length, ...entity.each);
    return 'sum';
  }
  // 'When is the next exam and for how many days' is told by the entry itself.
  const isOfEntry = asksOfTime(work.reading) || filters.some(({ by }) => by === entity.searched);
  if (measure === 'count' && entity.main === 'list' && entity.list?.includes('day') === true && isOfEntry && !isSuper) return 'list';
  const isCompared = when.compare !== undefined || (roles.has('versus') && filters.some(({ values }) => values.length === 2));
  if (measure === 'list' && isCompared && entity.measures.count !== undefined) measure = 'count';
  const each = perTime(work, roles, groups, measure);
  if (each !== undefined) return each;
  // 'textbook with the most pages': what is spoken of is ranked.
  const ranked = Object.entries(entity.dimensions).find(([, one]) => one.isPerson === true)?.[0];
  if (isSuper && groups.length === 0 && who === undefined && entity.each === undefined && measure !== 'list' && ranked !== undefined)
    groups.push(ranked);
  const isPersonFilter = filters.some(({ by }) => by === who);
  if (groups.length === 0 && who !== undefined && measure !== 'list' && !isPersonFilter) {
    if (isOfPeople(work, roles, parts, manner)) groups.push(who);
    else if (entity.name === 'due' && isCounted) measure = 'students';
  }
  // The average of a student is the figure itself.
  if (
    measure.startsWith('average') &&
    groups.length === 1 &&
    groups[0] === who &&
    !isSuper &&
    limit === undefined &&
    bounds.length === 0 &&
    entity.name !== 'result' &&
    entity.name !== 'examMark'
  )
    groups.length = 0;
  const isOfDefaulters =
    work.reading.tokens.some(({ forms }) => forms.some(isDefaulter)) ||
    (roles.has('count') && !asksMoney(work.reading)) ||
    ranksPeople(work) ||
    (isCounted && hasPerson);
  const isOfThem = groups[0] === who || groups[0] === 'family';
  if (entity.name === 'due' && measure === 'sum' && groups.length > 0 && !isOfThem && isOfDefaulters && !roles.has('sum'))
    measure = 'students';
  if (groups.length === 0 && who === undefined && entity.each && (bounds.length > 0 || isSuper || limit !== undefined))
    groups.push(...entity.each);
  // 'Bills above 50,000' are bills one by one, whatever stands on them.
  if (entity.each && bounds.length > 0 && groups.length === 1 && groups[0] === 'item') groups.splice(0, 1, ...entity.each);
  return measure;
}

/** 'The most children with overdue fees' ranks by how many they are. */
const ranksPeople = ({ entity, marks, reading }: Work): boolean =>
  marks.some(
    (mark, at) =>
      SUPER.includes(roleOf(mark) ?? 'filler') &&
      touches(mark, marks[at + 1], reading) &&
      namesOf(marks[at + 1] ?? mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson),
  );

/** 'average daily collection', 'average fees per student': the days or people are not told apart, but what one of them brings. */
function perTime({ entity, marks }: Work, roles: Roles, groups: string[], measure: string): string | undefined {
  const [only, second] = groups;
  // 'Which month has the highest average receipt' asks for the average itself.
  const isOfOwn = marks.some((mark) => namesOf(mark, 'measure').includes('average') && mark.length > 1);
  if (isOfOwn) return undefined;
  const name = only === 'day' ? 'perDay' : only === 'month' ? 'perMonth' : only === entity.who ? 'perPerson' : undefined;
  const isAverage = roles.has('average') || measure === 'average';
  const { averagedBy } = entity.measures[measure] ?? {};
  // 'On which weekday are most absent on average': of each weekday there are many days, and of a sum one for each.
  const isOfDays = averagedBy !== undefined ? only !== entity.who && only !== 'day' : only === 'weekday' && measure === 'average';
  const daily = averagedBy ?? 'perDay';
  if (isAverage && isOfDays && second === undefined && entity.measures[daily] !== undefined) return daily;
  // 'Owes the most per student on average': of each class what one of them owes.
  if (isAverage && measure === 'average' && second !== undefined && second === entity.who && entity.measures.students !== undefined) {
    groups.length = 1;
    return measure;
  }
  if (name === undefined || second !== undefined || !isAverage || entity.measures[name] === undefined) return undefined;
  if (measure !== 'average' && measure !== 'sum' && averagedBy !== name && measure !== name) return undefined;
  groups.length = 0;
  return name;
}

/** 'From class 11 students', 'from the girls of class 2'. */
const isOrigin = ({ reading: { text } }: Work) => /\bfrom (?:\S+ ){0,4}(?:students?|children|pupils|kids|boys|girls|parents)\b/i.test(text);

function isOfPeople(
  work: Work,
  roles: Roles,
  { filters, groups, bounds, measure, when, share }: Parts,
  { isCounted, isSuper, hasPerson, limit }: Manner,
): boolean {
  const { entity } = work;
  const { who } = entity;
  if (work.columns.length > 0 || bounds.length > 0 || isSuper || limit !== undefined || (isOfWeak(filters) && !roles.has('average')))
    return true;
  // 'Kisne kitne substitution liye' tells them apart.
  if (roles.has('who') && roles.has('kitne')) return true;
  if (share !== undefined) return false;
  // A share of those who passed is of many, and those with a grade are students.
  if (measure === 'passShare' || measure === 'failShare') return false;
  if (hasPerson && !isCounted && entity.name === 'result' && filters.some(({ by }) => by === 'grade')) return true;
  if (measure === 'age' && entity.name === 'student') return false;
  // 'Absent 4A today' names them.
  if (
    ABSENT.test(work.reading.text) &&
    OF_DAYS.includes(measure) &&
    !isCounted &&
    !roles.has('sum') &&
    when.compare === undefined &&
    when.period !== undefined &&
    when.period.from === when.period.to
  )
    return true;
  const isNamed = work.marks.some((mark) => namesOf(mark, 'dimension').includes(who ?? '') && !isAttribute(work, mark));
  // 'Tell me the attendance percentage of today', 'staff attendance percentage' name nobody.
  if (
    measure === 'attendance' &&
    !roles.has('who') &&
    PERCENTAGE.test(work.reading.text) &&
    !(hasPerson && ['which', 'list', 'each'].some((role) => roles.has(role as Role)) && isNamed)
  )
    return false;
  // There is one row of each student, and 'kitni fees baki hai' asks for a sum.
  if (measure === 'count' && entity.name === who) return false;
  if (roles.has('kitne') && !roles.has('who') && !roles.has('list') && entity.measures[measure]?.unit === 'rupees') return false;
  // 'Cash received from class 11 students' is one sum.
  if (entity.name === 'receipt' && isOrigin(work) && !roles.has('who') && !roles.has('list') && !roles.has('which')) return false;
  // 'The percentage of students present' is one figure.
  if (roles.has('share') && !roles.has('who') && !roles.has('list')) return false;
  // 'Show the fee collection' asks for one sum of money, which names nobody.
  const isOfMoney = entity.name !== 'due' && entity.measures[measure]?.unit === 'rupees' && groups.length === 0;
  if (
    isOfMoney &&
    roles.has('list') &&
    !roles.has('who') &&
    !roles.has('which') &&
    !isNamed &&
    work.marks.some((mark) => namesOf(mark, 'measure').includes(measure))
  )
    return false;
  // 'Average attendance of teachers' is one figure.
  if (measure === 'attendance' && AVERAGE.test(work.reading.text) && !roles.has('who') && !roles.has('list') && !roles.has('which'))
    return false;
  const isAverage = /^(?:average|median)/.test(measure) && (roles.has('average') || !roles.has('who'));
  // 'What is the attendance of the staff' is one figure.
  if (roles.has('which') && !roles.has('who') && !roles.has('list') && entity.measures[measure]?.unit === 'percent') return false;
  if (isCounted || roles.has('sum') || isAverage || when.compare !== undefined) return false;
  // 'State the average attendance' lists nobody.
  const isOfNobody = !work.marks.some((mark) => roleOf(mark) === 'who' || namesOf(mark, 'dimension').includes(who ?? ''));
  const isOfGender =
    entity.dimensions.gender !== undefined && filters.some(({ by }) => by === 'gender') && entity.measures[measure]?.unit !== 'percent';
  return (
    (isOfGender && entity.name !== 'receipt' && entity.name !== 'charge') ||
    (hasPerson && !roles.has('average') && !(isOfNobody && AVERAGE.test(work.reading.text)))
  );
}
const ABSENT = /\b(?:abse?nt|abs|absentees)\b/i;
const PERCENTAGE = /\b(?:percent\w*|per cent|rate)\b|%/i;
const ASKS_WHO = /\b(?:who|whom|kaun|kisne|kisko)\b/i;
const AVERAGE = /\b(?:average|avg|mean)\b/i;

function isNoQuestion(work: Work, roles: Roles, { filters, groups, bounds, measure, when }: Parts, { isSuper, limit }: Manner): boolean {
  const { entity, marks } = work;
  const { who } = entity;
  if (measure === 'list' && (isSuper || limit !== undefined || bounds.length > 0)) return true;
  if (bounds.length > 0 && groups.length === 0) return true;
  if (measure !== 'list' && filters.some(({ by }) => NOT_LIVE.includes(by))) return true;
  // Arrears are of no month.
  if (filters.some(({ by }) => by === 'arrears') && filters.some(({ by, op }) => by === 'month' && op === 'is')) return true;
  // 'Holidays and events' are no entry that is both.
  if (filters.filter(({ by, op }) => op === 'has' && EXCLUSIVE.includes(by)).length > 1) return true;
  // 'Who got the notice', 'who entered the bill' ask for people.
  if (roles.has('who') && who === undefined && (entity.main === 'list' || ASKS_WHO.test(work.reading.text))) return true;
  // What is still ahead is not over.
  if (filters.some(({ by }) => by === 'ahead') && when.period !== undefined && when.period.to <= work.reading.today) return true;
  // 'defaulters above 20,000 by class' counts people by what they owe, which is no sum of a class.
  const isOfGroups = groups.length > 0 && !groups.includes(who ?? '') && entity.each === undefined && entity.name !== 'receipt';
  const speaksOfPeople = who !== undefined && marks.some((mark) => namesOf(mark, 'dimension').includes(who));
  // More than five students who failed are a number of each group.
  const isNumber =
    entity.measures[bounds[0]?.measure ?? '']?.unit === 'number' && work.particulars.bounds.every(({ unit }) => unit === undefined);
  if (bounds.length > 0 && isOfGroups && entity.main !== 'list' && speaksOfPeople && !isNumber) return true;
  // 'compare with electricity' has one side only.
  return (
    roles.has('versus') &&
    when.compare === undefined &&
    groups.length === 0 &&
    work.beside.length === 0 &&
    !filters.some(({ values }) => values.length > 1)
  );
}

const EXCLUSIVE = ['holiday', 'event', 'exam', 'meeting', 'waiting', 'approved', 'refused'];
