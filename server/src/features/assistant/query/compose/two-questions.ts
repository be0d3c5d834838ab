import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { readEditOf } from '../follow/edit.ts';
import { ofOtherPeople } from '../follow/other-people.ts';
import { askOfThose, thoseOf } from '../follow/those.ts';
import { canKeep, hasAny, isPlace } from '../query-parts.ts';
import { findParticulars } from '../reading/particulars.ts';
import { resolveTime } from '../reading/when.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { readQuery } from './ask.ts';
import { ASKS } from './in-parts.ts';
import { DENIED, eachWith, elsewhere, inPlaceOf, narrowed, ofItsOwnRecords, without } from './second-part.ts';
import { isOfOneGroup } from './without-effect.ts';

/** Where a sentence may part in two. */
const JOINT = /,? (?:and|aur|n|&|but|yet|par|lekin|magar|while|और|लेकिन)(?: (?:also|still|then|bhi))* |[;,?.] +(?:and |aur |also )*/giu;
const AND = /\b(?:and|aur|n|और)\b|&/iu;
/** What a second question may begin with as well. */
const ASKS_FIGURE =
  /^(?:how|when|average|total|number|the (?:most|least|highest|lowest|youngest|oldest|smallest|largest)|most|least|highest|lowest|youngest|oldest|eldest|smallest|largest|best|worst)\b/iu;
const STAFF_OR_STUDENTS = /\b(?:staff|teachers?|employees?|students?|child\w*|boys?|girls?|pupils?|bach\w*)\b/i;
/** What speaks of the first one's answer. */
const POINTS =
  /\b(?:it|its|that|this|these|those|them|they|their|each|ones?|same|rest|others?|another|he|she|his|her|him|(?<!(?:is|are|was|were) )there|inka|unka|unki|unke|uska|uski|uske|iska|unme|inme|un|us)\b/i;
/** 'This year' speaks of no answer. */
const OF_TIME =
  /\b(?:this|that|these|those|same) (?:academic |financial |last |whole )?(?:year|month|week|session|term|quarter|day|morning|date)s?\b/gi;
const pointsBack = (rest: string) => POINTS.test(rest.replace(OF_TIME, ' '));
const ENDS =
  /^(.*?)\b(?:the )?(highest|largest|most|maximum|biggest|best|oldest|eldest) and (?:(?:the|which|who|has|have|is|had) )*(?:lowest|smallest|least|minimum|fewest|worst|youngest)\b(.*)$/i;
/** The same with the lower end first, and 'which has the highest …, and which the lowest'. */
const ENDS_UP =
  /^(.*?)\b(?:the )?(lowest|smallest|least|minimum|fewest|worst|weakest|youngest) and (?:(?:the|which|who|has|have|is|had) )*(?:highest|largest|most|maximum|biggest|best|strongest|oldest|eldest)\b(.*)$/i;
const ENDS_APART =
  /^(.*?\b(?:which|who)\b.*?)\b(?:the )?(highest|largest|most|maximum|biggest|best|strongest|oldest|eldest|lowest|smallest|least|minimum|fewest|worst|weakest|youngest)\b(.*?),? and (?:which|who)(?: one| \w+)?(?: (?:has|had|is|was|got|have))? ?(?:the )?(?:highest|largest|most|maximum|biggest|best|strongest|oldest|eldest|lowest|smallest|least|minimum|fewest|worst|weakest|youngest)$/i;
/** 'The three best and the three weakest sections in …'. */
const ENDS_OF_SOME =
  /^(.*?)\b(?:the )?(two|three|four|five|ten|\d{1,2}) (best|highest|top|strongest|largest|biggest) and (?:the )?(?:\2 )?(?:worst|weakest|lowest|bottom|smallest|poorest)\b(.*)$/i;
const LOW = wordsIn('lowest smallest least minimum fewest worst weakest youngest') as readonly string[];
const OPPOSITE: Readonly<Record<string, string>> = {
  oldest: 'youngest',
  eldest: 'youngest',
  youngest: 'oldest',
  best: 'worst',
  strongest: 'weakest',
  worst: 'best',
  weakest: 'strongest',
};
const opposite = (end: string) => OPPOSITE[end] ?? (LOW.includes(end) ? 'highest' : 'lowest');
const AMONG =
  /^(?:among|amongst|of|out of) (?:all )?(?:the |our )?(.+?),? (how many|which|who|what (?:percent|percentage|share)|kitne) (.+)$/i;
