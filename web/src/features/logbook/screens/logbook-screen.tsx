import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getTeacherList } from '@shala/contract/employees';
import { listLogProgress } from '@shala/contract/logbook';
import { SKELETON_CARDS } from '@shala/contract/shared';
import { IconNotebook, IconSearchOff } from '@tabler/icons-react';
import { isAbsent } from '#lib/call-error';
import { noSchoolWords } from '#lib/no-school';
import type { ScreenParams } from '#lib/screen';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Segmented } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { SimpleGrid } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { dayOr, prefetchLog, useLog } from '../api.ts';
import { DateLabel, DayChoice } from '../components/day-choice.tsx';
import { LogExport } from '../components/log-export.tsx';
import { TeacherCard } from '../components/teacher-card.tsx';
import classes from './logbook-screen.module.css';

/** Begins loading the staff and who has filled the day's log. */
export function prefetchLogbook(_params: ScreenParams, search: URLSearchParams) {
  void prefetchLog(listLogProgress, { params: { date: dayOr(search.get('date') ?? '') } });
  return prefetchLog(getTeacherList, {});
}

/** The teachers as cards, each leading to the log of the day; beside each how much of it is filled. */
export function LogbookScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const searchBox = useSlashKey();
  const date = dayOr(get('date'));
  const isOpenOnly = get('show') === 'open';
  const staff = useLog(getTeacherList, {});
  const progress = useLog(listLogProgress, { params: { date } });
  const states = new Map(progress.data?.teachers.map((row) => [row.teacherId, row]));
  const unfilled = progress.data?.teachers.filter(({ lessons, recorded }) => recorded < lessons).length ?? 0;
  const wanted = search.trim().toLocaleLowerCase();
  const shown = staff.data?.filter(({ _id, name, isTeaching = true }) => {
    const state = states.get(_id);
    // Of those who do not teach, only who takes a period today, such as a librarian, has something to write.
    return (
      (isTeaching || state !== undefined) &&
      name.toLocaleLowerCase().includes(wanted) &&
      (!isOpenOnly || (state !== undefined && state.recorded < state.lessons))
    );
  });
  return (
    <>
      <PageHeader
        title={t`Logbook`}
        context={
          <>
            <Trans>What each teacher taught, period by period</Trans> · <DateLabel date={date} />
          </>
        }
        actions={
          <>
            <LogExport from={date} to={date} />
            <DayChoice date={date} onChange={(day) => change({ date: day })} />
          </>
        }
      />
      <FilterRow end={<ProgressLine date={date} progress={progress.data} unfilled={unfilled} />}>
        <SearchBox ref={searchBox} hasKey label={t`Search Staff`} value={search} onChange={setSearch} />
        {isAbsent(progress.error) ? null : (
          <Segmented
            label={t`Show`}
            value={isOpenOnly ? 'open' : 'all'}
            choices={[
              { value: 'all', label: t`All` },
              { value: 'open', label: t`Not filled` },
            ]}
            onChange={(show) => change({ show: show === 'open' ? 'open' : null })}
          />
        )}
      </FilterRow>
      {staff.isPending ? (
        <SimpleGrid cols={6} spacing={12} pb={24} role="status" aria-label={t`Loading...`}>
          {Array.from({ length: SKELETON_CARDS }, (_card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their place
            <span key={index} className={classes.skeleton} data-skeleton />
          ))}
        </SimpleGrid>
      ) : shown === undefined ? (
        <Card>
          <ErrorState
            title={t`The logbooks of this day could not be opened`}
            error={staff.error}
            onRetry={() => void staff.refetch()}
            isRetrying={staff.isFetching}
          />
        </Card>
      ) : shown.length === 0 ? (
        <Card>
          <NobodyShown isSearching={wanted !== ''} isOpenOnly={isOpenOnly} />
        </Card>
      ) : (
        <SimpleGrid component="ul" cols={6} spacing={12} pb={24}>
          {shown.map((teacher) => (
            <li key={teacher._id}>
              <TeacherCard teacher={teacher} date={date} state={progress.data ? states.get(teacher._id) : null} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

type ProgressProps = { date: string; progress: { isSchoolDay: boolean; teachers: unknown[] } | undefined; unfilled: number };

function ProgressLine({ date, progress, unfilled }: ProgressProps) {
  if (!progress) return null;
  if (!progress.isSchoolDay) return noSchoolWords(date);
  const count = progress.teachers.length;
  if (unfilled === 0)
    return (
      <Plural
        value={count}
        _0="No teacher has a period"
        one="The logbook of # teacher is filled"
        other="The logbooks of all # teachers are filled"
      />
    );
  return (
    <Trans>
      {unfilled} of {count} teachers still have periods to fill
    </Trans>
  );
}

function NobodyShown({ isSearching, isOpenOnly }: { isSearching: boolean; isOpenOnly: boolean }) {
  const { t } = useLingui();
  if (isSearching) return <EmptyState icon={<IconSearchOff size={24} stroke={1.75} />} title={t`No matching staff`} />;
  if (isOpenOnly) return <EmptyState icon={<IconNotebook size={24} stroke={1.75} />} title={t`All logbooks of this day are filled`} />;
  return (
    <EmptyState icon={<IconNotebook size={24} stroke={1.75} />} title={t`No staff yet`}>
      <p>{t`Teachers appear here once they are added under Employee.`}</p>
    </EmptyState>
  );
}
