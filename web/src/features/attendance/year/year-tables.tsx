import { Plural, useLingui } from '@lingui/react/macro';
import { MARKS } from '@shala/contract/attendance';
import { formatDate, formatDateTime, formatMonth, formatNumber, formatPercent } from '#lib/format';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import type { PersonYear } from '../api.ts';
import { monthNameOf } from '../lib/days.ts';
import { useMarkWords } from '../lib/words.ts';

type Month = PersonYear['months'][number];
type Change = PersonYear['changes'][number];

/** The year's figures month by month: the same as the picture, to read. */
export function MonthFigures({ year }: { year: PersonYear }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const figure = (id: 'present' | 'absent' | 'late' | 'halfDay' | 'onLeave' | 'notMarked', head: string): Column<Month> => ({
    id,
    head,
    isFigure: true,
    cell: ({ tally }) => formatNumber(tally[id]),
  });
  const columns: Column<Month>[] = [
    { id: 'month', head: t`Month`, cell: ({ month }) => `${formatMonth(monthNameOf(month))} ${month.slice(0, 4)}` },
    figure('present', words.P),
    figure('absent', words.A),
    figure('late', words.L),
    figure('halfDay', words.H),
    figure('onLeave', words.V),
    figure('notMarked', t`Not marked`),
    { id: 'share', head: t`Attendance %`, isFigure: true, cell: ({ tally }) => (tally.share === null ? '–' : formatPercent(tally.share)) },
  ];
  return (
    <DataTable
      label={t`Month-wise attendance`}
      columns={columns}
      rows={year.months}
      rowId={({ month }) => month}
      isCompact
      foot={t`For the percentage: present and late = 1 day, half day = ½ day, absent and on leave = 0 days. Holidays, Sundays and days not marked are left out.`}
    />
  );
}

/** What was changed later, by whom and why. */
export function Changes({ changes }: { changes: Change[] }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const word = (mark: string | null) => {
    const known = MARKS.find((one) => one === mark);
    return known ? words[known] : t`Not marked`;
  };
  if (changes.length === 0) return null;
  return (
    <Card title={t`Corrections`} fact={<Plural value={changes.length} one="# change" other="# changes" />}>
      <DataTable
        label={t`Corrections`}
        isBare
        isCompact
        columns={[
          { id: 'on', head: t`Date`, width: '120px', cell: ({ on }) => formatDate(on) },
          { id: 'change', head: t`Change`, width: '220px', cell: ({ before, after }) => t`${word(before)} to ${word(after)}` },
          { id: 'reason', head: t`Reason`, cell: ({ reason }) => reason || '–' },
          { id: 'by', head: t`Corrected by`, width: '160px', cell: ({ by }) => by || '–' },
          { id: 'at', head: t`Corrected on`, width: '160px', cell: ({ at }) => formatDateTime(at) },
        ]}
        rows={changes}
        rowId={({ at, on }) => `${at} ${on}`}
      />
    </Card>
  );
}
