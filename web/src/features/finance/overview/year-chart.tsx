import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth, formatPercent, formatRupees } from '#lib/format';
import type { Collections } from '../api.ts';
import { monthPlace } from '../lib/today.ts';
import { scaleLines, shortRupees } from './scale.ts';
import classes from './year-chart.module.css';

type Month = Collections['months'][number];

/** The year in bars: collected of what was due, month by month, and last year's as a line. Its figures are one press away. */
export function YearChart({ collections }: { collections: Collections }) {
  const { t } = useLingui();
  const { months, year } = collections;
  const most = Math.max(...months.map(({ due, collected, receivedLastYear }) => Math.max(due, collected, receivedLastYear ?? 0)));
  const isEmpty = most === 0;
  const lines = scaleLines(most);
  const top = lines.at(-1) ?? 1;
  const lastYear = previousYear(year);
  const thisMonth = months.find(({ month }) => monthPlace(month) === 'now')?.month;
  const now = thisMonth ? formatMonth(thisMonth) : null;
  const billed = months.filter(({ month }) => monthPlace(month) !== 'future');
  const label = billed
    .map(({ month, due, collected }) => t`${formatMonth(month)}: ${formatRupees(collected)} of ${formatRupees(due)}`)
    .join('; ');
  return (
    <figure className={classes.chart}>
      <div className={classes.plot} role="img" aria-label={t`Collection by month. ${label}`}>
        {lines.map((line) => (
          <div key={line} className={classes.line} style={{ bottom: `calc(24px + var(--plot) * ${line / top})` }}>
            {isEmpty ? null : <span>{shortRupees(line)}</span>}
          </div>
        ))}
        <div className={classes.months}>
          {months.map((item) => (
            <MonthBar key={item.month} item={item} top={top} />
          ))}
        </div>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i data-kind="past" />
          <Trans>Collected for past months</Trans>
        </span>
        <span>
          <i data-kind="due" />
          <Trans>Still due</Trans>
        </span>
        <span>
          <i data-kind="future" />
          <Trans>Not due yet</Trans>
        </span>
        {now ? (
          <span>
            <i data-kind="now" />
            <Trans>Collected for {now} or in advance</Trans>
          </span>
        ) : null}
        {months.some(({ receivedLastYear }) => receivedLastYear !== null) ? (
          <span>
            <i data-kind="last" />
            <Trans>Received in the month, {lastYear}</Trans>
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

function MonthBar({ item, top }: { item: Month; top: number }) {
  const { month, due, collected, receivedLastYear } = item;
  const place = monthPlace(month);
  const height = (amount: number) => `${(Math.min(amount, top) / top) * 100}%`;
  return (
    <div className={classes.month} data-place={place}>
      <div className={classes.bars}>
        <div className={classes.due} style={{ height: height(due) }} />
        {collected > 0 ? <div className={classes.got} style={{ height: height(collected) }} /> : null}
        {place !== 'future' && due > 0 ? (
          <div className={classes.percent} style={{ bottom: height(Math.max(due, collected)) }}>
            {formatPercent(collected / due)}
          </div>
        ) : null}
        {receivedLastYear !== null ? <div className={classes.last} style={{ bottom: height(receivedLastYear) }} /> : null}
      </div>
      <span className={classes.name}>{formatMonth(month, 'short')}</span>
    </div>
  );
}

/** `2026-27` gives `2025-26`. */
function previousYear(year: string): string {
  const first = Number(year.slice(0, 4)) - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
