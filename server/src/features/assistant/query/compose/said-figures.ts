import { type Mark, namesOf, type Roles, roleOf, type Work } from '../reading/marks.ts';
import { COUNTING } from './groups.ts';

/** 'Due the longest' is told by days, and never by a sum: null where none are kept. */
export function lengthAsked({ entity, reading }: Work, roles: Roles): string | null | undefined {
  const unit = entity.measures[entity.main]?.unit;
  if ((unit !== 'rupees' && unit !== 'percent') || !roles.has('most') || !OF_LENGTH.test(reading.text)) return undefined;
  const ofDays = Object.entries(entity.measures).find(([, { counted }]) => counted === 'days');
  return unit === 'rupees' && ofDays !== undefined ? ofDays[0] : null;
}
const OF_LENGTH = /\b(?:longest|sabse lamb[aei]|sabse puran[aei])\b/i;

/** The figures whose words are said, each with how many words these are. 'Came late', 'reported absent': to have come is another way of saying it. */
export function figuresSaid(work: Work): ReadonlyMap<string, number> {
  const said = new Map<string, number>();
  for (const mark of work.marks) for (const name of namesOf(mark, 'measure')) said.set(name, (said.get(name) ?? 0) + mark.length);
  if (said.size > 1 && saysComing(work)) said.delete('present');
  return said;
}

/** Whether all that says presence is a verb of coming. */
export const saysComing = ({ marks, reading: { tokens } }: Work): boolean =>
  marks.every((mark) => !namesOf(mark, 'measure').includes('present') || /^(?:c[ao]m|report|made|aa)/.test(tokens[mark.from]?.text ?? ''));

/** 'The maximum number of bills'. */
export const saysNumber = ({ marks }: Work) => marks.some((mark) => mark.length > 1 && namesOf(mark, 'measure').includes('count'));

/** 'How many teachers teach maths' counts them, and not their lessons. */
export const takersCounted = ({ entity, marks, particulars }: Work): boolean =>
  entity.measures.teachers !== undefined &&
  particulars.bounds.length === 0 &&
  marks.some(
    (mark, at) =>
      ['count', 'kitne'].includes(roleOf(mark) ?? '') && marks[at + 1]?.from === mark.from + mark.length && isOfTakers(marks[at + 1]),
  );
const isOfTakers = (mark: Mark | undefined) => mark !== undefined && namesOf(mark, 'dimension').includes('employee');

/** 'When was salary paid for October' asks for the day, where a list of the sums has it. */
export function asksDay({ entity, reading }: Work, roles: Roles): boolean {
  const hasDay = entity.list?.some((name) => entity.dimensions[name]?.unit === 'day') === true;
  return hasDay && entity.measures[entity.main]?.unit === 'rupees' && WHEN.test(reading.text) && !COUNTING.some((role) => roles.has(role));
}
const WHEN = /^(?:on )?(?:when|which (?:day|date)|what (?:day|date))\b|\bkab\b/i;
