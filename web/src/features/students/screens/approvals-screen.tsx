import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getIdentityApproval, listIdentityChanges, saveIdentityApproval } from '@shala/contract/students';
import { IconChecks, IconCircleCheck, IconCircleX, IconUserShield } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Card } from '#ui/card';
import { FilterRow, Segmented } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { CheckField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchStudents, studentsQuery, useStudentAct, useStudents } from '../api.ts';
import { type IdentityChange, useChangeWords } from '../approvals/change-words.ts';
import { DecideButtons } from '../approvals/decide-buttons.tsx';
import { useStudentWords } from '../lib/words.ts';

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchStudents(getIdentityApproval, {});
  return prefetchStudents(listIdentityChanges, { query: { state: search.get('state') === 'decided' ? 'decided' : 'waiting' } });
}

/** Changes of names, dates of birth and parents that wait for a second administrator, and those that were decided. */
export function ApprovalsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const state = get('state') === 'decided' ? 'decided' : 'waiting';
  const query = useStudents(listIdentityChanges, { query: { state } });
  const columns = useColumns(state);
  const choices = [
    { value: 'waiting' as const, label: t`Pending` },
    { value: 'decided' as const, label: t`Approved or rejected` },
  ];
  return (
    <>
      <PageHeader title={t`Approvals`} context={t`A second administrator checks important changes`} />
      <SettingCard />
      <div style={{ height: 16 }} />
      <FilterRow end={query.data?.length ? <Plural value={query.data.length} one="# request" other="# requests" /> : null}>
        <Segmented
          label={t`Show`}
          value={state}
          choices={choices}
          onChange={(value) => change({ state: value === 'decided' ? value : null })}
        />
      </FilterRow>
      <LoadState query={query} title={t`The list of approvals could not be opened`} rows={4}>
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconChecks size={24} stroke={1.75} />}
                title={state === 'waiting' ? t`No pending approvals` : t`No request approved or rejected yet`}
              />
            </Card>
          ) : (
            <DataTable label={t`Changes`} columns={columns} rows={rows} rowId={({ id }) => id} />
          )
        }
      </LoadState>
    </>
  );
}

function SettingCard() {
  const { t } = useLingui();
  const query = useStudents(getIdentityApproval, {});
  const client = useQueryClient();
  // The box answers to the press, and not only when the server has.
  const [wanted, setWanted] = useState<boolean>();
  const act = useStudentAct(saveIdentityApproval, ({ isOn }) => {
    client.setQueryData(studentsQuery(getIdentityApproval, {}).queryKey, (kept) => kept && { ...kept, isOn });
    showToast({
      tone: 'good',
      sentence: isOn ? t`Changes now need approval.` : t`Changes no longer need approval.`,
    });
  });
  const save = (isOn: boolean) => {
    setWanted(isOn);
    act.mutate({ input: { body: { isOn } } }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <LoadState query={query} title={t`The approval setting could not be opened`} rows={1}>
      {({ isOn, administrators }) => (
        <Card>
          <Stack gap={14} p={16}>
            <CheckField
              label={t`A second administrator must approve changes to a student’s name, date of birth, father or mother`}
              checked={wanted ?? isOn}
              disabled={act.isPending || (!isOn && administrators < 2)}
              onChange={(event) => save(event.target.checked)}
            />
            {administrators < 2 ? (
              <Text c="dimmed" fz="sm">
                <IconUserShield size={14} stroke={2} aria-hidden="true" />{' '}
                <Trans>
                  This is off now. It needs at least two administrators who can sign in.{' '}
                  <Link to={paths.usersData}>Invite an administrator</Link>
                </Trans>
              </Text>
            ) : null}
            <FormError error={act.error} />
          </Stack>
        </Card>
      )}
    </LoadState>
  );
}

function useColumns(state: 'waiting' | 'decided'): Column<IdentityChange>[] {
  const { t } = useLingui();
  const wordsOf = useChangeWords();
  const { seatOf } = useStudentWords();
  const badges: Record<IdentityChange['state'], ReactNode> = {
    waiting: null,
    approved: <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Approved`}</StatusBadge>,
    refused: <StatusBadge tone="bad" icon={<IconCircleX size={14} stroke={2} />}>{t`Rejected`}</StatusBadge>,
    withdrawn: <StatusBadge tone="plain" icon={<IconCircleX size={14} stroke={2} />}>{t`Withdrawn`}</StatusBadge>,
  };
  return [
    {
      id: 'student',
      head: t`Student`,
      cell: ({ student }) => <Link to={pathTo(paths.studentProfile, { studentId: student.id })}>{student.name}</Link>,
    },
    { id: 'class', head: t`Class`, width: '110px', cell: ({ student }) => seatOf(student) },
    { id: 'what', head: t`Change`, cell: (change) => wordsOf(change) },
    { id: 'why', head: t`Reason`, cell: ({ reason }) => reason || '–' },
    { id: 'by', head: t`Requested by`, cell: ({ askedBy, askedAt }) => `${askedBy}, ${formatDateTime(askedAt)}` },
    state === 'waiting'
      ? { id: 'decide', head: t`Action`, isHeadHidden: true, width: '190px', cell: (change) => <DecideButtons change={change} /> }
      : {
          id: 'decided',
          head: t`Decision`,
          cell: (change) => (
            <>
              {badges[change.state]} {change.decidedBy} {change.note}
            </>
          ),
        },
  ];
}
