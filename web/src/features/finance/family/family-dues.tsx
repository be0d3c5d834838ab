import { useLingui } from '@lingui/react/macro';
import type { getFamily } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate, formatRupees } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { useFinanceWords } from '../lib/words.ts';

export type Child = CallAnswer<typeof getFamily>['children'][number];

/** What each child owes: today, this year, and for which months. */
export function FamilyDues({ family }: { family: Child[] }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const sum = (id: 'owedToday' | 'owedYear') => formatRupees(toRupees(family.reduce((total, child) => total + toPaise(child[id]), 0)));
  const columns: Column<Child>[] = [
    {
      id: 'name',
      head: t`Student`,
      cell: ({ id, name, leftOn }) => (
        <>
          <Link to={pathTo(paths.studentFees, { studentId: id })}>{name}</Link>
          {leftOn ? ` · ${t`Left on ${formatDate(leftOn)}`}` : null}
        </>
      ),
    },
    { id: 'class', head: t`Class`, width: '100px', cell: ({ className, sectionName }) => `${className} ${sectionName}` },
    {
      id: 'overdue',
      head: t`Overdue`,
      cell: ({ dues }) =>
        dues
          .filter(({ isOverdue }) => isOverdue)
          .map(({ month }) => monthOf(month))
          .join(', ') || '–',
    },
    {
      id: 'today',
      head: t`Due till today`,
      isFigure: true,
      width: '120px',
      cell: ({ owedToday }) => <strong>{formatRupees(owedToday)}</strong>,
    },
    { id: 'year', head: t`Balance this year`, isFigure: true, width: '120px', cell: ({ owedYear }) => formatRupees(owedYear) },
  ];
  return (
    <Card title={t`Children`}>
      <DataTable
        label={t`Children`}
        columns={columns}
        rows={family}
        rowId={({ id }) => id}
        foot={<span>{t`${sum('owedToday')} due till today, ${sum('owedYear')} balance this year`}</span>}
        isBare
      />
    </Card>
  );
}
