import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getClassList } from '@shala/contract/classes';
import { fetchStudentsOfClass, getDayState } from '@shala/contract/finance';
import { formatMonth, formatRupees } from '#lib/format';
import { queryClient } from '#lib/query-client';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { PageHeader } from '#ui/page-header';
import { type ClassItem, type FeeStudent, financeQuery, openingClass, prefetchFinance } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { PrintChoice } from '../components/print-choice.tsx';
import { ReceiptPaperSelect } from '../components/receipt-paper-select.tsx';
import { Counter } from '../counter/counter.tsx';
import { monthFigures } from '../counter/list-foot.tsx';
import { ALL_CLASSES, useCounterClasses, useCounterStudents } from '../counter/use-counter-list.ts';
import { monthWithYear, thisMonth } from '../lib/today.ts';

/** Begins loading the classes, the students of the chosen or first one, and whether the day is closed. */
export async function prefetchOfflineFees(_params: ScreenParams, search: URLSearchParams) {
  const day = prefetchFinance(getDayState, {});
  const classes = await queryClient.fetchQuery(financeQuery(getClassList, {})).catch(() => []);
  const classId = openingClass(classes, search.get('class'))?._id;
  if (classId) await prefetchFinance(fetchStudentsOfClass, { body: { classId } });
  await day;
}

/** Where fees are collected: any student of the school, what is due, and every way to pay it. */
export function OfflineFeesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const classList = useCounterClasses();
  const isWholeSchool = get('class') === ALL_CLASSES && classList.classes.length > 0 && !classList.isFallback;
  const item = isWholeSchool ? undefined : openingClass(classList.classes, get('class'));
  const list = useCounterStudents(item);
  const actions = (
    <>
      {item && !classList.isFallback ? <ExportButtons table="class-fees" filters={{ classId: item._id }} /> : null}
      <PrintChoice />
      <ReceiptPaperSelect />
    </>
  );
  return (
    <>
      <PageHeader
        title={t`Collect fees`}
        context={<Context item={item} isWholeSchool={isWholeSchool} students={list.students} />}
        actions={actions}
      />
      <FinanceNav />
      {/*
        Another class begins with a list of its own. The key is what was selected and not what was loaded: what is typed before the classes
        have arrived must outlive their arrival.
      */}
      <Counter
        key={get('class')}
        item={item}
        classList={classList}
        list={list}
        isWholeSchool={isWholeSchool}
        onClass={(id) => change({ class: id, q: null })}
      />
    </>
  );
}

type ContextProps = { item: ClassItem | undefined; isWholeSchool: boolean; students: FeeStudent[] | undefined };

function Context({ item, isWholeSchool, students }: ContextProps) {
  const month = monthWithYear(thisMonth());
  if (isWholeSchool) return <Trans>{month} · All classes</Trans>;
  if (!item) return month;
  if (!students) {
    return (
      <Trans>
        {month} · Class {item.className}
      </Trans>
    );
  }
  const { unpaid, unpaidAmount } = monthFigures(students);
  const [sum, name] = [formatRupees(unpaidAmount), formatMonth(thisMonth())];
  return (
    <Trans>
      {month} · Class {item.className} · <Plural value={students.length} one="# student" other="# students" /> · {unpaid} unpaid, {sum} due
      for {name}
    </Trans>
  );
}
