import type { Query } from '@shala/contract/assistant';
import { resolveSaid } from '../interpreter/entities/resolve-dates.ts';
import type { Reading } from '../interpreter/reading.ts';
import { longestAt } from '../interpreter/text/phrases.ts';
import { spanOfMonth } from '../tools/span.ts';
import { ENTITIES } from './entities/index.ts';
import type { Entity, Period } from './entity.ts';
import { lexiconOf, type Meaning, repairedForms } from './lexicon.ts';
import type { Bound, Named, Particulars } from './particulars.ts';
import type { Role } from './words.ts';

/** A phrase of the prompt with all that it can mean for an entity. */
export type Mark = { from: number; length: number; meanings: readonly Meaning[] };
/** A reading of the prompt about one entity: its query, the words that nothing claimed, and how much speaks for it. */
export type Composed = { query: Query; unread: readonly string[]; left: readonly number[]; score: number; isComposed: boolean };

type Work = { entity: Entity; reading: Reading; particulars: Particulars; marks: readonly Mark[]; claimed: boolean[] };

/** All entities that the prompt may be about, the one that claims most of its words first. */
export function compose(reading: Reading, particulars: Particulars): Composed[] {
  const words = formed(reading);
  const made = Object.values(ENTITIES).flatMap((entity) => composeAbout(entity, { ...reading, tokens: words }, particulars));
  const all = made.flatMap((one) => [one, ...joined(one, { ...reading, tokens: words }, particulars)]);
  return all.sort((a, b) => a.unread.length - b.unread.length || b.score - a.score);
}

/** 'absent three days or more and owing': the words that are left say something else of the same people. */
function joined(one: Composed, reading: Reading, particulars: Particulars): Composed[] {
  const { who } = ENTITIES[one.query.entity];
  const [group] = one.query.groupBy;
  const isOfPeople =
    who !== undefined && (group === undefined || group === who) && one.query.compare === undefined && one.query.measure !== 'list';
  if (one.left.length === 0 || !isOfPeople || one.query.order !== undefined) return [];
  return Object.values(ENTITIES).flatMap((other) => {
    if (other.who !== who || other.name === one.query.entity || other.main === 'list') return [];
    // What has a time is told of it: 'absent this month and owing'.
    if (particulars.periods.length > 0 && ENTITIES[one.query.entity].inPeriod === undefined) return [];
    const marks = marksOf(reading, other);
    const bounds = particulars.bounds.filter(({ from }) => one.left.includes(from));
    const measure = marks.filter(({ from }) => one.left.includes(from)).flatMap((mark) => namesOf(mark, 'measure'))[0];
    const isJoined = marks.some((mark) => ['and', 'who'].includes(roleOf(mark) ?? '') && mark.from > 0);
    if (measure === undefined || bounds.length > 1 || !isJoined) return [];
    const kept = bounds.map((bound) => ({ measure: boundMeasure(other, measure, bound), op: bound.op, value: bound.value }));
    if (kept.length === 0) kept.push({ measure: other.measures[measure]?.unit === 'percent' ? undefined : measure, op: '>', value: 0 });
    const isRead = (at: number) =>
      bounds.some(({ from, length }) => from <= at && at < from + length) ||
      marks.some(
        (mark) =>
          mark.from <= at &&
          at < mark.from + mark.length &&
          mark.meanings.some(({ type }) => type === 'measure' || type === 'noun' || type === 'role'),
      );
    const also = kept.flatMap((bound) => (bound.measure === undefined ? [] : [{ ...bound, measure: bound.measure }]));
    if (also.length !== kept.length || !one.left.every(isRead)) return [];
    const query: Query = {
      ...one.query,
      groupBy: [who],
      also: [{ entity: other.name, bounds: also }],
      ...(one.query.bounds.length === 0 && { bounds: [{ measure: one.query.measure, op: '>', value: 0 }] }),
    };
    return [{ ...one, query, unread: [], left: [], score: one.score + 1, isComposed: true }];
  });
}

function formed(reading: Reading): Reading['tokens'] {
  return reading.tokens.map((token, at) => {
    if (token.kind !== 'word' || reading.claims[at] !== undefined) return token;
    const more = repairedForms(token.text);
    return more.length === 0 ? token : { ...token, forms: [...new Set([...token.forms, ...more])] };
  });
}

