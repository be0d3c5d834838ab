import {
  getCollections,
  getFinanceDetails,
  getFinanceDetailsOfAClass,
  getStudentFees,
  listExpenses,
  listPayments,
} from '@shala/contract/finance';
import { type Answer, choices, link, table, text } from '../answer/answer.ts';
import { longDay, rupees, say, spanWords } from '../answer/words.ts';
import { nameOfMonth, spanOf, spanOfMonth } from './span.ts';
import { type Bench, reading } from './tool.ts';

const share = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

export const feesSummary = reading({
  name: 'fees.summary',
  needs: [getFinanceDetails, getFinanceDetailsOfAClass, getCollections, listPayments],
  about: () => say('what has been collected: “How much came in today?”'),
  async run(bench, slots) {
    const { calls, context } = bench;
    if (bench.school.placesOf(slots).length > 0) return ofClasses(bench, slots);
    if (slots.date !== undefined || slots.from !== undefined) {
      const span = spanOf(slots, { from: bench.school.today, to: bench.school.today });
      const { total } = await calls.read(context, listPayments, { query: { ...span, state: 'live' } });
      const words = say('{sum} came in by {count, plural, one {# receipt} other {# receipts}}: {span}.', {
        sum: rupees(total.amount),
        count: total.count,
        span: spanWords(span),
      });
      return [text(words), link(say('Payment history'), '/payments', span)];
    }
    if (slots.month !== undefined) {
      const month = nameOfMonth(slots.month);
      const found = await calls.read(context, getFinanceDetails, { body: { month } });
      const words = say(
        'Of {month}’s fees {collected} of {total} is collected, {percent} %. {paid} students have paid, {unpaid} have not.',
        {
          month,
          collected: rupees(found.collectedAmount),
          total: rupees(found.totalAmount),
          percent: share(found.collectedAmount, found.totalAmount),
          paid: found.numFeePaid,
          unpaid: found.numFeePending,
        },
      );
      return [text(words), link(say('Finance'), '/finace', { month })];
    }
    const year = await calls.read(context, getCollections, {});
    const due = year.months.reduce((sum, month) => sum + month.due, 0);
    const collected = year.months.reduce((sum, month) => sum + month.collected, 0);
    const words = say('Of the year {year}’s fees {collected} of {total} is collected, {percent} %.', {
      year: year.year,
      collected: rupees(collected),
      total: rupees(due),
      percent: share(collected, due),
    });
    return [text(words), link(say('Finance'), '/finace')];
  },
});

async function ofClasses(bench: Bench, slots: Parameters<typeof feesSummary.run>[1]): Promise<Answer> {
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  // The screens sum up by class; a section's sums are on the fee collection screen.
  const { section: _section, places: _places, ...wholeClasses } = slots;
  const rows: string[][] = [];
  for (const { classId, className } of bench.school.placesOf(wholeClasses)) {
    const sums = await bench.calls.read(bench.context, getFinanceDetailsOfAClass, { body: { classId, ...(month && { month }) } });
    const percent = share(sums.collectedAmount, sums.totalAmount);
    rows.push([
      className,
      rupees(sums.totalAmount),
      rupees(sums.collectedAmount),
      rupees(sums.totalAmount - sums.collectedAmount),
      `${percent} %`,
    ]);
  }
  const words = month ? say('The fees of {month}, by class.', { month }) : say('The fees of the year, by class.');
  return [
    text(words),
    table({ head: [say('Class'), say('Due'), say('Collected'), say('Still due'), say('Share')], rows, figures: [1, 2, 3, 4] }),
  ];
}

export const studentDues = reading({
  name: 'student.dues',
  needs: [getStudentFees],
  about: () => say('what one student owes: “What does Aditi Bhosale owe?”'),
  async run(bench, slots) {
    const [student, ...others] = bench.school.studentsOf(slots);
    if (student === undefined) return [text(say('There is no student of this name on the roll now.'))];
    if (others.length > 0) {
      const all = [student, ...others].map(({ name, className, sectionName }) => {
        const label = say('{name}, {className} {sectionName}', { name, className, sectionName });
        return { label, prompt: say('What does {name} of {className} {sectionName} owe?', { name, className, sectionName }) };
      });
      return [text(say('Several students have this name. Which one do you mean?')), choices(all)];
    }
    const fees = await bench.calls.read(bench.context, getStudentFees, { params: { studentId: student.id } });
    const name = say('{name} ({className} {sectionName})', student);
    const month = slots.month === undefined ? undefined : fees.months.find((one) => one.month === nameOfMonth(slots.month ?? ''));
    const path = `/student/${student.id}/fee/all`;
    if (month !== undefined) {
      const words = month.isPaid
        ? say('{name} has paid {month}: {sum}.', { name, month: month.month, sum: rupees(month.paid) })
        : say('{name} still owes {sum} for {month}.', { name, month: month.month, sum: rupees(month.left) });
      return [text(words), link(say('Fees of {name}', { name: student.name }), path)];
    }
    const open = [
      ...(fees.arrears.left > 0 ? [{ ...fees.arrears, month: say('Earlier years') }] : []),
      ...fees.months.filter(({ left }) => left > 0),
    ];
    const overdue = open.filter(({ isOverdue }) => isOverdue).reduce((sum, { left }) => sum + left, 0);
    if (fees.left === 0)
      return [text(say('{name} owes nothing this year.', { name })), link(say('Fees of {name}', { name: student.name }), path)];
    return [
      text(say('{name} owes {left} of this year, {overdue} of it overdue.', { name, left: rupees(fees.left), overdue: rupees(overdue) })),
      table({
        head: [say('Month'), say('Due on'), say('Left')],
        rows: open.map((one) => [one.month, one.dueOn ? longDay(one.dueOn) : '', rupees(one.left)]),
        figures: [2],
      }),
      link(say('Fees of {name}', { name: student.name }), path),
    ];
  },
});

export const expensesSummary = reading({
  name: 'expenses.summary',
  needs: [listExpenses],
  about: () => say('what was spent: “Expenses of October”'),
  async run({ calls, context, school }, slots) {
    const span = spanOf(slots, spanOfMonth(school.today.slice(0, 7)));
    const found = await calls.read(context, listExpenses, { query: { ...span } });
    const wanted = slots.category?.toLowerCase();
    const rows = found.byCategory.filter(({ category }) => wanted === undefined || category.toLowerCase().includes(wanted));
    const sum = rupees(wanted === undefined ? found.total.amount : rows.reduce((total, { amount }) => total + amount, 0));
    const days = spanWords(span);
    if (rows.length === 0)
      return [text(say('No expenses are recorded: {days}.', { days })), link(say('Expenses'), '/finance/spending', span)];
    return [
      text(say('{sum} was spent: {days}.', { sum, days })),
      table({ head: [say('Category'), say('Amount')], rows: rows.map(({ category, amount }) => [category, rupees(amount)]), figures: [1] }),
      link(say('Expenses'), '/finance/spending', { ...span, category: rows.length === 1 ? rows[0]?.category : undefined }),
    ];
  },
});
