import {
  getCollections,
  getFinanceDetails,
  getFinanceDetailsOfAClass,
  listHeadMonths,
  listHeadReceipts,
  listPayments,
} from '@shala/contract/finance';
import { toPaise, toRupees } from '@shala/contract/shared';
import { say } from '#platform/words';
import { type Answer, type Block, link, table, text } from '../answer/answer.ts';
import { monthWords, rupees, spanWords } from '../answer/words.ts';
import type { Slots } from '../interpreter/types.ts';
import { headWords, notInTheBooks } from './fees-due.ts';
import { nameOfMonth, type Span, spanOf } from './span.ts';
import { type Bench, reading } from './tool.ts';

const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);
const sumOf = <Row>(rows: readonly Row[], sum: (row: Row) => number) => toRupees(rows.reduce((total, row) => total + toPaise(sum(row)), 0));

export const feesSummary = reading({
  name: 'fees.summary',
  needs: [getFinanceDetails, getFinanceDetailsOfAClass, getCollections, listPayments, listHeadMonths, listHeadReceipts],
  about: () => say('fee collection: “How much was collected today?”'),
  async run(bench, slots) {
    const unknown = notInTheBooks(bench, slots);
    if (unknown !== undefined) return unknown;
    if (slots.date !== undefined || slots.from !== undefined) {
      const span = spanOf(slots, { from: bench.school.today, to: bench.school.today });
      return received(bench, slots, span);
    }
    if (bench.school.placesOf(slots).length > 0) return ofClasses(bench, slots);
    if (slots.fee_type !== undefined) return ofHeads(bench, slots);
    return slots.month === undefined ? ofYear(bench) : ofMonth(bench, nameOfMonth(slots.month));
  },
});

/** What came in on some days: of the school or of classes, in all or under a fee head. */
async function received(bench: Bench, slots: Slots, span: Span): Promise<Answer> {
  const classes = classesOf(bench, slots);
  const filters = classes.length === 0 ? [span] : classes.map(({ classId }) => ({ ...span, classId }));
  const of = [...classes.map(({ className }) => className), headWords(bench, slots)].filter((word) => word !== undefined).join(', ');
  const when = of === '' ? spanWords(span) : say('{of}, {span}', { of, span: spanWords(span) });
  return [
    text(slots.fee_type === undefined ? await receivedInAll(bench, filters, when) : await receivedUnder(bench, slots, filters, when)),
    ...wholeClassesOnly(bench, slots),
    link(say('Receipts'), '/payments', { ...span, class: classes.length === 1 ? classes[0]?.classId : undefined }),
  ];
}

type Filter = Span & { classId?: string };

async function receivedInAll({ calls, context }: Bench, filters: Filter[], span: string): Promise<string> {
  const found = await Promise.all(filters.map((filter) => calls.read(context, listPayments, { query: { ...filter, state: 'live' } })));
  return say('{sum} collected by {count, plural, one {# receipt} other {# receipts}}: {span}.', {
    sum: rupees(sumOf(found, ({ total }) => total.amount)),
    count: found.reduce((count, { total }) => count + total.count, 0),
    span,
  });
}

async function receivedUnder(bench: Bench, slots: Slots, filters: Filter[], span: string): Promise<string> {
  const found = await Promise.all(filters.map((query) => bench.calls.read(bench.context, listHeadReceipts, { query })));
  const heads = found.flatMap((one) => one.heads).filter(({ headId }) => isMeant(bench, slots, headId));
  return say('{sum} collected: {span}.', { sum: rupees(sumOf(heads, ({ amount }) => amount)), span });
}

const isMeant = ({ school }: Bench, slots: Slots, headId: string) => school.headsOf(slots)?.some(({ id }) => id === headId) ?? true;

async function ofMonth({ calls, context }: Bench, month: ReturnType<typeof nameOfMonth>): Promise<Answer> {
  const found = await calls.read(context, getFinanceDetails, { body: { month } });
  const words = say('Fees for {month}: {collected} of {total} collected ({percent}%). {paid} students have paid, {unpaid} have not.', {
    month: monthWords(month),
    collected: rupees(found.collectedAmount),
    total: rupees(found.totalAmount),
    percent: share(found.collectedAmount, found.totalAmount),
    paid: found.numFeePaid,
    unpaid: found.numFeePending,
  });
  return [text(words), link(say('Finance'), '/finace', { month })];
}

