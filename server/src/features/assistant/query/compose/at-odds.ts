import type { Query, QueryEntity } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Roles, Work } from '../reading/marks.ts';
import { HOW_LONG } from '../reading/when.ts';
import { ONE_EACH } from './groups.ts';
import { asksMoney } from './measure.ts';
import { OF_DAYS, WHOLE_TIME } from './of-days.ts';

/** Whether a word asks for something that the query does not give: a number, a part of a whole, a figure of each. Another question is never answered. */
export function isAtOdds(work: Work, roles: Roles, query: Query): boolean {
  const { entity, reading, columns } = work;
  if (columns.length > 0 && query.columns === undefined) return true;
  if (isTooMuch(query)) return true;
  // 'From 2020 onwards' of years that are told apart is no number.
  if (query.groupBy.includes('year') && query.bounds.some(({ value }) => value > 1990 && value < 2100)) return true;
  const unit = query.measure === 'list' ? 'text' : entity.measures[query.measure]?.unit;
  if (
    roles.has('count') &&
    unit === 'rupees' &&
    !asksMoney(reading) &&
    query.counts !== true &&
    query.groupBy[0] !== 'receipt' &&
    query.bounds.length === 0
  )
    return true;
  if (unit === 'percent' && roles.has('count') && lacksNumber(query) && !isPercentOf(reading)) return true;
  if (roles.has('share') && unit !== 'percent' && query.share === undefined && !reading.tokens.some(({ text }) => text === 'ratio'))
    return true;
  // 'How much came in' asks for money.
  if (query.measure === 'present' && /\b(?:how much|kitna)\b/i.test(reading.text)) return true;
  if (asksBeyond(work, query)) return true;
  // What concessions come to is not kept, and students are not ranked by how many they are.
  if (entity.name === 'concession' && roles.has('sum')) return true;
  // Who teaches a class or the girls is another question.
  if (query.measure === 'perTeacher' && query.filters.length + query.groupBy.length > 0) return true;
  const isOfPeople = entity.who !== undefined && query.groupBy.includes(entity.who);
  // 'Two or more sisters' is no number of the student.
  if (isOfPeople && ONE_ROW_EACH.includes(entity.name) && query.bounds.some(({ measure }) => measure === 'count')) return true;
  if (query.order !== undefined && isOfPeople && ['count', 'sections'].includes(query.measure) && ONE_ROW_EACH.includes(entity.name))
    return true;
  // Nobody says whether the most of each month is meant, or of all of them.
  const isOfTwoGroups =
    query.groupBy.length > 1 &&
    query.within !== true &&
    query.groupBy[0] !== entity.each?.[0] &&
    !ONE_EACH.includes(query.groupBy[1] ?? '');
  if (query.order !== undefined && isOfTwoGroups && (isOfPeople || query.groupBy.some((one) => TIMES.includes(one)))) return true;
  if (query.groupBy.includes('subject') && ALL_SUBJECTS.test(reading.text) && !roles.has('wise') && !roles.has('by')) return true;
  if (OF_DAYS.includes(query.measure) && WHOLE_TIME.test(reading.text) && query.bounds.length === 0) return true;
  // Of students their parents are columns, and no rows.
  if (entity.name === 'guardian' && STUDENTS_WITH.test(reading.text)) return true;
  // Who is named joined once, in whatever year.
  if (['joiner', 'admission'].includes(entity.name) && query.filters.some(({ by, op }) => by === entity.who && op === 'is')) return true;
  if (entity.name === 'joiner' && /\bwith (?:their |the )?(?:dates?|joining)\b/i.test(reading.text)) return true;
  // Toppers are students.
  const isOfToppers = reading.tokens.some(({ text }) => text === 'topper' || text === 'toppers');
  if (entity.name === 'result' && isOfToppers && !query.groupBy.includes('student')) return true;
  // A number and a sum are two figures.
  const isBeside = query.bounds.some(({ measure }) => measure !== query.measure && measure in entity.measures);
  if (roles.has('count') && /\bhow much\b/i.test(reading.text) && !isBeside) return true;
  // 'How many days …, and on how many of these …' is told by no one figure.
  const isToldApart =
    query.filters.some(({ values }) => values.length > 1) ||
    query.compare !== undefined ||
    isBeside ||
    query.beside !== undefined ||
    query.groupBy.length > 1;
  if (((reading.text.match(MANY)?.length ?? 0) > 1 || (reading.text.match(NUMBERS)?.length ?? 0) > 1) && !isToldApart) return true;
  if (SECOND.test(reading.text) && !isToldApart && query.also.length === 0) return true;
  if (asksNumbersOf(reading.text, query.measure === 'list' ? [...columns, ...(entity.list ?? [])] : (query.columns ?? []))) return true;
  // Who asks is known here only as an account.
  if (OF_SELF.test(reading.text)) return true;
  // Of 'both' two are told, or people of whom both hold.
  const isOfPair =
    query.filters.some(({ values }) => values.length > 1) ||
    query.also.length > 0 ||
    query.compare !== undefined ||
    query.bounds.some(({ value }) => value === 2);
  if (BOTH.test(reading.text) && !isOfPair && !roles.has('together') && !query.groupBy.includes('gender')) return true;
  return isOfTwoAtOdds(work, roles, query);
}

