import type { Query } from '@shala/contract/assistant';
import { findEntities } from '../../interpreter/entities/find-all.ts';
import { readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { readQuery } from '../compose/ask.ts';
import { ENTITIES } from '../entities/index.ts';
import { meaningAt } from '../reading/marks.ts';
import { type Atom, atomsOf, type FollowRole, points, wordsOf } from '../vocabulary/follow-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { named } from './as-listed.ts';

type Who = 'student' | 'employee' | 'guardian';
type Also = Query['also'][number];
/** People who were spoken of: what they are kept by, or of whom another question holds. */
export type Those = { who: Who; isOne: boolean; filters: Query['filters']; also: Query['also']; last: Query | undefined };

const NOUNS: Readonly<Record<Who, string>> = { student: 'students', employee: 'employees', guardian: 'parents' };
const MOST_FILTERS = 4;
const MOST_ALSO = 4;

/** One or several people by their names. */
export const namedThose = (who: Who, names: readonly string[], last?: Query): Those => ({
  who,
  isOne: names.length === 1,
  filters: [{ by: who, op: 'is', values: [...names] }],
  also: [],
  last,
});

/** The people of an answer; undefined where it was about none, or about the first so many. */
export function thoseOf(last: Query): Those | undefined {
  const { who } = ENTITIES[last.entity];
  if ((who !== 'student' && who !== 'employee' && who !== 'guardian') || last.limit !== undefined || last.compare !== undefined)
    return undefined;
  if (last.with !== undefined || last.others !== undefined || GONE.includes(last.entity)) return undefined;
  if (last.share !== undefined || last.place !== undefined || last.groupBy.some((group) => group !== who)) return undefined;
  const of = { who, isOne: false, last } as const;
  if (last.entity === who && last.bounds.length === 0) return { ...of, filters: last.filters, also: last.also };
  const those = heldBy(last);
  return those && last.filters.length <= MOST_FILTERS ? { ...of, filters: [], also: [...last.also, those] } : undefined;
}

/** Who has left is in no other record of those who are here. */
const GONE: readonly Query['entity'][] = ['leaver', 'leaverDue', 'staffLeaver'];

/** Of whom the last question held. */
function heldBy({ entity, measure: asked, bounds, filters, period }: Query): Also | undefined {
  const { measures } = ENTITIES[entity];
  const measure = asked === 'list' ? 'count' : asked;
  if (measures[measure] === undefined || (bounds.length === 0 && measures[measure]?.unit === 'percent')) return undefined;
  return {
    entity,
    // Of rows one by one each is enough, whatever their number counts: a cheque that bounced is no receipt.
    bounds: bounds.length > 0 || asked === 'list' ? bounds : [{ measure, op: '>', value: 0 }],
    ...(filters.length > 0 && { filters }),
    ...(period && { period }),
  };
}

type Said = { text: string; countsThem: boolean; atoms: readonly Atom[]; has(...roles: readonly FollowRole[]): boolean; isOfEach: boolean };

/** The prompt with the people in the place of the words that point at them; undefined where none does. */
function pointed(prompt: string, who: Who, isOne: boolean): Said | undefined {
  const said = cleanText(prompt).trim();
  const words = wordsOf(said);
  const atoms = atomsOf(words);
  const noun = isOne ? NOUNS[who].slice(0, -1) : NOUNS[who];
  const marks = atoms.filter((atom) => points(atom, 'these', 'one'));
  if (marks.length === 0) return undefined;
  let text = '';
  let end = 0;
  let isOfEach = false;
  for (const { from, length } of marks) {
    const first = words[from];
    const last = words[from + length - 1];
    if (first === undefined || last === undefined) continue;
    const own = words.slice(from, from + length).map((word) => word.text);
    isOfEach ||= own.includes('each') || own.includes('every');
    const before = said.slice(end, first.start).replace(BEFORE, ' ').replace(ASKING_WHO, ' which ');
    text += `${before}${isOfEach && text === '' ? `each ${NOUNS[who].slice(0, -1)}` : noun}`;
    end = last.end;
  }
  text += said.slice(end);
  // A telephone number is no number of people.
  const roles = new Set(atoms.flatMap((atom) => (NUMBERS.includes(words[atom.from]?.text ?? '') ? [] : atom.roles)));
  // 'How many of them' counts them, and 'how many lessons do they have' does not.
  const count = atoms.findIndex((atom) => points(atom, 'count', 'kitne'));
  const next = atoms.slice(count + 1).find((atom) => !atom.roles.includes('filler') || points(atom, 'these'));
  const countsThem = count >= 0 && (next === undefined || points(next, 'these') || NEAR_THEM.includes(words[next.from]?.text ?? ''));
  return {
    countsThem,
    text: text
      .replace(/\b(?:too|also|as well|bhi)\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim(),
    atoms,
    has: (...some) => some.some((role) => roles.has(role)),
    isOfEach,
  };
}
const NEAR_THEM = ['boys', 'girls', 'women', 'men', 'ladke', 'ladkiyan', 'students', 'children', 'teachers', 'among', 'out'];
/** 'Who among them'. */
const ASKING_WHO = /(?:^|\s)(?:who|which|any|kaun|kis)\s+$/i;
const NUMBERS = ['number', 'numbers'];
/** 'Of these', 'among them', 'did they'. */
const BEFORE = /\b(?:(?:of|among|amongst|from|out of|in)(?: all)?(?: of)?|do|does|did|have|are|were) $/i;

/**
 * Another question about the people of the last answer: 'which of them owe fees', 'what are their stops', 'in which subjects did they fail', 'which department is
 * she in'. Undefined where nothing points at them, or not all of its words were read.
 */
export function askOfThose(prompt: string, those: Those, surroundings: Surroundings, vocabulary: Vocabulary): Query | undefined {
  // 'Who was absent yesterday too': of them.
  const said = pointed(TOO.test(prompt) && !pointsAt(prompt, 'these') ? `of these ${prompt}` : prompt, those.who, those.isOne);
  // On which day somebody came is told in words of its own.
  if (said === undefined || (those.isOne && /\b(?:when|kab)\b/i.test(prompt))) return undefined;
  const told = said.has(...NO_COLUMNS) ? undefined : columnsSaid(parentsSaid(said.text), those.who, surroundings);
  if (told?.rest === '') return listed(those, told.columns);
  const asks = said.has('which', 'who', 'count', 'kitne', 'sum', 'list', 'average') || said.isOfEach ? '' : 'which ';
  const asked = readQuery(`${asks}${said.text}`, surroundings, vocabulary) ?? undefined;
  const query = asked?.unread === undefined ? asked?.query : undefined;
  if (query === undefined || ENTITIES[query.entity].who !== those.who || query.compare !== undefined || query.share !== undefined)
    return undefined;
  const isOfTeachers =
    those.who === 'employee' && /\bteach(?:ers?|ing staff)\b/i.test(said.text) && !query.filters.some(({ by }) => by === 'teaching');
  const meant = isOfTeachers ? { ...query, filters: [...query.filters, { by: 'teaching', op: 'has' as const, values: [] }] } : query;
  const made = those.isOne ? ofOne(meant, those) : ofMany(meant, those, said);
  // What changes nothing was not understood.
  return JSON.stringify(made) === JSON.stringify(those.last) ? undefined : made;
}

/** Who did so as well. */
export const TOO = /^(?:and )?(?:who|which|kaun|how many|kitne)\b.*\b(?:too|as well|bhi)[?.! ]*$/i;

/** What is told of such people ('roll numbers', 'papa ka number'), and the words beside it. */
type Told = { columns: string[]; rest: string };

/** The columns that words name; undefined where they name none. */
function columnsSaid(text: string, name: Query['entity'], surroundings: Surroundings): Told | undefined {
  const entity = ENTITIES[name];
  const number = NUMBER_OF[name];
  const reading = readText(text, surroundings);
  const { tokens, claims } = reading;
  // Names, classes and days are no columns.
  findEntities(reading);
  const found = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mark = claims[at] === undefined ? meaningAt(entity, tokens, at) : undefined;
    const { raw = '', text: word = '', kind } = tokens[at] ?? {};
    const isPerson = (one: { type: string; name?: string }) =>
      one.type === 'dimension' && entity.dimensions[one.name ?? '']?.isPerson === true;
    const dim = mark?.values.find((one) => one.type === 'dimension' && !isPerson(one));
    // 'Only route 4' says which one.
    if (dim && tokens[at + (mark?.length ?? 1)]?.kind === 'number') return undefined;
    const isSmall = mark?.values.some((one) =>
      one.type === 'role' ? COLUMN_ROLES.includes(one.role) : one.type === 'noun' || isPerson(one),
    );
    if (dim?.type === 'dimension' && !dim.isGroup) found.add(dim.name === 'class' && 'section' in entity.dimensions ? 'section' : dim.name);
    else if (number !== undefined && NUMBERS.includes(word)) found.add(number);
    else if (kind !== 'sign' && isSmall !== true) rest.push(...tokens.slice(at, at + (mark?.length ?? 1)).map((one) => one.raw ?? raw));
    at += mark?.length ?? 1;
  }
  // A number beside a parent is the parent's.
  const ofParent = [...found].flatMap((name) => PARENT_NUMBER[name] ?? []);
  if (number !== undefined && found.has(number) && ofParent.length > 0) {
    found.delete(number);
    for (const name of ofParent) found.add(name);
  }
  return found.size > 0 && found.size < 4 ? { columns: [...found], rest: rest.join(' ') } : undefined;
}
const COLUMN_ROLES: readonly string[] = ['filler', 'list', 'which', 'who', 'and', 'each'];
const NO_COLUMNS: readonly FollowRole[] = ['count', 'kitne', 'most', 'least', 'best', 'worst', 'wise', 'by', 'share'];
const NUMBER_OF: Partial<Record<Query['entity'], string>> = { student: 'contact', employee: 'phone', guardian: 'phone' };
const PARENT_NUMBER: Readonly<Record<string, string>> = { fatherName: 'fatherPhone', motherName: 'motherPhone' };

/** 'Roll numbers', '7B walo ke papa ka number' where nothing points: columns of whoever was listed, or of the rows, of which the other words keep some. */
export function columnsOf(prompt: string, last: Query, surroundings: Surroundings): (Told & { isOfRows: boolean }) | undefined {
  const { who } = ENTITIES[last.entity];
  const isOfPeople = who === 'student' || who === 'employee';
  const words = wordsOf(cleanText(prompt));
  const isOther = ({ from, length, roles }: Atom) =>
    roles.some((role) => NO_COLUMNS.includes(role)) && !(length === 1 && NUMBERS.includes(words[from]?.text ?? ''));
  if (words.length > MOST_WORDS || atomsOf(words).some((atom) => points(atom, 'these', 'one'))) return undefined;
  const own =
    last.measure === 'list' && (!isOfPeople || GONE.includes(last.entity))
      ? columnsSaid(cleanText(prompt), last.entity, surroundings)
      : undefined;
  if (own !== undefined) return { ...own, isOfRows: true };
  const told = isOfPeople && !atomsOf(words).some(isOther) ? columnsSaid(parentsSaid(cleanText(prompt)), who, surroundings) : undefined;
  const isListed = last.measure === 'list' || last.groupBy.includes(who ?? '');
  const isPlain = told?.columns.every((name) => isListed || (isOfPeople && ENTITIES[who].dimensions[name]?.isColumn === true));
  return told !== undefined && isPlain === true ? { ...told, isOfRows: false } : undefined;
}

/** Another question as one about these people. */
export const ofThose = (query: Query, prompt: string, those: Those): Query | undefined => {
  const said = pointed(`of these ${prompt}`, those.who, those.isOne);
  return those.isOne || said === undefined ? ofOne(query, those) : ofMany(query, those, said);
};

/** 'Fathers' numbers' in the words of the columns. */
const parentsSaid = (text: string): string =>
  text
    .replace(/\b(father|papa|pita|mother|mummy|mata|maa)(?:['’]s|ji)?(?: k[aei])? (?:names?|naam)\b/gi, (_, parent: string) =>
      /^[fp]/i.test(parent) ? 'father by name' : 'mother by name',
    )
    .replace(
      /\b(father|papa|pita|mother|mummy|mata|maa)(?:s|['’]s|s['’]|ji)?(?: k[aei])?(?: students?| employees?)?(?: k[aei])? ((?:phone|mobile|contact)(?: (?:nos?|numbers?))?|numbers?|phones?|mobiles?)\b/gi,
      (_, parent: string) => (/^[fp]/i.test(parent) ? 'father phone' : 'mother phone'),
    )
    .replace(
      /\b(?:phone nos?|mobile nos?|phones?|mobiles?|(?:phone |mobile |contact )?numbers?)(?: of)? (?:students? |employees? |the )*(father|mother)s?\b/gi,
      '$1 phone',
    )
    .replace(
      /^(.*?)\b(?:names of )?(father|mother|parent)s?(?:['’]s?)?(?: names?)?\b(?! phone| by name| number| contact| mobile)/i,
      '$1$2 name',
    );

/** They, one by one, with what is told of each. */
export function listed({ who, filters, also, last }: Those, columns: string[]): Query {
  const isOfWho = last?.entity === who && last.bounds.length === 0;
  const before = last?.columns ?? [];
  // Beside their figures, where they were told one by one.
  const isBeside = last !== undefined && last.entity !== who && last.groupBy.length === 1 && last.groupBy[0] === who;
  if (isBeside && columns.every((name) => name in ENTITIES[last.entity].dimensions))
    return { ...last, counts: undefined, columns: [...new Set([...columns, ...before])].slice(0, 3) };
  return {
    entity: who,
    measure: 'list',
    filters,
    groupBy: [],
    bounds: [],
    also,
    columns: [...new Set([...columns, ...(isOfWho ? before : [])])].slice(0, 3),
    ...(isOfWho && last.period && { period: last.period }),
  };
}

/** What is said of one person keeps the exam and the days that were spoken of. */
function ofOne(query: Query, { who, filters, last }: Those): Query | undefined {
  if (!(who in ENTITIES[query.entity].dimensions)) return undefined;
  const { dimensions } = ENTITIES[query.entity];
  const same =
    last?.entity === query.entity
      ? last.filters.filter(({ by }) => KEPT.includes(by) && by in dimensions && query.filters.every((one) => one.by !== by))
      : [];
  const groupBy = query.groupBy.filter((group) => group !== who);
  const measure = ['students', 'payers'].includes(query.measure) ? ENTITIES[query.entity].main : query.measure;
  return {
    ...query,
    filters: [...query.filters.filter(({ by }) => by !== who), ...filters, ...same],
    groupBy,
    counts: undefined,
    measure,
    bounds: measure === 'list' || groupBy.length > 0 ? query.bounds : [],
    ...(last?.entity === query.entity && query.period === undefined && last.period && { period: last.period }),
  };
}
const KEPT = ['term', 'exam'];

/** An average of them all is one figure. */
const isAverage = ({ entity, measure }: Query) => /^(?:average|median)/i.test(ENTITIES[entity].measures[measure]?.title ?? '');

function ofMany(query: Query, those: Those, { has, isOfEach, countsThem }: Said): Query | undefined {
  const { who, last } = those;
  const isOfThem = countsThem || (has('count', 'kitne') && query.entity === who && (query.measure === 'count' || query.counts === true));
  const asksNumber = isOfThem && !isOfEach;
  const counts = asksNumber ? { counts: true } : { counts: undefined };
  const kept = query.filters;
  if (those.also.length + query.also.length > MOST_ALSO) return undefined;
  // 'How many of them are girls' narrows what was asked.
  if (query.entity === who && last !== undefined) {
    const filters = [...last.filters.filter(({ by }) => !kept.some((one) => one.by === by)), ...kept];
    const isList = last.measure === 'list' || (last.entity === who && last.groupBy.length === 0);
    const isTold = query.groupBy.some((group) => group !== who);
    if (isAverage(query))
      return { ...query, filters: [...those.filters, ...kept], also: [...those.also, ...query.also], groupBy: [], bounds: [] };
    if (isTold || query.bounds.length > 0 || query.also.length > 0 || (query.measure !== 'list' && query.measure !== 'count'))
      return {
        ...query,
        filters: [...those.filters.filter(({ by }) => !kept.some((one) => one.by === by)), ...kept],
        also: [...those.also, ...query.also],
      };
    if (isList) return { ...last, filters, measure: asksNumber ? 'count' : 'list' };
    return { ...(named({ ...last, filters }) ?? { ...last, filters, groupBy: [who] }), ...counts };
  }
  const also = [
    ...those.also,
    ...query.also,
    ...(those.filters.length > 0
      ? [{ entity: who, bounds: [{ measure: 'count', op: '>' as const, value: 0 }], filters: those.filters }]
      : []),
  ];
  const own = ['students', 'payers', 'list'].includes(query.measure) ? ENTITIES[query.entity].main : query.measure;
  if (also.length > MOST_ALSO || those.filters.length > MOST_FILTERS) return undefined;
  // 'Who among them joined before 2022': rows of their own.
  if (own === 'list') return query.groupBy.length > 0 ? undefined : { ...query, also, measure: asksNumber ? 'count' : 'list' };
  const isPercent = ENTITIES[query.entity].measures[own]?.unit === 'percent';
  const bounds: Query['bounds'] = query.bounds.length > 0 || isPercent ? query.bounds : [{ measure: own, op: '>', value: 0 }];
  const others = query.groupBy.filter((group) => group !== who);
  if ((has('sum', 'average') || isAverage(query)) && !asksNumber && !isPercent && !isOfEach)
    return { ...query, filters: kept, measure: own, groupBy: [], bounds: [], also };
  if (others.length > 1) return undefined;
  return { ...query, filters: kept, measure: own, groupBy: [who, ...(query.order === undefined ? others : [])], bounds, also, ...counts };
}

/** Whether words point at people of an answer. */
export const pointsAt = (prompt: string, ...kinds: readonly ('these' | 'one' | 'both')[]): boolean => {
  const words = wordsOf(cleanText(prompt));
  return words.length <= MOST_WORDS && atomsOf(words).some((atom) => points(atom, ...kinds));
};
const MOST_WORDS = 14;
