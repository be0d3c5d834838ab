import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { IconClock, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatList } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { useDayNames } from '../lib/use-names.ts';
import { RuleDialog } from './rule-dialog.tsx';
import type { PartProps, Rules } from './rules.ts';
import { TickList } from './tick-list.tsx';

type Bell = Rules['bells'][number];
type Line = { periodId: string; startsAt: string; endsAt: string };

/** Period times of a wing, or of a day such as a short Saturday. */
export function BellsCard({ board, rules: { bells } }: PartProps) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [open, setOpen] = useState<Bell | 'new' | null>(null);
  const names = new Map(board.sections.map(({ classId, className }) => [classId, className]));
  const classesOf = (ids: readonly string[]) => [...names].filter(([id]) => ids.includes(id)).map(([, name]) => name);
  const daysOf = (days: readonly number[]) => SCHOOL_DAYS.filter((_, index) => days.includes(index + 1)).map((day) => long[day]);
  return (
    <Card
      title={t`Other period times`}
      fact={t`For a wing with its own bell, or for a short Saturday. Other classes and days follow the school’s period times`}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add period times`}
        </Button>
      }
    >
      {bells.length === 0 ? (
        <EmptyState icon={<IconClock size={24} stroke={1.75} />} title={t`All classes have the same period times on all days.`} />
      ) : (
        <DataTable
          isBare
          label={t`Other period times`}
          rows={bells}
          rowId={({ id }) => id}
          onOpen={setOpen}
          columns={[
            { id: 'name', head: t`Name`, width: '24%', cell: ({ name }) => name },
            {
              id: 'classes',
              head: t`Classes`,
              width: '30%',
              cell: ({ classIds }) => (classIds.length === 0 ? t`Whole school` : formatList(classesOf(classIds))),
            },
            { id: 'days', head: t`Days`, width: '22%', cell: ({ days }) => (days.length === 0 ? t`All days` : formatList(daysOf(days))) },
            { id: 'times', head: t`Time`, cell: ({ periods }) => `${periods[0]?.startsAt}–${periods.at(-1)?.endsAt}` },
          ]}
        />
      )}
      {open ? (
        <BellDialog board={board} bell={open === 'new' ? null : open} schoolClasses={[...names]} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}

type DialogProps = { board: PartProps['board']; bell: Bell | null; schoolClasses: [string, string][]; onClose: () => void };

function BellDialog({ board, bell, schoolClasses, onClose }: DialogProps) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [name, setName] = useState(bell?.name ?? '');
  const [classIds, setClassIds] = useState<string[]>(bell?.classIds ?? []);
  const [days, setDays] = useState<number[]>(bell?.days ?? []);
  const given = new Map(bell?.periods.map((line) => [line.periodId, line]));
  const [lines, setLines] = useState<Line[]>(() =>
    board.periods.map(({ id, startsAt, endsAt }) => given.get(id) ?? { periodId: id, startsAt, endsAt }),
  );
  const change = (periodId: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.periodId === periodId ? { ...line, ...part } : line)));
  const isComplete = name.trim() !== '' && lines.every(({ startsAt, endsAt }) => startsAt !== '' && endsAt !== '');
  const saved = { ...(bell && { id: bell.id }), name, classIds, days, periods: lines };
  return (
    <RuleDialog
      title={bell ? t`Edit period times` : t`Add period times`}
      width={620}
      change={isComplete && (classIds.length > 0 || days.length > 0) ? { bells: [saved] } : null}
      remove={bell ? { label: t`Delete`, change: { removedBellIds: [bell.id] } } : undefined}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        description={t`For example Primary wing or Short Saturday`}
        data-autofocus
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TickList legend={t`Classes (tick none for the whole school)`} options={schoolClasses} value={classIds} onChange={setClassIds} />
      <TickList
        legend={t`Days (tick none for all days)`}
        options={SCHOOL_DAYS.map((day, index) => [index + 1, long[day]] as const)}
        value={days}
        onChange={setDays}
      />
      {lines.map(({ periodId, startsAt, endsAt }) => {
        const period = board.periodName(periodId);
        return (
          <FormRow key={periodId}>
            <TextField
              label={t`${period} starts`}
              type="time"
              value={startsAt}
              onChange={({ target }) => change(periodId, { startsAt: target.value })}
            />
            <TextField
              label={t`${period} ends`}
              type="time"
              value={endsAt}
              onChange={({ target }) => change(periodId, { endsAt: target.value })}
            />
          </FormRow>
        );
      })}
    </RuleDialog>
  );
}
