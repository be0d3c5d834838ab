import { useLingui } from '@lingui/react/macro';
import { attendanceShare, type Counts } from '@shala/contract/attendance';
import { formatNumber } from '#lib/format';
import { Figure, FigureStrip } from '#ui/figure-strip';

type Props = { counts: Counts; labels: { all: string; absent: string; absentNote: string }; register: string; absentList: string };

/** A day's counts side by side; each leads to its list. */
export function DayFigures({ counts, labels, register, absentList }: Props) {
  const { t } = useLingui();
  const here = counts.present + counts.late + counts.halfDay;
  const marked = counts.total - counts.notMarked;
  const share = attendanceShare(counts, marked);
  return (
    <FigureStrip>
      <Figure
        label={labels.all}
        figure={formatNumber(here)}
        note={share !== null ? t`${formatNumber(share * 100, 1)}% of the ${formatNumber(marked)} marked` : t`Attendance not taken yet`}
        to={register}
      />
      <Figure label={labels.absent} figure={formatNumber(counts.absent)} note={labels.absentNote} to={absentList} />
      <Figure
        label={t`On approved leave`}
        figure={formatNumber(counts.onLeave)}
        note={t`Not counted as absent`}
        to={`${absentList}${absentList.includes('?') ? '&' : '?'}show=leave`}
      />
      <Figure label={t`Late`} figure={formatNumber(counts.late)} note={t`Included in present`} to={register} />
      <Figure label={t`Half day`} figure={formatNumber(counts.halfDay)} note={t`Included in present`} to={register} />
      <Figure label={t`Not marked`} figure={formatNumber(counts.notMarked)} note={t`of ${formatNumber(counts.total)}`} to={register} />
    </FigureStrip>
  );
}
