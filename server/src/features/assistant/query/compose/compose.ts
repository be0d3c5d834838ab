import type { Query, QueryEntity } from '@shala/contract/assistant';
import type { Reading } from '../../interpreter/reading.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import { addDays } from '../../tools/span.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Entity, Period } from '../entity.ts';
import { timesLeftOut } from '../reading/excluded.ts';
import { isIdle, isPurpose } from '../reading/idle.ts';
import { askedOf, is, type Mark, marksOf, namesOf, roleOf, type Work } from '../reading/marks.ts';
import { type Particulars, termsAsDays } from '../reading/particulars.ts';
import { isTitled, searchedOf } from '../reading/searched.ts';
import { periodsOf, resolveTime, type When, wholeMonthsOf } from '../reading/when.ts';
import { isIdleWord } from '../vocabulary/idle-words.ts';
import { type Meaning, repairedForms } from '../vocabulary/lexicon.ts';
import { MONTH } from '../vocabulary/month-words.ts';
import { NO_SLIPS } from '../vocabulary/no-slips.ts';
import type { Role } from '../vocabulary/words.ts';
import { isAtOdds } from './at-odds.ts';
import { changeOf, shareOf } from './changes.ts';
import { filtersOf } from './filters.ts';
import { groupsOf, type NamedValue, namedOf } from './groups.ts';
import { type Composed, joined, ON_DEMAND } from './joined.ts';
import { lackingOf } from './lacking.ts';
import { isAskedByName, isMeant, isOfDates, isOfExam } from './meant.ts';
import { boundsOf, MONEY, measureOf } from './measure.ts';
import { shareOfPeople } from './of-people.ts';
import { ofToday } from './of-today.ts';
import { ofEveryValue } from './of-values.ts';
import { shaped } from './shape.ts';
import { APART, tellSides } from './tell-sides.ts';
import { isUntold } from './without-effect.ts';

/** All entities that the prompt may be about, the one that claims most of its words first. */
export function compose(reading: Reading, particulars: Particulars): Composed[] {
  const words: Reading = { ...reading, tokens: formed(reading, particulars) };
  const made = Object.values(ENTITIES).flatMap((entity) => composeAbout(entity, words, particulars));
  const all = [...made.flatMap((one) => [one, ...joined(one, words, particulars)]), ...lacking(words, particulars)];
  return all.sort((a, b) => a.unread.length - b.unread.length || a.idle - b.idle || b.score - a.score);
}

/** What people may have none of. */
const HELD: readonly QueryEntity[] = wordsIn(
  'receipt leave attendance staffAttendance cover logEntry lesson salary activity concession studentDocument examDuty',
);
const NO_LESSON = /\b(?:no|without (?:any|a|a single)|not (?:a|any)|zero) (?:single )?(?:periods?|lessons?|lectures?|class(?:es)?)\b/i;
const FOR_MONTH = new RegExp(`\\bfor (?:the month of )?${MONTH}`, 'i');
const DENYING = ['not', 'nahi', 'nahin', 'nhi', 'na', "haven't", 'havent', "hasn't", 'hasnt', "didn't", 'didnt', 'नहीं', 'dont', "don't"];

const ANY = ['any', 'kisi', 'koi'];

