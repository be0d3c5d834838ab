import { Plural, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconEqual } from '@tabler/icons-react';
import { type Column, DataTable } from '#ui/data-table';
import { StatusBadge } from '#ui/status-badge';
import type { Preview, PreviewRow } from '../api.ts';
import { useImportFieldWords, useProblemWords } from '../lib/words.ts';
import classes from './import.module.css';

type Props = { preview: Preview; rows: readonly PreviewRow[] };

/** The rows as they stand in the file; only what is in sight is drawn. A bad cell says why at its side. */
export function PreviewTable({ preview, rows }: Props) {
  const { t } = useLingui();
  const columns = useColumns(preview);
  return (
    <DataTable
      label={t`Rows of the file`}
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row)}
      isQuiet={({ verdict }) => verdict === 'known'}
      isTall
      foot={<Plural value={rows.length} _0="No such rows" one="# row" other="# rows" />}
    />
  );
}

function useColumns({ headers, mapping }: Preview): Column<PreviewRow>[] {
  const { t } = useLingui();
  const problems = useProblemWords();
  const fields = useImportFieldWords();
  const badge = {
    good: (
      <StatusBadge tone="good" icon={<IconCheck size={14} stroke={2} />}>
        {t`Good`}
      </StatusBadge>
    ),
    bad: (
      <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>
        {t`Error`}
      </StatusBadge>
    ),
    known: (
      <StatusBadge tone="plain" icon={<IconEqual size={14} stroke={2} />}>
        {t`Known`}
      </StatusBadge>
    ),
  };
  const used = headers.map((header, column) => ({ header, column, field: mapping[column] ?? null })).filter(({ field }) => field !== null);
  return [
    { id: 'row', head: t`Row`, isFigure: true, width: '56px', cell: ({ row }) => row },
    { id: 'verdict', head: t`State`, width: '96px', cell: ({ verdict }) => badge[verdict] },
    {
      id: 'why',
      head: t`What is wrong`,
      cell: (row) => {
        const reasons = row.problems.map(({ column, code }) => {
          const field = mapping[column];
          return field ? t`${fields[field]}: ${problems[code]}` : problems[code];
        });
        return reasons.length === 0 ? null : (
          <span className={classes.reason} title={reasons.join('\n')}>
            {reasons.join(' ')}
          </span>
        );
      },
    },
    ...used.map(({ header, column, field }) => ({
      id: String(column),
      head: field ? fields[field] : header,
      cell: (row: PreviewRow) => {
        const bad = row.problems.find((problem) => problem.column === column);
        const text = row.cells[column] ?? '';
        const differs = row.known?.differs.find((one) => one.column === column);
        if (differs)
          return (
            <span className={classes.cell} title={t`The school has: ${differs.has || t`nothing`}`}>
              {differs.has ? <s className={classes.had}>{differs.has}</s> : null} {text}
            </span>
          );
        return (
          <span className={bad ? classes.badCell : classes.cell} title={bad ? problems[bad.code] : text}>
            {text || (bad ? t`empty` : '')}
          </span>
        );
      },
    })),
  ];
}
