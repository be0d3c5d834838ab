import type { Query } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';
import { is, type Mark, namesOf, type Roles, roleOf, SUPER, type Take, type Work } from '../reading/marks.ts';
import type { Bound } from '../reading/said-numbers.ts';
import { HOW_LONG } from '../reading/when.ts';
import { figuresOf } from './figures.ts';
import { COUNTING } from './groups.ts';
import { asksDay, figuresSaid, lengthAsked, saysComing, saysNumber, takersCounted } from './said-figures.ts';

type Found = { filters: Query['filters']; groups: string[]; take: Take };

/** Which figure is meant: the one whose words are said, or the entity's own. */
export function measureOf(work: Work, roles: Roles, found: Found): string | undefined {
  const ofLength = lengthAsked(work, roles);
  if (ofLength === null) return undefined;
  if (ofLength !== undefined) {
    for (const mark of work.marks) if (is(mark, 'measure')) found.take(mark);
    return ofLength;
  }
  const [first, ...rest] = figuresOf(work, roles, found.take);
  if (first !== undefined) {
    work.beside.push(...rest);
    return first;
  }
  const name = withPair(work, roles) ?? chosen(work, roles, found);
  if (name === undefined) return undefined;
  // What leave somebody took is told by the days that were approved.
  if (
    work.entity.name === 'leave' &&
    ['count', 'list'].includes(name) &&
    (SUPER.some((role) => roles.has(role)) ||
      HOW_LONG.test(work.reading.text) ||
      found.groups.some((group) => work.entity.dimensions[group]?.isPerson)) &&
    !APPLIED.test(work.reading.text)
  ) {
    return 'days';
  }
  // Days of several types of leave make no sum.
  if (work.entity.name === 'leaveBalance' && name === 'count' && !found.filters.some(({ by }) => by === 'type'))
    return SUPER.some((role) => roles.has(role)) ? 'left' : 'list';
  // Awards are counted, and not those who have them.
  if (work.entity.name === 'activity' && name === 'count' && OF_AWARDS.test(work.reading.text)) return 'entries';
  // 'List the substitutions', 'list the log entries' ask for each of them.
  if (ONE_BY_ONE.includes(work.entity.name) && name === 'count' && roles.has('list') && listsAll(roles) && found.groups.length === 0) {
    for (const mark of work.marks) if (namesOf(mark, 'measure').includes(name)) found.take(mark);
    return 'list';
  }
  // 'Which homework was given' asks for it, and not how often.
  if (
    work.entity.name === 'logEntry' &&
    name === 'homework' &&
    (WHICH_HOMEWORK.test(work.reading.text) || listsAll(roles)) &&
    found.groups.length === 0
  ) {
    found.filters.push({ by: 'homework', op: 'has', values: [] });
    for (const mark of work.marks) if (namesOf(mark, 'measure').includes(name)) found.take(mark);
    return 'list';
  }
  // Whoever is on leave may have applied twice.
  if (work.entity.name === 'leave' && name === 'count' && ON_LEAVE.test(work.reading.text))
    return COUNTING.some((role) => roles.has(role)) ? 'people' : found.groups.length > 0 ? name : 'list';
  // 'Failed in more than one subject' counts the subjects of each.
  if (name === 'failed' && (work.particulars.bounds.some(({ unit }) => unit === 'subjects') || MOST_SUBJECTS.test(work.reading.text))) {
    found.filters.push({ by: 'ofSubjects', op: 'has', values: [] });
    if (found.groups.length === 0 && work.entity.who !== undefined) found.groups.push(work.entity.who);
    for (const mark of work.marks)
      if (namesOf(mark, 'measure').includes(name) || namesOf(mark, 'dimension').includes('subject')) found.take(mark);
    return 'failedSubjects';
  }
  // A second figure that is not meant stays unread: 'present and absent by class' asks for two.
  const isOfName = (one: string) =>
    one === name ||
    (name === 'rank' && one === 'average') ||
    (one === 'present' && saysComing(work)) ||
    (name === 'students' && one === 'charged') ||
    SHARES[one] === name ||
    isGeneric(one) ||
    work.entity.measures[name]?.pair === one;
  for (const mark of work.marks) {
    const names = namesOf(mark, 'measure');
    // 'Average and median marks' are two figures.
    if (!names.includes(name) && isBesideAnother(work, mark)) continue;
    if (names.length > 0 && (names.some(isOfName) || mark.meanings.some(({ type }) => type !== 'measure'))) found.take(mark);
  }
  return name;
}

