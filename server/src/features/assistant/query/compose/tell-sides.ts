import { isPlace } from '../query-parts.ts';
import { namesOf, type Roles, type Work } from '../reading/marks.ts';
import { OF_STUDENTS } from './meant.ts';
import type { Parts } from './of-people.ts';

/** Tells apart what is named side by side. */
export function tellSides(work: Work, roles: Roles, { filters, groups, measure, bounds, share }: Parts): void {
  const { entity } = work;
  // 'The top eight students of classes 9 to 12' are ranked together.
  const ranksStudents =
    (work.particulars.limit !== undefined || bounds.some((bound) => entity.measures[bound.measure]?.unit === 'percent')) &&
    work.marks.some((mark) => namesOf(mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson));
  // Percentages of two that are named do not add up to one of both ('pass percentage of class 9 and class 10'), and what is compared is told apart.
  const isTogether = roles.has('together') || OR.test(work.reading.text);
  const isPercent = entity.measures[measure]?.unit === 'percent' && !roles.has('together');
  const isOfEach = isPercent || (!isTogether && (share !== undefined || NO_SUM.test(measure)));
  // Numbers and sums of classes that are named one after the other are told with their total.
  const isListed = !isTogether && bounds.length === 0 && share === undefined && asksFigure(work, roles, measure) && namesOneByOne(work);
  const isApart = roles.has('versus') || isOfEach || isListed;
  for (const { by, values, op } of filters)
    if (op === 'is' && values.length > 1 && groups.length === 0 && !ranksStudents && !share?.includes(by) && isPlace(by) && isApart)
      groups.push(by);
  // 'Of classes 9 and 10 separately'.
  if (APART.test(work.reading.text) && groups.length < 2)
    for (const { by, values, op } of filters)
      if (op === 'is' && values.length > 1 && isPlace(by) && !groups.includes(by) && groups.length < 2) groups.unshift(by);
  // 'SC and ST students, separately for boys and girls': each of both.
  if (measure === 'count' && groups.length === 1 && groups[0] === 'gender' && !OR.test(work.reading.text) && !roles.has('together'))
    for (const { by, values, op } of filters)
      if (op === 'is' && values.length > 1 && OF_STUDENTS.includes(by) && groups.length < 2 && isNamedApart(work, by)) groups.unshift(by);
  // 'What percentage got A1 or A2' is one part of all.
  if (share?.includes('grade') && groups.includes('grade') && OR.test(work.reading.text)) groups.splice(groups.indexOf('grade'), 1);
}

const IN_ALL = /\b(?:total|in all|altogether|kul|mila ?kar)\b/i;
/** Whether a number or a sum is asked for, and nobody is named. */
function asksFigure({ entity, marks, reading }: Work, roles: Roles, measure: string): boolean {
  const { unit } = entity.measures[measure] ?? {};
  if (IN_ALL.test(reading.text) || roles.has('sum') || roles.has('who') || roles.has('list') || (unit !== 'number' && unit !== 'rupees'))
    return false;
  const hasPerson = marks.some((mark) => namesOf(mark, 'dimension').some((name) => entity.dimensions[name]?.isPerson));
  const isSaid = (measure === 'count' || unit === 'rupees') && marks.some((mark) => namesOf(mark, 'measure').includes(measure));
  // 'Defaulters of class 2 and 3' are people.
  return roles.has('count') || roles.has('kitne') || (isSaid && !hasPerson && entity.name !== 'due');
}

/** 'Of class 3 and 4', and no span of them. */
const namesOneByOne = ({ reading: { tokens, claims } }: Work): boolean =>
  claims.some((claim, at) => {
    const isNext = claims[at + 2] === 'class' || (/^(?:class|std|grade)$/.test(tokens[at + 2]?.text ?? '') && claims[at + 3] === 'class');
    return claim === 'class' && ['and', 'aur', 'n', '&', ',', 'और'].includes(tokens[at + 1]?.text ?? '') && isNext;
  });
/** Figures that do not add up to one of several. */
const NO_SUM = /^(?:average|median|highest|lowest|age$|per[A-Z])/;

/** Whether several are named, and not one that stands for several: 'route 2' has many stops. */
const isNamedApart = ({ entity, particulars: { named } }: Work, by: string): boolean =>
  new Set(named.filter(({ values }) => (entity.dimensions[by]?.values ?? '') in values).map(({ from }) => from)).size > 1;

/** 'Separately', or the same small word before each class ('for 7th and for 8th'). */
export const APART =
  /\b(?:separately|individually|alag[- ]alag)\b|अलग[- ]अलग|\b(in|for|of) (?:class )?(?:\d+\w*|nursery|[lu]kg)(?: [a-d])?,? (?:and )?\1 (?:class )?(?:\d|nursery|[lu]kg)/i;
const OR = /\b(?:or|ya)\b/i;
