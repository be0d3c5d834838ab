import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import type { Board } from '../lib/board.ts';
import { type Group, GroupFields } from './group-fields.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import classes from './rules.module.css';
import type { PartProps, Rules } from './rules.ts';
import { TickList } from './tick-list.tsx';

type Split = Rules['splits'][number];
type Props = { board: PartProps['board']; split: Split | null; onClose: () => void };

/** So many groups may be taught at the same time. */
const MOST_GROUPS = 12;

/** The classes, the periods a week and the groups of what is taught at the same time. */
export function SplitForm({ board, split, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(split?.name ?? '');
  const [periods, setPeriods] = useState(split ? String(split.periodsPerWeek) : '');
  const [sectionIds, setSectionIds] = useState<string[]>(() => sectionsOf(split));
  const [groups, setGroups] = useState<Group[]>(() =>
    split ? split.groups.map((group) => groupOf(board, group, sectionsOf(split))) : [NEW, NEW].map(keyed),
  );
  const sections = board.sections.filter(({ id }) => sectionIds.includes(id));
  const saved = groups.map((group) => savedOf(group, sections));
  const count = Number(periods);
  const isTooMany = count > 48;
  const isComplete =
    name.trim() !== '' &&
    count > 0 &&
    !isTooMany &&
    saved.every((group) => group.name.trim() !== '' && group.members.length > 0) &&
    sectionIds.every((id) => saved.some(({ members }) => members.some(({ sectionId }) => sectionId === id)));
  return (
    <RuleDialog
      title={split ? t`Edit groups` : t`Add groups`}
      context={t`All groups are taught at the same time. One group of several classes is a combined class.`}
      width={720}
      change={isComplete ? { splits: [{ ...(split && { id: split.id }), name, periodsPerWeek: count, groups: saved }] } : null}
      remove={split ? { label: t`Delete groups`, change: { removedSplitIds: [split.id] } } : undefined}
      onClose={onClose}
    >
      <FormRow>
        <TextField
          label={t`Name`}
          description={t`For example Third language of Class 8`}
          data-autofocus
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label={t`Periods a week`}
          inputMode="numeric"
          error={isTooMany ? t`Enter at most 48 periods.` : undefined}
          value={periods}
          onChange={({ target }) => setPeriods(target.value.replace(/\D/g, '').slice(0, 2))}
        />
      </FormRow>
      <SectionFields board={board} value={sectionIds} onChange={setSectionIds} />
      <div className={classes.groups}>
        {groups.map((group, at) => (
          <GroupFields
            key={group.key}
            board={board}
            number={at + 1}
            group={group}
            sections={sections}
            onChange={(next) => setGroups(groups.map((one) => (one.key === group.key ? next : one)))}
            onRemove={groups.length > 1 ? () => setGroups(groups.filter((one) => one.key !== group.key)) : undefined}
          />
        ))}
      </div>
      <div>
        <Button
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          disabled={groups.length >= MOST_GROUPS}
          onClick={() => setGroups([...groups, keyed(NEW)])}
        >
          {t`Add a group`}
        </Button>
      </div>
    </RuleDialog>
  );
}

type SectionProps = { board: Board; value: string[]; onChange: (sectionIds: string[]) => void };

function SectionFields({ board, value, onChange }: SectionProps) {
  const { t } = useLingui();
  const options = board.sections.map(({ id, className, name }) => [id, `${className} ${name}`] as const);
  return <TickList legend={t`Sections`} options={options} value={value} onChange={onChange} />;
}

const NEW: Omit<Group, 'key'> = { name: '', teacherId: '', subjects: {}, without: [] };
const keyed = (group: Omit<Group, 'key'>): Group => ({ ...group, key: crypto.randomUUID() });

function sectionsOf(split: Split | null): string[] {
  return [...new Set((split?.groups ?? []).flatMap(({ members }) => members.map(({ sectionId }) => sectionId)))];
}

function groupOf(board: PartProps['board'], { id, name, teacherId, members }: Split['groups'][number], all: readonly string[]): Group {
  return {
    id,
    key: id,
    name,
    teacherId: teacherId ?? '',
    subjects: Object.fromEntries(members.map(({ sectionId, subjectId }) => [board.section(sectionId)?.classId ?? '', subjectId])),
    without: all.filter((sectionId) => !members.some((member) => member.sectionId === sectionId)),
  };
}

/** A group as it is saved: in the sections that have a subject for it, and are not left out. */
function savedOf({ id, name, teacherId, subjects, without }: Group, sections: Board['sections']) {
  return {
    ...(id !== undefined && { id }),
    name,
    teacherId: teacherId || null,
    members: sections.flatMap(({ id: sectionId, classId }) => {
      const subjectId = subjects[classId];
      return subjectId && !without.includes(sectionId) ? [{ sectionId, subjectId }] : [];
    }),
  };
}