/** 'students of class 9 who have not paid anything this year', 'teachers who took no leave': of whom a second question finds nothing. */
function lacking(reading: Reading, particulars: Particulars): Composed[] {
  const isNone = reading.tokens.map(() => false);
  for (const mark of marksOf(reading, ENTITIES.student))
    if (roleOf(mark) === 'never') isNone.fill(true, mark.from, mark.from + mark.length);
  // 'Has not joined any club', 'kisi khel me nahi', 'without exam duty'.
  const has = (words: readonly string[]) => reading.tokens.some(({ text }) => words.includes(text));
  if (has(ANY)) for (const [at, { text }] of reading.tokens.entries()) if (DENYING.includes(text)) isNone[at] = true;
  for (const [at, { text }] of reading.tokens.entries()) if (text === 'without') isNone[at] = true;
  if (!isNone.some(Boolean)) return [];
  const isDenial = (at: number) => isNone[at] === true || DENYING.includes(reading.tokens[at]?.text ?? '');
  return (['student', 'employee'] as const).flatMap((name) =>
    composeAbout(ENTITIES[name], reading, { ...particulars, periods: [] }).flatMap((one) =>
      HELD.flatMap((held) =>
        composeAbout(ENTITIES[held], reading, particulars).flatMap(({ query: its, left, score, asks }) => {
          const isOfSame =
            ['list', 'count'].includes(one.query.measure) &&
            one.query.groupBy.length === 0 &&
            its.order === undefined &&
            its.compare === undefined;
          const open = one.left.filter((at) => left.includes(at));
          const measure = its.measure === 'list' ? 'count' : its.measure;
          const isCounted =
            ENTITIES[held].measures[measure]?.unit !== 'percent' &&
            ENTITIES[name].who !== undefined &&
            // 'Which periods have no teacher' asks for no teachers.
            (held !== 'lesson' || NO_LESSON.test(reading.text)) &&
            // What was paid in a month is not what was paid for it.
            !(held === 'receipt' && FOR_MONTH.test(reading.text));
          if (
            !isOfSame ||
            !isCounted ||
            // What is missing is told by its own rows: it would be denied twice.
            its.filters.some(({ by }) => by === 'missing') ||
            !open.every(isDenial) ||
            one.left.length === 0 ||
            !((ENTITIES[name].who ?? '') in ENTITIES[held].dimensions)
          )
            return [];
          // 'No period on Saturday' is less than none at all.
          const own = its.filters
            .filter(({ by }) => by !== 'approved' && !one.query.filters.some((filter) => filter.by === by))
            // 'Not in any club': of clubs there is none, and of what is no club nothing is said.
            .map((filter) => (filter.op === 'not' && filter.values.length === 0 ? { ...filter, op: 'has' as const } : filter));
          const filters = held === 'leave' ? [...own, { by: 'approved', op: 'has' as const, values: [] }] : own;
          const none = {
            entity: held,
            bounds: [{ measure, op: '>' as const, value: 0 }],
            none: true,
            filters,
            ...(its.period && { period: its.period }),
          };
          return [
            {
              query: { ...one.query, also: [none] },
              unread: [],
              left: [],
              idle: one.idle,
              score: one.score + score,
              asks,
            },
          ];
        }),
      ),
    ),
  );
}

function formed(reading: Reading, { named }: Particulars): Reading['tokens'] {
  // What the school calls something is no slip.
  const isName = (at: number) =>
    named.some(
      ({ from, length, values }) =>
        from <= at &&
        at < from + length &&
        Object.values(values)
          .flat()
          .some((value) =>
            value
              .toLowerCase()
              .split(/[^\p{L}\p{M}]+/u)
              .includes(reading.tokens[at]?.text ?? ''),
          ),
    );
  return reading.tokens.map((token, at) => {
    if (token.kind !== 'word' || reading.claims[at] !== undefined || token.isPlain === true || isName(at)) return token;
    if (NO_SLIPS.has(token.text) || isIdleWord(token.text) || isNamedSo(reading.tokens, at)) return { ...token, forms: [token.text] };
    const more = repairedForms(token.text);
    return more.length === 0 ? token : { ...token, forms: [...new Set([...token.forms, ...more])] };
  });
}

/** 'Students from Bihar': a capital letter within a sentence of small ones makes a name, and no slip. */
const isNamedSo = (tokens: Reading['tokens'], at: number): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(tokens[at]?.raw ?? '') && at > 1 && /^\p{Ll}/u.test(tokens[at - 1]?.raw ?? '');

