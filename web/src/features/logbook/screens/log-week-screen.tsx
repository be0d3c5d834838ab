import { useLingui } from '@lingui/react/macro';
import { getLogWeek } from '@shala/contract/logbook';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { formatDays, formatLongDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Stack, Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { dayOr, type LogPeriod, prefetchLog, useLog } from '../api.ts';
import { DayChoice } from '../components/day-choice.tsx';
import { LogExport } from '../components/log-export.tsx';
import classes from './log-week-screen.module.css';

/** Begins loading it before it is shown. */
export function prefetch({ teacherId = '' }: ScreenParams, search: URLSearchParams) {
  return prefetchLog(getLogWeek, { params: { teacherId, date: dayOr(search.get('date') ?? '') } });
}

/** A teacher's week as it is handed in: day by day, with a line for the signatures. */
export function LogWeekScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  const { get, change } = useAddress();
  const date = dayOr(get('date'));
  const query = useLog(getLogWeek, { params: { teacherId, date } });
  const [name, first, last] = [query.data?.teacherName ?? '', query.data?.days[0]?.date, query.data?.days.at(-1)?.date];
  const days = first && last ? formatDays(first, last) : '';
  const actions = (
    <>
      <LinkButton
        to={`${pathTo(paths.teacherLog, { teacherId })}?date=${date}`}
        icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
      >
        {t`Show one day`}
      </LinkButton>
      {first && last ? <LogExport from={first} to={last} teacherId={teacherId} /> : null}
      <DayChoice date={first ?? date} weekEnd={last ?? date} onChange={(day) => change({ date: day })} />
      <Button
        isPrimary
        disabled={!query.data?.days.some(({ periods }) => periods.length > 0)}
        icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t`Print`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Weekly logbook`} context={name ? `${name} · ${days}` : ' '} actions={actions} />
      {query.data ? (
        <Stack gap={16} pb={24}>
          {query.data.days.map((day) => (
            <section key={day.date} className={classes.day}>
              <Text component="h2" pb={4} fz="md" fw={600}>
                {formatLongDate(day.date)}
              </Text>
              {day.periods.length === 0 ? (
                <Text c="dimmed" fz="sm">
                  {day.isSchoolDay ? (day.date > dayOr('') ? t`This date is in the future` : t`No period`) : t`No school`}
                </Text>
              ) : (
                <table className={classes.table} aria-label={formatLongDate(day.date)}>
                  <thead>
                    <tr>
                      <th scope="col">{t`Period`}</th>
                      <th scope="col">{t`Class`}</th>
                      <th scope="col">{t`Subject`}</th>
                      <th scope="col">{t`What was taught`}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {day.periods.map((period) => (
                      <WeekRow key={period.periodId} period={period} isToCome={day.date > dayOr('')} />
                    ))}
                  </tbody>
                </table>
              )}
            </section>
          ))}
          <p className={classes.signatures}>
            <span>{t`Teacher’s signature`}</span>
            <span>{t`Principal’s signature`}</span>
          </p>
        </Stack>
      ) : (
        <Card>
          {query.isPending ? (
            <SkeletonRows count={10} />
          ) : (
            <ErrorState
              title={t`The logbook of this week could not be opened`}
              missing={t`Teacher not found`}
              error={query.error}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
              action={<LinkButton to={paths.logbook}>{t`Back to the logbook`}</LinkButton>}
            />
          )}
        </Card>
      )}
    </>
  );
}

function WeekRow({ period, isToCome }: { period: LogPeriod; isToCome: boolean }) {
  const { t } = useLingui();
  const { coverFor, coveredBy, homework } = period;
  return (
    <tr>
      <th scope="row">{period.periodName}</th>
      <td className={classes.class}>{`${period.className} ${period.sectionName}`}</td>
      <td className={classes.subject}>{period.subjectName}</td>
      <td>
        {period.description || (coveredBy === null ? null : t`Arranged: ${coveredBy}`)}
        {period.isRecorded || coveredBy !== null || isToCome ? null : <span className={classes.blank}>{t`Not filled yet`}</span>}
        {coverFor === null ? null : <Text span display="block" c="dimmed" fz="xs">{t`Arrangement for ${coverFor}`}</Text>}
        {homework ? <Text span display="block" c="dimmed" fz="xs">{t`Homework: ${homework}`}</Text> : null}
      </td>
    </tr>
  );
}