function marksOf(reading: Reading, entity: Entity): Mark[] {
  const lexicon = lexiconOf(entity);
  const marks: Mark[] = [];
  for (let at = 0; at < reading.tokens.length; ) {
    const found = isOpen(reading, at) ? longestAt(lexicon, reading.tokens, at) : undefined;
    const isFree = found && reading.claims.slice(at, at + found.length).every((_, index) => isOpen(reading, at + index));
    if (found && isFree) marks.push({ from: at, length: found.length, meanings: found.values });
    at += isFree ? found.length : 1;
  }
  return marks;
}

/** A name that the school uses may be a word of the lists as well. */
function isOpen({ claims }: Reading, at: number): boolean {
  return claims[at] === undefined || claims[at] === 'kind';
}

function composeAbout(entity: Entity, reading: Reading, particulars: Particulars): Composed[] {
  const marks = marksOf(reading, entity);
  const has = (type: Meaning['type']) => marks.some(({ meanings }) => meanings.some((one) => one.type === type));
  if (entity.asks !== undefined && !has('ask')) return [];
  if (particulars.isUnknownClass || particulars.hasDoubtfulPeople || particulars.sections.length > 0) return [];
  const named = particulars.named.flatMap((one) => namedOf(entity, one));
  const isNamedBy = (by: string) => marks.some(({ meanings }) => meanings.some((one) => one.type === 'value' && one.by === by));
  const isSuper = marks.some((mark) => SUPER.includes(roleOf(mark) ?? 'filler'));
  const hasRole = (role: Role) => marks.some((mark) => roleOf(mark) === role);
  const isAverageOfSubjects = hasRole('average') && marks.some((mark) => namesOf(mark, 'dimension').includes('subject'));
  // 'Owing only October' owes nothing else.
  if (entity.name === 'due' && particulars.periods.length > 0 && reading.tokens.some(({ text }) => ['only', 'just', 'sirf'].includes(text)))
    return [];
  if (hasRole('average') && hasRole('count')) return [];
  const isMeant =
    has('ask') ||
    has('measure') ||
    (entity.name === 'expense' && named.length > 0) ||
    (isNamedBy('mode') && entity.name === 'receipt') ||
    (entity.name === 'lesson' && particulars.bounds.some(({ unit }) => unit === 'periods')) ||
    (entity.name === 'result' && (named.some(({ by }) => by === 'term') || isAverageOfSubjects)) ||
    (entity.name === 'student' && (isNamedBy('gender') || has('flag') || (has('dimension') && isSuper))) ||
    (entity.main === 'list' && has('noun'));
  if (!isMeant) return [];
  const claimed = reading.tokens.map(
    ({ kind }, at) => (kind === 'sign' && !'%+'.includes(reading.tokens[at]?.text ?? ' ')) || reading.claims[at] === 'amount',
  );
  const work: Work = { entity, reading, particulars, marks, claimed };
  const query = queryOf(work, named);
  if (query === undefined) return [];
  const left = reading.tokens.flatMap((_, at) => (claimed[at] ? [] : [at]));
  const unread = left.map((at) => reading.tokens[at]?.raw ?? '');
  return [{ query, unread, left, score: scoreOf(work, query), isComposed: isMoreThanAList(query, entity) }];
}

type NamedValue = { by: string; values: readonly string[]; from: number; length: number };

function namedOf(entity: Entity, { from, length, values }: Named): NamedValue[] {
  return Object.entries(entity.dimensions).flatMap(([by, { values: list }]) => {
    const fits = list === undefined ? undefined : values[list];
    return fits === undefined ? [] : [{ by, values: fits, from, length }];
  });
}

const roleOf = (mark: Mark | undefined): Role | undefined => {
  const found = mark?.meanings.find((one) => one.type === 'role');
  return found?.type === 'role' ? found.role : undefined;
};
const is = (mark: Mark, type: Meaning['type']) => mark.meanings.some((one) => one.type === type);
const namesOf = (mark: Mark, type: 'dimension' | 'measure' | 'flag') =>
  mark.meanings.flatMap((one) => (one.type === type ? [one.name] : []));

