import { Plural, useLingui } from '@lingui/react/macro';
import { listImports } from '@shala/contract/imports';
import { IconArrowBackUp, IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { type Summary, useImports } from '../api.ts';
import { useUndo } from './done-notice.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** What was imported before, each with its undo. */
export function EarlierImports() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Summary | null>(null);
  const undo = useUndo(() => setAsked(null));
  const query = useImports(listImports, {});
  const columns: Column<Summary>[] = [
    { id: 'file', head: t`File`, cell: ({ fileName }) => fileName },
    { id: 'kind', head: t`Type`, cell: ({ kind }) => (kind === 'students' ? t`Students` : t`Employees`) },
    { id: 'created', head: t`Imported`, isFigure: true, cell: ({ created }) => formatNumber(created) },
    { id: 'updated', head: t`Updated`, isFigure: true, cell: ({ updated }) => formatNumber(updated) },
    { id: 'at', head: t`Date`, cell: ({ at }) => formatDateTime(at) },
    { id: 'by', head: t`Imported by`, cell: ({ by }) => by },
    {
      id: 'undo',
      head: t`Cancel`,
      isHeadHidden: true,
      cell: (row) =>
        row.state === 'undone' ? (
          t`Cancelled`
        ) : (
          <Button
            size="small"
            icon={<IconArrowBackUp size={14} stroke={2} aria-hidden="true" />}
            aria-label={t`Cancel the import of ${row.fileName}`}
            onClick={() => setAsked(row)}
          >
            {t`Cancel import`}
          </Button>
        ),
    },
  ];
  const [shown, setShown] = useState<'all' | Summary['state']>('all');
  const rows = query.data?.filter(({ state }) => shown === 'all' || state === shown) ?? [];
  const states = [
    { value: 'all' as const, label: t`All` },
    { value: 'done' as const, label: t`Imported` },
    { value: 'undone' as const, label: t`Cancelled` },
  ];
  return (
    <Card
      title={t`Earlier imports`}
      action={
        query.data?.some(({ state }) => state === 'undone') ? (
          <Segmented label={t`Filter imports`} value={shown} choices={states} onChange={setShown} />
        ) : null
      }
    >
      {query.data === undefined ? (
        query.isPending ? (
          <SkeletonRows count={3} height={41} />
        ) : (
          <ErrorState
            title={t`The imports could not be opened`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )
      ) : query.data.length === 0 ? (
        <EmptyState icon={<IconTableImport size={24} stroke={1.75} />} title={t`No imports yet`}>
          {t`Import students or employees from Excel above.`}
        </EmptyState>
      ) : (
        <DataTable
          label={t`Earlier imports`}
          isBare
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          foot={<Plural value={rows.length} _0="No matching imports" one="# import" other="# imports" />}
        />
      )}
      {asked ? (
        <UndoDialog undo={undo} importId={asked.id} created={asked.created} updated={asked.updated} onClose={() => setAsked(null)} />
      ) : null}
    </Card>
  );
}
