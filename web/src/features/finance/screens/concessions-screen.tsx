import { Plural, useLingui } from '@lingui/react/macro';
import { endConcession, listConcessions } from '@shala/contract/finance';
import { IconDiscount, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { closeWith } from '#lib/close-with';
import { formatMonth } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { ReasonDialog } from '#ui/reason-dialog';
import { prefetchClasses, prefetchFinance, useClasses, useFinance, useFinanceAct } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { thisMonth } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';
import { type Concession, useConcessionText } from '../structure/concessions-card.tsx';
import { FeeNav } from '../structure/fee-nav.tsx';
import { GrantDialog } from '../structure/grant-dialog.tsx';

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  void prefetchClasses();
  const classId = search.get('class');
  return prefetchFinance(listConcessions, { query: classId ? { classId } : {} });
}

/** Who pays less, by how much, for how long and why. */
export function ConcessionsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const classId = get('class');
  const filters = classId ? { classId } : {};
  const query = useFinance(listConcessions, { query: filters });
  const classes = useClasses().data ?? [];
  const [isGranting, setIsGranting] = useState(false);
  const [ended, setEnded] = useState<Concession | null>(null);
  const columns = useConcessionColumns(setEnded);
  const actions = (
    <>
      <ExportButtons table="concessions" filters={filters} />
      <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsGranting(true)}>
        {t`Grant a concession`}
      </Button>
    </>
  );
  const classChoices = [
    { value: '', label: t`All classes` },
    ...classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })),
  ];
  return (
    <>
      <PageHeader title={t`Concessions`} context={t`Granted this year`} actions={actions} />
      <FeeNav />
      <FilterRow>
        <Select label={t`Class`} value={classId} choices={classChoices} onChange={(id) => change({ class: id })} />
      </FilterRow>
      <LoadState query={query} title={t`The concessions could not be opened`}>
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState icon={<IconDiscount size={24} stroke={1.75} />} title={t`No concession was granted this year`} />
            </Card>
          ) : (
            <DataTable
              label={t`Concessions`}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              isQuiet={({ endedAt }) => endedAt !== null}
              foot={<Plural value={rows.length} one="# concession" other="# concessions" />}
            />
          )
        }
      </LoadState>
      {isGranting ? <GrantDialog onClose={() => setIsGranting(false)} /> : null}
      {ended ? <EndDialog concession={ended} onClose={() => setEnded(null)} /> : null}
    </>
  );
}

function useConcessionColumns(onEnd: (concession: Concession) => void): Column<Concession>[] {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const textOf = useConcessionText();
  return [
    {
      id: 'student',
      head: t`Student`,
      cell: ({ student }) => <Link to={pathTo(paths.studentFees, { studentId: student.id })}>{student.name}</Link>,
    },
    { id: 'class', head: t`Class`, width: '90px', cell: ({ student }) => `${student.className} ${student.sectionName}` },
    { id: 'what', head: t`Concession`, cell: textOf },
    { id: 'months', head: t`Months`, cell: ({ fromMonth, toMonth }) => `${monthOf(fromMonth)} – ${monthOf(toMonth)}` },
    { id: 'why', head: t`Reason`, cell: ({ reason }) => reason },
    { id: 'by', head: t`Granted by`, cell: ({ by }) => by },
    {
      id: 'act',
      head: t`Stop`,
      isHeadHidden: true,
      width: '90px',
      cell: (one) =>
        one.endedAt ? (
          t`stopped`
        ) : (
          <Button size="small" aria-label={t`Stop the concession of ${one.student.name}`} onClick={() => onEnd(one)}>
            {t`Stop`}
          </Button>
        ),
    },
  ];
}

function EndDialog({ concession, onClose }: { concession: Concession; onClose: () => void }) {
  const { t } = useLingui();
  const end = useFinanceAct(endConcession, { onDone: () => closeWith(onClose, t`The concession was stopped.`) });
  const month = formatMonth(thisMonth());
  return (
    <ReasonDialog
      title={t`Stop the concession`}
      context={concession.student.name}
      act={t`Stop concession from ${month}`}
      isBusy={end.isPending}
      error={end.error}
      onSubmit={(reason) => end.mutate({ input: { params: { concessionId: concession.id }, body: { fromMonth: thisMonth(), reason } } })}
      onClose={onClose}
    >
      <p>{t`From ${month}, the fee is without the concession. Months already paid in full do not change.`}</p>
    </ReasonDialog>
  );
}
