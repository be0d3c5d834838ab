import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MonthName } from '@shala/contract/shared';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth, formatNumber, formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Box, Text } from '#ui/layout';
import { ProgressRing } from '#ui/progress';
import type { FinanceDetails } from '../api.ts';
import { firstDayOf, lastDayOf } from '../lib/today.ts';
import classes from './overview.module.css';

type Props = { details: FinanceDetails; month: MonthName; before: { month: string; paidOut: number } | null };

/** The month in figures, each with what it is measured against and the way to its rows. */
export function MonthStrip({ details, month, before }: Props) {
  const { t } = useLingui();
  const { totalAmount, collectedAmount, totalPayout, numFeePaid, numFeePending, totalStudents, numPendingLeft = 0 } = details;
  const share = totalAmount > 0 ? collectedAmount / totalAmount : 0;
  const percent = formatPercent(share);
  const name = formatMonth(month);
  const [total, due] = [formatRupees(totalAmount), formatRupees(totalAmount - collectedAmount)];
  const paid = formatNumber(numFeePaid);
  return (
    <FigureStrip columns="minmax(270px, 1.75fr) 1fr minmax(min-content, 1.08fr) minmax(min-content, 1.1fr)">
      <Box py={16} px={20}>
        <div className={classes.lead}>
          <ProgressRing share={share} label={t`Fees received: ${percent}`} />
          <Link to={`${paths.feeCollection}?month=${month}`}>
            <Text span display="block" c="dimmed" fz="sm">{t`Fees received`}</Text>
            <span className={classes.figure}>{formatRupees(collectedAmount)}</span>
            <Text span display="block" c="dimmed" fz="sm">
              <Trans>
                of {total} for {name}
              </Trans>
            </Text>
          </Link>
        </div>
      </Box>
      <Figure label={t`Total Students`} figure={formatNumber(totalStudents)} note={<Trans>{paid} have paid</Trans>} to={paths.students} />
      <Figure
        label={t`Fees Unpaid`}
        figure={formatNumber(numFeePending)}
        note={
          <>
            <Trans>
              <Plural value={numFeePending} one="student" other="students" /> · {due} still due
            </Trans>
            {numPendingLeft > 0 ? (
              <>
                {' · '}
                <Plural value={numPendingLeft} one="# of them has left" other="# of them have left" />
              </>
            ) : null}
          </>
        }
        to={`${paths.feeCollection}?month=${month}`}
      />
      <Figure
        label={t`Expenses`}
        figure={formatRupees(totalPayout)}
        note={before ? <Compared month={month} now={totalPayout} before={before} /> : t`expenses and salaries`}
        to={`${paths.spending}?from=${firstDayOf(month)}&to=${lastDayOf(month)}`}
      />
    </FigureStrip>
  );
}

function Compared({ month, now, before }: { month: MonthName; now: number; before: { month: string; paidOut: number } }) {
  const difference = formatRupees(Math.abs(now - before.paidOut));
  const [here, name] = [formatMonth(month, 'short'), formatMonth(before.month, 'short')];
  if (now === before.paidOut)
    return (
      <Trans>
        with salaries paid in {here} · same as {name}
      </Trans>
    );
  const isLess = now < before.paidOut;
  const Icon = isLess ? IconArrowDownRight : IconArrowUpRight;
  return (
    <>
      <Icon size={15} stroke={1.75} aria-hidden="true" />
      <span>
        {isLess ? (
          <Trans>
            with salaries paid in {here} · {difference} less than {name}
          </Trans>
        ) : (
          <Trans>
            with salaries paid in {here} · {difference} more than {name}
          </Trans>
        )}
      </span>
    </>
  );
}
