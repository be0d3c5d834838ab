import { listDefaulters } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees, YEAR_MONTHS } from '@shala/contract/shared';
import { say, writeMonth } from '#platform/words';
import { type Answer, type Block, link, table, text } from '../answer/answer.ts';
import { classWords, monthsWords, monthWords, rupees } from '../answer/words.ts';
import type { Slots } from '../interpreter/types.ts';
import { queryWords } from '../query/answer/say.ts';
import { studentsFound } from './readers.ts';
import { nameOfMonth, spanOfMonth } from './span.ts';
import { type Bench, reading } from './tool.ts';

export type Defaulter = CallAnswer<typeof listDefaulters>['defaulters'][number];
const SHOWN = 200;

/** Everybody with overdue fees whom the slots mean: class, section, kind of fee, month, least and most sum. */
export async function findDefaulters(bench: Bench, slots: Slots): Promise<Defaulter[]> {
  const found = await listOverdue(bench, overdueFilters(bench, slots));
  const leftOut = bench.school.leftOutOf(slots);
  const among = slots.rows && (await studentsFound(bench, slots.rows));
  return found.filter(({ student, overdue }) => !leftOut.has(student.id) && among?.has(student.id) !== false && isWithin(overdue, slots));
}

const isWithin = (sum: number, { min_amount: least = 0, max_amount: most = Number.POSITIVE_INFINITY, over, under }: Slots): boolean =>
  (over ? sum > least : sum >= least) && (under ? sum < most : sum <= most);

/** The class or section, fee head and month of a list of overdue fees; one without any is of the whole school and all that is owed. */
export type OverdueFilter = {
  who?: 'studying';
  classId?: string;
  sectionId?: string;
  headId?: string;
  month?: ReturnType<typeof nameOfMonth>;
};

export function overdueFilters({ school }: Bench, slots: Slots): OverdueFilter[] {
  const places = school.placesOf(slots);
  // What those who left owe is a question of its own, and nobody reminds them with the others.
  const month = { who: 'studying' as const, ...(slots.month !== undefined && { month: nameOfMonth(slots.month) }) };
  const ofPlaces = places.map(({ classId, sectionId }) => (sectionId ? { ...month, sectionId } : { ...month, classId }));
  const filters = places.length > 0 ? ofPlaces : [month];
  const heads = school.headsOf(slots);
  return heads === undefined ? filters : heads.flatMap(({ id }) => filters.map((filter) => ({ ...filter, headId: id })));
}

/** The screen of overdue fees, for the one class, the one fee head and the month that were asked about. */
export function overdueLink({ school }: Bench, slots: Slots): Block {
  const one = (ids: readonly string[]) => (new Set(ids).size === 1 ? ids[0] : undefined);
  const filters = {
    class: one(school.placesOf(slots).map(({ classId }) => classId)),
    head: one((school.headsOf(slots) ?? []).map(({ id }) => id)),
    month: slots.month && nameOfMonth(slots.month),
  };
  return link(say('Overdue fees'), '/finance/overdue', filters);
}

/** Everybody with overdue fees in these lists, all pages of the screen's own list; who stands in several once, with what they owe in all of them. */
export async function listOverdue(
  { calls, context }: Pick<Bench, 'calls' | 'context'>,
  filters: readonly OverdueFilter[],
): Promise<Defaulter[]> {
  const found = new Map<string, Defaulter>();
  for (const filter of filters) {
    let after: string | null = null;
    do {
      const page: CallAnswer<typeof listDefaulters> = await calls.read(context, listDefaulters, {
        query: { ...filter, ...(after && { after }) },
      });
      for (const one of page.defaulters) found.set(one.student.id, together(found.get(one.student.id), one));
      after = page.next;
    } while (after !== null);
  }
  return [...found.values()];
}

function together(before: Defaulter | undefined, one: Defaulter): Defaulter {
  if (before === undefined) return one;
  const months = new Set([...before.months, ...one.months]);
  return {
    ...one,
    overdue: toRupees(toPaise(before.overdue) + toPaise(one.overdue)),
    months: ['Arrears', ...YEAR_MONTHS].filter((month) => months.has(month)),
  };
}