function queryOf(work: Work, named: readonly NamedValue[]): Query | undefined {
  const { entity, marks, particulars } = work;
  const take = ({ from, length }: { from: number; length: number }) => {
    for (let at = from; at < from + length; at += 1) work.claimed[at] = true;
  };
  const roles = new Set(marks.flatMap((mark) => (mark.meanings.every(({ type }) => type === 'role') ? [roleOf(mark) as Role] : [])));
  const isOfToppers = entity.name === 'result' && work.reading.tokens.some(({ text }) => text === 'topper' || text === 'toppers');
  if (isOfToppers) roles.add('top');
  // What is said by a mark that means nothing else.
  for (const mark of marks) if (is(mark, 'role') || is(mark, 'noun') || is(mark, 'ask')) take(mark);
  const filters: Query['filters'] = [];
  const groups = groupsOf(work, roles, named, take);
  const when = periodsOf(work);
  if (when === undefined) return undefined;
  if (particulars.weekdays.length > 0) {
    if (!('weekday' in entity.dimensions)) return undefined;
    filters.push({ by: 'weekday', op: 'is', values: particulars.weekdays.map(String) });
  }
  if (when.month !== undefined) filters.push({ by: 'month', op: 'is', values: [when.month] });
  for (const { by, value, mark } of valuesOf(work)) {
    take(mark);
    const before = filters.find((one) => one.by === by);
    if (before && !before.values.includes(value)) before.values.push(value);
    else if (!before) filters.push({ by, op: 'is', values: [value] });
  }
  for (const one of filters)
    if (one.values.length > 1 && !groups.includes(one.by) && groups.length < 2 && one.by !== 'month' && one.by !== 'weekday')
      groups.push(one.by);
  for (const one of named) {
    if (marks.some((mark) => mark.length > one.length && mark.from <= one.from && one.from < mark.from + mark.length)) continue;
    if (isSpent(work, one)) continue;
    if (named.some((other) => other !== one && other.from === one.from && weightOf(work, other) > weightOf(work, one))) continue;
    take(one);
    const before = filters.find(({ by }) => by === one.by);
    if (before === undefined) filters.push({ by: one.by, op: 'is', values: [...one.values].slice(0, 100) });
    else {
      before.values.push(...one.values.filter((value) => !before.values.includes(value)));
      // Two that are named are told apart: 'housekeeping and security'.
      if (!groups.includes(one.by) && groups.length < 2) groups.push(one.by);
    }
  }
  const places = particulars.places;
  if (places.length > 0) {
    if (!('class' in entity.dimensions)) return undefined;
    const ofSections = places.every(({ section }) => section !== undefined);
    if (ofSections && !('section' in entity.dimensions)) return undefined;
    filters.push(
      ofSections
        ? { by: 'section', op: 'is', values: places.map((one) => `${one.class} ${one.section}`) }
        : { by: 'class', op: 'is', values: [...new Set(places.map((one) => one.class))] },
    );
  }
  claimEntities(work);
  for (const { person } of particulars.people) {
    const by = person.kind === 'student' ? 'student' : 'employee';
    if (!(by in entity.dimensions)) return undefined;
    filters.push({ by, op: 'is', values: [person.name] });
  }
  for (const mark of marks) {
    const [flag] = namesOf(mark, 'flag');
    if (flag === undefined || groups.some((group) => namesOf(mark, 'dimension').includes(group) && flag !== 'teaching')) continue;
    take(mark);
    if (!filters.some(({ by }) => by === flag)) filters.push({ by: flag, op: 'has', values: [] });
  }
  const measure = measureOf(work, roles, { filters, groups, take });
  if (measure === undefined) return undefined;
  const bounds = boundsOf(work, measure.name);
  return shaped(work, roles, { filters, groups, when, measure, bounds });
}

/** Which of the dimensions that have such a name is meant. */
function weightOf(work: Work, one: NamedValue): number {
  return 10 * sayings(work, one) - LAST.indexOf(one.by);
}

/** Dimensions whose names are others' names as well: the last is meant last. */
const LAST = ['department', 'role', 'item'];