/** 'Of the students who failed, how many …': what stands behind 'who' is said of them. */
const AMONG_WHOM =
  /^(?:among|amongst|of|out of) (?:all )?(?:the |our )?(.+? (?:who|whose|that|which|with|having|on|in) .+?),? (how many|what (?:percent|percentage|share)|kitne) (.+)$/i;
const TRAIL = /[ ,]+(?:both|both (?:counts|figures|numbers|of them)|separately|please|pls|if any)[.?! ]*$/i;

/** A longer prompt is a text; and a sentence with more joints is no two questions. */
const MOST_WORDS = 45;
const MOST_JOINTS = 5;
const jointsOf = (said: string) => (said.split(' ').length > MOST_WORDS ? [] : [...said.matchAll(JOINT)].slice(0, MOST_JOINTS));

type Known = { surroundings: Surroundings; vocabulary: Vocabulary };
const read = (said: string, { surroundings, vocabulary }: Known): Query | undefined => {
  const asked = readQuery(said, surroundings, vocabulary);
  return asked?.unread === undefined ? asked?.query : undefined;
};

/**
 * 'How many receipts came today and which mode is used most': two questions in one sentence, each read with all of its words; the second goes on from the first, or
 * is asked of the same days and classes. Undefined where the second speaks of the first one's answer in a way that cannot be followed.
 */
export function twoQuestions(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): readonly Query[] | undefined {
  const known = { surroundings, vocabulary };
  const said = cleanText(prompt)
    .trim()
    .replace(/[?.! ]+$/, '')
    .replace(TRAIL, '');
  // 'Of the students who failed, how many …' is one question.
  if (AMONG.test(said)) return undefined;
  const [, before = '', end = '', behind = ''] = ENDS.exec(said) ?? ENDS_UP.exec(said) ?? ENDS_APART.exec(said) ?? [];
  if (end !== '') {
    const first = read(`${before}${end}${behind}`, known);
    const second = read(`${before}${opposite(end.toLowerCase())}${behind}`, known);
    if (first !== undefined && second !== undefined && first.order !== second.order) return [first, second];
  }
  const [, lead = '', count = '', some = '', of = ''] = ENDS_OF_SOME.exec(said) ?? [];
  if (some !== '') {
    const first = read(`${lead}the ${count} ${some}${of}`, known);
    const second = read(`${lead}the ${count} worst${of}`, known) ?? read(`${lead}the ${count} lowest${of}`, known);
    if (first !== undefined && second !== undefined && first.order !== second.order) return [first, second];
  }
  for (const { index, 0: joint } of jointsOf(said)) {
    const lead = said.slice(0, index);
    const before = read(lead, known);
    const each = before && eachWith(said.slice(index + joint.length), before, known);
    if (each !== undefined) return [each];
    const others = before && furtherOf(said.slice(index + joint.length), { joint, lead, before }, known);
    const first = before && others?.[0] && inTimeOf(before, others[0]);
    const all = first && others ? inPlaceOf([first, ...others], said.slice(index)) : [];
    if (all.length > 1 && new Set(all.map((one) => JSON.stringify(one))).size === all.length) return all;
  }
  return undefined;
}

type Before = { joint: string; lead: string; before: Query };
/** The questions behind a joint, one or more. */
function furtherOf(rest: string, { joint, lead, before }: Before, known: Known): Query[] | undefined {
  const isAsked = ASKS.test(rest) || ASKS_FIGURE.test(rest);
  const made =
    ofSameKind(rest, lead, before, known) ??
    (isAsked
      ? secondOf(rest, before, known)
      : AND.test(joint)
        ? (figureOfItsOwn(rest, before, known) ?? elsewhere(rest, before, known))
        : undefined);
  if (made !== undefined) return isOfOneGroup(made) ? undefined : [made];
  for (const { index, 0: next } of jointsOf(rest)) {
    const said = rest.slice(0, index);
    const [second, another] = furtherOf(said, { joint, lead, before }, known) ?? [];
    const others =
      second && another === undefined
        ? furtherOf(rest.slice(index + next.length), { joint: next, lead: said, before: second }, known)
        : undefined;
    if (second !== undefined && others !== undefined) return [second, ...others];
  }
  return undefined;
}

