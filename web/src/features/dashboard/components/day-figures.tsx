import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useContext } from 'react';
import { formatMonth, formatNumber, formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Figure, FigureStrip } from '#ui/figure-strip';
import type { Part } from '../api.ts';
import { HomepageQuery } from './part-card.tsx';

const NONE = '–';

/** The day in four figures, each with what it is measured against, each leading to its rows. */
export function DayFigures() {
  const { t } = useLingui();
  const query = useContext(HomepageQuery);
  const { money = null, students = null, staff = null } = query?.data ?? {};
  const waits = query?.isPending ? ' ' : t`Could not be opened`;
  return (
    <FigureStrip>
      <Figure
        label={t`Collected today`}
        figure={money ? formatRupees(money.today) : NONE}
        note={money ? <AgainstLastWeek money={money} /> : waits}
        to={paths.dayBook}
      />
      <Figure
        label={t`Students present`}
        figure={students?.isSchoolDay ? formatNumber(students.present) : NONE}
        note={students ? <StudentNote students={students} /> : waits}
        to={paths.studentsAttendance}
      />
      <Figure
        label={t`Staff present`}
        figure={staff?.isSchoolDay ? formatNumber(staff.present) : NONE}
        note={staff ? <StaffNote staff={staff} /> : waits}
        to={paths.employeesAttendance}
      />
      <Figure
        label={money ? t`Fees collected for ${formatMonth(money.month)}` : t`Fees of the month`}
        figure={money ? formatPercent(money.charged > 0 ? money.collected / money.charged : 0) : NONE}
        note={money ? <FeesNote money={money} /> : waits}
        to={paths.feeCollection}
      />
    </FigureStrip>
  );
}

function AgainstLastWeek({ money: { today, weekAgo } }: { money: Part<'money'> }) {
  const gap = formatRupees(Math.abs(today - weekAgo));
  if (today === weekAgo) return <Trans>same as on this day last week</Trans>;
  return today > weekAgo ? (
    <>
      <IconArrowUpRight size={14} stroke={2} aria-hidden="true" /> <Trans>{gap} more than on the same day last week</Trans>
    </>
  ) : (
    <>
      <IconArrowDownRight size={14} stroke={2} aria-hidden="true" /> <Trans>{gap} less than on the same day last week</Trans>
    </>
  );
}

function StudentNote({ students: { isSchoolDay, total, notYet, absent, onLeave } }: { students: Part<'students'> }) {
  const marked = formatNumber(total - notYet);
  if (!isSchoolDay) return <Trans>not a school day</Trans>;
  if (notYet === 0 && total > 0)
    return (
      <Trans>
        of {formatNumber(total)} · {onLeave} on leave, {absent} absent
      </Trans>
    );
  return (
    <Trans>
      of {marked} marked · {formatNumber(notYet)} not marked yet
    </Trans>
  );
}

function StaffNote({ staff: { isSchoolDay, total, notYet, absent, onLeave } }: { staff: Part<'staff'> }) {
  if (!isSchoolDay) return <Trans>not a working day</Trans>;
  if (notYet > 0)
    return (
      <Trans>
        of {total} · {onLeave} on leave, {absent} absent, {notYet} not marked yet
      </Trans>
    );
  return (
    <Trans>
      of {total} · {onLeave} on leave, {absent} absent
    </Trans>
  );
}

function FeesNote({ money: { month, charged, collected, pendingStudents } }: { money: Part<'money'> }) {
  const due = formatRupees(charged - collected);
  if (charged === 0) return <Trans>no fees this month</Trans>;
  if (pendingStudents === 0) return <Trans>of {formatRupees(charged)}, fully paid</Trans>;
  const name = formatMonth(month);
  return <Plural value={pendingStudents} one={`${due} of ${name} unpaid (# student)`} other={`${due} of ${name} unpaid (# students)`} />;
}
