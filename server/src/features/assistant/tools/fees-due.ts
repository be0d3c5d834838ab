import { listDefaulters } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { type Block, link, table, text } from '../answer/answer.ts';
import { classWords, rupees, say } from '../answer/words.ts';
import type { Slots } from '../interpreter/types.ts';
import { nameOfMonth } from './span.ts';
import { type Bench, reading } from './tool.ts';

export type Defaulter = CallAnswer<typeof listDefaulters>['defaulters'][number];
const SHOWN = 50;

/** Everybody with overdue fees whom the slots mean: class, section, month, least and most sum. */
export async function findDefaulters(bench: Bench, slots: Slots): Promise<Defaulter[]> {
  const found = await listOverdue(bench, overdueFilters(bench, slots));
  const leftOut = bench.school.leftOutOf(slots);
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  return found.filter(
    ({ student, overdue, months }) =>
      !leftOut.has(student.id) &&
      overdue >= (slots.min_amount ?? 0) &&
      overdue <= (slots.max_amount ?? Number.POSITIVE_INFINITY) &&
      (month === undefined || months.includes(month)),
  );
}

/** The classes and sections of a list of overdue fees; one without any is the whole school. */
export type OverdueFilter = { classId?: string; sectionId?: string };

export function overdueFilters({ school }: Bench, slots: Slots): OverdueFilter[] {
  const places = school.placesOf(slots);
  return places.length > 0 ? places.map(({ classId, sectionId }) => (sectionId ? { sectionId } : { classId })) : [{}];
}

/** The screen of overdue fees, for the one class that was asked about. */
export function overdueLink({ school }: Bench, slots: Slots): Block {
  const classIds = new Set(school.placesOf(slots).map(({ classId }) => classId));
  return link(say('Overdue fees'), '/finance/overdue', classIds.size === 1 ? { class: [...classIds][0] } : {});
}

/** Everybody with overdue fees in these classes and sections, all pages of the screen's own list. */
export async function listOverdue(
  { calls, context }: Pick<Bench, 'calls' | 'context'>,
  filters: readonly OverdueFilter[],
): Promise<Defaulter[]> {
  const found: Defaulter[] = [];
  for (const filter of filters) {
    let after: string | null = null;
    do {
      const page: CallAnswer<typeof listDefaulters> = await calls.read(context, listDefaulters, {
        query: { ...filter, ...(after && { after }) },
      });
      found.push(...page.defaulters);
      after = page.next;
    } while (after !== null);
  }
  return found;
}

/** Who of a list, in words: the classes, a section, or the whole school, and who is left out of it. */
export function placeWords({ school }: Bench, slots: Slots): string {
  const places = school.placesOf(slots);
  const place =
    places.length === 0
      ? say('the whole school')
      : places.map(({ className, sectionName }) => `${classWords(className)}${sectionName ? ` ${sectionName}` : ''}`).join(', ');
  return slots.except === undefined ? place : say('{place}, without {names}', { place, names: leftOutWords(slots) });
}

/** The names of those who are left out, with their classes. */
function leftOutWords({ except = [] }: Slots): string {
  return except.map((one) => `${one.student} (${one.class}-${one.section})`).join(', ');
}

export const listDue = reading({
  name: 'fees.list_due',
  needs: [listDefaulters],
  about: () => say('who owes fees: “Who in 9th has not paid?”'),
  async run(bench, slots) {
    const found = (await findDefaulters(bench, slots)).sort((a, b) => b.overdue - a.overdue);
    const place = placeWords(bench, slots);
    if (found.length === 0) return [text(say('Nobody is overdue: {place}.', { place })), overdueLink(bench, slots)];
    const sum = rupees(found.reduce((total, { overdue }) => total + overdue, 0));
    const rows = found
      .slice(0, SHOWN)
      .map(({ student, overdue, months, phone }) => [
        { text: student.name, path: `/student/${student.id}/fee/all` },
        `${student.className} ${student.sectionName}`,
        months.join(', '),
        phone,
        rupees(overdue),
      ]);
    const lead = say('{count, plural, one {# student owes} other {# students owe}} {sum} for days that are past: {place}.', {
      count: found.length,
      sum,
      place,
    });
    const rest = found.length - rows.length;
    return [
      text(lead),
      table({
        head: [say('Student'), say('Class'), say('Months'), say('Phone'), say('Overdue')],
        rows,
        figures: [4],
        foot: rest > 0 ? say('{rest} more are on the screen of overdue fees.', { rest }) : say('Sum {sum}', { sum }),
      }),
      overdueLink(bench, slots),
    ];
  },
});