/** Whether the word for its dimension stands beside a name ('Mathematics department'). */
function sayings({ marks }: Work, one: NamedValue): number {
  return marks.some((mark) => namesOf(mark, 'dimension').includes(one.by) && isBeside(one, mark)) ? 1 : 0;
}

const isBeside = (one: NamedValue, mark: Mark) => mark.from <= one.from + one.length && mark.from + mark.length >= one.from;

function isSpent({ marks, claimed, reading }: Work, { from, length }: NamedValue): boolean {
  // A word of the lists is meant before a name that happens to hold it, unless it only joins.
  return reading.tokens.slice(from, from + length).every((_, index) => {
    const mark = marks.find((one) => one.from <= from + index && from + index < one.from + one.length);
    return (
      mark !== undefined &&
      mark.meanings.some(({ type }) => type === 'measure' || type === 'dimension' || type === 'value' || type === 'ask') &&
      claimed[from] !== undefined
    );
  });
}

function claimEntities({ reading, claimed }: Work): void {
  for (const [at, claim] of reading.claims.entries()) if (claim === 'class' || claim === 'name') claimed[at] = true;
}

type Take = (span: { from: number; length: number }) => void;

function valuesOf({ marks }: Work): { by: string; value: string; mark: Mark }[] {
  return marks.flatMap((mark) => mark.meanings.flatMap((one) => (one.type === 'value' ? [{ by: one.by, value: one.value, mark }] : [])));
}

const MARKERS: readonly Role[] = ['by', 'each', 'which'];
const SUPER: readonly Role[] = ['most', 'least', 'best', 'worst', 'top'];

/** The dimensions that rows are to be told apart by. */
function groupsOf(work: Work, roles: ReadonlySet<Role>, named: readonly NamedValue[], take: Take): string[] {
  const { marks, entity, particulars } = work;
  const groups: string[] = [];
  const hasSuper = SUPER.some((role) => roles.has(role));
  const loose: { mark: Mark; name: string }[] = [];
  marks.forEach((mark, index) => {
    const dims = mark.meanings.filter((one) => one.type === 'dimension');
    const dim = dims.find(({ isGroup }) => isGroup) ?? dims[0];
    if (dim === undefined) return;
    const before = previous(marks, index);
    const behind = marks[index + 1];
    const isMarked =
      dim.isGroup ||
      MARKERS.includes(roleOf(before) ?? 'filler') ||
      (roleOf(behind) === 'wise' && touches(mark, behind, work.reading)) ||
      (roleOf(before) === 'and' &&
        groups.length === 1 &&
        before !== undefined &&
        marks.indexOf(before) > 0 &&
        groups.some((group) => namesOf(marks[marks.indexOf(before) - 1] as Mark, 'dimension').includes(group)));
    const isPerson = entity.dimensions[dim.name]?.isPerson === true;
    if (isMarked && !(isPerson && roleOf(before) === 'which' && !hasSuper && particulars.bounds.length === 0 && entity.main === 'list')) {
      take(mark);
      if (!groups.includes(dim.name) && groups.length < 2) groups.push(dim.name);
    } else loose.push({ mark, name: dim.name });
  });
  for (const { mark, name } of loose) {
    const isPerson = entity.dimensions[name]?.isPerson === true;
    if (groups.includes(name) || isPerson || named.some((one) => one.by === name && isBeside(one, mark))) {
      take(mark);
      continue;
    }
    if (name === 'day' && roles.has('count') && entity.measures.absences !== undefined) take(mark);
    const isDay = ['day', 'month', 'week', 'weekday'].includes(name);
    const isLimited = particulars.limit !== undefined && mark.from > particulars.limit.at;
    if (
      groups.length === 0 &&
      !(hasSuper && roles.has('who') && entity.who !== undefined) &&
      (hasSuper || isLimited || !isDay) &&
      !is(mark, 'measure')
    ) {
      take(mark);
      groups.push(name);
    }
  }
  return groups;
}

/** The mark before, without what only joins. */
function previous(marks: readonly Mark[], index: number): Mark | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 3; at -= 1) {
    const mark = marks[at];
    if (mark && roleOf(mark) === 'filler' && mark.meanings.every(({ type }) => type === 'role')) continue;
    return mark;
  }
  return undefined;
}

