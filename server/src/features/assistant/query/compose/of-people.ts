import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { canKeep } from '../query-parts.ts';
import { namesOf, type Roles, SUPER, type Work } from '../reading/marks.ts';
import type { When } from '../reading/when.ts';
import type { Role } from '../vocabulary/words.ts';
import type { Change } from './changes.ts';

export type Parts = {
  filters: Query['filters'];
  groups: string[];
  when: When;
  measure: string;
  bounds: Query['bounds'];
  change: Change | undefined;
  share: string[] | undefined;
};
/** What is asked beside the parts: whether a number or an end is, and whether people are spoken of. */
export type Manner = { isCounted: boolean; isSuper: boolean; hasPerson: boolean; limit: number | undefined };

/** 'Students who have completed 17 years, class wise': each of whom it holds is counted, and no class is so old. */
export function countedByOwn(
  { entity }: Work,
  roles: Roles,
  { filters, groups, bounds, when, change, share }: Parts,
  manner: Manner,
): Query | undefined {
  const isOfOwn = bounds.length > 0 && bounds.every(({ measure }) => OF_EACH_ONE.includes(measure));
  if ((entity.name !== 'student' && entity.name !== 'employee') || !isOfOwn || groups.length === 0 || change || share || when.compare)
    return undefined;
  if (groups.includes(entity.name) || manner.isSuper || !(manner.isCounted || roles.has('wise') || roles.has('each') || roles.has('by')))
    return undefined;
  return { entity: entity.name, measure: 'count', filters, groupBy: groups, bounds: [], also: [{ entity: entity.name, bounds }] };
}
/** Figures that each of those who are listed has. */
export const OF_EACH_ONE = ['years', 'days', 'pay', 'age', 'waited', 'service', 'percent', 'entries'];

/** 'How many students owe more than 20,000, class wise': students by class, of whom another question holds. */
export function countedIn(
  { entity }: Work,
  roles: Roles,
  { filters, groups, when, bounds, change, share }: Parts,
  manner: Manner,
): Query | undefined {
  const isOfStaff = entity.name === 'leave' && filters.some(({ by }) => ['staff', 'teaching', 'office'].includes(by));
  const who = isOfStaff ? 'employee' : entity.who;
  const asks = manner.isCounted || manner.isSuper || roles.has('wise');
  if ((who !== 'student' && who !== 'employee') || !asks || bounds.length === 0 || groups.length === 0 || change || share || when.compare)
    return undefined;
  const people = ENTITIES[who];
  const isOfPeople = ({ by }: Query['filters'][number]) => canKeep(people, by);
  if (entity.name === people.name || groups.some((group) => group === who || !(group in people.dimensions))) return undefined;
  // 'Attendance under 80 percent, count, class wise' counts students, whatever class has a lower one.
  const isOfEach =
    manner.isCounted &&
    ['wise', 'by', 'each'].some((role) => roles.has(role as 'by')) &&
    entity.measures[bounds[0]?.measure ?? '']?.unit === 'percent';
  const isOfPeopleHere = manner.hasPerson || isOfEach || filters.some(({ by }) => by === 'gender');
  if (!isOfPeopleHere || OF_GROUPS.includes(bounds[0]?.measure ?? '')) return undefined;
  const order = orderOf(roles, undefined, manner.limit !== undefined);
  if (order === null) return undefined;
  const rest = filters.filter((filter) => !isOfPeople(filter));
  return {
    entity: people.name,
    measure: 'count',
    filters: filters.filter(isOfPeople),
    groupBy: groups,
    bounds: [],
    also: [{ entity: entity.name, bounds, ...(rest.length > 0 && { filters: rest }), ...(when.period && { period: when.period }) }],
    ...(order && { order, limit: manner.limit ?? 1 }),
  };
}
/** Of whom there may be none, with what says that there is some. */
const HELD: Readonly<Record<string, string>> = { due: 'sum', receipt: 'count', leave: 'count', concession: 'count', activity: 'count' };

/** 'What percentage of the students owe fees', 'what part of class 9 is below 75 percent': of all of these people those of whom another question holds. */
export function shareOfPeople(
  { entity, marks, particulars }: Work,
  roles: Roles,
  { filters, groups, when, measure, bounds }: Omit<Parts, 'change' | 'share'>,
): Query | undefined {
  const who = entity.name === 'leave' ? 'employee' : entity.who;
  if (!roles.has('share') || (who !== 'student' && who !== 'employee') || entity.name === ENTITIES[who].name || when.compare)
    return undefined;
  const { dimensions } = ENTITIES[who];
  const isOfPeople = ({ by }: Query['filters'][number]) => canKeep(ENTITIES[who], by);
  const speaksOfPeople =
    marks.some((mark) => namesOf(mark, 'dimension').includes(who)) ||
    filters.some(({ by }) => by === 'gender' || by === 'teaching' || by === 'office');
  const held = HELD[entity.name];
  const isSaid = bounds.length > 0 ? speaksOfPeople || particulars.places.length > 0 : speaksOfPeople && held !== undefined;
  const by = groups.filter((group) => group !== who);
  if (!isSaid || SUPER.some((role) => roles.has(role)) || by.some((group) => !(group in dimensions))) return undefined;
  if (bounds.length > 0 && OF_GROUPS.includes(bounds[0]?.measure ?? measure)) return undefined;
  const rest = filters.filter((filter) => !isOfPeople(filter));
  const also = {
    entity: entity.name,
    bounds: bounds.length > 0 ? bounds : [{ measure: held ?? measure, op: '>' as const, value: 0 }],
    ...(rest.length > 0 && { filters: rest }),
    ...(when.period && { period: when.period }),
  };
  return {
    entity: ENTITIES[who].name,
    measure: 'count',
    filters: filters.filter(isOfPeople),
    groupBy: by,
    bounds: [],
    also: [also],
    share: ['also'],
  };
}

/** Figures that groups have and nobody alone. */
const OF_GROUPS = ['passShare', 'failShare', 'students', 'count', 'payers'];

/** Which end is asked for; null where 'worst' is of a figure of which neither end is. */
export function orderOf(roles: Roles, good: 'most' | 'least' | undefined, isLimited: boolean): 'most' | 'least' | undefined | null {
  if (roles.has('least')) return 'least';
  if (roles.has('worst')) return good === undefined ? null : good === 'most' ? 'least' : 'most';
  if (roles.has('most')) return 'most';
  if (roles.has('best') && !roles.has('versus')) return good === undefined ? null : good;
  return roles.has('top') || isLimited ? 'most' : undefined;
}

/** What asks for figures of groups, or for one figure. */
export const TELLING_APART: readonly Role[] = ['count', 'kitne', 'sum', 'average', 'share', 'by', 'wise', 'each', 'versus'];

/** 'Which class teachers have not taken attendance' are those alone of whom it holds: of what is missing, failed or late the least is best. */
export function keepThoseOf(
  { entity }: Work,
  roles: Roles,
  groups: readonly string[],
  { bounds, measure }: Pick<Parts, 'bounds' | 'measure'>,
): void {
  const isOfWhich = (roles.has('which') || roles.has('who')) && !TELLING_APART.some((role) => roles.has(role));
  const { good, unit } = entity.measures[measure] ?? {};
  if (isOfWhich && groups.length > 0 && bounds.length === 0 && good === 'least' && unit === 'number')
    bounds.push({ measure, op: '>', value: 0 });
}
