import { useLingui } from '@lingui/react/macro';
import { shiftDay } from '@shala/contract/shared';
import type { TimetableVersion } from '@shala/contract/timetable';
import { IconCircleCheck, IconClock, IconHistory } from '@tabler/icons-react';
import { formatDate, formatDateTime, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { Box, Group, Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import { PaperButtons } from '../components/paper-buttons.tsx';

type Props = { versions: readonly TimetableVersion[]; onWithdraw: (version: TimetableVersion) => void };

/** The timetables with the days on which each is in force, the last first. */
export function VersionsCard({ versions, onWithdraw }: Props) {
  const { t } = useLingui();
  const columns: Column<TimetableVersion>[] = [
    {
      id: 'from',
      head: t`Used from`,
      cell: ({ from }) =>
        from ? <span style={{ whiteSpace: 'nowrap' }}>{formatDate(from)}</span> : t`Since the school started using this program`,
    },
    { id: 'until', head: t`Until`, isOneLine: true, cell: ({ until }) => (until ? formatDate(shiftDay(until, -1)) : '–') },
    { id: 'state', head: t`Status`, cell: ({ state }) => <State state={state} /> },
    { id: 'origin', head: t`How it was made`, cell: (version) => <Origin version={version} /> },
    { id: 'lessons', head: t`Periods a week`, isFigure: true, cell: ({ lessons }) => formatNumber(lessons) },
    {
      id: 'changes',
      head: t`List of changes`,
      cell: ({ from }) => (from ? <PaperButtons paper="changes" date={from} /> : null),
    },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      cell: (version) => <Acts version={version} onWithdraw={() => onWithdraw(version)} />,
    },
  ];
  return (
    <Box mt={16}>
      <Card title={t`Timetables`}>
        <DataTable label={t`Timetables w.e.f. date`} columns={columns} rows={versions} rowId={({ from }) => from ?? 'start'} isBare />
      </Card>
    </Box>
  );
}

function State({ state }: { state: TimetableVersion['state'] }) {
  const { t } = useLingui();
  if (state === 'inForce') return <StatusBadge tone="good" icon={<IconCircleCheck size={14} />}>{t`Current`}</StatusBadge>;
  if (state === 'planned') return <StatusBadge tone="warn" icon={<IconClock size={14} />}>{t`Planned`}</StatusBadge>;
  return <StatusBadge tone="plain" icon={<IconHistory size={14} />}>{t`Past`}</StatusBadge>;
}

function Origin({ version: { draftNumber, by, putAt, lessons } }: { version: TimetableVersion }) {
  const { t } = useLingui();
  const [number, when] = [formatNumber(draftNumber ?? 0), putAt ? formatDateTime(putAt) : ''];
  return (
    <>
      {draftNumber !== null ? t`Draft ${number}` : lessons === 0 ? '–' : t`By hand`}
      {putAt ? (
        <Text span display="block" c="dimmed" fz="xs">
          {[by, when].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
    </>
  );
}

function Acts({ version: { from, until, state }, onWithdraw }: { version: TimetableVersion; onWithdraw: () => void }) {
  const { t } = useLingui();
  const day = state === 'past' && until ? shiftDay(until, -1) : state === 'planned' ? from : null;
  const address = (path: string) => (day ? `${path}?on=${day}` : path);
  const named = from ? formatDate(from) : t`the first day in this program`;
  return (
    <Group component="span" gap={6} align="stretch" justify="flex-end" wrap="nowrap">
      <LinkButton size="small" to={address(paths.schoolWeek)} aria-label={t`View the timetable from ${named}`}>{t`View`}</LinkButton>
      {state === 'past' ? null : (
        <LinkButton size="small" to={address(paths.scheduler)} aria-label={t`Edit the timetable from ${named}`}>{t`Edit`}</LinkButton>
      )}
      {state === 'planned' ? (
        <Button size="small" isSingle aria-label={t`Withdraw the timetable from ${named}`} onClick={onWithdraw}>{t`Withdraw`}</Button>
      ) : null}
    </Group>
  );
}
