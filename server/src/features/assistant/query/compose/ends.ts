import { longestAt } from '../../interpreter/text/phrases.ts';
import { type Mark, namesOf, roleOf, SUPER, type Work } from '../reading/marks.ts';
import { ROLE_WORDS } from '../vocabulary/lexicon.ts';
import { ONE_EACH } from './groups.ts';

/** 'topper of each class': the first of each group; null where a group and an end are said and nobody of whom the end is. */
export function isWithinEach({ entity, marks, reading }: Work, groups: string[]): boolean | null {
  const [group, second] = groups;
  const { who } = entity;
  const isEach = marks.some(
    (mark, at) => roleOf(mark) === 'each' && group !== undefined && namesOf(marks[at + 1] ?? mark, 'dimension').includes(group),
  );
  const isWise = marks.some((mark) => roleOf(mark) === 'wise');
  if (group === undefined || second !== undefined || who === undefined || group === who || !(isEach || isWise)) return false;
  if (tellsOrder(marks)) return false;
  const isOfPeople =
    marks.some((mark) => namesOf(mark, 'dimension').includes(who)) || reading.tokens.some(({ text }) => /^(?:topper|defaulter)/.test(text));
  if (!isOfPeople) return isEach ? null : false;
  groups.push(who);
  return true;
}

/** 'Highest paid teacher', 'who got the highest marks': of people the end is asked for that the words of the measure name. */
export function endWithin({ entity, marks, reading }: Work, groups: readonly string[], measure: string): 'most' | 'least' | undefined {
  const [only, second] = groups;
  const isOfOne = second === undefined || ONE_EACH.includes(second);
  return only === undefined || !isOfOne || entity.dimensions[only]?.isPerson !== true ? undefined : endOf({ marks, reading }, measure);
}

/** The end that the words of the measure name. */
function endOf({ marks, reading }: Pick<Work, 'marks' | 'reading'>, measure: string): 'most' | 'least' | undefined {
  for (const mark of marks) {
    if (!namesOf(mark, 'measure').includes(measure)) continue;
    const role = longestAt(ROLE_WORDS, reading.tokens, mark.from)?.values.find((one) => SUPER.includes(one));
    if (role !== undefined) return role === 'least' || role === 'worst' ? 'least' : 'most';
  }
  return undefined;
}

/** 'The highest paid in each department', 'student with the lowest marks of each section': who stands at the end in each; they are put to the groups. */
export function bestOfEach(work: Work, groups: string[], measure: string): { end: 'most' | 'least'; measure: string } | undefined {
  const { who } = work.entity;
  const [only, second] = groups;
  const isOfPeople = ['highest', 'lowest'].includes(measure) && work.marks.some((mark) => namesOf(mark, 'dimension').includes(who ?? ''));
  if (who === undefined || only === undefined || only === who || second !== undefined || !(isOfPeople || measure === 'pay'))
    return undefined;
  const end = endOf(work, measure);
  if (end === undefined) return undefined;
  groups.push(who);
  return { end, measure: isOfPeople ? 'average' : measure };
}

/** 'Largest first' says in which order all are shown. */
export const tellsOrder = (marks: readonly Mark[]): boolean =>
  marks.some(({ meanings }) => meanings.some((one) => one.type === 'role' && (one.role === 'down' || one.role === 'up')));
