import { useLingui } from '@lingui/react/macro';
import { getDayBook, getPeriodBook } from '@shala/contract/finance';
import { IconArrowsExchange, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDays, formatLongDate } from '#lib/format';
import { dayOrToday } from '#lib/read-day';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { FilterRow, Select } from '#ui/controls';
import { DayFilter } from '#ui/day-input';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchFinance, prefetchFinancePages, useFinance, useFinancePages } from '../api.ts';
import { DayBook } from '../books/day-book.tsx';
import { MoveMoneyDialog } from '../books/move-money-dialog.tsx';
import { countEntries, PeriodBook, PeriodPaper } from '../books/period-book.tsx';
import { DayRange, daysOf } from '../components/day-range.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { loadAll } from '../lib/load-all.ts';
import { PERIODS, type PeriodKind, periodAround } from '../lib/period.ts';

/** More entries than this are no reading on paper; the sheet then has the totals of the days. */
const MOST_ON_PAPER = 3000;

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  const get = (name: string) => search.get(name) ?? '';
  if (kindOf(get) === 'day') return prefetchFinance(getDayBook, { query: { date: dayOrToday(get('date')) } });
  return prefetchFinancePages(getPeriodBook, { query: periodOf(get) });
}

/** The day book of a day or a longer period: the balances before, what came and went, and the balances after. */
export function DayBookScreen() {
  const { get } = useAddress();
  return kindOf(get) === 'day' ? <OneDay date={dayOrToday(get('date'))} /> : <Period {...periodOf(get)} />;
}

function OneDay({ date }: { date: string }) {
  const { t } = useLingui();
  const { change } = useAddress();
  const query = useFinance(getDayBook, { query: { date } });
  return (
    <>
      <Head context={formatLongDate(date)} filters={{ date }} onPrint={() => window.print()} />
      <FilterRow end={query.data?.isClosed ? t`This day is closed` : null}>
        <PeriodSelect />
        <DayFilter isKept label={t`Date`} value={date} onChange={(day) => change({ date: day })} />
      </FilterRow>
      <LoadState query={query} title={t`The day book could not be opened`}>
        {(book) => <DayBook book={book} />}
      </LoadState>
    </>
  );
}

function Period(period: { from: string; to: string }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const list = useFinancePages(getPeriodBook, { query: period }, (page) => page.entries);
  const book = list.first;
  const isShort = book !== undefined && countEntries(book) <= MOST_ON_PAPER;
  const print = async () => setIsOnPaper(isShort ? await loadAll(list) : book !== undefined);
  return (
    <>
      <Head context={formatDays(period.from, period.to)} filters={period} onPrint={() => void print()} />
      <FilterRow>
        <PeriodSelect />
        {kindOf(get) === 'dates' ? (
          <DayRange />
        ) : (
          <DayFilter isKept label={t`Date`} value={dayOrToday(get('date'))} onChange={(day) => change({ date: day })} />
        )}
      </FilterRow>
      <LoadState query={{ ...list, data: book }} title={t`The day book could not be opened`}>
        {(shown) => <PeriodBook book={shown} list={list} />}
      </LoadState>
      {isOnPaper && book ? <PeriodPaper book={book} rows={isShort ? list.rows : null} onPrinted={() => setIsOnPaper(false)} /> : null}
    </>
  );
}

type HeadProps = { context: string; filters: { date: string } | { from: string; to: string }; onPrint: () => void };

function Head({ context, filters, onPrint }: HeadProps) {
  const { t } = useLingui();
  const [isMoving, setIsMoving] = useState(false);
  const actions = (
    <>
      <ExportButtons table="day-book" filters={filters} />
      <Button icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsMoving(true)}>
        {t`Deposit or withdraw cash`}
      </Button>
      <Button isPrimary icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={onPrint}>
        {t`Print`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Day book`} context={context} actions={actions} />
      <FinanceNav />
      {isMoving ? <MoveMoneyDialog onClose={() => setIsMoving(false)} /> : null}
    </>
  );
}

/** How long the period is; own dates begin as the period that was shown. */
function PeriodSelect() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const labels: Record<PeriodKind, string> = {
    day: t`Day`,
    week: t`Week`,
    month: t`Month`,
    quarter: t`Quarter`,
    year: t`Financial year`,
    dates: t`Other dates`,
  };
  const choose = (kind: string) => {
    if (kind === 'dates') return change({ period: kind, ...periodOf(get) });
    return change({ period: kind === 'day' ? null : kind, from: null, to: null });
  };
  return (
    <Select
      label={t`Period`}
      value={kindOf(get)}
      choices={PERIODS.map((kind) => ({ value: kind, label: labels[kind] }))}
      onChange={choose}
    />
  );
}

function kindOf(get: (name: string) => string): PeriodKind {
  return PERIODS.find((kind) => kind === get('period')) ?? 'day';
}

/** The days that the address asks for. Of own dates, one that is missing is the other end of the month. */
function periodOf(get: (name: string) => string): { from: string; to: string } {
  const kind = kindOf(get);
  const day = dayOrToday(get('date'));
  if (kind !== 'dates') return periodAround(kind, day);
  const { from, to } = daysOf(get);
  if (from !== undefined && to === undefined) return { from, to: periodAround('month', from).to };
  const last = to ?? day;
  return { from: from ?? periodAround('month', last).from, to: last };
}