function touches(first: Mark, second: Mark | undefined, { tokens }: Reading): boolean {
  if (!second) return false;
  const end = first.from + first.length;
  return second.from === end || (second.from === end + 1 && tokens[end]?.text === '-');
}

type When = { period?: Period; compare?: Period; month?: string };

/** The time that is meant; undefined where it cannot be. */
function periodsOf({ entity, reading, particulars, claimed }: Work): When | undefined {
  const said = particulars.periods.map(({ said: one, from, length }) => ({
    said: one,
    from,
    length,
    at: resolveSaid(one, reading.today, entity.bias),
  }));
  if (said.some(({ at }) => at === undefined)) return undefined;
  const spans = said
    .map(({ at }): Period => {
      if (at?.month !== undefined) return spanOfMonth(at.month);
      return { from: at?.from ?? at?.date ?? '', to: at?.to ?? at?.date ?? '' };
    })
    .map((span) =>
      entity.bias === 'past' && span.from <= reading.today && span.to > reading.today && entity.name !== 'leave'
        ? { ...span, to: reading.today }
        : span,
    );
  for (const [at, claim] of reading.claims.entries()) if (claim === 'date') claimed[at] = true;
  const [first, second, third] = spans;
  if (third !== undefined) return undefined;
  if (entity.inPeriod === undefined) {
    if (first === undefined) return {};
    const isNow =
      second === undefined &&
      first.from <= reading.today &&
      reading.today <= first.to &&
      (said[0]?.at?.month === undefined || entity.name === 'lesson');
    if (isNow) return {};
    const month = said[0]?.at?.month;
    return entity.name === 'due' && second === undefined && month !== undefined ? { month: `${month}-01` } : undefined;
  }
  if (first === undefined) return {};
  if (second === undefined) return { period: first };
  if (first.from === second.from && first.to === second.to) return { period: first };
  return { period: first, compare: second };
}

type Found = { filters: Query['filters']; groups: string[]; take: Take };

/** Which figure is meant: the one whose words are said, or the entity's own. */
function measureOf(work: Work, roles: ReadonlySet<Role>, { filters, groups, take }: Found): { name: string; isSaid: boolean } | undefined {
  const { entity, marks } = work;
  const said = new Map<string, number>();
  for (const mark of marks) for (const name of namesOf(mark, 'measure')) said.set(name, (said.get(name) ?? 0) + mark.length);
  const names = [...said.keys()];
  const isGeneric = (name: string) => ['count', 'sum', 'attendance', 'average'].includes(name);
  const special = names.filter((name) => !isGeneric(name));
  if (special.length > 1) {
    const [longest, next] = special.sort((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0));
    if (said.get(longest ?? '') === said.get(next ?? '')) return undefined;
  }
  for (const mark of marks) if (namesOf(mark, 'measure').length > 0) take(mark);
  let name =
    special[0] ??
    (names.includes('sum') && names.includes('count')
      ? roles.has('count') || (!roles.has('sum') && entity.name === 'receipt' && !roles.has('average'))
        ? 'count'
        : 'sum'
      : names[0]);
  if (roles.has('average') && entity.measures.average !== undefined && (name === undefined || isGeneric(name))) name = 'average';
  else if (
    roles.has('average') &&
    entity.name !== 'attendance' &&
    entity.name !== 'staffAttendance' &&
    entity.name !== 'result' &&
    name !== 'age' &&
    name !== 'averagePay'
  )
    return undefined;
  if (
    asksCount(work, roles, name) &&
    entity.measures.count !== undefined &&
    (name === undefined || (name === 'sum' && entity.name !== 'due') || name === 'pay')
  )
    name = 'count';
  if (roles.has('share')) {
    if (filters.some(({ values }) => values.length > 1)) name ??= 'count';
    else if (
      entity.name === 'student' &&
      filters.some(({ by }) => by === 'gender' || by in (entity.flags ?? {}) || ['socialCategory', 'religion', 'house'].includes(by))
    )
      name = 'share';
    else if (entity.measures.share !== undefined && entity.name === 'charge') name = 'share';
    else if (entity.measures.passShare !== undefined && name === 'passed') name = 'passShare';
    else if (!['percent'].includes(entity.measures[name ?? entity.main]?.unit ?? '')) return undefined;
  }
  if (name !== undefined) return { name, isSaid: true };
  if (entity.main === 'list' && (groups.length > 0 || asksCount(work, roles, undefined)))
    return entity.measures.count ? { name: 'count', isSaid: false } : undefined;
  return { name: entity.main, isSaid: false };
}

