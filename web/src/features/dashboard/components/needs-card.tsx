import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconClipboardX,
  IconHourglass,
  IconNotebook,
  IconReceiptOff,
  IconUserOff,
} from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { formatRupees, formatShortDate } from '#lib/format';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import type { Part } from '../api.ts';
import classes from './homepage.module.css';
import { HomepageQuery, PartCard } from './part-card.tsx';

type Need = { id: string; tone: 'bad' | 'warn' | 'plain'; icon: ReactNode; title: ReactNode; why: ReactNode; act: string; to: string };

/** What waits for somebody, the most urgent first; its act is the primary of the screen. */
export function NeedsCard() {
  const { t } = useLingui();
  const listOf = useNeeds();
  return (
    <PartCard name="needs" title={t`To do now`} fact={(part) => listOf(part).length || null} rows={5}>
      {(part) => {
        const needs = listOf(part);
        if (needs.length === 0)
          return (
            <EmptyState icon={<IconCircleCheck size={24} stroke={1.75} />} title={t`Nothing to do now`}>
              {t`Attendance is taken, arrangements are made and the logbook is filled.`}
            </EmptyState>
          );
        return (
          <ul className={classes.needs}>
            {needs.map(({ id, tone, icon, title, why, act, to }, index) => (
              <li key={id} className={classes.need}>
                <span className={classes.needIcon} data-tone={tone} aria-hidden="true">
                  {icon}
                </span>
                <span className={classes.words}>
                  <span className={classes.needTitle}>{title}</span>
                  <span className={classes.quiet}>{why}</span>
                </span>
                <LinkButton to={to} size="small" isPrimary={index === 0}>
                  {act}
                </LinkButton>
              </li>
            ))}
          </ul>
        );
      }}
    </PartCard>
  );
}

function useNeeds(): (part: Part<'needs'>) => Need[] {
  const { t } = useLingui();
  const icon = { size: 16, stroke: 1.75 } as const;
  const homepage = useContext(HomepageQuery)?.data;
  // The unfilled logs are those of the last school day before today: today's lessons are still being held.
  const lastDay = homepage?.week?.days.findLast(({ on }) => on < homepage.today)?.on;
  return ({ uncovered, registers, cheques, bounced, leaves, logs }) => {
    const needs: (Need | false)[] = [
      uncovered.count > 0 && {
        id: 'uncovered',
        tone: 'bad',
        icon: <IconUserOff {...icon} />,
        title: <Plural value={uncovered.count} one="# period needs arrangement today" other="# periods need arrangement today" />,
        why: firstPeriods(uncovered),
        act: t`Make arrangement`,
        to: paths.coverDesk,
      },
      registers.count > 0 && {
        id: 'registers',
        tone: 'warn',
        icon: <IconClipboardX {...icon} />,
        title: <Plural value={registers.count} one="Attendance not taken in # section" other="Attendance not taken in # sections" />,
        why: registers.first.join(', ') + (registers.count > registers.first.length ? '…' : ''),
        act: t`Take attendance`,
        to: paths.studentsAttendance,
      },
      bounced.count > 0 && {
        id: 'bounced',
        tone: 'warn',
        icon: <IconReceiptOff {...icon} />,
        title: <Plural value={bounced.count} one="# cheque bounced this week" other="# cheques bounced this week" />,
        why: <BouncedSum bounced={bounced} />,
        act: t`View cheques`,
        to: `${paths.chequeBoard}?state=bounced`,
      },
      cheques.count > 0 && {
        id: 'cheques',
        tone: 'plain',
        icon: <IconBuildingBank {...icon} />,
        title: <Plural value={cheques.count} one="# cheque to deposit" other="# cheques to deposit" />,
        why: (
          <Trans>
            {formatRupees(cheques.amount)}, the oldest received on {cheques.oldestOn ? formatShortDate(cheques.oldestOn) : ''}
          </Trans>
        ),
        act: t`Make deposit slip`,
        to: paths.chequeBoard,
      },
      leaves.count > 0 && {
        id: 'leaves',
        tone: 'plain',
        icon: <IconHourglass {...icon} />,
        title: <Plural value={leaves.count} one="# leave application is pending" other="# leave applications are pending" />,
        why: leaves.first.join(', ') + (leaves.count > leaves.first.length ? '…' : ''),
        act: t`Approve or reject`,
        to: paths.leave,
      },
      logs.teachers > 0 && {
        id: 'logs',
        tone: 'plain',
        icon: <IconNotebook {...icon} />,
        title: <Plural value={logs.teachers} one="# teacher has not filled the logbook" other="# teachers have not filled the logbook" />,
        why: <UnfilledPeriods count={logs.lessons} />,
        act: t`View list`,
        to: lastDay ? `${paths.logbook}?date=${lastDay}&show=open` : paths.logbook,
      },
    ];
    return needs.filter((need) => need !== false);
  };
}

/** With several cheques the amount is the total of all, so no student is named. */
function BouncedSum({ bounced: { student, amount } }: { bounced: Part<'needs'>['bounced'] }) {
  return student === null ? (
    <Trans>{formatRupees(amount)} to be collected again</Trans>
  ) : (
    <Trans>
      {student} · {formatRupees(amount)} to be collected again
    </Trans>
  );
}

function UnfilledPeriods({ count }: { count: number }) {
  return (
    <Plural value={count} one="# period not filled on the previous school day" other="# periods not filled on the previous school day" />
  );
}

/** The first periods without a teacher, and whether there are more. */
function firstPeriods({ count, first }: Part<'needs'>['uncovered']): string {
  const named = first.map(({ teacher, period, className }) => `${teacher}: ${period} ${className}`).join(' · ');
  return count > first.length ? `${named} …` : named;
}
