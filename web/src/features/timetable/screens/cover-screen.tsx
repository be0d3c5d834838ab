import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getCoverDesk } from '@shala/contract/timetable';
import { IconCalendarOff, IconCircleCheck, IconClipboardText, IconPrinter, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate, todayAtSchool } from '#lib/format';
import { noSchoolWords } from '#lib/no-school';
import { paths } from '#lib/paths';
import { dayOrToday } from '#lib/read-day';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow } from '#ui/controls';
import { DayFilter } from '#ui/day-input';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchTimetable, timetableQuery } from '../api.ts';
import { PaperButtons } from '../components/paper-buttons.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { AbsentCard, WhyBadge } from '../cover/absent-card.tsx';
import { ArrangementSheet } from '../cover/arrangement-sheet.tsx';
import classes from '../cover/cover.module.css';
import { useCovers } from '../cover/use-covers.ts';
import { groupByAbsent, proposalsOf } from '../lib/desk.ts';
import { type Desk, useCoverWords } from '../lib/use-cover-words.ts';

/** The register of the staff fills in the course of the morning: the desk looks again by itself. */
const LOOK_AGAIN_MS = 30_000;

/** Begins loading the day. */
export function prefetchCoverDesk(_params: ScreenParams, search: URLSearchParams) {
  return prefetchTimetable(getCoverDesk, { params: { date: dayOrToday(search.get('date') ?? '') } });
}

/** The morning's work: absent teachers, their open lessons, and who takes them. */
export function CoverScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const date = dayOrToday(get('date'));
  const query = useQuery({ ...timetableQuery(getCoverDesk, { params: { date } }), refetchInterval: LOOK_AGAIN_MS });
  const { message } = useCoverWords();
  const desk = query.data;
  const covers = useCovers(date, desk);
  const proposals = desk ? proposalsOf(desk.lessons) : [];
  const count = proposals.length;
  const handleCopy = async (shown: Desk) => {
    try {
      await navigator.clipboard.writeText(message(shown));
      showToast({ tone: 'good', sentence: t`The arrangement was copied. Paste it in your staff group.` });
    } catch {
      showToast({ tone: 'bad', sentence: t`The browser did not allow copying. Select the text and copy it.` });
    }
  };
  const hasLessons = desk !== undefined && desk.lessons.length > 0;
  const actions = (
    <>
      <Button
        icon={<IconClipboardText size={16} stroke={1.75} aria-hidden="true" />}
        disabled={!hasLessons}
        onClick={() => desk && void handleCopy(desk)}
      >
        {t`Copy as text (for WhatsApp)`}
      </Button>
      <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} disabled={!hasLessons} onClick={() => window.print()}>
        {t`Print`}
      </Button>
      <Button
        isPrimary
        icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />}
        disabled={count === 0}
        isBusy={covers.isBusy}
        onClick={() => covers.give(proposals)}
      >
        <Plural
          value={count}
          _0="Accept all suggested teachers"
          one="Accept suggested teacher for # period"
          other="Accept suggested teachers for # periods"
        />
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Arrangement`} context={formatLongDate(date)} actions={actions} />
      <TimetableNav end={<PaperButtons paper="arrangement" date={date} isEmpty={!hasLessons} />} />
      <FilterRow end={desk?.isSchoolDay ? <Summary desk={desk} /> : null}>
        <DayFilter
          label={t`Date`}
          value={date}
          isKept
          onChange={(day) => change({ date: day === todayAtSchool(new Date()) ? null : day })}
        />
        <LinkButton to={`${paths.employeesAttendance}?on=${date}`}>{t`Staff attendance`}</LinkButton>
        <LinkButton to={`${paths.leave}?kind=employee&state=all`}>{t`Leave applications`}</LinkButton>
      </FilterRow>
      {desk ? (
        <>
          <DeskCards desk={desk} covers={covers} />
          <ArrangementSheet desk={desk} />
        </>
      ) : (
        <Card>
          {query.isPending ? (
            <SkeletonRows count={8} height={52} />
          ) : (
            <ErrorState
              title={t`The arrangement for this day could not be opened`}
              error={query.error}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          )}
        </Card>
      )}
    </>
  );
}

function DeskCards({ desk, covers }: { desk: Desk; covers: ReturnType<typeof useCovers> }) {
  const { t } = useLingui();
  const { groups, rest } = groupByAbsent(desk);
  if (!desk.isSchoolDay)
    return (
      <Card>
        <EmptyState icon={<IconCalendarOff size={24} stroke={1.75} />} title={noSchoolWords(desk.date)} />
      </Card>
    );
  if (groups.length === 0 && rest.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconUserOff size={24} stroke={1.75} />} title={t`No teacher is absent on this day`}>
          <p>{t`Absences are taken from staff attendance and approved leave. Mark a teacher absent or apply for leave there.`}</p>
        </EmptyState>
      </Card>
    );
  return (
    <div className={classes.desk}>
      {groups.map(({ absent, lessons }) => (
        <AbsentCard
          key={absent.id}
          title={absent.name}
          badge={<WhyBadge why={absent.why} half={absent.half} />}
          reason={absent.reason}
          desk={desk}
          lessons={lessons}
          covers={covers}
        />
      ))}
      {rest.length > 0 ? (
        <AbsentCard
          title={t`Other periods`}
          badge={null}
          reason={t`without a teacher, or already arranged`}
          desk={desk}
          lessons={rest}
          covers={covers}
        />
      ) : null}
    </div>
  );
}

function Summary({ desk }: { desk: Desk }) {
  const [away, all] = [desk.absent.length, desk.lessons.length];
  const covered = desk.lessons.filter(({ cover }) => cover !== null).length;
  return (
    <Trans>
      {away} absent or on leave · {covered} of {all} periods arranged
    </Trans>
  );
}
