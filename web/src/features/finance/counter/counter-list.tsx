import { Trans, useLingui } from '@lingui/react/macro';
import { IconSchool, IconSearchOff, IconStairsUp } from '@tabler/icons-react';
import { formatDateTime } from '#lib/format';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Notice } from '#ui/notice';
import { SkeletonRows } from '#ui/skeleton';
import type { ClassItem } from '../api.ts';
import { ClosedDayNotice } from '../components/closed-day-notice.tsx';
import { useDayState } from '../lib/use-day-state.ts';
import { FeeList } from './fee-list.tsx';
import { ListFoot } from './list-foot.tsx';
import type { CounterState } from './use-counter.ts';
import type { useCounterClasses, useCounterStudents } from './use-counter-list.ts';

type Props = {
  item: ClassItem | undefined;
  classList: ReturnType<typeof useCounterClasses>;
  list: ReturnType<typeof useCounterStudents>;
  state: CounterState;
  isWholeSchool: boolean;
};

/** The students of the class, or what stands in their place. */
export function CounterList({ item, classList, list, state, isWholeSchool }: Props) {
  const { t } = useLingui();
  const { students, keptAt, isFetching, refetch } = list;
  const { rows, school } = state;
  const day = useDayState();
  const isSearching = !school.isSettled && rows.length === 0;
  if (classList.isPending || (item && list.isPending) || isSearching) {
    return (
      <Card>
        <SkeletonRows count={14} height={41} />
      </Card>
    );
  }
  if (!item && !isWholeSchool) return <NoClasses />;
  if (isWholeSchool && school.isError && rows.length === 0) {
    return (
      <Card>
        <ErrorState
          title={t`The students could not be opened`}
          error={school.error}
          onRetry={() => void school.refetch()}
          isRetrying={school.isFetching}
        />
      </Card>
    );
  }
  if (item && !students) {
    const retry = () => {
      if (classList.isFallback) void classList.refetch();
      void refetch();
    };
    return (
      <Card>
        <ErrorState title={t`The students could not be opened`} error={list.error} onRetry={retry} isRetrying={isFetching} />
      </Card>
    );
  }
  const placeOf = () => {
    if (state.text !== '') return t`search results of the whole school`;
    return item ? t`Class ${item.className}` : t`all classes`;
  };
  return (
    <>
      {day?.isClosed ? (
        <div style={{ marginBottom: 12 }}>
          <ClosedDayNotice />
        </div>
      ) : null}
      {keptAt ? <KeptNotice at={keptAt} onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
      {rows.length === 0 ? (
        <NobodyFound isFiltered={state.text !== '' || state.shown !== 'all'} className={item?.className} onClear={() => clear(state)} />
      ) : (
        <FeeList
          ref={state.list}
          students={rows}
          currentId={state.currentId}
          openIds={state.openIds}
          hasNotice={keptAt !== undefined || day?.isClosed === true}
          onToggle={state.onToggle}
          onChoose={state.onChoose}
          onPay={state.onPay}
          onReceipt={state.setWantedReceipt}
          onEnd={school.hasNextPage && !school.isFetchingNextPage ? () => void school.fetchNextPage() : undefined}
          onKeyDown={state.keys.onListKey}
          foot={<ListFoot students={rows} place={placeOf()} />}
        />
      )}
    </>
  );
}

function clear(state: CounterState): void {
  state.setText('');
  state.setShown('all');
}

function KeptNotice({ at, onRetry, isRetrying }: { at: string; onRetry: () => void; isRetrying: boolean }) {
  const when = formatDateTime(at);
  return (
    <div style={{ marginBottom: 12 }}>
      <Notice>
        <Trans>The list could not be opened. This is the list saved on this computer on {when}. It may not be up to date.</Trans>{' '}
        <Button size="small" onClick={onRetry} isBusy={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}

function NoClasses() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<IconStairsUp size={24} stroke={1.75} />}
        title={t`The school has no classes yet`}
        action={<LinkButton to={paths.classesData}>{t`Enter the classes`}</LinkButton>}
      />
    </Card>
  );
}

type NobodyProps = { isFiltered: boolean; className: string | undefined; onClear: () => void };

function NobodyFound({ isFiltered, className, onClear }: NobodyProps) {
  const { t } = useLingui();
  return (
    <Card>
      {isFiltered || !className ? (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.75} />}
          title={t`No matching students`}
          action={<Button onClick={onClear}>{className ? t`Show the whole class` : t`Show all students`}</Button>}
        />
      ) : (
        <EmptyState
          icon={<IconSchool size={24} stroke={1.75} />}
          title={t`Class ${className} has no students yet`}
          action={<LinkButton to={paths.addStudent}>{t`Add students`}</LinkButton>}
        />
      )}
    </Card>
  );
}
