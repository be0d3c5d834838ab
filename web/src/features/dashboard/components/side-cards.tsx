import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconBeach,
  IconCake,
  IconCalendar,
  IconCash,
  IconClipboardText,
  IconConfetti,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { modeWord } from '#lib/mode-words';
import { paths, pathTo } from '#lib/paths';
import { festivalWords } from '#lib/stored-names';
import { EmptyState } from '#ui/empty-state';
import { Box, Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import type { Part } from '../api.ts';
import classes from './homepage.module.css';
import { HomepageQuery, PartCard } from './part-card.tsx';

/** What came in today, way by way. */
export function ModesCard() {
  const { t } = useLingui();
  const on = useContext(HomepageQuery)?.data?.today;
  const days = on ? `&from=${on}&to=${on}` : '';
  return (
    <PartCard name="money" title={t`Today’s collection by mode`} action={<Link to={paths.dayBook}>{t`Day book`}</Link>} rowHeight={28}>
      {({ byMode, today }) => {
        const most = Math.max(...byMode.map(({ amount }) => amount), 1);
        const receipts = byMode.reduce((sum, mode) => sum + mode.receipts, 0);
        if (byMode.length === 0) return <EmptyState icon={<IconCash size={24} stroke={1.75} />} title={t`No collection yet today`} />;
        return (
          <>
            <ul className={classes.modes}>
              {byMode.map(({ mode, amount }) => (
                <li key={mode}>
                  <span>{modeWord(mode)}</span>
                  <span className={classes.bar} aria-hidden="true">
                    <span style={{ width: `${(amount / most) * 100}%` }} />
                  </span>
                  <strong>
                    <Link to={`${paths.payments}?mode=${encodeURIComponent(mode)}${days}`}>{formatRupees(amount)}</Link>
                  </strong>
                </li>
              ))}
            </ul>
            <p className={classes.sum}>
              <Plural value={receipts} one="# receipt" other="# receipts" />
              <strong>{formatRupees(today)}</strong>
            </p>
          </>
        );
      }}
    </PartCard>
  );
}

/** Who of the staff is away today, and whether their lessons are covered. */
export function AwayCard() {
  const { t } = useLingui();
  const isClosed = useContext(HomepageQuery)?.data?.staff?.isSchoolDay === false;
  return (
    <PartCard name="away" title={t`Staff absent today`} action={<Link to={paths.employeesAbsent}>{t`Absent staff`}</Link>} rowHeight={36}>
      {(away) =>
        away.length === 0 ? (
          <Text mb={14} mx={16} c="dimmed" fz="sm">
            {isClosed ? t`Today is not a working day.` : t`No one is absent.`}
          </Text>
        ) : (
          <Box component="ul" mb={6} mx={16}>
            {away.map(({ employeeId, name, why, periods, covered }) => (
              <li key={employeeId} className={classes.row}>
                <span className={classes.words}>
                  <Link className={classes.name} to={pathTo(paths.employeeAttendance, { teacherId: employeeId })}>
                    {name}
                  </Link>
                  <span className={classes.quiet}>
                    {periods === 0 ? (
                      <Trans>no periods today</Trans>
                    ) : (
                      <Trans>
                        {covered} of {periods} periods arranged
                      </Trans>
                    )}
                  </span>
                </span>
                {why === 'absent' ? (
                  <StatusBadge tone="bad" icon={<IconUserOff size={14} stroke={2} />}>{t`Absent`}</StatusBadge>
                ) : (
                  <StatusBadge tone="plain" icon={<IconBeach size={14} stroke={2} />}>
                    {why === 'leave' ? t`On leave` : t`Half day`}
                  </StatusBadge>
                )}
              </li>
            ))}
          </Box>
        )
      }
    </PartCard>
  );
}

const KIND_ICONS = { holiday: IconBeach, event: IconConfetti, exam: IconClipboardText, meeting: IconUsersGroup } as const;

/** The next entries of the calendar, and today's birthdays. */
export function ComingCard() {
  const { t } = useLingui();
  const query = useContext(HomepageQuery);
  const birthdays = query?.data?.birthdays ?? [];
  return (
    <PartCard name="coming" title={t`Upcoming events`} action={<Link to={paths.calendar}>{t`Calendar`}</Link>} rowHeight={49}>
      {(coming) => (
        <>
          {coming.length === 0 ? (
            <EmptyState icon={<IconCalendar size={24} stroke={1.75} />} title={t`No events in the next two months`} />
          ) : (
            <Box component="ul" mb={6} mx={16}>
              {coming.map((event) => (
                <ComingRow key={event._id} event={event} />
              ))}
            </Box>
          )}
          {birthdays.length > 0 ? (
            <div className={classes.birthdays}>
              <IconCake size={16} stroke={1.75} aria-hidden="true" />
              <span>
                <Plural value={birthdays.length} one="# birthday today" other="# birthdays today" />
                <span className={classes.quiet}>
                  {birthdays.map(({ _id, name, place, isStaff }, index) => (
                    <span key={_id}>
                      {index > 0 ? ' · ' : null}
                      <Link
                        to={isStaff ? pathTo(paths.employeeProfile, { teacherId: _id }) : pathTo(paths.studentProfile, { studentId: _id })}
                      >
                        {name}
                      </Link>
                      {place ? `, ${place}` : null}
                    </span>
                  ))}
                </span>
              </span>
            </div>
          ) : null}
        </>
      )}
    </PartCard>
  );
}

function ComingRow({ event: { kind, title: stored, description, startsOn, endsOn, isTentative } }: { event: Part<'coming'>[number] }) {
  const title = festivalWords(stored);
  const { t } = useLingui();
  const [day, month] = formatShortDate(startsOn).split(' ');
  const Icon = KIND_ICONS[kind];
  return (
    <li className={classes.row}>
      <Link className={classes.date} to={`${paths.calendar}?date=${startsOn}`} aria-label={t`${title}, ${formatDate(startsOn)}`}>
        <strong>{day}</strong>
        {month}
      </Link>
      <span className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.quiet}>
          {[startsOn === endsOn ? description : t`until ${formatShortDate(endsOn)}`, isTentative ? t`date to be confirmed` : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon size={16} stroke={1.75} className={classes.kind} aria-hidden="true" />
    </li>
  );
}

/** The latest notices. */
export function NoticesCard() {
  const { t } = useLingui();
  return (
    <PartCard name="notices" title={t`Notices`} action={<Link to={paths.notices}>{t`All notices`}</Link>} rowHeight={40}>
      {(notices) =>
        notices.length === 0 ? (
          <Text mb={14} mx={16} c="dimmed" fz="sm">{t`No current notices.`}</Text>
        ) : (
          <Box component="ul" mb={6} mx={16}>
            {notices.map(({ _id, title, at, failed }) => (
              <li key={_id} className={classes.row}>
                <Link className={`${classes.words} ${classes.name}`} to={`${paths.noticeView}?id=${_id}`}>
                  {title}
                </Link>
                {failed > 0 ? (
                  <Link className={classes.failed} to={`${paths.noticeView}?id=${_id}`}>
                    <Plural value={failed} one="View # failed message" other="View # failed messages" />
                  </Link>
                ) : (
                  <span className={classes.quiet}>{formatShortDate(at)}</span>
                )}
              </li>
            ))}
          </Box>
        )
      }
    </PartCard>
  );
}

/** The latest payments. */
export function ActivityCard() {
  const { t } = useLingui();
  return (
    <PartCard name="activity" title={t`Latest receipts`} action={<Link to={paths.payments}>{t`All receipts`}</Link>} rowHeight={40}>
      {(activity) =>
        activity.length === 0 ? (
          <Text mb={14} mx={16} c="dimmed" fz="sm">{t`No receipts yet.`}</Text>
        ) : (
          <Box component="ul" mb={6} mx={16}>
            {activity.map(({ _id, student, amount, date }) => (
              <li key={_id} className={classes.row}>
                <Link className={`${classes.words} ${classes.name}`} to={`${paths.payments}?receipt=${_id}`}>
                  {student}
                </Link>
                <span className={classes.quiet}>{formatShortDate(date)}</span>
                <span className={classes.received}>{formatRupees(amount, { hasPlus: true })}</span>
              </li>
            ))}
          </Box>
        )
      }
    </PartCard>
  );
}