/** The names of the fee heads that were meant, where a kind of fee was named. */
export function headWords({ school }: Bench, slots: Slots): string | undefined {
  return school
    .headsOf(slots)
    ?.map(({ name }) => name)
    .join(', ');
}

/** Why nothing can be said of fees: the school has no such fee head, or the month is not of the running year; undefined where both are known. */
export function notInTheBooks(bench: Bench, slots: Slots): Answer | undefined {
  const { school } = bench;
  if (school.headsOf(slots)?.length === 0) {
    const heads = (school.directory.feeHeads ?? []).join(', ');
    return [
      text(say('The school has no fee head for “{type}”. The heads are: {heads}.', { type: slots.fee_type ?? '', heads })),
      link(say('Fee structure'), '/data/fees'),
    ];
  }
  if (slots.month === undefined || school.yearStartsOn === null) return undefined;
  const first = school.yearStartsOn.slice(0, 7);
  if (slots.month >= first && slots.month < `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`) return undefined;
  const month = writeMonth(slots.month);
  return [
    text(
      say('{month} is not in the current academic year. Unpaid fees of earlier years are listed as old dues.', {
        month,
      }),
    ),
    link(say('Receipts'), '/payments', spanOfMonth(slots.month)),
  ];
}

/** Who of a list, in words: the classes, a section, or the whole school, the kind of fee, the month, the least and most sum, and who is left out of it. */
export function placeWords(bench: Bench, slots: Slots): string {
  const places = bench.school.placesOf(slots);
  const place =
    places.length === 0
      ? slots.rows === undefined
        ? say('the whole school')
        : say('students found by “{what}”', { what: queryWords(slots.rows, slots.rows.period) })
      : places.map(({ className, sectionName }) => `${classWords(className)}${sectionName ? ` ${sectionName}` : ''}`).join(', ');
  const found = [place, ...feeWords(bench, slots), ...sumWords(slots)].join(', ');
  return slots.except === undefined ? found : say('{place}, without {names}', { place: found, names: leftOutWords(slots) });
}

/** The fee heads and the month that were meant, as far as any were named. */
export function feeWords(bench: Bench, slots: Slots): string[] {
  const month = slots.month === undefined ? undefined : monthWords(nameOfMonth(slots.month));
  return [headWords(bench, slots), month].filter((word) => word !== undefined);
}

/** The least and the most that each of them owes, as far as they were said. */
function sumWords({ min_amount: least, max_amount: most, over, under }: Slots): string[] {
  const [low, high] = [{ sum: rupees(least ?? 0) }, { sum: rupees(most ?? 0) }];
  return [
    ...(least === undefined ? [] : [over ? say('each more than {sum}', low) : say('each {sum} or more', low)]),
    ...(most === undefined ? [] : [under ? say('each less than {sum}', high) : say('each {sum} or less', high)]),
  ];
}

/** The names of those who are left out, with their classes. */
function leftOutWords({ except = [] }: Slots): string {
  return except.map((one) => `${one.student} (${one.class}-${one.section})`).join(', ');
}

export const listDue = reading({
  name: 'fees.list_due',
  needs: [listDefaulters],
  about: ({ className }) => say('who owes fees: “Who in {className} has not paid?”', { className }),
  async run(bench, slots) {
    const unknown = notInTheBooks(bench, slots);
    if (unknown !== undefined) return unknown;
    const found = (await findDefaulters(bench, slots)).sort((a, b) => b.overdue - a.overdue);
    const place = placeWords(bench, slots);
    if (found.length === 0) return [text(say('No overdue fees ({place}).', { place })), overdueLink(bench, slots)];
    const sum = rupees(toRupees(found.reduce((total, { overdue }) => total + toPaise(overdue), 0)));
    const rows = found
      .slice(0, SHOWN)
      .map(({ student, overdue, months, phone }) => [
        { text: student.name, path: `/student/${student.id}/fee/all` },
        `${student.className} ${student.sectionName}`,
        monthsWords(months),
        phone,
        rupees(overdue),
      ]);
    const lead = say('{count, plural, one {# student has} other {# students have}} overdue fees, {sum} in all ({place}).', {
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
        foot: rest > 0 ? say('{rest} more are on the Overdue fees screen.', { rest }) : say('Total: {sum}', { sum }),
      }),
      overdueLink(bench, slots),
    ];
  },
});
