import { useLingui } from '@lingui/react/macro';
import type { listDefaulters } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Button } from '#ui/button';
import type { Column } from '#ui/data-table';
import { useFinanceWords } from '../lib/words.ts';

type Row = CallAnswer<typeof listDefaulters>['defaulters'][number];

/** What a row of overdue fees shows. */
export function useOverdueColumns(onExtend: (row: Row) => void): Column<Row>[] {
  const { t } = useLingui();
  const { monthsOf } = useFinanceWords();
  return [
    {
      id: 'student',
      head: t`Student`,
      cell: ({ student, leftOn }) => (
        <>
          <Link to={pathTo(paths.studentFees, { studentId: student.id })}>{student.name}</Link>
          {leftOn ? <small style={{ display: 'block', color: 'var(--c-ink-2)' }}>{t`Left on ${formatDate(leftOn)}`}</small> : null}
        </>
      ),
    },
    { id: 'class', head: t`Class`, width: '88px', isOneLine: true, cell: ({ student }) => `${student.className} ${student.sectionName}` },
    { id: 'guardian', head: t`Guardian`, cell: ({ guardian }) => guardian || '–' },
    {
      id: 'phone',
      head: t`Phone`,
      width: '104px',
      isOneLine: true,
      cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'),
    },
    { id: 'months', head: t`Months`, cell: ({ months }) => monthsOf(months) },
    { id: 'days', head: t`Days overdue`, isFigure: true, width: '72px', cell: ({ daysOverdue }) => formatNumber(daysOverdue) },
    { id: 'amount', head: t`Overdue`, isFigure: true, width: '96px', cell: ({ overdue }) => <strong>{formatRupees(overdue)}</strong> },
    {
      id: 'act',
      head: t`Extend due date`,
      isHeadHidden: true,
      width: '140px',
      cell: (row) => (
        <Button size="small" aria-label={t`Extend the due date of ${row.student.name}`} onClick={() => onExtend(row)}>
          {row.dueExtendedTo ? t`until ${formatShortDate(row.dueExtendedTo)}` : t`Extend due date`}
        </Button>
      ),
    },
  ];
}