/** The same of two that are named, and of what is to be told apart. */
function isOfTwoAtOdds({ entity, reading }: Work, roles: Roles, query: Query): boolean {
  // A place among others is no average, and what went to the bank is not what came in by transfer.
  if (
    OF_MARKS.includes(entity.name) &&
    /\brank\b/i.test(reading.text) &&
    query.rankOf === undefined &&
    !['rank'].includes(query.measure) &&
    query.order === undefined &&
    !query.groupBy.includes('rank')
  )
    return true;
  const isOfTransfer = query.filters.some(({ by, values }) => by === 'mode' && values.includes('bank transfer'));
  if (isOfTransfer && TO_BANK.test(reading.text)) return true;
  const isOfPeople = entity.who !== undefined && query.groupBy.includes(entity.who);
  // Who does both of two is told by no number of each.
  const isOfTwo = query.filters.some(({ by, op, values }) => MANY_EACH.includes(by) && op === 'is' && values.length > 1);
  if (
    isOfTwo &&
    !(query.groupBy[0] === 'subject' && isOfPeople) &&
    (BOTH.test(reading.text) || roles.has('who') || roles.has('list')) &&
    !roles.has('wise') &&
    !roles.has('by')
  )
    return true;
  // Of a class that is named 'each grade' tells no classes apart.
  const isOfOneClass = query.groupBy.includes('class') && query.filters.some(({ by, values }) => by === 'class' && values.length === 1);
  if (isOfOneClass && reading.tokens.some(({ text }, at) => /^grades?$/.test(text) && reading.claims[at] === undefined)) return true;
  // A grade is no percentage of those who got it, and what is asked for apart is no one figure.
  if (roles.has('share') && query.measure === 'average' && query.filters.some(({ by }) => by === 'grade')) return true;
  if (APART.test(reading.text) && isOneFigure(query)) return true;
  // 'Month wise' of what has no months is no plain list, though 'each' of one may be.
  const isEach = roles.has('wise') || (roles.has('each') && query.measure !== 'list');
  return isEach && query.groupBy.length === 0 && !query.measure.startsWith('per');
}

/** Nobody is present for 5,000 percent: the number is of something else. */
const isTooMuch = ({ entity, bounds, also }: Query): boolean =>
  [{ entity, bounds }, ...also].some((one) =>
    one.bounds.some(({ measure, value }) => value > 100 && ENTITIES[one.entity].measures[measure]?.unit === 'percent'),
  );

/** 'The worst three classes by attendance with the number of students' asks for two figures. */
const lacksNumber = ({ counts, bounds, share, beside }: Query): boolean =>
  counts !== true && bounds.length === 0 && share === undefined && beside === undefined;

const isPercentOf = ({ text }: Reading) => /\b(?:percent\w*|per ?cent|pratishat)\b|%/i.test(text);

const STUDENTS_WITH =
  /^(?:list |names? |show |give |the |of |all |me )*(?:students?|children|pupils|kids)\b.*\bwith (?:their |the )?(?:mother|father|parent|guardian)/i;
const APART = /\b(?:separately|individually|alag[- ]alag)\b|अलग[- ]अलग/i;
const isOneFigure = ({ groupBy, measure, compare, sides, filters, bounds }: Query) =>
  measure !== 'list' &&
  compare === undefined &&
  sides === undefined &&
  bounds.length === 0 &&
  (groupBy.length === 0 || filters.some(({ by, op, values }) => op === 'is' && isPlace(by) && values.length > 1 && !groupBy.includes(by)));
const isPlace = (by: string) => by === 'class' || by === 'section';

/** Numbers that somebody has are no number of them. */
function asksNumbersOf(text: string, columns: readonly string[]): boolean {
  const [, kind = ''] = NUMBERS_OF.exec(text) ?? [];
  const told = /phone|mobile|contact/i.test(kind)
    ? ['contact', 'phone', 'fatherPhone', 'motherPhone']
    : /roll/i.test(kind)
      ? ['roll']
      : /admission|gr/i.test(kind)
        ? ['admissionNumber']
        : [];
  return kind !== '' && !columns.some((one) => told.includes(one));
}