function composeAbout(entity: Entity, reading: Reading, all: Particulars): Composed[] {
  const particulars = termsAsDays(entity, all, reading.today);
  const isOfTitle = isTitled(entity, reading, particulars);
  const isNamed = isOfTitle || isAskedByName(entity, particulars, reading);
  const isOfAnother = entity.asks !== undefined && !isNamed && !askedOf(reading).has(entity.name);
  if (isOfAnother && entity.name !== 'examMark' && !isOfDates(entity, particulars, reading)) return [];
  const marks = marksOf(reading, entity);
  const has = (type: Meaning['type']) => marks.some(({ meanings }) => meanings.some((one) => one.type === type));
  if (
    entity.asks !== undefined &&
    !isNamed &&
    !has('ask') &&
    !isOfExam(entity, particulars, marks) &&
    !isOfDates(entity, particulars, reading)
  )
    return [];
  const isOfYears = speaksOfYears(reading, particulars);
  if ((/birth$/i.test(entity.name) && !isOfYears) || (/birthday$/i.test(entity.name) && isOfYears)) return [];
  if (particulars.isUnknownClass || particulars.hasDoubtfulPeople || particulars.sections.length > 0) return [];
  const named = particulars.named.flatMap((one) => namedOf(entity, one));
  if (!isOfTitle && !isMeant(entity, { reading, particulars, marks, named })) return [];
  const claimed = reading.tokens.map(
    ({ kind }, at) => (kind === 'sign' && !'%+'.includes(reading.tokens[at]?.text ?? ' ')) || reading.claims[at] === 'amount',
  );
  const leftOut = leftOutOf(entity, reading, particulars);
  if (leftOut === undefined) return [];
  for (const one of [...leftOut.words, ...leftOut.periods.filter(({ years }) => years !== undefined)])
    claimed.fill(true, one.from, one.from + one.length);
  const work: Work = {
    entity,
    reading,
    particulars: { ...particulars, periods: leftOut.periods },
    marks,
    claimed,
    columns: [],
    beside: [],
  };
  const query = queryOf(work, named);
  if (query === undefined) return [];
  query.filters.push(...leftOut.filters);
  weighWords(work, query);
  const open = reading.tokens.flatMap((_, at) => (claimed[at] ? [] : [at]));
  // What says nothing is left out, but an entity that knows it is rather meant.
  const over = open.filter((at) => !isIdle(reading, at) && (entity.searched !== undefined || !isPurpose(reading, at)));
  const searched = searchedOf(entity, reading, over, particulars);
  if (searched !== undefined) query.filters.push({ by: entity.searched ?? '', op: 'is', values: [searched] });
  const left = searched === undefined ? over : [];
  const unread = left.map((at) => reading.tokens[at]?.raw ?? '');
  // 'Last three notices sent' tells of nothing.
  const asks =
    marks.some((mark) => ASKING.includes(roleOf(mark) ?? 'filler')) ||
    (query.measure === 'list' && (query.order !== undefined || (entity.name === 'notice' && query.period !== undefined)));
  // What is searched for may be anything: whatever else can be read is rather meant.
  const score = scoreOf(work, query) - (searched === undefined ? 0 : SEARCHED_COST);
  const idle = open.length - over.length;
  return [{ query, unread, left, idle, score, asks }];
}

const SEARCHED_COST = 6;

/** Takes words that say nothing beside this query, and gives back those that would say more than it tells. */
function weighWords({ entity, reading, marks, claimed }: Work, query: Query): void {
  // Of two that are told side by side 'more' asks for nothing else.
  if (tellsTwo(query))
    for (const [at, { text }] of reading.tokens.entries())
      if (reading.claims[at] === undefined && COMPARING.includes(text)) claimed[at] = true;
  // 'Salary me kitna paisa gaya': what the figure is counted in.
  if (query.measure !== 'list' && entity.measures[query.measure]?.unit === 'rupees')
    for (const [at, { text }] of reading.tokens.entries()) if (reading.claims[at] === undefined && MONEY.includes(text)) claimed[at] = true;
  // 'Who use the bus but have not paid': of two conditions that both hold 'but' is 'and'.
  const isOfBoth = query.bounds.length === 0 && query.filters.filter(({ op }) => op !== 'not').length > 1;
  for (const [at, { text }] of reading.tokens.entries())
    if (isOfBoth && text === 'but' && at > 1 && !ALL_BUT.includes(reading.tokens[at - 1]?.text ?? '')) claimed[at] = true;
  for (const at of reading.tokens.keys()) if (isUntold(reading, at, marks, query)) claimed[at] = false;
  // A figure that was asked for and is not in the question is a word that was not understood: 'which receipts bounced' is no list of all.
  const told = [query.measure, ...query.bounds.map(({ measure }) => measure), ...(query.beside ?? [])];
  for (const mark of marks) {
    const names = mark.meanings.every(({ type }) => type === 'measure') ? namesOf(mark, 'measure') : [];
    if (names.length > 0 && names.every((name) => TELLING.includes(name) && !told.includes(name)))
      claimed.fill(false, mark.from, mark.from + mark.length);
  }
  // 'Naye' is spelt much like small words, and is none.
  for (const [at, { text }] of reading.tokens.entries())
    if (
      reading.claims[at] === undefined &&
      (NO_FILLER.includes(text) || (text === 'one' && ['only', 'just', 'exactly'].includes(reading.tokens[at - 1]?.text ?? ''))) &&
      marks.every((mark) => mark.from > at || at >= mark.from + mark.length || mark.meanings.every(({ type }) => type === 'role'))
    )
      claimed[at] = false;
}

