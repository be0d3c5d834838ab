import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { IconPin, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ChoiceField } from '#ui/field';
import { FormRow } from '#ui/form';
import { useDayNames } from '../lib/use-names.ts';
import { RuleDialog } from './rule-dialog.tsx';
import type { PartProps, Rules } from './rules.ts';

type Fixed = Rules['fixed'][number];
type Draft = Record<'sectionId' | 'subjectId' | 'day' | 'periodId', string>;

/** Periods whose subject is settled before a timetable is made. */
export function FixedCard({ board, rules: { fixed } }: PartProps) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [open, setOpen] = useState<Fixed | 'new' | null>(null);
  const sectionName = (id: string) => {
    const section = board.section(id);
    return section ? `${section.className} ${section.name}` : '';
  };
  return (
    <Card
      title={t`Subjects with a fixed period`}
      fact={t`A subject that is always taught in a certain period`}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add fixed period`}
        </Button>
      }
    >
      {fixed.length === 0 ? (
        <EmptyState
          icon={<IconPin size={24} stroke={1.75} />}
          title={t`No subject has a fixed period. Add one, for example Library on Tuesday.`}
        />
      ) : (
        <DataTable
          isBare
          label={t`Subjects with a fixed period`}
          rows={fixed}
          rowId={({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`}
          onOpen={setOpen}
          columns={[
            { id: 'section', head: t`Class`, cell: ({ sectionId }) => sectionName(sectionId) },
            { id: 'subject', head: t`Subject`, cell: ({ subjectId }) => board.subject(subjectId)?.name ?? '' },
            { id: 'day', head: t`Day`, cell: ({ day }) => long[SCHOOL_DAYS[day - 1] ?? 'Monday'] },
            { id: 'period', head: t`Period`, cell: ({ periodId }) => board.periodName(periodId) },
          ]}
        />
      )}
      {open ? (
        <FixedDialog board={board} fixed={open === 'new' ? null : open} sectionName={sectionName} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}

type DialogProps = { board: PartProps['board']; fixed: Fixed | null; sectionName: (id: string) => string; onClose: () => void };

function FixedDialog({ board, fixed, sectionName, onClose }: DialogProps) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [draft, setDraft] = useState<Draft>({
    sectionId: fixed?.sectionId ?? '',
    subjectId: fixed?.subjectId ?? '',
    day: fixed ? String(fixed.day) : '',
    periodId: fixed?.periodId ?? '',
  });
  const field = (key: keyof Draft) => ({
    placeholder: t`Select`,
    value: draft[key],
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setDraft({ ...draft, ...(key === 'sectionId' && { subjectId: '' }), [key]: target.value }),
  });
  const isWhole = Object.values(draft).every(Boolean);
  const row = { ...draft, day: Number(draft.day) };
  // What was elsewhere before is free again.
  const freed = fixed && !(fixed.sectionId === row.sectionId && fixed.day === row.day && fixed.periodId === row.periodId);
  return (
    <RuleDialog
      title={fixed ? t`Edit fixed period` : t`Add fixed period`}
      change={isWhole ? { fixed: [...(freed ? [{ ...fixed, subjectId: null }] : []), row] } : null}
      remove={fixed ? { label: t`Delete`, change: { fixed: [{ ...fixed, subjectId: null }] } } : undefined}
      onClose={onClose}
    >
      <FormRow>
        <ChoiceField
          label={t`Class`}
          data-autofocus
          choices={board.sections.map(({ id }) => ({ value: id, label: sectionName(id) }))}
          {...field('sectionId')}
        />
        <ChoiceField
          label={t`Subject`}
          choices={board.subjectsOf(draft.sectionId).map(({ id, name }) => ({ value: id, label: name }))}
          {...field('subjectId')}
        />
      </FormRow>
      <FormRow>
        <ChoiceField
          label={t`Day`}
          choices={SCHOOL_DAYS.map((name, index) => ({ value: String(index + 1), label: long[name] }))}
          {...field('day')}
        />
        <ChoiceField label={t`Period`} choices={board.periods.map(({ id, name }) => ({ value: id, label: name }))} {...field('periodId')} />
      </FormRow>
    </RuleDialog>
  );
}
