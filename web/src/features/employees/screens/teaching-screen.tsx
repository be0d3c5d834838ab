import { Plural, useLingui } from '@lingui/react/macro';
import { getTeaching } from '@shala/contract/employees';
import { IconAlertTriangle, IconBooks, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchEmployees, useEmployees } from '../api.ts';
import { groupSubjects, lacksTeacher, type SubjectGroup, type Teaching, teachersOf } from '../teaching/group-subjects.ts';
import { TeachersDialog } from '../teaching/teachers-dialog.tsx';
import classes from '../teaching/teaching.module.css';

/** Who teaches what in the whole school, one line for each subject. */
export function TeachingScreen() {
  const { t } = useLingui();
  const [edited, setEdited] = useState<string | null>(null);
  const teaching = useEmployees(getTeaching, {});
  return (
    <>
      <PageHeader title={t`Who teaches what`} context={t`The timetable takes the teachers of each subject from here`} />
      <LoadState query={teaching} title={t`The subjects could not be opened`}>
        {(loaded) => <TeachingTable teaching={loaded} onEdit={setEdited} />}
      </LoadState>
      {edited === null ? null : <TeachersDialog name={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function TeachingTable({ teaching, onEdit }: { teaching: Teaching; onEdit: (name: string) => void }) {
  const { t } = useLingui();
  const columns = useColumns(teaching, onEdit);
  const groups = groupSubjects(teaching);
  const offers = groups.flatMap((group) => group.offers);
  const lacking = offers.filter(lacksTeacher).length;
  const hasNone = offers.every(({ teacherIds }) => teacherIds.length === 0);
  if (groups.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconBooks size={24} stroke={1.75} />}
          title={t`No class has a subject yet`}
          action={<LinkButton to={paths.subjectsData}>{t`Add subjects`}</LinkButton>}
        />
      </Card>
    );
  return (
    <DataTable
      label={t`Who teaches what`}
      columns={columns}
      rows={groups}
      rowId={({ name }) => name}
      foot={
        hasNone ? (
          <StatusBadge tone="warn" icon={<IconAlertTriangle size={16} />}>{t`No teacher is selected yet`}</StatusBadge>
        ) : lacking === 0 ? (
          <StatusBadge tone="good" icon={<IconCircleCheck size={16} />}>{t`Each subject has a teacher`}</StatusBadge>
        ) : (
          <StatusBadge tone="warn" icon={<IconAlertTriangle size={16} />}>
            <Plural value={lacking} one="# subject of a class has no teacher" other="# subjects of classes have no teacher" />
          </StatusBadge>
        )
      }
    />
  );
}

function useColumns(teaching: Teaching, onEdit: (name: string) => void): Column<SubjectGroup>[] {
  const { t } = useLingui();
  return [
    { id: 'name', head: t`Subject`, cell: ({ name }) => name, width: '20%' },
    {
      id: 'teachers',
      head: t`Teachers`,
      cell: (group) => (
        <ul className={classes.lines}>
          {teachersOf(group, teaching).map(({ id, name, classNames }) => (
            <li key={id}>
              {name} <span className={classes.quiet}>{classNames.join(', ')}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'lacking',
      head: t`Classes without a teacher`,
      cell: ({ offers }) =>
        offers
          .filter(lacksTeacher)
          .map(({ className }) => className)
          .join(', ') || (offers.some(({ teacherIds }) => teacherIds.length > 0) ? '–' : t`No class has periods of this subject yet`),
      width: '28%',
    },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      width: '150px',
      cell: ({ name }) => (
        <Button size="small" aria-label={t`Select teachers of ${name}`} onClick={() => onEdit(name)}>
          {t`Select teachers`}
        </Button>
      ),
    },
  ];
}

export function prefetchTeaching() {
  return prefetchEmployees(getTeaching, {});
}
