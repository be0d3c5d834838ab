import { useLingui } from '@lingui/react/macro';
import { getDayBook } from '@shala/contract/finance';
import { IconArrowsExchange, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatLongDate } from '#lib/format';
import { dayOrToday } from '#lib/read-day';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { FilterRow } from '#ui/controls';
import { DayFilter } from '#ui/day-input';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchFinance, useFinance } from '../api.ts';
import { DayBook } from '../books/day-book.tsx';
import { MoveMoneyDialog } from '../books/move-money-dialog.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  const date = dayOrToday(search.get('date') ?? '');
  return prefetchFinance(getDayBook, { query: { date } });
}

/** The day book: what lay in cash, bank and cheques in the morning, what came and went, and what lies there now. */
export function DayBookScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const date = dayOrToday(get('date'));
  const [isMoving, setIsMoving] = useState(false);
  const query = useFinance(getDayBook, { query: { date } });
  const actions = (
    <>
      <ExportButtons table="day-book" filters={{ date }} />
      <Button icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsMoving(true)}>
        {t`Deposit or withdraw cash`}
      </Button>
      <Button isPrimary icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Day book`} context={formatLongDate(date)} actions={actions} />
      <FinanceNav />
      <FilterRow end={query.data?.isClosed ? t`This day is closed` : null}>
        <DayFilter isKept label={t`Date`} value={date} onChange={(day) => change({ date: day })} />
      </FilterRow>
      <LoadState query={query} title={t`The day book could not be opened`}>
        {(book) => <DayBook book={book} />}
      </LoadState>
      {isMoving ? <MoveMoneyDialog onClose={() => setIsMoving(false)} /> : null}
    </>
  );
}
