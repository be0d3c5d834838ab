import { Plural, useLingui } from '@lingui/react/macro';
import { createSubject, getClassSubjects, getSchoolClasses, removeSubject, updateSubject } from '@shala/contract/classes';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { TeachersDialog } from '#features/employees';
import { closeWith } from '#lib/close-with';
import { queryClient } from '#lib/query-client';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, schoolQuery, useSchool, useSchoolAct } from '../api.ts';
import { NameDialog } from '../components/name-dialog.tsx';
import { type Subject, SubjectTable } from '../components/subject-table.tsx';

/** What a class is taught, and how often a week. */
export function SubjectsDataScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [edited, setEdited] = useState<Subject | 'new' | null>(null);
  const [staffed, setStaffed] = useState<Subject | null>(null);
  const structure = useSchool(getSchoolClasses, {});
  const classes = structure.data?.classes ?? [];
  const classId = get('class') || (classes[0]?.id ?? '');
  const className = classes.find(({ id }) => id === classId)?.className ?? '';
  const subjects = useSchool(getClassSubjects, { params: { classId } }, classId !== '');
  const remove = useRemoveSubject(classId);
  const weekly = subjects.data?.reduce((sum, { periodsPerWeek }) => sum + periodsPerWeek, 0) ?? 0;
  return (
    <>
      <PageHeader
        title={t`Subjects`}
        context={
          subjects.data ? (
            <Plural value={weekly} one={`Class ${className} · # period a week`} other={`Class ${className} · # periods a week`} />
          ) : (
            ' '
          )
        }
        actions={
          <Button
            isPrimary
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            disabled={classId === ''}
            onClick={() => setEdited('new')}
          >
            {t`Add subject`}
          </Button>
        }
      />
      <FilterRow>
        <Select
          label={t`Class`}
          value={classId}
          choices={classes.map((item) => ({ value: item.id, label: t`Class ${item.className}` }))}
          onChange={(chosen) => change({ class: chosen })}
        />
      </FilterRow>
      <LoadState query={subjects} after={structure} title={t`The subjects could not be opened`}>
        {(rows) => (
          <Card>
            {rows.length === 0 ? (
              <EmptyState
                icon={<IconBooks size={24} stroke={1.75} />}
                title={t`Class ${className} has no subject yet`}
                action={<Button onClick={() => setEdited('new')}>{t`Add the first subject`}</Button>}
              />
            ) : (
              <SubjectTable key={classId} subjects={rows} onRename={setEdited} onTeachers={setStaffed} onRemove={remove} />
            )}
          </Card>
        )}
      </LoadState>
      {staffed ? <TeachersDialog name={staffed.name} subjectId={staffed.id} onClose={() => setStaffed(null)} /> : null}
      {edited ? (
        <SubjectDialog classId={classId} className={className} subject={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

type DialogProps = { classId: string; className: string; subject: Subject | null; onClose: () => void };

function SubjectDialog({ classId, className, subject, onClose }: DialogProps) {
  const { t } = useLingui();
  const add = useSchoolAct(createSubject, { onDone: () => closeWith(onClose, t`The subject was added.`) });
  const rename = useSchoolAct(updateSubject, { onDone: () => closeWith(onClose, t`The subject was renamed.`) });
  return (
    <NameDialog
      title={subject ? t`Rename ${subject.name}` : t`Add subject`}
      context={t`Class ${className}`}
      label={t`Subject name`}
      act={subject ? t`Rename the subject` : t`Add subject`}
      name={subject?.name ?? ''}
      maxLength={60}
      isBusy={add.isPending || rename.isPending}
      error={add.error ?? rename.error}
      onSubmit={(name) =>
        subject?.name === name
          ? closeWith(onClose, t`Nothing was changed.`)
          : subject
            ? rename.mutate({ params: { subjectId: subject.id }, body: { name } })
            : add.mutate({ params: { classId }, body: { name, periodsPerWeek: 5 } })
      }
      onClose={onClose}
    />
  );
}

function useRemoveSubject(classId: string) {
  const { t } = useLingui();
  const bringBack = useSchoolAct(createSubject, { isToldByToast: true });
  const remove = useSchoolAct(removeSubject, { isToldByToast: true });
  return ({ id, name, periodsPerWeek }: Subject) =>
    remove.mutate(
      { params: { subjectId: id } },
      {
        onSuccess: () =>
          showToast({
            tone: 'good',
            sentence: t`${name} was deleted.`,
            onUndo: () => bringBack.mutate({ params: { classId }, body: { name, periodsPerWeek } }),
          }),
      },
    );
}

export async function prefetchSubjectsData(_params: unknown, search: URLSearchParams) {
  const { classes } = await queryClient.ensureQueryData(schoolQuery(getSchoolClasses, {}));
  const classId = search.get('class') || classes[0]?.id;
  if (classId) await prefetchSchool(getClassSubjects, { params: { classId } });
}