/** Whoever was born in a year has a birthday in every year. */
function speaksOfYears({ today }: Reading, { periods }: Particulars): boolean {
  return periods.some((one) => {
    const at = resolveTime(one, today, 'past');
    const isOfYears = one.years?.from.endsWith('-01-01') === true && one.years.to.endsWith('-12-31');
    return isOfYears || Number((at?.from ?? at?.month ?? at?.date)?.slice(0, 4) ?? 9999) < Number(today.slice(0, 4)) - 1;
  });
}

/** Months and days that are left out ('not counting November'), the words that say so, and the times that stay; undefined where it cannot be told. */
function leftOutOf({ dimensions }: Entity, reading: Reading, { periods }: Particulars) {
  const { words, times } = timesLeftOut(reading, periods);
  const filters: Query['filters'] = [];
  for (const time of times) {
    const at = resolveTime(time, reading.today, 'past');
    const [by, value] = at?.month !== undefined ? ['month', `${at.month}-01`] : ['day', at?.date];
    if (value === undefined || !(by in dimensions)) return undefined;
    filters.push({ by, op: 'not', values: [value] });
  }
  return { words, filters, periods: periods.filter((one) => !times.includes(one)) };
}

/** Whether a query tells exactly two sides apart. */
const tellsTwo = ({ compare, filters, groupBy, order }: Query) =>
  order === undefined &&
  (compare !== undefined ||
    filters.some(({ by, op, values }) => op === 'is' && values.length === 2 && groupBy.length === 1 && groupBy[0] === by));
const COMPARING = wordsIn(
  'more less fewer higher lower better worse greater ahead behind zyada jyada kam adhik behtar achhi acchi badhiya difference gap farak antar',
) as readonly string[];
const NO_FILLER = ['naye', 'nayi', 'naya', 'new', 'purane', 'purana', 'old', 'नए', 'नये', 'नई'];
const ALL_BUT = ['all', 'everyone', 'everybody', 'none', 'nobody', 'nothing', 'any', 'last'];
/** Figures of which another one is never said in their place. */
const TELLING = ['bounced', 'cancelled'];
const TOPPERS = ['topper', 'toppers', 'topped'];
/** Words that ask and command nothing. */
const ASKING: readonly Role[] = ['count', 'kitne'];

