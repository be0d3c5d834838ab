import { Trans, useLingui } from '@lingui/react/macro';
import { saveTimetableRules, type TimetablePlace } from '@shala/contract/timetable';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatList } from '#lib/format';
import { paths } from '#lib/paths';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { CheckField, TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Box, Text } from '#ui/layout';
import { useTimetableAct } from '../api.ts';
import { BellsCard } from './bells-card.tsx';
import { FixedCard } from './fixed-card.tsx';
import { PlaceGrid } from './place-grid.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { PartProps, Rules } from './rules.ts';
import { TickList } from './tick-list.tsx';
import { usePlaceWords } from './use-rule-words.ts';

type Closure = Rules['closures'][number];

/** What holds for the week of the school or of some classes: no lessons then, fixed periods, class teachers first. */
export function ClosuresPart({ board, rules }: PartProps) {
  return (
    <>
      <FirstPeriodCard
        isOn={rules.classTeacherFirst}
        hasClassTeachers={board.sections.some(({ classTeacherId }) => classTeacherId !== null)}
      />
      <BellsCard board={board} rules={rules} />
      <ClosuresCard board={board} rules={rules} />
      <FixedCard board={board} rules={rules} />
    </>
  );
}

function FirstPeriodCard({ isOn, hasClassTeachers }: { isOn: boolean; hasClassTeachers: boolean }) {
  const { t } = useLingui();
  const save = useTimetableAct(saveTimetableRules);
  return (
    <Card title={t`Class teachers`}>
      <Box py={14} px={16}>
        <CheckField
          label={t`The class teacher takes the first period`}
          description={t`For example, a class teacher who teaches 4 periods a week in the section takes the first period on 4 days.`}
          checked={save.isPending ? !isOn : isOn}
          onChange={({ target }) => save.mutate({ body: { classTeacherFirst: target.checked } })}
        />
        {isOn && !hasClassTeachers ? (
          <Text c="dimmed" fz={13}>
            <Trans>
              No section has a class teacher yet. Select class teachers under <Link to={paths.classesData}>Classes</Link>.
            </Trans>
          </Text>
        ) : null}
        <FormError error={save.error} />
      </Box>
    </Card>
  );
}

function ClosuresCard({ board, rules: { closures } }: PartProps) {
  const { t } = useLingui();
  const places = usePlaceWords(board);
  const [open, setOpen] = useState<Closure | 'new' | null>(null);
  const names = new Map(board.sections.map(({ classId, className }) => [classId, className]));
  const classesOf = (ids: readonly string[]) => [...names].filter(([id]) => ids.includes(id)).map(([, name]) => name);
  return (
    <Card
      title={t`Closed periods`}
      fact={t`Periods in which a class is not taught, for example assembly or a short Saturday`}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add closed periods`}
        </Button>
      }
    >
      {closures.length === 0 ? (
        <EmptyState
          icon={<IconCalendarOff size={24} stroke={1.75} />}
          title={t`No closed periods. All periods from Monday to Saturday are open for all classes.`}
        />
      ) : (
        <DataTable
          isBare
          label={t`Closed periods`}
          rows={closures}
          rowId={({ id }) => id}
          onOpen={setOpen}
          columns={[
            { id: 'name', head: t`Name`, width: '24%', cell: ({ name }) => name },
            {
              id: 'classes',
              head: t`Classes`,
              width: '36%',
              cell: ({ classIds }) => (classIds.length === 0 ? t`Whole school` : formatList(classesOf(classIds))),
            },
            { id: 'places', head: t`Periods`, cell: ({ away }) => places(away) },
          ]}
        />
      )}
      {open ? (
        <ClosureDialog board={board} closure={open === 'new' ? null : open} schoolClasses={[...names]} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}

type DialogProps = { board: PartProps['board']; closure: Closure | null; schoolClasses: [string, string][]; onClose: () => void };

function ClosureDialog({ board, closure, schoolClasses, onClose }: DialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(closure?.name ?? '');
  const [classIds, setClassIds] = useState<string[]>(closure?.classIds ?? []);
  const [away, setAway] = useState<TimetablePlace[]>(closure?.away ?? []);
  const saved = { ...(closure && { id: closure.id }), name, classIds, away };
  return (
    <RuleDialog
      title={closure ? t`Edit closed periods` : t`Add closed periods`}
      width={620}
      change={name.trim() === '' || away.length === 0 ? null : { closures: [saved] }}
      remove={closure ? { label: t`Delete`, change: { removedClosureIds: [closure.id] } } : undefined}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        description={t`For example Assembly or Short Saturday`}
        data-autofocus
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TickList legend={t`Classes (tick none for the whole school)`} options={schoolClasses} value={classIds} onChange={setClassIds} />
      <PlaceGrid board={board} label={t`Tick the closed periods.`} value={away} onChange={setAway} />
    </RuleDialog>
  );
}
