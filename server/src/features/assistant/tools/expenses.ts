import { listExpenses, listSalaries } from '@shala/contract/finance';
import { toRupees } from '@shala/contract/shared';
import { categoryWord, sumSalariesPaid } from '#features/finance';
import { say } from '#platform/words';
import { type Answer, link, table, text } from '../answer/answer.ts';
import { rupees, salariesNotIn, spanWords } from '../answer/words.ts';
import { EXPENSE_CATEGORIES } from '../interpreter/words/kinds.ts';
import { type Span, spanOf, spanOfMonth } from './span.ts';
import { type Bench, reading } from './tool.ts';

export const expensesSummary = reading({
  name: 'expenses.summary',
  needs: [listExpenses],
  about: () => say('what was spent: “Expenses of October”'),
  async run(bench, slots) {
    const { calls, context, school } = bench;
    const span = spanOf(slots, spanOfMonth(school.today.slice(0, 7)));
    const found = await calls.read(context, listExpenses, { query: { ...span } });
    const wanted = slots.category?.toLowerCase();
    const kind = EXPENSE_CATEGORIES[wanted ?? '']?.split(', ') ?? [];
    // What is called 'safai' may be the school's Housekeeping.
    const isOf = (category: string) => category.includes(wanted ?? '') || kind.some((word) => category.split(/\W+/).includes(word));
    const rows = found.byCategory.filter(({ category }) => isOf(category.toLowerCase()));
    const sum = rupees(wanted === undefined ? found.total.amount : rows.reduce((total, { amount }) => total + amount, 0));
    const days = spanWords(span);
    const besides = wanted === undefined ? await salariesBeside(bench, span) : [];
    if (rows.length === 0)
      return [
        text(
          slots.category === undefined
            ? say('No expenses are recorded: {days}.', { days })
            : say('No expenses are recorded under “{category}”: {days}.', { category: slots.category, days }),
        ),
        ...besides,
        link(say('Expenses'), '/finance/spending', span),
      ];
    return [
      text(say('{sum} was spent: {days}.', { sum, days })),
      ...besides,
      table({
        head: [say('Category'), say('Amount')],
        rows: rows.map(({ category, amount }) => [categoryWord(category), rupees(amount)]),
        figures: [1],
      }),
      link(say('Expenses'), '/finance/spending', { ...span, category: rows.length === 1 ? rows[0]?.category : undefined }),
    ];
  },
});

/** Expenses are without salaries: says what was paid as salaries on the same days, where the caller may see it and there is something. */
async function salariesBeside({ calls, context: { db, school } }: Bench, span: Span): Promise<Answer> {
  if (!calls.has(listSalaries)) return [];
  const paise = await sumSalariesPaid(db, school.id, span);
  return paise === 0 ? [] : [text(salariesNotIn(toRupees(paise)))];
}
