import { Plural, useLingui } from '@lingui/react/macro';
import { listExpenseCategories, listExpenses, reverseExpense } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPlus, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { closeWith } from '#lib/close-with';
import { formatNumber, formatRupees } from '#lib/format';
import type { ScreenParams } from '#lib/screen';
import { categoryWords } from '#lib/stored-words';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button } from '#ui/button';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { ReasonDialog } from '#ui/reason-dialog';
import { prefetchFinance, prefetchFinancePages, useFinance, useFinanceAct, useFinancePages } from '../api.ts';
import { ClosedAccountsNotice } from '../components/closed-day-notice.tsx';
import { DayRange, daysOf } from '../components/day-range.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { PagedTable } from '../components/paged-table.tsx';
import { AttachBillDialog } from '../expenses/attach-bill-dialog.tsx';
import { CategoryStrip } from '../expenses/category-strip.tsx';
import { CorrectExpenseDialog } from '../expenses/correct-expense-dialog.tsx';
import { useExpenseColumns } from '../expenses/expense-columns.tsx';
import { ExpensePopup } from '../expenses/expense-popup.tsx';

type Expense = CallAnswer<typeof listExpenses>['expenses'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  void prefetchFinance(listExpenseCategories, {});
  return search.size === 0 ? prefetchFinancePages(listExpenses, { query: {} }) : undefined;
}

/** What the school has spent, with the bills. */
export function SpendingScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  const [search, setSearch] = useSearchText();
  const [isAdding, setIsAdding] = useState(false);
  const [act, setAct] = useState<{ kind: 'reverse' | 'correct' | 'bill'; expense: Expense } | null>(null);
  const close = () => setAct(null);
  const [text, category] = [get('q'), get('category')];
  const filters = { ...daysOf(get), ...(text ? { search: text } : {}), ...(category ? { category } : {}) };
  const list = useFinancePages(listExpenses, { query: filters }, (page) => page.expenses);
  const columns = useExpenseColumns((kind, expense) => setAct({ kind, expense }));
  const total = list.first?.total;
  const sum = formatRupees(total?.amount ?? 0);
  const cancelled = formatNumber(total?.cancelled ?? 0);
  const context = !total ? (
    ' '
  ) : total.cancelled === 0 ? (
    <Plural value={total.count} one={`# expense, ${sum}`} other={`# expenses, ${sum}`} />
  ) : (
    <Plural
      value={total.count}
      one={`# expense, ${sum}. Also listed: ${cancelled} cancelled`}
      other={`# expenses, ${sum}. Also listed: ${cancelled} cancelled`}
    />
  );
  const icon = <IconShoppingCart size={24} stroke={1.75} />;
  const empty =
    Object.keys(filters).length > 0
      ? { icon, title: t`No matching expenses`, children: t`Search for something else, or select less.` }
      : {
          ...{ icon, title: t`No expenses yet`, children: t`Add the expenses of the school and attach their bills.` },
          action: <Button onClick={() => setIsAdding(true)}>{t`Add first expense`}</Button>,
        };
  const actions = (
    <>
      <ExportButtons table="expenses" filters={filters} isEmpty={total !== undefined && total.count + total.cancelled === 0} />
      <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t`Add Expense`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Expenses`} context={context} actions={actions} />
      <FinanceNav />
      <SpendingFilters search={search} onSearch={setSearch} />
      <LoadState query={{ ...list, data: list.first }} title={t`The expenses could not be opened`}>
        {({ byCategory, total }) => (
          <>
            <CategoryStrip byCategory={byCategory} total={total} />
            <PagedTable
              label={t`Expenses`}
              list={list}
              columns={columns}
              rowId={({ id }) => id}
              isQuiet={({ state }) => state !== 'live'}
              isTall
              count={context}
              empty={empty}
            />
          </>
        )}
      </LoadState>
      {isAdding ? <ExpensePopup onClose={() => setIsAdding(false)} /> : null}
      {act?.kind === 'reverse' ? <TakeBack expense={act.expense} onClose={close} /> : null}
      {act?.kind === 'correct' ? <CorrectExpenseDialog expense={act.expense} onClose={close} /> : null}
      {act?.kind === 'bill' ? <AttachBillDialog expense={act.expense} onClose={close} /> : null}
    </>
  );
}

function SpendingFilters({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const searchBox = useSlashKey();
  const categories = useFinance(listExpenseCategories, {}).data ?? [];
  return (
    <FilterRow>
      <SearchBox ref={searchBox} hasKey label={t`Search descriptions`} value={search} onChange={onSearch} />
      <DayRange />
      <Select
        label={t`Category`}
        value={get('category')}
        choices={[{ value: '', label: t`All categories` }, ...categories.map(({ name }) => ({ value: name, label: categoryWords(name) }))]}
        onChange={(category) => change({ category })}
      />
    </FilterRow>
  );
}

function TakeBack({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { t } = useLingui();
  const reverse = useFinanceAct(reverseExpense, { onDone: () => closeWith(onClose, t`The expense was cancelled.`) });
  return (
    <ReasonDialog
      title={t`Cancel expense`}
      context={`${categoryWords(expense.category)} · ${formatRupees(expense.amount)}`}
      act={t`Cancel expense`}
      back={t`Keep expense`}
      isDanger
      isBusy={reverse.isPending}
      error={reverse.error}
      onSubmit={(reason) => reverse.mutate({ input: { params: { expenseId: expense.id }, body: { reason } } })}
      onClose={onClose}
    >
      <p>{t`The expense stays in the list, marked Cancelled.`}</p>
      <ClosedAccountsNotice day={expense.date} />
    </ReasonDialog>
  );
}
