import { useLingui } from '@lingui/react/macro';
import { fetchTeacherLog } from '@shala/contract/logbook';
import { LOG_PERIODS } from '@shala/contract/shared';
import { IconCalendarOff, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { noSchoolWords } from '#lib/no-school';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Text } from '#ui/layout';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { dayOr, prefetchLog, type TeacherLog, useLog } from '../api.ts';
import { DateLabel, DayChoice } from '../components/day-choice.tsx';
import { LogDrawer } from '../components/log-drawer.tsx';
import { LogRow } from '../components/log-row.tsx';
import { Person } from '../components/person.tsx';
import { ReviewLine } from '../components/review-line.tsx';
import classes from './teacher-log-screen.module.css';

/** Begins loading the day. */
export function prefetchTeacherLog({ teacherId = '' }: ScreenParams, search: URLSearchParams) {
  return prefetchLog(fetchTeacherLog, { body: { teacherId, date: dayOr(search.get('date') ?? '') } });
}

/** A teacher's day from P1 to P8: what is taught where, what was written about it, and a way to write it. */
export function TeacherLogScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  const { get, change } = useAddress();
  const date = dayOr(get('date'));
  const query = useLog(fetchTeacherLog, { body: { teacherId, date } });
  const [periodId, setPeriodId] = useState<string | null>(null);
  const edited = query.data?.periods.find((period) => period.periodId === periodId);
  const actions = (
    <>
      <DayChoice
        date={date}
        onChange={(day) => {
          setPeriodId(null);
          change({ date: day });
        }}
      />
      {query.data ? (
        <LinkButton
          to={`${pathTo(paths.logWeek, { teacherId })}?date=${date}`}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t`Show and print the week`}
        </LinkButton>
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader title={t`Teacher’s logbook`} context={<DateLabel date={date} />} actions={actions} />
      {query.data ? (
        <>
          <Person log={query.data} />
          <Day log={query.data} date={date} onEdit={setPeriodId} />
          <ReviewLine log={query.data} date={date} />
        </>
      ) : query.isPending ? (
        <Text py={24} c="dimmed" role="status">{t`Loading schedule...`}</Text>
      ) : (
        <Card>
          <ErrorState
            title={t`The logbook could not be opened`}
            missing={t`Teacher not found`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
            action={<LinkButton to={paths.logbook}>{t`Back to the logbook`}</LinkButton>}
          />
        </Card>
      )}
      {edited ? (
        <LogDrawer
          key={`${date} ${periodId}`}
          teacherId={teacherId}
          date={date}
          period={edited}
          isLocked={query.data?.isLocked ?? false}
          onClose={() => setPeriodId(null)}
        />
      ) : null}
    </>
  );
}

type DayProps = { log: TeacherLog; date: string; onEdit: (periodId: string) => void };

function Day({ log, date, onEdit }: DayProps) {
  const { t } = useLingui();
  const others = log.periods.filter(({ periodName }) => !(LOG_PERIODS as readonly string[]).includes(periodName));
  const names = [...LOG_PERIODS, ...others.map(({ periodName }) => periodName)];
  return (
    <>
      {log.isSchoolDay ? null : (
        <Notice icon={<IconCalendarOff size={16} stroke={1.75} aria-hidden="true" />}>{noSchoolWords(date)}</Notice>
      )}
      <div className={classes.frame}>
        <table className={classes.table} aria-label={t`Periods of the day`}>
          <thead>
            <tr>
              <th scope="col" className={classes.period}>{t`Period`}</th>
              <th scope="col" className={classes.class}>{t`Class`}</th>
              <th scope="col" className={classes.subject}>{t`Subject`}</th>
              <th scope="col">{t`What was taught`}</th>
              <th scope="col" className={classes.act} aria-label={t`Fill`} />
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <LogRow key={name} name={name} period={log.periods.find(({ periodName }) => periodName === name)} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
