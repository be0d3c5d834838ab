import { Plural, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconEqual } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable } from '#ui/data-table';
import { StatusBadge } from '#ui/status-badge';
import type { Preview, PreviewRow } from '../api.ts';
import { useImportFieldWords, useNoteWords, useProblemWords } from '../lib/words.ts';
import { CellEditor } from './cell-editor.tsx';
import classes from './import.module.css';

const ROW_WIDTH = '56px';

export type Correction = { row: PreviewRow; column: number; text: string };
type Props = { preview: Preview; rows: readonly PreviewRow[]; onCorrect: (correction: Correction) => void };

/**
 * The rows as they stand in the file, columns with errors first; only what is in sight is drawn. A bad cell says why, and each cell is corrected in its
 * place. Another choice of columns is another table.
 */
export function PreviewTable({ preview, rows, onCorrect }: Props) {
  const { t } = useLingui();
  // What has to be corrected is seen without scrolling; it stays in its place while it is corrected.
  const [first] = useState(() => new Set(preview.rows.flatMap(({ problems }) => problems.map(({ column }) => String(column)))));
  const columns = useColumns(preview, first, onCorrect);
  return (
    <DataTable
      label={t`Rows of the file`}
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row)}
      isQuiet={({ verdict }) => verdict === 'known'}
      isTall
      foot={<Plural value={rows.length} _0="No matching rows" one="# row" other="# rows" />}
    />
  );
}

function useBadges() {
  const { t } = useLingui();
  return {
    good: (
      <StatusBadge tone="good" icon={<IconCheck size={14} stroke={2} />}>
        {t`Ready`}
      </StatusBadge>
    ),
    bad: (
      <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>
        {t`Error`}
      </StatusBadge>
    ),
    known: (
      <StatusBadge tone="plain" icon={<IconEqual size={14} stroke={2} />}>
        {t`Already entered`}
      </StatusBadge>
    ),
  };
}

function useColumns({ headers, mapping }: Preview, first: ReadonlySet<string>, onCorrect: Props['onCorrect']): Column<PreviewRow>[] {
  const { t } = useLingui();
  const problemOf = useProblemWords();
  const noteOf = useNoteWords();
  const fields = useImportFieldWords();
  const badge = useBadges();
  const used = headers.map((header, column) => ({ header, column, field: mapping[column] ?? null })).filter(({ field }) => field !== null);
  const cells = used.map(({ header, column, field }): Column<PreviewRow> => {
    const head = field ? fields[field] : header;
    return {
      id: String(column),
      head,
      // Whose row it is stays in sight beside the cell that is corrected.
      ...(field === 'name' && { pinnedAt: ROW_WIDTH }),
      cell: (row: PreviewRow) => {
        const bad = row.problems.find((problem) => problem.column === column);
        const text = row.cells[column] ?? '';
        const differs = row.known?.differs.find((one) => one.column === column);
        if (differs)
          return (
            <span className={classes.cell} title={t`In the records: ${differs.has || t`blank`}`}>
              {differs.has ? <s className={classes.had}>{differs.has}</s> : null} {text}
            </span>
          );
        return (
          <CellEditor
            text={text}
            label={t`${head}, row ${row.row}`}
            problem={bad && problemOf(bad)}
            onSave={(corrected) => onCorrect({ row, column, text: corrected })}
          />
        );
      },
    };
  });
  return [
    { id: 'row', head: t`Row`, isFigure: true, width: ROW_WIDTH, pinnedAt: '0', cell: ({ row }) => row },
    ...cells.filter(({ pinnedAt }) => pinnedAt !== undefined),
    { id: 'verdict', head: t`Status`, width: '104px', cell: ({ verdict }) => badge[verdict] },
    {
      id: 'why',
      head: t`What to correct`,
      cell: (row) => {
        const reasons = row.problems.map(({ column, ...problem }) => {
          const field = mapping[column];
          return field ? t`${fields[field]}: ${problemOf(problem)}` : problemOf(problem);
        });
        const notKept = (row.notKept ?? []).map(({ column, text }) => {
          const field = mapping[column];
          return t`${field ? fields[field] : ''}: ${text} will not be imported. One number is kept for each person.`;
        });
        const notes = (row.notes ?? []).map(({ code }) => noteOf[code]);
        return (
          <>
            {notes.length === 0 ? null : <span title={notes.join('\n')}>{notes.join(' ')}</span>}
            {reasons.length === 0 ? null : (
              <span className={classes.reason} title={reasons.join('\n')}>
                {reasons.join(' ')}
              </span>
            )}
            {notKept.length === 0 ? null : <span title={notKept.join('\n')}>{notKept.join(' ')}</span>}
          </>
        );
      },
    },
    ...cells.filter(({ id, pinnedAt }) => pinnedAt === undefined && first.has(id)),
    ...cells.filter(({ id, pinnedAt }) => pinnedAt === undefined && !first.has(id)),
  ];
}
