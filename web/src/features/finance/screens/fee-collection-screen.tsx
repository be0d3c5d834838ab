import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getClassList, getSectionsOfClass } from '@shala/contract/classes';
import { getFinanceDetails, getFinanceDetailsOfAClass, getPayAndDueList } from '@shala/contract/finance';
import { MONTHS, type MonthName } from '@shala/contract/shared';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMonth } from '#lib/format';
import { paths } from '#lib/paths';
import { queryClient } from '#lib/query-client';
import type { ScreenParams } from '#lib/screen';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { SearchBox, Select } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { financeQuery, openingClass, prefetchFinance, useClasses, useFinance, useSections } from '../api.ts';
import { ProgressHalves } from '../collection/progress-halves.tsx';
import { SectionList } from '../collection/section-list.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { ExpensePopup } from '../expenses/expense-popup.tsx';
import { monthOr, monthWithYear } from '../lib/today.ts';

/** Begins loading the month, the classes and the sections of the chosen or first one. */
export async function prefetchFeeCollection(_params: ScreenParams, search: URLSearchParams) {
  const month = monthOr(search.get('month') ?? '');
  void prefetchFinance(getFinanceDetails, { body: { month } });
  const classes = await queryClient.fetchQuery(financeQuery(getClassList, {})).catch(() => []);
  const classId = openingClass(classes, search.get('class'))?._id;
  if (!classId) return;
  void prefetchFinance(getFinanceDetailsOfAClass, { body: { classId, month } });
  const sections = await queryClient.fetchQuery(financeQuery(getSectionsOfClass, { body: { classId } })).catch(() => []);
  const sectionId = (sections.find(({ _id }) => _id === search.get('section')) ?? sections[0])?._id;
  if (sectionId) await prefetchFinance(getPayAndDueList, { body: { sectionId, month } });
}

/** Who has paid a month and who owes it, section by section, beside how the school and the class are doing. */
export function FeeCollectionScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const searchBox = useSlashKey();
  const [isAdding, setIsAdding] = useState(false);
  const month = monthOr(get('month'));
  const classes = useClasses();
  const item = openingClass(classes.data ?? [], get('class'));
  const sections = useSections(item?._id);
  const section = sections.data?.find(({ _id }) => _id === get('section')) ?? sections.data?.[0];
  const actions = (
    <>
      <Select
        label={t`Month`}
        value={month}
        choices={MONTHS.map((name) => ({ value: name, label: formatMonth(name) }))}
        onChange={(name) => change({ month: name })}
      />
      {section ? <ExportButtons table="pay-and-due" filters={{ sectionId: section._id, month }} /> : null}
      <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t`Add Expense`}
      </Button>
      <LinkButton
        to={paths.feesData}
        title={t`Opens the fee structure (fees of each class by head and month)`}
        icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
      >
        {t`Edit Fees`}
      </LinkButton>
    </>
  );
  const filters = (
    <>
      <Select
        label={t`Class`}
        value={item?._id ?? ''}
        disabled={!item}
        choices={
          classes.data?.length
            ? classes.data.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` }))
            : [{ value: '', label: classes.error ? t`Classes could not be opened` : t`No Classes Available` }]
        }
        onChange={(id) => change({ class: id, section: null })}
      />
      <Select
        label={t`Section`}
        value={section?._id ?? ''}
        disabled={!section}
        choices={
          sections.data?.length
            ? sections.data.map(({ _id, sectionName }) => ({ value: _id, label: t`Section ${sectionName}` }))
            : [{ value: '', label: classes.error ? t`Sections could not be opened` : t`No Sections Available` }]
        }
        onChange={(id) => change({ section: id })}
      />
      <SearchBox ref={searchBox} hasKey label={t`Search by name or roll number`} value={search} onChange={setSearch} />
    </>
  );
  const failed = classes.data ? sections : classes;
  return (
    <>
      <PageHeader
        title={t`Fee Collection`}
        context={<Context month={month} className={item?.className} section={section} />}
        actions={actions}
      />
      <FinanceNav />
      <ProgressHalves month={month} item={item} />
      <SectionList sectionId={section?._id} month={month} search={search} filters={filters} />
      {failed.error && !failed.data ? (
        <Card>
          <ErrorState
            title={t`The classes could not be opened`}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        </Card>
      ) : null}
      {isAdding ? <ExpensePopup onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

type ContextProps = { month: MonthName; className: string | undefined; section: { _id: string; sectionName: string } | undefined };

function Context({ month, className, section }: ContextProps) {
  const { data } = useFinance(getPayAndDueList, { body: { sectionId: section?._id ?? '', month } }, section !== undefined);
  const when = monthWithYear(month);
  if (!className || !section) return when;
  const { sectionName } = section;
  const students = data ? data.dueList.length + data.paidList.length : null;
  return (
    <>
      <Trans>
        {when} · Class {className}, Section {sectionName}
      </Trans>
      {students === null ? null : (
        <>
          {' · '}
          <Plural value={students} one="# student" other="# students" />
        </>
      )}
    </>
  );
}