const END_OF = /\b(?:the )?(?:highest|lowest|most|least|largest|smallest|biggest|best|worst|fewest|maximum|minimum)\b/i;
/** 'The month with the lowest attendance and the lowest collection': the end of another figure, of the same kind of groups. */
function ofSameKind(rest: string, before: string, first: Query, known: Known): Query | undefined {
  if (first.order === undefined || !END_OF.test(rest)) return undefined;
  const lead = before.slice(0, before.search(END_OF));
  for (const said of [rest, `${lead}${rest}`, `${lead}the ${rest}`]) {
    const own = read(said, known);
    if (own?.order !== undefined && JSON.stringify(own.groupBy) === JSON.stringify(first.groupBy)) return within(own, first);
  }
  return undefined;
}

/** 'The total collection and the amount outstanding': a figure of other records, which no word asks for. */
function figureOfItsOwn(rest: string, first: Query, known: Known): Query | undefined {
  if (pointsBack(rest)) return undefined;
  const own = ofItsOwnRecords(rest, first, known);
  const isFigure = own !== undefined && [own, first].every(({ measure, groupBy }) => measure !== 'list' && groupBy.length === 0);
  return isFigure && (own.entity !== first.entity || own.measure !== first.measure) ? within(own, first) : undefined;
}

/** 'How many were absent and how many late today': the time at the end is of both. */
function inTimeOf(first: Query, { entity, period }: Query): Query {
  const isTimed = ENTITIES[first.entity].inPeriod !== undefined && first.period === undefined && first.compare === undefined;
  return isTimed && period !== undefined && (entity === first.entity || ENTITIES[first.entity].usual === 'year')
    ? { ...first, period }
    : first;
}

const ofThese = (said: string, first: Query, { surroundings, vocabulary }: Known): Query | undefined => {
  const those = thoseOf(first);
  return those && askOfThose(said, those, surroundings, vocabulary);
};

/** 'How many … and who': the same ones by name. */
const NAMES_THEM =
  /^(?:who|whose|which|kaun|kaun kaun|kis kis|kiske|kinke|kis kis ke|kaun se|kaun kaun se)(?: (?:are|were|is|was) (?:they|these|those|it)| all| ones?| hain?| h| the| thi)*$|^(?:what (?:are|were) )?(?:their|the) names?$|^names?$/i;
function named(first: Query): Query | undefined {
  const { who, main } = ENTITIES[first.entity];
  if (first.order !== undefined || first.compare !== undefined || first.share !== undefined || first.also.length > 0) return undefined;
  if (first.measure === 'count' && first.groupBy.length === 0 && main === 'list') return { ...first, measure: 'list' };
  if (first.counts === true) return first.groupBy[0] === who ? { ...first, counts: undefined } : undefined;
  if (who === undefined || first.groupBy.length > 0 || first.bounds.length > 0) return undefined;
  if (first.measure === 'students' || first.measure === 'payers') return { ...first, measure: 'sum', groupBy: [who] };
  const isOfDays = ENTITIES[first.entity].measures[first.measure]?.unit === 'number';
  return isOfDays ? { ...first, groupBy: [who], bounds: [{ measure: first.measure, op: '>', value: 0 }] } : undefined;
}

/** 'How many are poor, and how many have special needs': of each condition its own number. */
function ofItsOwn(change: Query, { filters }: Query): Query {
  const isOfFirst = ({ by, op }: Query['filters'][number]) => op === 'has' && filters.some((one) => one.by === by && one.op === op);
  const hasOwn = change.filters.some((one) => one.op === 'has' && !isOfFirst(one));
  return hasOwn ? { ...change, filters: change.filters.filter((one) => !isOfFirst(one)) } : change;
}

function secondOf(rest: string, first: Query, known: Known): Query | undefined {
  if (NAMES_THEM.test(rest)) return named(first);
  if (DENIED.test(rest)) return without(first);
  // 'How many students are absent, and how many of the staff'.
  const others = ofOtherPeople(rest.replace(OF_THE, ''), first);
  if (others) return others;
  if (pointsBack(rest)) return ofThese(rest, first, known) ?? narrowed(rest, first, known);
  // 'How many staff joined and how many left': of the staff, too.
  const isOfStaff = (ENTITIES[first.entity].who === 'employee' || isLeaveOfStaff(first)) && !STAFF_OR_STUDENTS.test(rest);
  const ofStaff = isOfStaff
    ? read(
        rest.replace(/^(?:how many|which|what|who|kitne|kaun)\b/i, (asks) => `${asks} staff`),
        known,
      )
    : undefined;
  if (ofStaff !== undefined) return within(ofStaff, first);
  const change = readEditOf(rest, first, known.surroundings, known.vocabulary);
  const made = change && HOW_MANY.test(rest) ? ofItsOwn(change, first) : change;
  // What changes nothing asks for something of its own: 'on electricity, and what was the total expense'.
  const edited = JSON.stringify(made) === JSON.stringify(first) ? undefined : made;
  const own = edited ?? ofItsOwnRecords(rest, first, known);
  if (own !== undefined && isOfStaff && ENTITIES[own.entity].who === 'student') return undefined;
  // 'Who is the class teacher, and what is the phone number' asks for no list of everybody.
  if (own !== undefined && first.filters.length > 0 && isOfEverybody(own)) return undefined;
  return own === undefined || edited !== undefined ? own : within(own, first);
}

