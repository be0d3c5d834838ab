import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { useNames } from '../lib/use-names.ts';
import type { PartProps, Rules } from './rules.ts';
import { SplitForm } from './split-form.tsx';

type Split = Rules['splits'][number];

/** What is taught in groups at the same time: languages, options, boys and girls; and classes that are taught together. */
export function SplitsPart({ board, rules: { splits } }: PartProps) {
  const { t } = useLingui();
  const words = useNames(board);
  const [open, setOpen] = useState<Split | 'new' | null>(null);
  const sectionsOf = ({ groups }: Split) => {
    const ids = new Set(groups.flatMap(({ members }) => members.map(({ sectionId }) => sectionId)));
    return board.sections.filter(({ id }) => ids.has(id)).map(({ id }) => words.section(id));
  };
  const groupOf = ({ name, teacherId }: Split['groups'][number]) => {
    const teacher = teacherId === null ? '' : words.teacher(teacherId);
    return teacher ? t`${name}: ${teacher}` : t`${name}: no teacher`;
  };
  return (
    <Card
      title={t`Groups and combined classes`}
      fact={t`Languages, optional subjects, boys and girls, classes taught together`}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add groups`}
        </Button>
      }
    >
      {splits.length === 0 ? (
        <EmptyState
          icon={<IconUsersGroup size={24} stroke={1.75} />}
          title={t`No groups yet. Add languages or optional subjects that are taught at the same time, or classes that are taught together.`}
        />
      ) : (
        <DataTable
          isBare
          label={t`Groups and combined classes`}
          rows={splits}
          rowId={({ id }) => id}
          onOpen={setOpen}
          columns={[
            { id: 'name', head: t`Name`, width: '24%', cell: ({ name }) => name },
            { id: 'classes', head: t`Classes`, width: '24%', cell: (split) => sectionsOf(split).join(', ') },
            { id: 'week', head: t`Periods a week`, isFigure: true, cell: ({ periodsPerWeek }) => formatNumber(periodsPerWeek) },
            { id: 'groups', head: t`Groups`, cell: ({ groups }) => groups.map(groupOf).join(' · ') },
          ]}
        />
      )}
      {open ? <SplitForm board={board} split={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}