/** What groups are kept by. A number that cannot be meant of anything here stays unread. */
function boundsOf({ entity, particulars, claimed }: Work, measure: string): Query['bounds'] {
  return particulars.bounds.flatMap((bound) => {
    const by = boundMeasure(entity, measure, bound);
    if (by === undefined) for (let at = bound.from; at < bound.from + bound.length; at += 1) claimed[at] = false;
    return by === undefined ? [] : [{ measure: by, op: bound.op, value: bound.value }];
  });
}

function boundMeasure(entity: Entity, measure: string, { unit, isBare }: Bound): string | undefined {
  const counted = entity.measures[measure]?.counted;
  if (unit === undefined) return (counted === undefined && measure !== 'count') || isBare ? undefined : measure;
  if (counted === unit || (measure === 'absences' && unit === 'times')) return measure;
  const isOfSame = entity.name === 'due' || entity.name === 'leave' || (unit === 'percent' && measure === 'attendance');
  return isOfSame ? Object.entries(entity.measures).find(([, one]) => one.counted === unit)?.[0] : undefined;
}

type Parts = {
  filters: Query['filters'];
  groups: string[];
  when: When;
  measure: { name: string; isSaid: boolean };
  bounds: Query['bounds'];
};

function shaped(work: Work, roles: ReadonlySet<Role>, parts: Parts): Query | undefined {
  const { entity, marks, particulars } = work;
  const { filters, groups, when, bounds } = parts;
  const { who } = entity;
  let measure = parts.measure.name;
  const hasPerson =
    who !== undefined && marks.some((mark) => namesOf(mark, 'dimension').includes(who) || ['who', 'list'].includes(roleOf(mark) ?? ''));
  const isSuper = SUPER.some((role) => roles.has(role));
  const limit = particulars.limit?.value;
  const isCounted = asksCount(work, roles, measure);
  const isPersonFilter = filters.some(({ by }) => by === who);
  if (groups.length === 0 && who !== undefined && measure !== 'list' && !isPersonFilter) {
    const isOfGender =
      entity.dimensions.gender !== undefined &&
      filters.some(({ by }) => by === 'gender') &&
      !isCounted &&
      !roles.has('sum') &&
      entity.measures[measure]?.unit !== 'percent';
    const isOfPeople =
      bounds.length > 0 ||
      (isOfGender &&
        when.compare === undefined &&
        !measure.startsWith('average') &&
        entity.name !== 'receipt' &&
        entity.name !== 'charge') ||
      isSuper ||
      limit !== undefined ||
      (hasPerson &&
        !isCounted &&
        !roles.has('sum') &&
        !measure.startsWith('average') &&
        !roles.has('average') &&
        when.compare === undefined);
    if (isOfPeople) groups.push(who);
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
  const isOfDefaulters = work.reading.tokens.some(({ text }) => text.startsWith('defaulter')) || (isCounted && hasPerson);
  if (entity.name === 'due' && measure === 'sum' && groups.length > 0 && groups[0] !== who && isOfDefaulters && !roles.has('sum'))
    measure = 'students';
  if (groups.length === 0 && who === undefined && entity.each && (bounds.length > 0 || isSuper || limit !== undefined))
    groups.push(...entity.each);
  if (measure === 'list' && bounds[0] !== undefined) measure = bounds[0].measure;
  // Receipts one by one.
  if (entity.name === 'receipt' && bounds.length > 0 && measure === 'count') {
    measure = 'sum';
    groups.splice(0, groups.length, 'receipt', 'student');
    for (const bound of bounds) bound.measure = 'sum';
  }
  if (entity.main === 'list' && measure === 'list' && (isSuper || limit !== undefined || bounds.length > 0)) return undefined;
  if (bounds.length > 0 && groups.length === 0) return undefined;
  // 'defaulters above 20,000 by class' counts people by what they owe, which is no sum of a class.
  const isOfGroups = groups.length > 0 && !groups.includes(who ?? '') && entity.each === undefined && entity.name !== 'receipt';
  if (
    bounds.length > 0 &&
    who !== undefined &&
    isOfGroups &&
    entity.main !== 'list' &&
    marks.some((mark) => namesOf(mark, 'dimension').includes(who))
  )
    return undefined;
  // 'compare with electricity' has one side only.
  if (roles.has('versus') && when.compare === undefined && groups.length === 0 && !filters.some(({ values }) => values.length > 1))
    return undefined;
  const good = entity.measures[measure]?.good;
  const order = orderOf(roles, good, limit !== undefined);
  if (order === null) return undefined;
  if (order !== undefined && groups.length === 0) return undefined;
  const counts = isCounted && bounds.length > 0;
  // Who was absent are those who were at all.
  if (groups.length === 1 && groups[0] === who && bounds.length === 0 && order === undefined && entity.measures[measure]?.unit === 'number')
    bounds.push({ measure, op: '>', value: 0 });
  return {
    entity: entity.name,
    measure,
    filters,
    groupBy: groups,
    bounds,
    also: [],
    ...(when.period && { period: when.period }),
    ...(when.compare && { compare: when.compare }),
    ...(order && { order }),
    ...(order && { limit: limit ?? (work.reading.tokens.some(({ text }) => text === 'toppers') ? 3 : 1) }),
    ...(counts && { counts }),
  };
}

/** Which end is asked for; null where 'worst' is of a figure of which neither end is. */
function orderOf(roles: ReadonlySet<Role>, good: 'most' | 'least' | undefined, isLimited: boolean): 'most' | 'least' | undefined | null {
  if (roles.has('least')) return 'least';
  if (roles.has('worst')) return good === undefined ? null : good === 'most' ? 'least' : 'most';
  if (roles.has('most')) return 'most';
  if (roles.has('best') && !roles.has('versus')) return good === undefined ? null : good;
  return roles.has('top') || isLimited ? 'most' : undefined;
}

/** 'How many', or 'kitne' where it is not of money: 'kitni fees aayi' asks for a sum. */
function asksCount({ entity, marks }: Work, roles: ReadonlySet<Role>, measure: string | undefined): boolean {
  if (roles.has('count')) return true;
  if (!roles.has('kitne')) return false;
  const at = marks.findIndex((mark) => roleOf(mark) === 'kitne');
  const isOfPeople = [1, 2].some((far) => namesOf(marks[at + far] ?? NONE, 'dimension').some((name) => entity.dimensions[name]?.isPerson));
  return isOfPeople || entity.measures[measure ?? entity.main]?.unit !== 'rupees';
}

const NONE: Mark = { from: 0, length: 0, meanings: [] };

/** Whether more is asked than who or how much: the listed questions answer that. */
function isMoreThanAList({ groupBy, measure, bounds, compare, order, counts, also }: Query, { who }: Entity): boolean {
  const isBounded = bounds.some((one) => one.measure !== measure || one.op !== '>' || one.value !== 0);
  return (
    groupBy.some((group) => group !== who) ||
    isBounded ||
    also.length > 0 ||
    compare !== undefined ||
    order !== undefined ||
    counts === true
  );
}

const ORDER = Object.keys(ENTITIES);

function scoreOf({ entity, marks }: Work, query: Query): number {
  let score = 0;
  for (const mark of marks) {
    if (is(mark, 'ask')) score += 4 * mark.length;
    if (namesOf(mark, 'measure').includes(query.measure)) score += 3 * mark.length;
    else if (is(mark, 'measure')) score += 2 * mark.length;
    if (is(mark, 'flag')) score += 1.5;
    if (is(mark, 'value')) score += 1.5;
    if (is(mark, 'dimension')) score += 1;
    if (is(mark, 'noun')) score += 0.5;
  }
  return score - ORDER.indexOf(entity.name) / 1000;
}