const OF_THE = /^(?:how many|which|who|kitn[ei]) (?:(?:of|among|the|our) )*/i;
const isLeaveOfStaff = ({ entity, filters }: Query): boolean =>
  entity === 'leave' && filters.some(({ by }) => ['staff', 'teaching', 'office'].includes(by));
const isOfEverybody = ({ entity, measure, filters, also, groupBy }: Query): boolean =>
  measure === 'list' && ['student', 'employee', 'guardian'].includes(entity) && filters.length + also.length + groupBy.length === 0;

/** Dimensions that both questions are about, where only the first names a value. */
const SHARED = ['class', 'section', 'subject', 'exam', 'term', 'title', 'chapter'];
/** The second question of the same classes, subject and days, where it names no others. */
function within(own: Query, { filters, period }: Query): Query {
  const { dimensions, inPeriod } = ENTITIES[own.entity];
  const hasOwn = (by: string) => own.filters.some((one) => one.by === by || (isPlace(by) && isPlace(one.by)));
  const more = filters.filter(({ by }) => SHARED.includes(by) && by in dimensions && !hasOwn(by));
  return { ...own, filters: [...own.filters, ...more], ...(period && inPeriod && own.period === undefined && { period }) };
}

/** 'Students who scored above 90 in English but below 50 in maths', 'of the students above 95 percent, how many failed': people of whom two questions hold. */
export function bothHold(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): Query | undefined {
  const known = { surroundings, vocabulary };
  const said = cleanText(prompt)
    .trim()
    .replace(/[?.! ]+$/, '');
  const [, listed] = COUNTS_BEHIND.exec(said) ?? [];
  const them = listed === undefined ? undefined : bothHold(listed, surroundings, vocabulary);
  if (them !== undefined && isOfPeople(them)) return them.measure === 'list' ? { ...them, measure: 'count' } : { ...them, counts: true };
  // Figures that are asked for together are one question.
  const whole = read(said, known);
  if (whole?.beside !== undefined || (whole !== undefined && AMONG.test(said))) return whole;
  const [, those = '', asks = '', what = ''] = AMONG_WHOM.exec(said) ?? AMONG.exec(said) ?? [];
  const base = what === '' ? undefined : read(those, known);
  if (base !== undefined) {
    const bare = what.replace(/^(?:are|is|were|was) (?:still )?/i, '');
    const asked = ofThese(`${asks} of these ${what}`, base, known) ?? readEditOf(`${asks} ${bare}`, base, surroundings, vocabulary);
    if (asked !== undefined) return asked;
    const noun = ENTITIES[base.entity].who === 'student' ? 'students' : 'teachers';
    const second = read(`${noun} who ${bare}`, known) ?? read(`${noun} with ${bare}`, known);
    const both = second && isOfPeople(base) && isOfPeople(second) ? joinedBy(base, second) : undefined;
    if (both !== undefined && /^(?:how many|kitne)$/i.test(asks)) return { ...both, counts: true };
    if (both !== undefined && /^(?:which|who)$/i.test(asks)) return both;
  }
  const [, figure = '', people = '', which = ''] = FIGURE_OF.exec(said) ?? [];
  if (which !== '') {
    const noun = /^(?:teach|staff|empl)/i.test(people) ? 'teachers' : people;
    const first = read(`${figure} of ${noun}`, known);
    const those = first && (read(`${noun} who ${which}`, known) ?? read(`${noun} with ${which}`, known) ?? read(`${noun} ${which}`, known));
    const both = first && those && isOfPeople(those) ? figureOf(first, those) : undefined;
    if (both !== undefined) return both;
  }
  const [, people_ = '', before = '', behind = ''] = RELATIVE.exec(said) ?? [];
  if (behind !== '') {
    const noun = /^(?:teach|staff|empl)/i.test(people_) ? 'teachers' : 'students';
    const first = read(`${people_}${before}`, known);
    const second = first && (read(`${noun} who ${behind}`, known) ?? read(`${noun} who are ${behind}`, known));
    const listed = first && !isOfPeople(first) ? asPeople(first) : undefined;
    const isOfBoth = first !== undefined && second !== undefined && isOfPeople(second);
    const both = isOfBoth && (listed ? joinedBy(second, listed) : isOfPeople(first) ? joinedBy(first, second) : undefined);
    if (both) return HOW_MANY.test(said) ? (both.measure === 'list' ? { ...both, measure: 'count' } : { ...both, counts: true }) : both;
  }
  for (const { index, 0: joint } of jointsOf(said)) {
    const rest = said.slice(index + joint.length);
    const denied = DENIAL.exec(rest)?.[0];
    if (ASKS.test(rest) || ASKS_FIGURE.test(rest) || /^only\b/i.test(rest) || pointsBack(rest)) continue;
    const first = read(said.slice(0, index), known);
    if (first === undefined || !isOfPeople(first)) continue;
    if (denied !== undefined) {
      const none = onItsDay(withoutThose(rest, rest.slice(denied.length), first, known), said.slice(0, index), known);
      if (none !== undefined) return none;
      if (/^(?:not|nahi)\b/i.test(rest)) continue;
    }
    const noun = ENTITIES[first.entity].who === 'student' ? 'students' : 'teachers';
    const bare = rest.replace(/^(?:who |whose |jo |jinki |are |is |have |has |had )+/i, '');
    for (const words of [`${noun} who ${bare}`, `${noun} with ${bare}`, `${noun} ${bare}`]) {
      const second = read(words, known);
      const both = second && isOfPeople(second) ? onItsDay(joinedBy(first, second), said.slice(0, index), known) : undefined;
      if (both !== undefined) return both;
    }
  }
  return undefined;
}