function queryOf(whole: Work, named: readonly NamedValue[]): Query | undefined {
  const recorded = lackingOf(whole);
  const work: Work = { ...whole, marks: recorded.marks };
  const { entity, marks } = work;
  const take = ({ from, length }: { from: number; length: number }) => {
    for (let at = from; at < from + length; at += 1) work.claimed[at] = true;
  };
  const roles = new Set(
    marks.flatMap((mark) =>
      mark.meanings.every(({ type }) => type === 'role') && !isOfOwnField(work, mark) ? [roleOf(mark) as Role] : [],
    ),
  );
  const isOfToppers =
    (entity.name === 'result' || entity.name === 'examMark') &&
    work.reading.tokens.some(({ text, forms }) => [text, ...forms].some((one) => TOPPERS.includes(one)));
  if (isOfToppers) roles.add('top');
  // 'Percent' is a noun of results, and asks for a share all the same.
  if (marks.some(({ meanings }) => meanings.some((one) => one.type === 'role' && one.role === 'share'))) roles.add('share');
  // What is said by a mark that means nothing else.
  for (const mark of marks)
    if ((is(mark, 'role') && !ON_DEMAND.includes(roleOf(mark) ?? 'filler')) || is(mark, 'noun') || is(mark, 'ask')) take(mark);
  const groups = groupsOf(work, roles, named, take);
  const said = periodsOf(work, roles);
  const filters = filtersOf(work, named, groups, take);
  if (said === undefined || filters === undefined) return undefined;
  filters.push(...recorded.filters);
  // Leave that begins in a month, or since one, is not all that reaches into it.
  const isOfStart = entity.name === 'leave' && STARTING.test(work.reading.text);
  const begun = isOfStart ? wholeMonthsOf(said) : [];
  if (begun === undefined) return undefined;
  if (isOfStart) filters.push({ by: 'month', op: 'is', values: begun });
  const when: When = begun.length === 1 ? {} : said;
  if (when.isByMonth && !groups.includes('month')) groups.push('month');
  if (APART.test(work.reading.text) && LAST_MONTHS.test(work.reading.text) && groups.length === 0 && 'month' in entity.dimensions)
    groups.push('month');
  // 'Each of the last three months' are whole months.
  if (when.period && groups.includes('month') && LAST_MONTHS.test(work.reading.text))
    when.period = wholeMonths(when.period, work.reading.today);
  if (when.month !== undefined) filters.push({ by: 'month', op: 'is', values: [when.month] });
  if (when.months !== undefined) filters.push({ by: 'month', op: 'is', values: when.months });
  if (when.weekday !== undefined) filters.push({ by: 'weekday', op: 'is', values: [String(when.weekday)] });
  const measure = measureOf(work, roles, { filters, groups, take });
  if (measure === undefined) return undefined;
  keepMargin(entity, measure, filters);
  const change = changeOf(work, roles, { filters, groups, when, take });
  const bounds = boundsOf(work, measure);
  const parts = { filters, groups, when, measure, bounds, change, share: undefined };
  const ofPeople = change === undefined ? (shareOfPeople(work, roles, parts) ?? ofEveryValue(work, roles, parts)) : undefined;
  if (ofPeople) return ofPeople;
  const share = shareOf(work, roles, { filters, groups, measure });
  if (share === null || (share !== undefined && change !== undefined)) return undefined;
  tellSides(work, roles, { ...parts, share });
  const query = shaped(work, roles, { ...parts, share });
  return query === undefined || isAtOdds(work, roles, query) ? undefined : ofToday(work, query);
}

/** 'Notices whose category is Health': of what is nobody 'whose' asks for no person. */
function isOfOwnField({ entity, marks, reading: { tokens } }: Work, mark: Mark): boolean {
  const next = marks[marks.indexOf(mark) + 1];
  return entity.who === undefined && WHOSE.includes(tokens[mark.from]?.text ?? '') && next !== undefined && is(next, 'dimension');
}
const WHOSE = ['whose', 'jinka', 'jinki', 'jinke', 'जिनका', 'जिनकी'];

/** 'Fees minus expenses' is the figure itself, and leaves nothing out. */
function keepMargin({ name }: Entity, measure: string, filters: Query['filters']): void {
  if (name === 'cashFlow' && ['margin', 'balance'].includes(measure))
    filters.splice(0, filters.length, ...filters.filter(({ op }) => op !== 'not'));
}

const STARTING = /\b(?:starting|starts|started|beginning|begins|began)\b/i;
const LAST_MONTHS = /\b(?:last|past|previous|pichh?le) \w+ (?:months|mahine|mahino)\b|पिछले \S+ मही/i;
const wholeMonths = ({ from }: Period, today: string): Period => ({
  from: `${from.slice(0, 7)}-01`,
  to: addDays(`${today.slice(0, 7)}-01`, -1),
});

const ORDER = Object.keys(ENTITIES);

function scoreOf({ entity, marks, particulars }: Work, query: Query): number {
  // Where a time is said, rows that have one are rather meant: 'who paid 5,000 or more today' asks for no salaries.
  let score = particulars.periods.length > 0 && entity.inPeriod === undefined && query.filters.every(({ by }) => by !== 'month') ? -1 : 0;
  for (const mark of marks) {
    // 'By fee head' tells apart, and asks for the heads themselves only where nothing else is meant.
    if (is(mark, 'ask')) score += (is(mark, 'dimension') && !marks.some((one) => is(one, 'measure')) ? 1.5 : 4) * mark.length;
    if (namesOf(mark, 'measure').includes(query.measure)) score += 3 * mark.length + (mark.length - 1) / 4;
    else if (is(mark, 'measure')) score += 2 * mark.length;
    if (is(mark, 'flag')) score += 1.5;
    if (is(mark, 'value')) score += 1.5;
    if (is(mark, 'dimension')) score += 1;
    if (is(mark, 'noun')) score += 0.5;
  }
  return score - ORDER.indexOf(entity.name) / 1000;
}