async function ofYear({ calls, context }: Bench): Promise<Answer> {
  const year = await calls.read(context, getCollections, {});
  const [due, collected] = [sumOf(year.months, (month) => month.due), sumOf(year.months, (month) => month.collected)];
  const words = say('Fees for the year {year}: {collected} of {total} collected ({percent}%).', {
    year: year.year,
    collected: rupees(collected),
    total: rupees(due),
    percent: share(collected, due),
  });
  return [text(words), link(say('Finance'), '/finace')];
}

/** What was charged under a fee head in a month or the year, and what of it is collected. */
async function ofHeads(bench: Bench, slots: Slots): Promise<Answer> {
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  const { due, collected } = await sumsOf(bench, slots);
  const values = {
    heads: headWords(bench, slots) ?? '',
    month: month ? monthWords(month) : '',
    collected: rupees(collected),
    total: rupees(due),
    percent: share(collected, due),
    left: rupees(toRupees(toPaise(due) - toPaise(collected))),
  };
  const words = month
    ? say('{heads} for {month}: {collected} of {total} collected ({percent}%). Balance {left}.', values)
    : say('{heads} for the year: {collected} of {total} collected ({percent}%). Balance {left}.', values);
  return [text(words), link(say('Finance'), '/finace', month ? { month } : {})];
}

/** Charged and collected under the heads that are meant, of the school or a class. */
async function sumsOf(bench: Bench, slots: Slots, classId?: string): Promise<{ due: number; collected: number }> {
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  const found = await bench.calls.read(bench.context, listHeadMonths, { query: { ...(month && { month }), ...(classId && { classId }) } });
  const heads = found.heads.filter(({ headId }) => isMeant(bench, slots, headId));
  return { due: sumOf(heads, (head) => head.due), collected: sumOf(heads, (head) => head.collected) };
}

/** The classes that are meant, also those of which a section is. */
function classesOf({ school }: Bench, slots: Slots): { classId: string; className: string }[] {
  return [...new Map(school.placesOf(slots).map(({ classId, className }) => [classId, { classId, className }])).values()];
}

/** Says that the sums are of whole classes, where a section was asked about. */
function wholeClassesOnly({ school }: Bench, slots: Slots): Block[] {
  if (school.placesOf(slots).every(({ sectionId }) => sectionId === undefined)) return [];
  return [
    text(say('These amounts are for whole classes. For one section, open Fee Collection.')),
    link(say('Fee collection'), '/finance/feeCollection'),
  ];
}

async function ofClasses(bench: Bench, slots: Slots): Promise<Answer> {
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  const rows: string[][] = [];
  for (const { classId, className } of classesOf(bench, slots)) {
    const { due, collected } =
      slots.fee_type === undefined ? await sumsOfClass(bench, classId, month) : await sumsOf(bench, slots, classId);
    const left = toRupees(toPaise(due) - toPaise(collected));
    rows.push([className, rupees(due), rupees(collected), rupees(left), `${share(collected, due)}%`]);
  }
  const heads = headWords(bench, slots);
  const values = { hasHeads: heads === undefined ? 'no' : 'yes', heads: heads ?? '', month: month ? monthWords(month) : '' };
  return [
    text(
      month
        ? say('{hasHeads, select, yes {Class-wise fees for {month}: {heads}} other {Class-wise fees for {month}}}', values)
        : say('{hasHeads, select, yes {Class-wise fees for the year: {heads}} other {Class-wise fees for the year}}', values),
    ),
    table({ head: [say('Class'), say('Total fee'), say('Collected'), say('Balance'), say('% collected')], rows, figures: [1, 2, 3, 4] }),
    ...wholeClassesOnly(bench, slots),
  ];
}

async function sumsOfClass({ calls, context }: Bench, classId: string, month: ReturnType<typeof nameOfMonth> | undefined) {
  const sums = await calls.read(context, getFinanceDetailsOfAClass, { body: { classId, ...(month && { month }) } });
  return { due: sums.totalAmount, collected: sums.collectedAmount };
}
