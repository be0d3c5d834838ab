import { Plural, useLingui } from '@lingui/react/macro';
import { DEFAULTERS, listDefaulters, listFeeHeads } from '@shala/contract/finance';
import { type CallAnswer, YEAR_MONTHS } from '@shala/contract/shared';
import { IconCircleCheck, IconMessage, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMonth, formatRupees, formatShares } from '#lib/format';
import type { ScreenParams } from '#lib/screen';
import { feeHeadWords } from '#lib/stored-words';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button } from '#ui/button';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchClasses, prefetchFinance, prefetchFinancePages, useClasses, useFinance, useFinancePages } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { PagedTable } from '../components/paged-table.tsx';
import { ExtendDialog } from '../dues/extend-dialog.tsx';
import { useOverdueColumns } from '../dues/overdue-columns.tsx';
import { OverduePaper } from '../dues/overdue-paper.tsx';
import { RemindersDialog } from '../dues/reminders-dialog.tsx';
import { loadAll } from '../lib/load-all.ts';

type Row = CallAnswer<typeof listDefaulters>['defaulters'][number];

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  void prefetchClasses();
  void prefetchFinance(listFeeHeads, {});
  return search.size === 0 ? prefetchFinancePages(listDefaulters, { query: {} }) : undefined;
}

/** Who owes for days that are past, how long already, and whom to call. */
export function OverdueScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  const [search, setSearch] = useSearchText();
  const [extended, setExtended] = useState<Row | null>(null);
  const [dialog, setDialog] = useState<'reminders' | 'paper' | null>(null);
  const close = () => setDialog(null);
  const minMonths = Number(get('months')) || undefined;
  const month = YEAR_MONTHS.find((name) => name === get('month'));
  const who = DEFAULTERS.find((name) => name === get('who'));
  const [text, classId, headId, withExtended] = [get('q'), get('class'), get('head'), get('extended') === 'true'];
  const seats = {
    ...(who ? { who } : {}),
    ...(text ? { search: text } : {}),
    ...(classId ? { classId } : {}),
    ...(headId ? { headId } : {}),
  };
  const common = {
    ...seats,
    ...(month ? { month } : minMonths ? { minMonths } : {}),
  };
  const list = useFinancePages(
    listDefaulters,
    { query: { ...common, ...(withExtended ? { withExtended: 'true' } : {}) } },
    (page) => page.defaulters,
  );
  const head = useFinance(listFeeHeads, {}).data?.heads.find(({ id }) => id === headId)?.name;
  const only = [head, month && formatMonth(month)].filter(Boolean).join(', ');
  const columns = useOverdueColumns(setExtended);
  return (
    <>
      <PageHeader
        title={t`Overdue fees`}
        context={list.first ? <Plural value={list.first.total.students} one="# student" other="# students" /> : ' '}
        actions={
          <>
            <ExportButtons table="head-dues" label={t`Dues by fee head`} filters={seats} />
            <ExportButtons table="defaulters" filters={common} isEmpty={list.first?.total.students === 0} />
            <Button
              icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => void loadAll(list).then((isWhole) => setDialog(isWhole ? 'paper' : null))}
            >
              {t`Print`}
            </Button>
            <Button isPrimary icon={<IconMessage size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setDialog('reminders')}>
              {t`Fee reminders`}
            </Button>
          </>
        }
      />
      <FinanceNav />
      <OverdueFilters search={search} onSearch={setSearch} />
      <LoadState query={{ ...list, data: list.first }} title={t`The overdue fees could not be opened`}>
        {({ total }) => {
          const { upTo30, upTo60, upTo90, over90 } = total.ages;
          const shares = formatShares([upTo30, upTo60, upTo90, over90]).map((share) => t`${share} of total`);
          return (
            <>
              <FigureStrip>
                <Figure
                  label={t`Overdue`}
                  figure={formatRupees(total.amount)}
                  note={<Plural value={total.students} one="# student" other="# students" />}
                />
                <Figure label={t`Up to 30 days`} figure={formatRupees(upTo30)} note={shares[0]} />
                <Figure label={t`31 to 60 days`} figure={formatRupees(upTo60)} note={shares[1]} />
                <Figure label={t`61 to 90 days`} figure={formatRupees(upTo90)} note={shares[2]} />
                <Figure label={t`Over 90 days`} figure={formatRupees(over90)} note={shares[3]} />
              </FigureStrip>
              <PagedTable
                label={t`Overdue fees`}
                list={list}
                columns={columns}
                rowId={({ student }) => student.id}
                count={<Plural value={list.rows.length} one="# student shown" other="# students shown" />}
                empty={{ icon: <IconCircleCheck size={24} stroke={1.75} />, title: t`No overdue fees` }}
              />
            </>
          );
        }}
      </LoadState>
      {dialog === 'reminders' ? <RemindersDialog filters={common} onClose={close} /> : null}
      {dialog === 'paper' && list.first ? (
        <OverduePaper rows={list.rows} amount={list.first.total.amount} only={only} onPrinted={close} />
      ) : null}
      {extended ? <ExtendDialog students={[extended.student]} onClose={() => setExtended(null)} /> : null}
    </>
  );
}

function OverdueFilters({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const searchBox = useSlashKey();
  const classes = useClasses().data ?? [];
  const heads = useFinance(listFeeHeads, {}).data?.heads ?? [];
  const months = [1, 2, 3, 4, 6].map((count) => ({
    value: count === 1 ? '' : String(count),
    label: count === 1 ? t`1 or more months unpaid` : t`${count} or more months unpaid`,
  }));
  const names = YEAR_MONTHS.map((month) => ({ value: month, label: t`Only the dues of ${formatMonth(month)}` }));
  const choose = (value: string) => change(Number(value) ? { months: value, month: '' } : { months: '', month: value });
  return (
    <FilterRow>
      <SearchBox ref={searchBox} hasKey label={t`Search by name or number`} value={search} onChange={onSearch} />
      <Select
        label={t`Class`}
        value={get('class')}
        choices={[
          { value: '', label: t`All classes` },
          ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
        ]}
        onChange={(id) => change({ class: id })}
      />
      <Select
        label={t`Students`}
        value={get('who')}
        choices={[
          { value: '', label: t`Studying now or left` },
          { value: 'studying', label: t`Studying now` },
          { value: 'left', label: t`Left the school` },
        ]}
        onChange={(value) => change({ who: value })}
      />
      <Select
        label={t`Fee head`}
        value={get('head')}
        choices={[{ value: '', label: t`All fee heads` }, ...heads.map(({ id, name }) => ({ value: id, label: feeHeadWords(name) }))]}
        onChange={(id) => change({ head: id })}
      />
      <Select label={t`Months overdue`} value={get('month') || get('months')} choices={[...months, ...names]} onChange={choose} />
      <Select
        label={t`Students whose due date is extended`}
        value={get('extended')}
        choices={[
          { value: '', label: t`Without students whose due date is extended` },
          { value: 'true', label: t`With students whose due date is extended` },
        ]}
        onChange={(value) => change({ extended: value })}
      />
    </FilterRow>
  );
}