/** A list of what people have, as these people: concessions, admissions. */
function asPeople(first: Query): Query | undefined {
  const { who } = ENTITIES[first.entity];
  const isList =
    first.measure === 'list' && first.groupBy.length + first.bounds.length + first.also.length === 0 && first.order === undefined;
  return isList && who !== undefined && first.entity !== who && 'count' in ENTITIES[first.entity].measures
    ? { ...first, measure: 'count', groupBy: [who], bounds: [{ measure: 'count', op: '>', value: 0 }] }
    : undefined;
}
/** 'Students with a concession who still owe'. */
const RELATIVE =
  /^(?:(?:which|list|show|give|name|names of|how many|number of|all|the|of) )*(students?|children|kids|pupils|boys|girls|teachers?|staff|employees?)\b( .+?)(?<!\b(?:and|aur|but|or)) (?:who|that|jo) (?:also |still |yet )*(.+)$/i;
const HOW_MANY = /^(?:how many|number of)\b/i;
/** '… today but nothing in the logbook. How many'. */
const COUNTS_BEHIND = /^(?!(?:how|which|what|who|kitn\w*|kaun)\b)(.+?)\s*[.,;:–-] ?(?:how many|kitne)$/i;

/** 'Lessons today but nothing in the logbook': of the day that is said of the lessons. */
function onItsDay(both: Query | undefined, said: string, { surroundings, vocabulary }: Known): Query | undefined {
  const isTimed = (one: Query['also'][number]) => one.period === undefined && ENTITIES[one.entity].inPeriod !== undefined;
  if (both === undefined || both.entity !== 'lesson' || !both.also.some(isTimed)) return both;
  const [time, another] = findParticulars(readText(said, surroundings), vocabulary).periods;
  const at = time && resolveTime(time, surroundings.today, 'past');
  if (time === undefined) return both;
  if (another !== undefined || at?.date === undefined) return undefined;
  const period = { from: at.date, to: at.date };
  return { ...both, also: both.also.map((one) => (isTimed(one) ? { ...one, period } : one)) };
}

/** 'The dues of students absent today', 'average marks of girls with attendance below 80 percent'. */
const FIGURE_OF =
  /^((?:(?!\b(?:who|with|students|children)\b).)+?) of (?:all |the |those |our )*(students|children|girls|boys|teachers|staff|employees) (?:who (?:are |were |have |had |did )?|with |that |having )?(.+)$/i;