/** Whether 'and' joins a figure to another one. */
function isBesideAnother({ marks }: Work, mark: Mark): boolean {
  const at = marks.indexOf(mark);
  return [-1, 1].some((way) => {
    const other = marks[at + 2 * way];
    const isFigure = other !== undefined && namesOf(other, 'measure').some((name) => !namesOf(mark, 'measure').includes(name));
    return roleOf(marks[at + way]) === 'and' && isFigure;
  });
}

/** What of a count is a share when a percentage is asked for. */
const SHARES: Readonly<Record<string, string>> = {
  passed: 'passShare',
  failed: 'failShare',
  present: 'attendance',
  absences: 'absenceShare',
};

/** 'What percent of the fees is for transport' asks for no share that was collected. */
const isOfHeads = (filters: Query['filters'], groups: readonly string[]) =>
  groups.includes('head') || filters.some(({ by }) => by === 'head');

const OF_AWARDS = /\b(?:how many|number of|count of) (?:\w+ )?(?:achievements|awards|prizes|medals|trophies)\b/i;
const MOST_SUBJECTS = /\bmost subjects\b|\b(?:maximum|highest) (?:number of )?subjects\b|sabse zyada (?:subjects?|vishay)/i;
const ONE_BY_ONE: readonly Entity['name'][] = ['cover', 'logEntry'];
const listsAll = (roles: Roles) => !COUNTING.some((role) => roles.has(role)) && !roles.has('who');
const WHICH_HOMEWORK = /\b(?:which|what|list(?: of)?(?: the)?|show(?: me)?(?: the)?|give(?: me)?(?: the)?|kya|kaunsa) (?:home ?work|hw)\b/i;
const APPLIED = /\b(?:appl\w+|requests?)\b|\b(?:arzi|avedan)\b/i;
const ON_LEAVE = /\bon leave\b|\b(?:took|taken|take) (?:\w+ )?leave\b|\bchh?utti (?:li|liya)\b|छुट्टी ली|\bchh?utti p(?:ar|e|r)\b|छुट्टी पर/i;
/** 'What share of the absences was in class 7' is a part of them. */
export const SHARE_OF_MARKS =
  /\b(?:share|percent\w*|part|proportion|fraction|portion) of (?:the |all |total |our )*(?:absences|absent marks|late marks|late ?comers|half days)\b/i;
const OFTEN = /\b(?:most often|frequent\w*|common\w*|most times)\b/i;
const RANK = ['rank', 'position', 'sthan'];
const isGeneric = (name: string) => ['count', 'sum', 'attendance', 'average'].includes(name);

/** The figure that is told with another beside it. */
function withPair(work: Work, roles: Roles): string | undefined {
  const {
    entity: { measures },
    marks,
  } = work;
  if (!asksBoth(work, roles)) return undefined;
  const named = marks.flatMap((mark) => namesOf(mark, 'measure')).find((one) => measures[one]?.pair !== undefined && !isGeneric(one));
  return named ?? (measures.sum?.pair === undefined ? undefined : 'sum');
}

/** Whose figure is an average itself. */
const OWN_AVERAGE: readonly string[] = ['attendance', 'staffAttendance', 'result'];

