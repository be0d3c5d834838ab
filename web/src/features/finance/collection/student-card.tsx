import { Trans, useLingui } from '@lingui/react/macro';
import type { getPayAndDueList } from '@shala/contract/finance';
import { type CallAnswer, hasId, type MonthName } from '@shala/contract/shared';
import { IconAlertTriangle, IconCalendarCheck, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { dayAfter, firstDayOf, today } from '../lib/today.ts';
import classes from './collection.module.css';

export type FeeCard = CallAnswer<typeof getPayAndDueList>['dueList'][number];

const LONG_OVERDUE_DAYS = 30;
const ICON = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { card: FeeCard; month: MonthName; isDue: boolean; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** One student of the section: name, roll number, when it was paid or is due, and how much. */
export function StudentCard({ card, month, isDue, isChosen, onChoose }: Props) {
  const { t } = useLingui();
  const { _id, name, rollNum, date, dueDate, amount, leftOn } = card;
  return (
    <li className={classes.card}>
      {hasId(_id) ? (
        <Link className={classes.name} to={pathTo(paths.studentFeeMonth, { studentId: _id, month })}>
          {name || t`No name`}
        </Link>
      ) : (
        <span className={classes.name}>{name || t`No name`}</span>
      )}
      {isDue && hasId(_id) ? (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t`Select ${name}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : (
        <span />
      )}
      <span className={classes.roll}>
        {leftOn ? t`Left on ${formatDate(leftOn)}` : rollNum === null ? t`No roll number` : t`Roll ${rollNum}`}
      </span>
      {isDue ? <DueDay day={dueDate} month={month} /> : <PaidDay day={date} />}
      <span className={classes.amount}>{formatRupees(amount, { hasPlus: !isDue })}</span>
    </li>
  );
}

function PaidDay({ day }: { day: string | null }) {
  const shown = day ? formatShortDate(day) : '–';
  return (
    <span className={classes.when} data-tone="good">
      <IconCircleCheck {...ICON} />
      <Trans>Paid {shown}</Trans>
    </span>
  );
}

function DueDay({ day, month }: { day: string | null; month: MonthName }) {
  if (!day) return <span className={classes.when}>–</span>;
  const shown = formatShortDate(day);
  if (day < dayAfter(today(), -LONG_OVERDUE_DAYS)) {
    return (
      <span className={classes.when} data-tone="bad">
        <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
        <Trans>Due since {shown}</Trans>
      </span>
    );
  }
  // The due day of a month lies in it; a later one was granted to the family.
  const isExtended = day > dayAfter(firstDayOf(month), 30);
  const Icon = isExtended ? IconCalendarCheck : IconClock;
  return (
    <span className={classes.when}>
      <Icon {...ICON} />
      {isExtended ? <Trans>Extended to {shown}</Trans> : <Trans>Due {shown}</Trans>}
    </span>
  );
}