/** One figure of those of whom another question holds. */
function figureOf(first: Query, those: Query): Query | undefined {
  const { who } = ENTITIES[first.entity];
  const isOne = first.groupBy.length === 0 || (first.groupBy.length === 1 && first.groupBy[0] === who);
  const isFigure = first.measure !== 'list' && first.order === undefined && first.compare === undefined;
  const isOfAll = first.bounds.every(({ op, value }) => op === '>' && value === 0);
  if (who === undefined || ENTITIES[those.entity].who !== who || !isOne || !isFigure || !isOfAll || first.also.length > 0) return undefined;
  const both = joinedBy({ ...first, groupBy: [], bounds: [] }, those);
  return both && { ...both, bounds: [] };
}

const DENIAL =
  /^(?:(?:who |that |they )?(?:have|has|had|did|do|does|were|was|are|is)(?: not|n['’]?t)|not|never|without|(?:with |have |has )?no|nahi)(?: (?:yet|been|even|once|any|have|has))* /i;

/** 'Paid in September but not in October', '… and have not filled the logbook': those of the first of whom the second does not hold. */
function withoutThose(rest: string, bare: string, first: Query, known: Known): Query | undefined {
  const { who } = ENTITIES[first.entity];
  const noun = who === 'student' ? 'students' : 'teachers';
  // A denial that has a word of its own: 'unpaid', 'without a log'.
  const own = read(`${noun} who ${rest}`, known);
  const other = read(`${noun} who ${bare}`, known) ?? readEditOf(bare, first, known.surroundings, known.vocabulary);
  if (own !== undefined && isOfPeople(own) && other?.entity !== first.entity) return joinedBy(first, own);
  if (other === undefined || !isOfPeople(other) || other.entity === who || other.also.length > 0 || first.also.length > 3) return undefined;
  const { entity, bounds, filters, period } = other;
  if (entity !== first.entity && bounds.length === 0) return undefined;
  if (entity === first.entity && JSON.stringify(period) === JSON.stringify(first.period)) return undefined;
  const none = { entity, bounds: atAll(other), none: true, ...(filters.length > 0 && { filters }), ...(period && { period }) };
  return ENTITIES[entity].who === who && filters.length <= 4
    ? { ...first, ...(first.entity !== who && { bounds: atAll(first) }), also: [...first.also, none] }
    : undefined;
}

/** Whoever paid has paid something. */
const atAll = ({ bounds, measure }: Query): Query['bounds'] => (bounds.length > 0 ? bounds : [{ measure, op: '>', value: 0 }]);

function isOfPeople(query: Query): boolean {
  const { entity, groupBy, measure } = query;
  const { who } = ENTITIES[entity];
  const isOfThem =
    (groupBy.length === 1 && groupBy[0] === who) || (groupBy.length === 0 && entity === who && (measure === 'list' || measure === 'count'));
  return (who === 'student' || who === 'employee') && isOfThem && !hasAny(query, 'order', 'compare', 'share', 'with', 'others', 'limit');
}

type Filter = Query['filters'][number];
/** Nobody is in two sections. */
const isContrary = (one: Filter, other: Filter): boolean =>
  one.by === other.by && one.op === 'is' && other.op === 'is' && !one.values.some((value) => other.values.includes(value));

function joinedBy(first: Query, second: Query): Query | undefined {
  const { who } = ENTITIES[first.entity];
  if (ENTITIES[second.entity].who !== who) return undefined;
  const isPlain = second.entity === who;
  const canHold = second.filters.every(({ by }) => canKeep(ENTITIES[first.entity], by));
  if (isPlain && second.filters.length + second.also.length === 0) return undefined;
  if (isPlain && (!canHold || second.filters.some((one) => first.filters.some((other) => isContrary(one, other))))) return undefined;
  const { entity, bounds, period } = second;
  if (!isPlain && bounds.length === 0 && ENTITIES[entity].measures[second.measure]?.unit === 'percent') return undefined;
  const own = { entity, bounds: atAll(second), ...(second.filters.length > 0 && { filters: second.filters }), ...(period && { period }) };
  const also = [...first.also, ...second.also, ...(isPlain ? [] : [own])];
  if (also.length > 4) return undefined;
  const some = first.entity === who || ENTITIES[first.entity].measures[first.measure]?.unit === 'percent' ? {} : { bounds: atAll(first) };
  return { ...first, ...some, filters: isPlain ? [...first.filters, ...second.filters] : first.filters, also };
}
