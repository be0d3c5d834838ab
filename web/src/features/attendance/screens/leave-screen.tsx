import { useLingui } from '@lingui/react/macro';
import { LEAVE_STATES, listLeave } from '@shala/contract/attendance';
import { IconBeach, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Segmented, Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { Tabs } from '#ui/tabs';
import { prefetchAttendance, useAttendance } from '../api.ts';
import { AttendanceNav } from '../components/attendance-nav.tsx';
import { ApplyDialog } from '../leave/apply-dialog.tsx';
import { LeaveBalances } from '../leave/balances.tsx';
import { LeaveTable } from '../leave/leave-table.tsx';
import { useLeaveActs } from '../leave/use-leave-acts.tsx';

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  return search.size === 0 ? prefetchAttendance(listLeave, { query: { state: 'applied' } }) : undefined;
}

/** Leave of employees and students: what waits, what was decided, and what is left of the year. */
export function LeaveScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [isApplying, setIsApplying] = useState(false);
  const acts = useLeaveActs();
  const tab = get('tab') === 'balances' ? 'balances' : 'leave';
  return (
    <>
      <PageHeader
        title={t`Leave`}
        context={t`Approved leave is marked in the registers automatically`}
        actions={
          <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsApplying(true)}>
            {t`Apply for leave`}
          </Button>
        }
      />
      <AttendanceNav />
      <Tabs
        label={t`Leave`}
        value={tab}
        tabs={[
          { id: 'leave', label: t`Applications` },
          { id: 'balances', label: t`Leave balances` },
        ]}
        onChange={(id) => change({ tab: id === 'balances' ? id : null })}
      >
        {tab === 'balances' ? <LeaveBalances /> : <Applications acts={acts} />}
      </Tabs>
      {isApplying ? (
        <ApplyDialog
          onClose={() => setIsApplying(false)}
          onDone={({ leaveId, name, isApproved }) => {
            setIsApplying(false);
            if (isApproved) void acts.approve({ id: leaveId, name });
            else showToast({ tone: 'good', sentence: t`The leave application was saved. It needs approval.` });
          }}
        />
      ) : null}
      {acts.dialog}
    </>
  );
}

function Applications({ acts }: { acts: ReturnType<typeof useLeaveActs> }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const searchBox = useSlashKey();
  const state = LEAVE_STATES.find((name) => name === get('state')) ?? (get('state') === 'all' ? undefined : 'applied');
  const kind = get('kind') === 'employee' || get('kind') === 'student' ? (get('kind') as 'employee' | 'student') : undefined;
  const query = useAttendance(listLeave, {
    query: { ...(state ? { state } : {}), ...(kind ? { kind } : {}), ...(get('q') ? { search: get('q') } : {}) },
  });
  const totals = query.data?.totals;
  const label = (word: string, count: number | undefined) => (count === undefined ? word : `${word} ${formatNumber(count)}`);
  return (
    <>
      {query.data ? (
        <FigureStrip>
          <Figure label={t`Pending`} figure={formatNumber(query.data.totals.applied)} to="?state=applied" />
          <Figure
            label={t`Staff on leave today`}
            figure={formatNumber(query.data.onLeaveToday.employees)}
            to={`${paths.employeesAbsent}?show=leave`}
          />
          <Figure
            label={t`Students on leave today`}
            figure={formatNumber(query.data.onLeaveToday.students)}
            to={`${paths.studentsAbsent}?show=leave`}
          />
        </FigureStrip>
      ) : null}
      <FilterRow>
        <SearchBox ref={searchBox} hasKey label={t`Search by name`} value={search} onChange={setSearch} />
        <Segmented
          label={t`Status`}
          value={state ?? 'all'}
          choices={[
            { value: 'applied', label: label(t`Pending`, totals?.applied) },
            { value: 'approved', label: label(t`Approved`, totals?.approved) },
            { value: 'refused', label: label(t`Rejected`, totals?.refused) },
            { value: 'withdrawn', label: label(t`Withdrawn`, totals?.withdrawn) },
            { value: 'all', label: t`All` },
          ]}
          onChange={(value) => change({ state: value === 'applied' ? null : value })}
        />
        <Select
          label={t`Show leave of`}
          value={kind ?? ''}
          choices={[
            { value: '', label: t`Staff and students` },
            { value: 'employee', label: t`Staff` },
            { value: 'student', label: t`Students` },
          ]}
          onChange={(value) => change({ kind: value })}
        />
      </FilterRow>
      <LoadState query={query} title={t`The leave applications could not be opened`}>
        {({ leaves }) =>
          leaves.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconBeach size={24} stroke={1.75} />}
                title={state === 'applied' ? t`No pending leave applications` : t`No matching leave applications`}
              />
            </Card>
          ) : (
            <LeaveTable rows={leaves} acts={acts} isMixed={state === undefined} />
          )
        }
      </LoadState>
    </>
  );
}
