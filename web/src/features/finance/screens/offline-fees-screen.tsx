import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getClassList } from '@shala/contract/classes';
import { fetchStudentsOfClass } from '@shala/contract/finance';
import { IconBook2, IconReceipt } from '@tabler/icons-react';
import { formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { queryClient } from '#lib/query-client';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { PageHeader } from '#ui/page-header';
import { type ClassItem, type FeeStudent, financeQuery, prefetchFinance } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { Counter } from '../counter/counter.tsx';
import { monthFigures } from '../counter/list-foot.tsx';
import { useCounterClasses, useCounterStudents } from '../counter/use-counter-list.ts';
import { monthWithYear, thisMonth } from '../lib/today.ts';

/** Begins loading the classes and the students of the chosen or first one. */
export async function prefetchOfflineFees(_params: ScreenParams, search: URLSearchParams) {
  const classes = await queryClient.fetchQuery(financeQuery(getClassList, {})).catch(() => []);
  const classId = (classes.find(({ _id }) => _id === search.get('class')) ?? classes[0])?._id;
  if (classId) await prefetchFinance(fetchStudentsOfClass, { body: { classId } });
}

/** Where cash and cheques are taken: a class, its students, and what each has paid. */
export function OfflineFeesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const classList = useCounterClasses();
  const item = classList.classes.find(({ _id }) => _id === get('class')) ?? classList.classes[0];
  const list = useCounterStudents(item);
  const actions = (
    <>
      {item && !classList.isFallback ? <ExportButtons table="class-fees" filters={{ classId: item._id }} /> : null}
      <LinkButton to={paths.payments} icon={<IconReceipt size={16} stroke={1.75} aria-hidden="true" />}>
        {t`All receipts`}
      </LinkButton>
      <LinkButton to={paths.dayBook} icon={<IconBook2 size={16} stroke={1.75} aria-hidden="true" />}>
        {t`Day book`}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeader title={t`Offline Fees`} context={<Context item={item} students={list.students} />} actions={actions} />
      {/* Another class begins with a list of its own. */}
      <Counter
        key={item?._id}
        item={item}
        classList={classList}
        list={list}
        onClass={(id, search) => change({ class: id, q: search ?? null, ...(search ? { show: null } : {}) })}
      />
    </>
  );
}

function Context({ item, students }: { item: ClassItem | undefined; students: FeeStudent[] | undefined }) {
  const month = monthWithYear(thisMonth());
  if (!item) return month;
  if (!students) {
    return (
      <Trans>
        {month} · Class {item.className}
      </Trans>
    );
  }
  const { unpaid, unpaidAmount } = monthFigures(students);
  const sum = formatRupees(unpaidAmount, { groupsThousands: false });
  return (
    <Trans>
      {month} · Class {item.className} · <Plural value={students.length} one="# student" other="# students" /> · {unpaid} unpaid, {sum}{' '}
      still due
    </Trans>
  );
}