function chosen(work: Work, roles: Roles, { filters, groups }: Found): string | undefined {
  const { entity } = work;
  const said = figuresSaid(work);
  const names = [...said.keys()];
  const special = names.filter((name) => !isGeneric(name));
  if (special.length > 1) {
    const [longest, next] = special.sort((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0));
    if (said.get(longest ?? '') === said.get(next ?? '')) return undefined;
  }
  let name =
    special[0] ??
    (names.includes('sum') && names.includes('count')
      ? roles.has('count') ||
        saysNumber(work) ||
        OFTEN.test(work.reading.text) ||
        (!roles.has('sum') && entity.name === 'receipt' && !roles.has('average'))
        ? 'count'
        : 'sum'
      : rowsAreCounted(work)
        ? 'count'
        : names[0]);
  if (name === 'count' && takersCounted(work)) return 'teachers';
  // Ages tell rows apart, and are no figure of them.
  if (name === 'years' && groups.includes('age')) name = undefined;
  if (roles.has('average') && entity.measures.average !== undefined && (name === undefined || isGeneric(name))) name = 'average';
  else if (roles.has('average') && !OWN_AVERAGE.includes(entity.name) && name !== 'age' && name?.startsWith('average') !== true)
    return undefined;
  if (
    asksNumber(work, roles, name) &&
    entity.measures.count !== undefined &&
    (name === undefined || (name === 'sum' && entity.name !== 'due') || (name === 'pay' && work.particulars.bounds.length === 0))
  )
    name = 'count';
  if (entity.name === 'receipt') name = ofReceipts(work, roles, { name, isSaid: said.has('count') });
  if (entity.name === 'result' && name === undefined && groups.includes('grade')) return 'count';
  // 'What percentage got A1' is of students, and no average.
  const isOfGrade = entity.name === 'result' && filters.some(({ by, op }) => by === 'grade' && op === 'is');
  if (isOfGrade && roles.has('share') && (name === undefined || name === 'average')) return 'count';
  const isOfStudents = work.marks.some((mark) => namesOf(mark, 'dimension').includes('student'));
  if (entity.name === 'charge' && name === 'charged' && asksCount(work, roles, name) && isOfStudents) return 'students';
  // The rank of somebody is no percentage.
  if (
    entity.name === 'result' &&
    (work.particulars.people.length > 0 || roles.has('each') || (isOfStudents && !roles.has('top'))) &&
    work.reading.tokens.some(({ text }) => RANK.includes(text))
  )
    return 'rank';
  if (roles.has('share')) {
    const isRatio = work.reading.tokens.some(({ text }) => text === 'ratio');
    if (filters.some(({ values }) => values.length > 1) && isRatio) name ??= 'count';
    else if (entity.name === 'charge' && (names.includes('share') || !isOfHeads(filters, groups))) name = 'share';
    else if (
      name !== undefined &&
      entity.measures[SHARES[name] ?? ''] !== undefined &&
      !work.particulars.bounds.some(({ unit }) => unit === 'days') &&
      !SHARE_OF_MARKS.test(work.reading.text)
    )
      name = SHARES[name];
    else if (entity.main === 'list' && name === undefined) name = entity.measures.count && 'count';
  }
  if (name !== undefined) return name === entity.main && asksDay(work, roles) ? 'list' : name;
  if (entity.main === 'list' && (groups.length > 0 || asksCount(work, roles, undefined)))
    return entity.measures.count ? 'count' : undefined;
  return entity.main;
}

/** Whether a number is asked for; 'Ishaan ko maths me kitne mile' asks for marks. */
const asksNumber = (work: Work, roles: Roles, measure: string | undefined): boolean =>
  !(OF_MARKS.includes(work.entity.name) && work.particulars.people.length > 0) && asksCount(work, roles, measure);

/** Of receipts 'how many students paid' are people, some of whom have several, and 'cheque receipts, total' is a sum of money. */
function ofReceipts(work: Work, roles: Roles, { name, isSaid }: { name: string | undefined; isSaid: boolean }): string | undefined {
  if (name === 'count' && !isSaid && work.marks.some((mark) => namesOf(mark, 'dimension').includes('student'))) return 'payers';
  const asksSum = roles.has('sum') || IN_RUPEES.test(work.reading.text);
  return name === 'count' && asksSum && !asksCount(work, roles, name) ? 'sum' : name;
}

/** 'UPI receipts month by month, in rupees'. */
const IN_RUPEES = /\bin (?:rupees|rs|inr)\b|\bin ₹/i;

/** Figures that count people. */
const PEOPLE = ['students', 'payers'];

/** What groups are kept by. A number that cannot be meant of anything here stays unread. */
export function boundsOf(work: Work, measure: string): Query['bounds'] {
  const { entity, particulars, claimed, marks, reading } = work;
  return particulars.bounds.flatMap((bound) => {
    // 'More than 5 defaulters' are so many people.
    const place = countedAt(work, bound);
    const behind = marks.find(({ from }) => from === place);
    // 'More than 2 late marks' is no bound of marks, and 'more than 3 sections' none of periods.
    if (bound.unit === undefined && bound.than === undefined && countsAnother(work, bound, measure)) {
      for (let at = bound.from; at < bound.from + bound.length; at += 1) claimed[at] = false;
      return [];
    }
    const isPerson = behind !== undefined && namesOf(behind, 'dimension').some((name) => entity.dimensions[name]?.isPerson);
    const isOfPeople = bound.unit === undefined && (isPerson || reading.tokens[place]?.forms.some(isDefaulter));
    const counting = isOfPeople && entity.measures[measure]?.unit === 'rupees' ? PEOPLE.find((name) => name in entity.measures) : undefined;
    const by = isOfPeople && entity.measures[measure]?.unit === 'number' ? measure : (counting ?? boundMeasure(entity, measure, bound));
    if (by === undefined) for (let at = bound.from; at < bound.from + bound.length; at += 1) claimed[at] = false;
    const than = bound.than && { than: bound.than };
    return by === undefined ? [] : [{ measure: by, op: bound.op, value: bound.value, ...than }];
  });
}