const TO_BANK = /\b(?:deposit\w*|tak\w+|sen[dt]\w*|go\w*|went|carr\w+) (?:in|into|at|to) (?:the |our )?bank/i;
const OF_MARKS: readonly QueryEntity[] = ['result', 'examMark'];
const NUMBERS = /\bthe number of\b/gi;
/** A second question of a total, which is no word of the first one. */
const SECOND =
  /\b(?:how much|how many|what|which|who|kitn[aei])\b.+ (?:and|aur) (?:what|how much|kitna) (?:is|was|were|are|did|do|does|have|has)?\b.*\b(?:total|overall|in all|altogether|kul)\b/i;
const MANY = /\bhow many\b|\bkitn[ei]\b/gi;
const NUMBERS_OF = /\b(admission|roll|aadhaa?r|account|serial|gr|phone|mobile|contact|whatsapp) (?:numbers?|nos?)\b/i;
const OF_SELF = /\b(?:did|have|had|do|was) i\b|\bi (?:wrote|took|taught|made|collected|entered|marked)\b|\bm(?:ai|e)ne\b/i;
/** Of which somebody may have several. */
const MANY_EACH = ['activity', 'subject'];
const BOTH = /\b(?:both|dono)\b|दोनों/i;
const TIMES = ['month', 'week', 'weekday', 'day', 'quarter', 'year'];
const ALL_SUBJECTS = /\ball (?:the |their )?subjects\b/i;
/** Of whom there is one row, nobody has the most. */
const ONE_ROW_EACH: readonly QueryEntity[] = [
  'student',
  'employee',
  'admission',
  'leaver',
  'birthday',
  'birth',
  'staffBirthday',
  'joiner',
  'staffLeaver',
];
/** What a question word asks for, and the columns or figures that tell it. */
const TOLD_BY: readonly { words: readonly string[]; by: readonly string[] }[] = [
  { words: ['when', 'kab', 'कब'], by: ['day', 'week', 'month', 'quarter', 'year', 'weekday', 'exam', 'term', 'starts', 'ends', 'paidOn'] },
  { words: ['why', 'kyun', 'kyon', 'kyu', 'क्यों'], by: ['reason', 'byReason'] },
  { words: ['where', 'kahan', 'kaha', 'कहाँ', 'कहां'], by: ['stop', 'class', 'section', 'room', 'head'] },
];
const FIRST = ['who', 'whose'];
/** What tells no people apart. */
const GROUPS = [
  'class',
  'section',
  'subject',
  'period',
  'day',
  'week',
  'month',
  'quarter',
  'weekday',
  'gender',
  'mode',
  'term',
  'exam',
  'head',
];

/** 'When' is not answered by a number, 'how long' by how many there are, or 'who' by subjects. */
function asksBeyond({ entity, reading, marks }: Work, { measure, groupBy, bounds, filters, order, compare }: Query): boolean {
  const { tokens, claims } = reading;
  const told = [...groupBy, ...(measure === 'list' && groupBy.length === 0 ? (entity.list ?? []) : [])];
  // 'Classes where the average is below 50' asks of no place.
  const isOfHead = (at: number) =>
    marks.some(({ from, length, meanings }) => from + length === at && meanings.some(({ type }) => type === 'dimension'));
  // 'Where do they live' is told by what these words mean together.
  const isOfOwn = (at: number) =>
    marks.some(
      ({ from, length, meanings }) =>
        from <= at && at < from + length && meanings.some(({ type }) => type === 'dimension' || type === 'measure'),
    );
  const isUntold = TOLD_BY.some(
    ({ words, by }) =>
      tokens.some(
        (one, at) => words.includes(one.text) && claims[at] === undefined && !(one.text === 'where' && isOfHead(at)) && !isOfOwn(at),
      ) && !by.some((one) => told.includes(one)),
  );
  if (isUntold) return true;
  const isPeople = entity.dimensions[entity.who ?? '']?.isPerson === true;
  const isOfWhom = FIRST.includes(tokens[0]?.text ?? '') && order === undefined && isPeople && measure !== 'list' && groupBy.length > 0;
  // 'Who got how much salary' is told by no one sum.
  const isOfOne = filters.some(({ by }) => by === entity.who) || compare !== undefined;
  if (FIRST.includes(tokens[0]?.text ?? '') && isPeople && measure !== 'list' && groupBy.length === 0 && !isOfOne) return true;
  if (isOfWhom && groupBy.every((group) => GROUPS.includes(group)) && !filters.some(({ by }) => by === entity.who)) return true;
  const isOfDays = entity.measures[measure]?.counted === 'days' || measure === 'list' || told.includes('day');
  const isOfYears = tokens.some(({ text }, at) => text === 'how' && tokens[at + 1]?.text === 'long' && isOfOwn(at));
  return !isOfDays && !isOfYears && bounds.length === 0 && tokens.length > 0 && HOW_LONG.test(reading.text);
}