/** Where what a number counts stands: behind the conditions before it ('more than 5 OBC students', 'more than 20 class 9 girls'). */
function countedAt(
  { marks, particulars: { named }, reading: { claims, tokens } }: Work,
  { from, length }: Pick<Bound, 'from' | 'length'>,
): number {
  let at = from + length;
  for (;;) {
    const mark = marks.find((one) => one.from === at);
    const name = named.find((one) => one.from === at);
    const isCondition = mark?.meanings.some(({ type }) => type === 'value' || type === 'flag') === true && !isHead(mark);
    // 'Bank se bills', 'class 9 ke defaulters'.
    const isJoining = at > from + length && HINDI_JOINTS.includes(tokens[at]?.text ?? '');
    const step = isCondition
      ? mark?.length
      : isJoining
        ? 1
        : name !== undefined && mark === undefined
          ? name.length
          : claims[at] === 'class'
            ? 1
            : 0;
    if (step === undefined || step === 0 || at + step >= tokens.length) return at;
    at += step;
  }
}
const HINDI_JOINTS = ['ke', 'ki', 'ka', 'se', 'me', 'mein', 'wale', 'wali'];
/** A value that is what is counted as well: 'more than 5 girls', 'more than 5 absences'. */
const isHead = (mark: Mark): boolean => mark.meanings.some(({ type }) => ['measure', 'dimension', 'noun', 'ask'].includes(type));

/** Whether the rows themselves are counted, by their own noun in the plural: what is told besides is their number. */
function countsRows({ entity, reading: { tokens } }: Work, mark: Mark): boolean {
  const said = tokens.slice(mark.from, mark.from + mark.length).map(({ text }) => text);
  return entity.measures.count !== undefined && entity.counted?.some((noun) => said.at(-1) === noun) === true;
}

/** 'Most bills', 'more than five vouchers', 'sabse kam bills'. */
function rowsAreCounted(work: Work): boolean {
  const { marks, particulars, reading } = work;
  const behind = [
    ...particulars.bounds.filter(({ unit }) => unit === undefined),
    ...marks.filter((mark) =>
      NUMBER_ENDS.test(
        reading.tokens
          .slice(mark.from, mark.from + mark.length)
          .map(({ text }) => text)
          .join(' '),
      ),
    ),
  ].map((one) => countedAt(work, one));
  return marks.some((mark) => behind.includes(mark.from) && countsRows(work, mark));
}
/** Ends of a number of things, and of no sum. */
const NUMBER_ENDS =
  /^(?:most|fewest|least|maximum|minimum|max|min|(?:highest|maximum|largest|lowest) number of|sabse (?:zyada|jyada|kam)|(?:total |kul )?kitn[ei])$/;

/** Whether the word right behind a number is of something else. */
function countsAnother(work: Work, bound: Bound, measure: string): boolean {
  const { entity, reading, marks } = work;
  const at = countedAt(work, bound);
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || reading.claims[at] !== undefined || measure === 'list') return false;
  const mark = marks.find((one) => one.from <= at && at < one.from + one.length);
  if (mark === undefined) return true;
  // What is counted stands in the plural: '50,000 paid from the bank' counts no accounts.
  const isOfThis = !token.text.endsWith('s') || mark.meanings.some(({ type }) => type !== 'dimension') || entity.main === 'list';
  return !isOfThis && namesOf(mark, 'dimension').every((name) => entity.dimensions[name]?.isPerson !== true);
}

/** The measure that a number is meant of; where marks are kept as percent alone, 'more than 90 marks' are so many. */
export function boundMeasure(entity: Entity, measure: string, { unit: said, isBare, value }: Bound): string | undefined {
  const unit = said === 'marks' && Object.values(entity.measures).every((one) => one.counted !== 'marks') ? undefined : said;
  const counted = entity.measures[measure]?.counted;
  // 'Teachers older than 40' have no so long a service; nobody on the staff is as young as 'over 10 years here'.
  if (entity.name === 'employee' && unit === 'years' && !['service', 'age'].includes(measure)) return value < 18 ? 'service' : undefined;
  // 'Draw less than 15,000'.
  if (entity.name === 'employee' && unit === undefined && value >= 1000 && !isBare) return 'pay';
  // What a concession comes to is not kept.
  if (unit === undefined && entity.name === 'concession' && value >= 500) return undefined;
  // Nobody has a thousand bills: a sum is meant.
  if (unit === undefined && measure === 'count' && value >= 500 && entity.measures.sum?.unit === 'rupees') return 'sum';
  if (unit === undefined) return (counted === undefined && measure !== 'count') || isBare ? undefined : measure;
  // 'Receipts above ₹10,000' are told by their sum.
  if (unit === 'rupees' && measure === 'count' && entity.measures.sum !== undefined) return entity.each === undefined ? measure : 'sum';
  if (entity.name === 'result' && measure === 'count' && unit === 'percent') return 'average';
  // Nobody is late twice a day.
  if (counted === unit || (measure === 'absences' && unit === 'times') || (measure === 'late' && unit === 'days')) return measure;
  const isOfSame =
    unit === 'sections' ||
    (unit === 'subjects' && entity.name === 'lesson') ||
    unit === 'marks' ||
    ['due', 'leave', 'concession'].includes(entity.name) ||
    (unit === 'percent' && measure === 'attendance') ||
    unit === 'years';
  return isOfSame ? Object.entries(entity.measures).find(([, one]) => one.counted === unit)?.[0] : undefined;
}

/** Whether both a number and a sum are asked for: 'how many receipts and how much', 'kitne cheque aaye aur kitne ke', 'head wise with the number of bills'. */
export function asksBoth({ marks, reading: { text } }: Work, roles: Roles): boolean {
  const said = new Set(marks.flatMap((mark) => namesOf(mark, 'measure')));
  // 'How many classes and how many sections'.
  if (said.has('classes') && said.has('sections')) return true;
  const [, second] = JOINED.exec(text) ?? [];
  // 'Kitni fees aayi aur kitni baki hai' asks of two matters.
  if (second === undefined || (CAME.test(text) && OWED.test(text))) return false;
  const rest = text.replace(second, ' ');
  return OF_MONEY.test(second)
    ? roles.has('count') ||
        said.has('count') ||
        (OF_DEFAULTERS.test(rest) && SUPER.some((role) => roles.has(role))) ||
        said.has('bounced') ||
        /\bkitn[ei]\b|कितने|कितनी/i.test(rest)
    : said.has('sum') || /\bhow much\b|\b(?:amounts?|total|worth|value)\b|\bkitna\b/i.test(rest);
}
/** As it is written, or as a slip was repaired. */
export const isDefaulter = (form: string): boolean => form.startsWith('defaulter');
const OF_DEFAULTERS = /\bdefaulters?\b/i;
const OF_MONEY = /^(?:how much|amounts?|values?|worth|total amount|sum|kitn[ei] (?:ke|ka|ki|rup|pais)|kitna|कितने (?:के|का|की|रु)|कितना)/i;
const CAME = /\b(?:aa?y[ai]|aaye|jama|collected|received|came|paid)\b/i;
const OWED = /\b(?:ba+ki|bakaya|owed?|owing|due|dues|pending|outstanding|unpaid)\b/i;
const JOINED =
  /(?:\b(?:and|aur|with|along with|as well as|plus)|&|और)(?: (?:also|from|for|the|their|its|total|kul|in|of))* (how much|how many|numbers?|no\.?|count|(?:total )?amounts?|values?|worth|sum|kitn[eia](?: (?:ke|ka|ki|rup\w*|pais\w*))?|कितन[ेीा](?: (?:के|का|की|रु\S*))?)(?=\W|$)/i;

const OF_MARKS = ['result', 'examMark'];

/** 'How many rupees' asks for a sum. */
export const asksMoney = ({ tokens }: Work['reading']): boolean => tokens.some(({ text }) => MONEY.includes(text));
export const MONEY = ['rupees', 'rupee', 'rupaye', 'rs', '₹', 'amount', 'money', 'paisa', 'paise'];

/** 'How many', or 'kitne' where it is not of money: 'kitni fees aayi' asks for a sum. */
export function asksCount({ entity, marks, reading }: Work, roles: Roles, measure: string | undefined): boolean {
  if (roles.has('count')) return true;
  if (!roles.has('kitne')) return false;
  const at = marks.findIndex((mark) => roleOf(mark) === 'kitne');
  const isOfPeople = [1, 2].some((far) => {
    const mark: Mark = marks[at + far] ?? { from: 0, length: 0, meanings: [] };
    // 'Kitne bus students', 'kitni ladkiyan'.
    const isKind = namesOf(mark, 'flag').length > 0 || mark.meanings.some((one) => one.type === 'value' && one.by === 'gender');
    return (isKind && entity.who !== undefined) || namesOf(mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson);
  });
  const isOfDefaulters = reading.tokens.some(({ forms }) => forms.some(isDefaulter));
  return isOfPeople || isOfDefaulters || entity.measures[measure ?? entity.main]?.unit !== 'rupees';
}
